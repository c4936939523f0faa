import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { agencyCardFields, type PublicAgency } from '#app/domain/agency/agency.ts'
import { retentionMonths, unansweredMonths } from '#app/domain/agency/retention.ts'
import { asksConsent } from '#app/domain/agency/shown-settings.ts'
import { shownNumbers } from '#app/domain/agency/telephone.ts'
import { keysOf, pick } from '#app/fields/typed-objects.ts'
import { readSite, translatorFor } from '#app/http/own-words.server.ts'
import { sendsReceipts } from '#app/http/pages/receipt-sentence.server.ts'
import { localeOf } from '#app/i18n/server.ts'
import { missingForVisitors } from '#app/mail/transport.server.ts'
import { ownDataPaths } from '#app/paths/own-data.ts'
import { CookieSettingsButton } from '#app/ui/consent/cookie-settings-button.tsx'
import { ArrowLink } from '#app/ui/parts/button.tsx'
import { ContactWays } from '#app/ui/sections/contact-ways.tsx'
import { PageHead } from '#app/ui/sections/page-head.tsx'
import { pageMeta } from '#app/ui/sections/page-meta.ts'
import { Split } from '#app/ui/sections/split.tsx'
import { TextSections } from '#app/ui/sections/text-sections.tsx'
import { SeenSwitch } from '#app/ui/visits/seen-switch.tsx'
import styles from './privacy.module.css'

const shownNames = [
  ...agencyCardFields,
  'dataProtectionOfficer',
  'tagManagerId',
  'consentAlwaysAsked',
] as const satisfies (keyof PublicAgency)[]

export async function loader({ request, context: { config, transport }, context }: LoaderFunctionArgs) {
  const locale = await localeOf(request)
  const [{ agency }, t] = await Promise.all([readSite(context, locale), translatorFor(context, locale, 'legal')])
  const words = t('pages:privacy', { returnObjects: true })
  const { visit, hosting, enquiries, rights, objection, ownData } = words
  const canMail = !missingForVisitors(transport)
  const host = config.contactFormEndpoint && new URL(config.contactFormEndpoint).host
  const forwarding = host ? [t('pages:privacy.enquiries.host', { host })] : []
  const deletion = t('pages:privacy.enquiries.deletion', { count: retentionMonths(agency) })
  const unanswered = t('pages:privacy.enquiries.unanswered', { count: unansweredMonths(agency) })
  const receipt = sendsReceipts(agency, transport) ? [enquiries.receipt] : []
  const paragraphs = [...enquiries.paragraphs, ...receipt, ...forwarding, enquiries.machines, deletion, unanswered]
  const mailed = missingForVisitors(transport) ? [] : [words.subscriptions]
  const withdrawals = agency.withdrawalOffered ? [words.withdrawals] : []
  const more = words.more.length > 0 ? [{ title: words.moreTitle, paragraphs: words.more }] : []
  const sections = [visit, hosting, { title: enquiries.title, paragraphs }, ...withdrawals, ...mailed, ...more]
  const meta = { title: words.title, description: words.description }
  const own = canMail ? { ...ownData, to: ownDataPaths.request } : null
  const shown = { ...pick(agency, shownNames), phone: shownNumbers(agency.phone, locale) }
  return { words, agency: shown, sections, rights: [rights], own, objection: [objection], meta }
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.meta)

export default function PrivacyPage() {
  const { words, sections, rights, own, objection } = useLoaderData<typeof loader>()
  return (
    <main id="inhalt" className={`wrap ${styles.page}`}>
      <PageHead title={words.title} lead={words.lead} />
      <Controller />
      <TextSections sections={sections} />
      <Cookies />
      <TextSections sections={rights} />
      {own ? (
        <Split title={own.title}>
          <div className="prose">
            <p>{own.text}</p>
            <p>
              <ArrowLink to={own.to}>{own.link}</ArrowLink>
            </p>
          </div>
        </Split>
      ) : null}
      <TextSections sections={objection} />
    </main>
  )
}

function Controller() {
  const { words, agency } = useLoaderData<typeof loader>()
  const place = [agency.postalCode, agency.city].filter(Boolean).join(' ')
  return (
    <Split title={words.controller} note={<p>{words.controllerNote}</p>}>
      <address className={styles.address}>
        {[agency.legalName, agency.street, place].filter(Boolean).join('\n')}
      </address>
      <ContactWays phone={agency.phone} email={agency.email} />
      {agency.dataProtectionOfficer ? (
        <p className={styles.officer}>
          <strong>{words.officer}</strong>
          <br />
          {agency.dataProtectionOfficer}
        </p>
      ) : null}
    </Split>
  )
}

/** Browser storage: name and place. */
const kept = {
  locale: ['__Host-locale, locale', 'cookieAndLocal'],
  consent: ['giebel.cookie-consent', 'local'],
  shortlist: ['__Host-merkliste', 'cookie'],
  seen: ['giebel.seen', 'local'],
  viewport: ['__Host-viewport', 'cookie'],
  positions: ['positions', 'session'],
  session: ['__Host-session', 'cookie'],
  staffLocale: ['__Host-staff-locale', 'cookie'],
  signIn: ['__Host-sign-in', 'cookie'],
  device: ['__Host-device', 'cookie'],
  flash: ['__Host-flash', 'cookie'],
  drafts: ['giebel.draft', 'local'],
} as const

function Cookies() {
  const { words, agency } = useLoaderData<typeof loader>()
  const measuring = agency.tagManagerId ? words.analytics : words.noAnalytics
  return (
    <Split id="cookies" title={words.cookies} note={<p>{words.cookiesNote}</p>}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.cookieName}</th>
            <th scope="col">{words.cookiePurpose}</th>
          </tr>
        </thead>
        <tbody>
          {keysOf(kept).map((key) => {
            const [name, place] = kept[key]
            return <Row key={key} name={name} place={words[place]} {...words.cookieList[key]} />
          })}
        </tbody>
      </table>
      <div className={`prose ${styles.after}`}>
        <p>{words.seen.text}</p>
        <SeenSwitch words={words.seen} className={styles.button} />
        {measuring.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {asksConsent(agency) ? (
          <>
            <p>{words.change}</p>
            <CookieSettingsButton className={styles.button} />
          </>
        ) : null}
      </div>
    </Split>
  )
}

function Row({ name, place, purpose, duration }: { name: string; place: string; purpose: string; duration: string }) {
  return (
    <tr>
      <th scope="row">
        {name}
        <small>{place}</small>
      </th>
      <td>
        {purpose}
        <small>{duration}</small>
      </td>
    </tr>
  )
}

import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import type { PublicAgency } from '#app/domain/agency/agency.ts'
import { socialLines } from '#app/domain/agency/shown-settings.ts'
import { shownNumbers } from '#app/domain/agency/telephone.ts'
import { langOf } from '#app/domain/lang-of.ts'
import { mailLink } from '#app/domain/mail-address.ts'
import { authoredLocale, type Locale } from '#app/fields/locale.ts'
import { linksIn } from '#app/fields/read-link.ts'
import { pick } from '#app/fields/typed-objects.ts'
import { readSite, translatorFor } from '#app/http/own-words.server.ts'
import { localeOf } from '#app/i18n/server.ts'
import { MailAddress } from '#app/ui/parts/mail-address.tsx'
import { Telephone } from '#app/ui/parts/telephone.tsx'
import { useLocale } from '#app/ui/parts/use-locale.ts'
import { PageHead } from '#app/ui/sections/page-head.tsx'
import { pageMeta } from '#app/ui/sections/page-meta.ts'
import { Split } from '#app/ui/sections/split.tsx'
import { shownAddress } from '#app/words/shown-host.server.ts'
import styles from './imprint.module.css'

const shownNames = [
  'legalName',
  'legalForm',
  'street',
  'postalCode',
  'city',
  'phone',
  'email',
  'managingDirector',
  'registerCourt',
  'registerNumber',
  'vatId',
  'supervisoryAuthority',
  'insurance',
  'contentResponsible',
  'untranslated',
] as const satisfies (keyof PublicAgency)[]

export async function loader({ request, context }: LoaderFunctionArgs) {
  const locale = await localeOf(request)
  const [{ agency }, t] = await Promise.all([readSite(context, locale), translatorFor(context, locale, 'legal')])
  const words = t('pages:imprint', { returnObjects: true })
  context.linkedData.page = { nodes: [] }
  return {
    words,
    agency: { ...pick(agency, shownNames), phone: shownNumbers(agency.phone, locale) },
    social: socialLines(agency).filter(Boolean).map(socialLink),
    meta: { title: words.title, description: words.description },
  }
}

/** Lines that are no links stay text: they are older than the rule, or were written past the form. */
function socialLink(line: string): { to?: string; words: string } {
  const [to] = linksIn(line)
  return to === undefined ? { words: line } : { to, words: shownAddress(to) }
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.meta)

export default function ImprintPage() {
  const { words, agency } = useLoaderData<typeof loader>()
  const german = useGermanNames()
  const { vatId } = agency
  return (
    <main id="inhalt" className={`wrap ${styles.page}`}>
      <PageHead title={words.title} />
      <Provider />
      <Item title={words.represented} text={agency.managingDirector} lang={german} />
      <Contact />
      <Register />
      <Item title={isBusinessId(vatId) ? words.businessId : words.vat} text={vatId} />
      <Licence />
      <Item title={words.insurance} text={agency.insurance} lang={langOf(agency, 'insurance')} />
      <Item title={words.responsible} text={agency.contentResponsible} lang={german} />
      <Item title={words.dispute} text={words.disputeText} />
      <Item title={words.moreTitle} text={words.more.join('\n')} />
      <Social />
    </main>
  )
}

/** Names of people, firms and courts are German in every language. */
function useGermanNames(): Locale | undefined {
  return useLocale() === authoredLocale ? undefined : authoredLocale
}

/** § 5 DDG accepts either number. The one of § 139c AO extends that of § 27a UStG by five digits. */
function isBusinessId(id: string | null): boolean {
  return /-\d{5}$/.test(id ?? '')
}

/** Keeps the line breaks of the settings. */
function Item({ title, text, lang }: { title: string; text: string | null; lang?: Locale | undefined }) {
  if (!text) return null
  return (
    <Split title={title}>
      <p className={styles.lines} lang={lang}>
        {text}
      </p>
    </Split>
  )
}

function Licence() {
  const { words, agency } = useLoaderData<typeof loader>()
  const lang = langOf(agency, 'supervisoryAuthority')
  const { supervisoryAuthority: authority } = agency
  if (!authority) return null
  return (
    <Split title={words.licence}>
      <p className={styles.lines}>
        {lang ? `${words.licenceText}\n` : `${words.licenceText}\n${authority}`}
        {lang && <span lang={lang}>{authority}</span>}
      </p>
    </Split>
  )
}

function Provider() {
  const { words, agency } = useLoaderData<typeof loader>()
  const { legalName, legalForm, street, postalCode, city } = agency
  const place = [postalCode, city].filter(Boolean).join(' ')
  return (
    <Split title={words.provider}>
      <address className={styles.lines} lang={useGermanNames()}>
        {[legalName, legalForm, street, place].filter(Boolean).join('\n')}
      </address>
    </Split>
  )
}

function Contact() {
  const { words, agency } = useLoaderData<typeof loader>()
  const { phone, email } = agency
  if (!phone && !email) return null
  return (
    <Split title={words.contact}>
      <ul className={styles.links}>
        {phone && (
          <li>
            {`${words.phone}: `}
            <Telephone number={phone} />
          </li>
        )}
        {email && (
          <li>
            {`${words.email}: `}
            <a href={mailLink(email)}>
              <MailAddress email={email} />
            </a>
          </li>
        )}
      </ul>
    </Split>
  )
}

function Register() {
  const { words, agency } = useLoaderData<typeof loader>()
  const { registerCourt, registerNumber } = agency
  const lang = useGermanNames()
  if (!registerCourt && !registerNumber) return null
  return (
    <Split title={words.register}>
      <p className={styles.lines}>
        {registerCourt && (
          <>
            {`${words.registerCourt}: `}
            <span lang={lang}>{registerCourt}</span>
          </>
        )}
        {registerCourt && registerNumber && '\n'}
        {registerNumber && `${words.registerNumber}: ${registerNumber}`}
      </p>
    </Split>
  )
}

function Social() {
  const { words, social } = useLoaderData<typeof loader>()
  if (social.length === 0) return null
  return (
    <Split title={words.social}>
      <ul className={styles.links}>
        {social.map(({ to, words }) => (
          <li key={words}>{to ? <a href={to}>{words}</a> : words}</li>
        ))}
      </ul>
    </Split>
  )
}

/** /datenschutz: what is processed, what for and how long, and what visitors may demand. */
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { findAgency } from '#app/data/settings.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { ContactWays } from '#app/ui/contact-ways.tsx'
import { CookieSettingsButton } from '#app/ui/layout/cookie-settings-button.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { pageMeta } from '#app/ui/page-meta.ts'
import { Split } from '#app/ui/split.tsx'
import { TextSections } from '#app/ui/text-sections.tsx'
import styles from './privacy.module.css'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const t = translator(await localeOf(request))
  const words = t('pages:privacy', { returnObjects: true })
  const agency = await findAgency(context.db)
  return { words, agency, meta: { title: words.title, description: words.description } }
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.meta)

export default function PrivacyPage() {
  const { words } = useLoaderData<typeof loader>()
  return (
    <main id="inhalt" className={`wrap ${styles.page}`}>
      <PageHead title={words.title} lead={words.lead} />
      <Controller />
      <TextSections sections={words.sections} />
      <Cookies />
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
    </Split>
  )
}

function Cookies() {
  const { words, agency } = useLoaderData<typeof loader>()
  const names = {
    locale: 'locale',
    session: '__Host-session',
    flash: '__Host-flash',
    viewport: 'viewport',
    consent: 'giebel.cookie-consent',
  } as const
  return (
    <Split id="cookies" title={words.cookies} note={<p>{words.cookiesNote}</p>}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.cookieName}</th>
            <th scope="col">{words.cookiePurpose}</th>
            <th scope="col">{words.cookieDuration}</th>
          </tr>
        </thead>
        <tbody>
          {(Object.keys(names) as (keyof typeof names)[]).map((key) => (
            <tr key={key}>
              <th scope="row">{names[key]}</th>
              <td>{words.cookieList[key].purpose}</td>
              <td>{words.cookieList[key].duration}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={`prose ${styles.after}`}>
        <p>{agency.tagManagerId ? words.analytics : words.noAnalytics}</p>
        <p>{words.change}</p>
        <CookieSettingsButton className={styles.button} />
      </div>
    </Split>
  )
}

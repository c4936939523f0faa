/** /kontakt: how to reach the office. */
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useRouteLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { Agency } from '#app/domain/agency.ts'
import { telephoneAddress } from '#app/domain/telephone.ts'
import { methodNotAllowed } from '#app/http/responses.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { paths } from '#app/paths.ts'
import type { loader as rootLoader } from '#app/root.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { ContactWays } from '#app/ui/contact-ways.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { IndexRows } from '#app/ui/index-rows.tsx'
import { openingHours } from '#app/ui/opening-hours.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import { pageMeta } from '#app/ui/page-meta.ts'
import { useLocale } from '#app/ui/use-locale.ts'
import styles from './contact.module.css'

export async function loader({ request }: LoaderFunctionArgs) {
  const t = translator(await localeOf(request))
  return { meta: { title: t('site:contact.title'), description: t('pages:meta.contact.description'), graph: [] } }
}

export function action() {
  throw methodNotAllowed('GET, HEAD')
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.meta)

export default function ContactPage() {
  const { t } = useTranslation('site')
  const agency = useRouteLoaderData<typeof rootLoader>('root')?.agency
  return (
    <main id="inhalt" className={`wrap ${styles.page}`}>
      <PageHead title={t('contact.title')} lead={t('contact.lead')} />
      {agency && (
        <div className={`grid ${styles.grid}`}>
          <Office agency={agency} />
          <Write email={agency.email} />
        </div>
      )}
    </main>
  )
}

function Office({ agency }: { agency: Agency }) {
  const { t } = useTranslation('site')
  const hours = openingHours(agency, useLocale())
  const address = [agency.street, [agency.postalCode, agency.city].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return (
    <div className={styles.office}>
      {agency.phone && (
        <>
          <p className="eyebrow">{t('contact.phone')}</p>
          <p>
            <a className={`num ${styles.phone}`} href={telephoneAddress(agency.phone)}>
              {agency.phone}
            </a>
          </p>
        </>
      )}
      {hours.length > 0 && <p className={styles.hours}>{hours.join('\n')}</p>}
      <ContactWays phone={null} email={agency.email} className={styles.ways}>
        {address && (
          <a href={mapAddress(address)} target="_blank" rel="noreferrer">
            <Icon name="pin" />
            <span>
              {address}
              <span className="sr"> ({t('contact.map')})</span>
            </span>
          </a>
        )}
      </ContactWays>
      {address && <p className={styles.hint}>{t('contact.mapHint')}</p>}
    </div>
  )
}

function mapAddress(address: string): string {
  return `https://www.openstreetmap.org/search?${new URLSearchParams({ query: address })}`
}

function Write({ email }: { email: string | null }) {
  const { t } = useTranslation('site')
  return (
    <section className={styles.write}>
      <h2>{t('contact.write')}</h2>
      <p>{t('contact.writeText')}</p>
      {email && <ButtonLink to={`mailto:${email}`}>{t('contact.writeButton')}</ButtonLink>}
      <p className={styles.hint}>{t('contact.privacyHint')}</p>
      <div className={styles.topics}>
        <h3>{t('contact.topics')}</h3>
        <IndexRows
          rows={[
            { to: paths.offers, title: t('contact.topicList.offer'), text: t('contact.topicList.offerText') },
            { to: paths.services.sales, title: t('contact.topicList.sell'), text: t('contact.topicList.sellText') },
            { to: paths.services.rentals, title: t('contact.topicList.let'), text: t('contact.topicList.letText') },
          ]}
        />
      </div>
    </section>
  )
}

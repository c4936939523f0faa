import { Link } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { paths } from '#app/paths.ts'
import styles from './enquiry-teasers.module.css'
import { useMoments } from './use-moments.ts'

interface EnquiryTeaser {
  id: string
  name: string
  receivedAt: Date | string
  propertyName: string | null
}

/** The enquiries that nobody has answered yet, the latest first. */
export function EnquiryTeasers({ enquiries, now }: { enquiries: readonly EnquiryTeaser[]; now: string }) {
  const { t } = useTranslation('dashboard')
  const { near } = useMoments()
  return (
    <section aria-labelledby="new-enquiries">
      <h2 className={styles.title} id="new-enquiries">
        {t('overview.enquiriesTitle')}
      </h2>
      {enquiries.length === 0 ? <p className={styles.none}>{t('overview.noEnquiries')}</p> : null}
      <ul className={styles.list}>
        {enquiries.map(({ id, name, receivedAt, propertyName }) => (
          <li key={id}>
            <div>
              <Link to={paths.dashboard.enquiry(id)}>{name}</Link>
              <p>{propertyName ?? t('overview.withoutProperty')}</p>
            </div>
            <time dateTime={new Date(receivedAt).toISOString()}>{near(receivedAt, now)}</time>
          </li>
        ))}
      </ul>
    </section>
  )
}

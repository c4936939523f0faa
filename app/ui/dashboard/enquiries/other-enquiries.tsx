import { Link } from '@remix-run/react'
import type { EnquiryStatus } from '#app/domain/enquiries/enquiry.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import styles from '#app/ui/dashboard/enquiry-panel.module.css'
import { useMoments } from '#app/ui/dashboard/frame/use-moments.ts'

export interface OtherEnquiry {
  id: string
  subject: string | null
  status: EnquiryStatus
  receivedAt: Date
}

export function OtherEnquiries({ enquiries }: { enquiries: readonly OtherEnquiry[] }) {
  const { t } = useTranslation('dashboard')
  const { date } = useMoments()
  if (enquiries.length === 0) return null
  return (
    <section className={styles.panel} aria-labelledby="others">
      <h2 id="others">
        {t('enquiries.others.title')} <span className={styles.count}>{enquiries.length}</span>
      </h2>
      <ul className={styles.others}>
        {enquiries.map(({ id, subject, status, receivedAt }) => (
          <li key={id}>
            <Link to={dashboardPaths.enquiry(id)}>{subject ?? t('enquiries.noProperty')}</Link>
            <p className={styles.note}>
              {t('enquiries.others.line', { date: date(receivedAt), status: t(`enquiries.statuses.${status}`) })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

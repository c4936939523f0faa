import { Link } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import board from '#app/ui/dashboard/frame/board-section.module.css'
import { BoardSection } from '#app/ui/dashboard/frame/board-section.tsx'
import { useMoments } from '#app/ui/dashboard/frame/use-moments.ts'
import styles from './enquiry-teasers.module.css'

interface EnquiryTeaser {
  id: string
  name: string
  receivedAt: Date | string
  /** The property or the valuation; null for the contact page. */
  subject: string | null
}

interface EnquiryTeasersProps {
  enquiries: readonly EnquiryTeaser[]
  answered: string | null
  wanted: string | null
  now: string
}

export function EnquiryTeasers({ enquiries, answered, wanted, now }: EnquiryTeasersProps) {
  const { t } = useTranslation('dashboard')
  const { near } = useMoments()
  return (
    <div>
      <BoardSection
        title={t('overview.enquiriesTitle')}
        empty={t('overview.noEnquiries')}
        className={`${board.rows} ${styles.list}`}
      >
        {enquiries.map(({ id, name, receivedAt, subject }) => (
          <li key={id}>
            <div>
              <Link to={dashboardPaths.enquiry(id)}>{name}</Link>
              <p>{subject ?? t('overview.withoutProperty')}</p>
            </div>
            <time dateTime={new Date(receivedAt).toISOString()}>{near(receivedAt, now)}</time>
          </li>
        ))}
      </BoardSection>
      {answered ? <p className={styles.answered}>{answered}</p> : null}
      {wanted ? <p className={`num ${styles.answered}`}>{wanted}</p> : null}
    </div>
  )
}

import { Link } from '@remix-run/react'
import type { EnquiryStatus, UndeliveredMail } from '#app/domain/enquiries/enquiry.ts'
import type { Locale } from '#app/fields/locale.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { fromList } from '#app/paths/left-list.ts'
import { useMoments } from '#app/ui/dashboard/frame/use-moments.ts'
import { useLocale } from '#app/ui/parts/use-locale.ts'
import { EnquiryBadges } from './enquiry-badges.tsx'
import styles from './enquiry-list.module.css'

interface ListedEnquiry {
  id: string
  name: string
  start: string
  locale: Locale
  status: EnquiryStatus
  receivedAt: Date
  /** The property or the valuation; null for the contact page. */
  subject: string | null
  assignee: string | null
  undelivered: UndeliveredMail | null
  isDrafted: boolean
}

interface EnquiryListProps {
  enquiries: readonly ListedEnquiry[]
  /** The query of this list. */
  list: string
  now: Date
}

export function EnquiryList({ enquiries, list, now }: EnquiryListProps) {
  const { t } = useTranslation('dashboard')
  const pageLocale = useLocale()
  const { near } = useMoments()
  return (
    <ul className={styles.list}>
      {enquiries.map(({ id, name, start, locale, status, receivedAt, subject, assignee, undelivered, isDrafted }) => (
        <li key={id} className={status === 'new' ? styles.new : undefined}>
          <div>
            <Link to={fromList(dashboardPaths.enquiry(id), list)}>{name}</Link>
            <p>
              {[subject ?? t('enquiries.noProperty'), assignee, isDrafted ? t('enquiries.isDrafted') : null]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </div>
          <p className={styles.start} lang={locale === pageLocale ? undefined : locale}>
            {start}
          </p>
          <EnquiryBadges status={status} undelivered={undelivered} />
          <time className={styles.when} dateTime={receivedAt.toISOString()}>
            {near(receivedAt, now)}
          </time>
        </li>
      ))}
    </ul>
  )
}

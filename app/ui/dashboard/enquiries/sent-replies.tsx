import type { Locale } from '#app/fields/locale.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { useMoments } from '#app/ui/dashboard/frame/use-moments.ts'
import { useLocale } from '#app/ui/parts/use-locale.ts'
import { DeliveryReason } from './delivery-reason.tsx'
import styles from './sent-replies.module.css'

export interface SentReply {
  id: string
  by: string
  /** In whose name it left; null for the author's own. */
  sender: string | null
  createdAt: Date
  recipient: string
  subject: string
  text: string
  isRecorded: boolean
  deliveredAt: Date | null
  lastError: string | null
}

interface SentRepliesProps {
  replies: readonly SentReply[]
  locale: Locale
  now: Date
}

export function SentReplies({ replies, locale, now }: SentRepliesProps) {
  const { t } = useTranslation('dashboard')
  const { near } = useMoments()
  const lang = useLocale() === locale ? undefined : locale
  if (replies.length === 0) return null
  return (
    <section className={styles.sent} aria-labelledby="sent">
      <h2 id="sent">{t('enquiries.replies.title')}</h2>
      <ol>
        {replies.map(({ id, by, sender, createdAt, recipient, subject, text, isRecorded, deliveredAt, lastError }) => (
          <li key={id}>
            <p className={styles.by}>
              {t('enquiries.replies.by', { name: sender ?? by, moment: near(createdAt, now) })}
              {sender ? ` ${t('enquiries.replies.writtenBy', { name: by })}` : null}
            </p>
            <p lang={lang}>
              <strong>{subject}</strong>
            </p>
            <p className={styles.text} lang={lang}>
              {text}
            </p>
            <p className={styles.by}>
              {t(`enquiries.replies.${stateOf(isRecorded, deliveredAt, lastError)}`, { email: recipient })}
            </p>
            {lastError ? <DeliveryReason reason={lastError} isOurs={false} /> : null}
          </li>
        ))}
      </ol>
    </section>
  )
}

function stateOf(isRecorded: boolean, deliveredAt: Date | null, lastError: string | null) {
  if (!isRecorded) return 'recorded'
  if (lastError) return 'failed'
  return deliveredAt ? 'delivered' : 'waiting'
}

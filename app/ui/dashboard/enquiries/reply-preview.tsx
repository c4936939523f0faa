import { signedAs, splitAtPlaceholders } from '#app/domain/enquiries/reply.ts'
import type { Sender } from '#app/domain/enquiries/responsibility.ts'
import control from '#app/fields/field-control.module.css'
import { FieldFrame } from '#app/fields/field-frame.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import styles from './reply-preview.module.css'

interface ReplyPreviewProps {
  id?: string
  heading?: 'h2' | 'h3'
  from: string
  to: string
  replyTo: string | null
  copyTo?: string | null
  subject: string
  text: string
  /** The property's lines below the text. */
  card?: string | null
  isQuoted?: boolean
}

/** The mail as it will arrive, with open placeholders marked. Follows the typing with JavaScript. */
export function ReplyPreview({
  id = 'preview',
  heading: Heading = 'h3',
  from,
  to,
  replyTo,
  copyTo = null,
  subject,
  text,
  card = null,
  isQuoted = false,
}: ReplyPreviewProps) {
  const { t } = useTranslation('dashboard')
  return (
    <section className={styles.preview} aria-labelledby={id}>
      <Heading id={id}>{t('enquiries.reply.preview')}</Heading>
      <div className={styles.mail}>
        <dl>
          <Line label={t('enquiries.reply.from')} value={from} />
          <Line label={t('enquiries.reply.to')} value={to} />
          {replyTo ? <Line label={t('enquiries.reply.answersTo')} value={replyTo} /> : null}
          {copyTo ? <Line label={t('enquiries.reply.copyTo')} value={copyTo} /> : null}
          <Line label={t('enquiries.reply.subject')} value={subject} />
        </dl>
        <p className={styles.text}>
          <Marked text={text} />
        </p>
        {card ? <p className={styles.card}>{card}</p> : null}
        <p className={styles.quoted}>{t(`enquiries.reply.${isQuoted ? 'quoted' : 'unquoted'}`)}</p>
      </div>
    </section>
  )
}

function Line({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <Marked text={value} />
      </dd>
    </div>
  )
}

function Marked({ text }: { text: string }) {
  return splitAtPlaceholders(text).map((piece, place) => {
    const key = `${place} ${piece}`
    return place % 2 === 1 ? <mark key={key}>{piece}</mark> : piece
  })
}

export interface ReplySender extends Sender {
  /** As the mail names it. */
  from: string
}

interface SenderChoiceProps {
  senders: readonly ReplySender[]
  chosen: ReplySender | undefined
}

/** In whose name the reply leaves; nothing to choose for the person in charge. */
export function SenderChoice({ senders, chosen }: SenderChoiceProps) {
  const { t } = useTranslation('dashboard')
  if (senders.length < 2) return null
  return (
    <FieldFrame id="sender" label={t('enquiries.reply.sender')} width="w6">
      <span className={control.pick}>
        <select id="sender" name="sender" defaultValue={chosen?.choice}>
          {senders.map(({ choice, name }) => (
            <option key={choice} value={choice}>
              {choice === 'me' ? t('enquiries.reply.me', { name }) : name}
            </option>
          ))}
        </select>
      </span>
    </FieldFrame>
  )
}

/** The signature follows the chosen sender. */
export function signText(form: HTMLFormElement, senders: readonly ReplySender[]): void {
  const area = form.querySelector('textarea')
  const chosen = senders.find(({ choice }) => choice === new FormData(form).get('sender'))
  if (!area || !chosen) return
  const names = senders.map(({ name }) => name)
  area.value = signedAs(chosen.name, area.value, names)
}

import { Link } from '@remix-run/react'
import { type RefObject, useEffect, useState } from 'react'
import { cardsBelow, openPlaceholders, replyFields } from '#app/domain/enquiries/reply.ts'
import control from '#app/fields/field-control.module.css'
import { FieldError } from '#app/fields/field-frame.tsx'
import { FormField, useControl } from '#app/fields/form-field.tsx'
import type { FieldOption } from '#app/fields/select-control.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { useMoments } from '#app/ui/dashboard/frame/use-moments.ts'
import { UnsavedNote } from '#app/ui/dashboard/saving/unsaved-note.tsx'
import { useFieldWords } from '#app/ui/form/field-words.ts'
import type { FormAnswer } from '#app/ui/form/form-answer.ts'
import { Button } from '#app/ui/parts/button.tsx'
import styles from './reply-editor.module.css'
import { ReplyPreview, type ReplySender, SenderChoice, signText } from './reply-preview.tsx'

export interface ReplySetting {
  words: { subject: string; text: string }
  /** Saved by anyone in the office; its words are `words`. */
  draft: { by: string; savedAt: Date } | null
  /** The properties with a public page as the mail shows them. */
  cards: readonly string[]
  hasCard: boolean
  isQuoted: boolean
  templates: readonly FieldOption[]
  /** Who may sign; the user first. */
  senders: readonly ReplySender[]
  /** Why nothing can be sent from here. */
  obstacle: 'noMail' | 'notPlain' | 'notSetUp' | null
  /** Whether the last reply to this address was undeliverable. */
  hasBounced: boolean
  /** A mailto: address with subject and salutation. */
  mailAddress: string | null
  /** Makes repeated posts send one reply and write one note. */
  replyId: string
  noteId: string
}

interface ReplyEditorProps extends ReplySetting {
  email: string | null
  form: RefObject<HTMLFormElement>
  result: FormAnswer | undefined
  isFilled: boolean
  now: Date
}

export function ReplyEditor(props: ReplyEditorProps) {
  const { t } = useTranslation('dashboard')
  const { obstacle, mailAddress, hasBounced } = props
  return (
    <section className={styles.reply} aria-labelledby="reply" id="answer">
      <div className={styles.head}>
        <h2 id="reply">{t('enquiries.reply.title')}</h2>
        {obstacle ? null : <TemplateChoice {...props} />}
      </div>
      {hasBounced ? <p className={styles.warning}>{t('enquiries.reply.bounced')}</p> : null}
      {obstacle ? <p>{t(`enquiries.reply.${obstacle}`)}</p> : <ReplyFields {...props} />}
      {mailAddress ? (
        <p className={styles.own}>
          <a href={mailAddress}>{t('enquiries.reply.mail')}</a>
        </p>
      ) : null}
    </section>
  )
}

function TemplateChoice({ templates, result }: ReplyEditorProps) {
  const { t } = useTranslation('dashboard')
  const { attributes, errors, errorId } = useControl('template', undefined, { kind: 'reference' })
  const filled = result?.initialValue?.filled
  return (
    <div className={styles.template}>
      <input type="hidden" name="filled" value={typeof filled === 'string' ? filled : ''} />
      <label htmlFor={attributes.id}>{t('enquiries.reply.template')}</label>
      <span className={control.pick}>
        <select {...attributes}>
          <option value="">{t('enquiries.reply.noTemplate')}</option>
          {templates.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </span>
      <Button type="submit" variant="quiet" name="next" value="fill">
        {t('enquiries.reply.insert')}
      </Button>
      <Link to={dashboardPaths.templates.list}>{t('enquiries.reply.edit')}</Link>
      <FieldError id={errorId} errors={errors} />
    </div>
  )
}

function ReplyFields(props: ReplyEditorProps) {
  const { words, draft, cards, hasCard, isQuoted, form, result, senders, email, replyId, isFilled, now } = props
  const { t } = useTranslation('dashboard')
  const { near } = useMoments()
  const fieldWords = useFieldWords()
  const given = result?.initialValue
  const givenText = (name: string) => (typeof given?.[name] === 'string' ? given[name] : '')
  const [typed, setTyped] = useState({
    subject: typeof given?.subject === 'string' ? given.subject : words.subject,
    text: typeof given?.text === 'string' ? given.text : words.text,
    hasCard: given ? given.expose === 'on' : hasCard,
    sender: givenText('sender'),
  })
  const sender = senders.find(({ choice }) => choice === typed.sender) ?? senders[0]
  useEffect(() => {
    const element = form.current
    const follow = ({ target }: Event) => {
      if (element && target instanceof HTMLSelectElement && target.name === 'sender') signText(element, senders)
      const texts = new FormData(element ?? undefined)
      setTyped({
        subject: String(texts.get('subject') ?? ''),
        text: String(texts.get('text') ?? ''),
        hasCard: texts.has('expose'),
        sender: String(texts.get('sender') ?? ''),
      })
    }
    element?.addEventListener('input', follow)
    return () => element?.removeEventListener('input', follow)
  }, [form, senders])
  useEffect(() => {
    if (isFilled) form.current?.querySelector('textarea')?.focus({ preventScroll: true })
  }, [form, isFilled])
  const open = openPlaceholders(typed.subject, typed.text)
  return (
    <>
      <div className={styles.letter}>
        <div className={styles.typing}>
          <input type="hidden" name="replyId" value={replyId} />
          <input type="hidden" name="draftedAt" value={givenText('draftedAt') || (draft?.savedAt.getTime() ?? 0)} />
          <input type="hidden" name="saysFree" value={givenText('saysFree')} />
          {draft ? (
            <p className={styles.draft}>
              {t('enquiries.reply.draft', { name: draft.by, moment: near(draft.savedAt, now) })}
              <button type="submit" name="next" value="discard">
                {t('enquiries.reply.discard')}
              </button>
            </p>
          ) : null}
          <SenderChoice senders={senders} chosen={sender} />
          <FormField
            name="subject"
            field={replyFields.subject}
            label={t('enquiries.reply.subject')}
            words={fieldWords}
            width="w6"
          />
          <FormField
            name="text"
            field={replyFields.text}
            label={t('enquiries.reply.text')}
            words={fieldWords}
            width="w6"
          />
          {open.length > 0 && !result?.error?.text ? (
            <p className={styles.warning}>{t('enquiries.reply.open', { list: open.join(', ') })}</p>
          ) : null}
          {cards.length > 0 ? (
            <label className={control.tick}>
              <input type="checkbox" name="expose" defaultChecked={typed.hasCard} />
              {t('enquiries.reply.expose', { count: cards.length })}
            </label>
          ) : null}
        </div>
        <ReplyPreview
          subject={typed.subject}
          text={typed.text}
          card={typed.hasCard ? cardsBelow(typed.text, cards) : null}
          isQuoted={isQuoted}
          from={sender?.from ?? ''}
          to={email ?? ''}
          replyTo={sender?.replyTo ?? null}
          copyTo={sender?.copyTo ?? null}
        />
      </div>
      <div className={styles.buttons}>
        <UnsavedNote
          form={form}
          labels={{ subject: t('enquiries.reply.subject'), text: t('enquiries.reply.text') }}
          wasRefused={result !== undefined}
        />
        <Button type="submit" variant="quiet" name="next" value="preview">
          {t('enquiries.reply.check')}
        </Button>
        <Button type="submit" variant="quiet" name="next" value="draft">
          {t('enquiries.reply.keep')}
        </Button>
        <Button type="submit" name="next" value="send">
          {t('enquiries.reply.send')}
        </Button>
      </div>
    </>
  )
}

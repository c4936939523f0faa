import { useMemo, useRef } from 'react'
import type { ReasonToLeaveOut } from '#app/domain/enquiries/declines.ts'
import { replyFields } from '#app/domain/enquiries/reply.ts'
import { FieldError } from '#app/fields/field-frame.tsx'
import { FormField } from '#app/fields/form-field.tsx'
import type { Locale } from '#app/fields/locale.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { FormGuard } from '#app/ui/dashboard/saving/form-guard.tsx'
import { UnsavedNote } from '#app/ui/dashboard/saving/unsaved-note.tsx'
import { ConformForm, useConform } from '#app/ui/form/conform-form.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { useFieldWords } from '#app/ui/form/field-words.ts'
import type { FormAnswer } from '#app/ui/form/form-answer.ts'
import { problemsOf } from '#app/ui/form/form-problems.ts'
import { Alert } from '#app/ui/parts/alert.tsx'
import { Button } from '#app/ui/parts/button.tsx'
import { Tick } from '#app/ui/parts/tick.tsx'
import styles from './declines.module.css'
import { ReplyPreview } from './reply-preview.tsx'

export interface DeclinesAnswer {
  /** New for each answer, which resets the form. */
  stamp: string
  result: FormAnswer
  /** Ids of the ticked enquiries. */
  chosen: readonly string[]
  previews: readonly Preview[]
}

interface Preview {
  locale: Locale
  from: string
  to: string
  replyTo: string | null
  subject: string
  text: string
}

interface DeclinesProps {
  property: { id: string; isGone: boolean }
  recipients: readonly { id: string; name: string; email: string; isOpen: boolean }[]
  leftOut: readonly { id: string; name: string; reason: ReasonToLeaveOut }[]
  words: Readonly<Record<'subject' | 'text' | 'subjectEn' | 'textEn', string>>
  previews: readonly Preview[]
  isSetUp: boolean
  answer: DeclinesAnswer | undefined
}

/** Why no mail can be written; null where the form is shown. */
export function obstacleOf({ property, recipients, isSetUp, answer }: Omit<DeclinesProps, 'leftOut' | 'words'>) {
  if (answer) return null
  if (!property.isGone) return 'declines.notGone'
  if (recipients.length === 0) return 'declines.nobody'
  return isSetUp ? null : 'reply.notSetUp'
}

export function Declines(props: DeclinesProps) {
  const { t } = useTranslation('dashboard')
  const obstacle = obstacleOf(props)
  if (obstacle) {
    return (
      <div className={styles.form}>
        <Alert tone="info">
          <p>{t(`enquiries.${obstacle}`)}</p>
        </Alert>
        <LeftOut {...props} />
      </div>
    )
  }
  return <DeclinesForm {...props} />
}

function DeclinesForm(props: DeclinesProps) {
  const { property, recipients, words, previews, answer } = props
  const { t } = useTranslation('dashboard')
  const fieldWords = useFieldWords()
  const element = useRef<HTMLFormElement>(null)
  const form = useConform('declines', words, answer?.result)
  const labels = useMemo(
    () => ({
      enquiry: t('enquiries.declines.recipients'),
      subject: t('enquiries.declines.subjectDe'),
      text: t('enquiries.declines.textDe'),
      subjectEn: t('enquiries.declines.subjectEn'),
      textEn: t('enquiries.declines.textEn'),
    }),
    [t],
  )
  const problems = useMemo(() => problemsOf(answer?.result, Object.keys(labels), labels), [answer, labels])
  const error = answer?.result.error?.enquiry ?? undefined
  return (
    <ConformForm
      ref={element}
      form={form}
      className={styles.form}
      action={dashboardPaths.declines(property.id)}
      autoComplete="off"
    >
      <FormGuard
        form={element}
        draft={{ scope: 'declines:', id: property.id }}
        version={1}
        wasRefused={answer !== undefined}
      />
      <ErrorSummary title={t('form.problems', { count: problems.length })} problems={problems} />
      <fieldset
        className={styles.people}
        id="enquiry"
        tabIndex={-1}
        aria-describedby={error ? 'enquiry-error' : undefined}
      >
        <legend>{t('enquiries.declines.recipients')}</legend>
        <FieldError id="enquiry-error" errors={error} />
        {recipients.map(({ id, name, email, isOpen }) => (
          <Tick
            key={id}
            name="enquiry"
            value={id}
            defaultChecked={answer ? answer.chosen.includes(id) : isOpen}
            hint={isOpen ? email : `${email}, ${t('enquiries.declines.answered')}`}
          >
            {name}
          </Tick>
        ))}
      </fieldset>
      <LeftOut {...props} />
      {(answer?.previews ?? previews).map(({ locale, ...preview }) => {
        const isGerman = locale === 'de'
        return (
          <div key={locale} className={styles.letter}>
            <div className={styles.typing}>
              <FormField
                name={isGerman ? 'subject' : 'subjectEn'}
                field={replyFields.subject}
                label={t(`enquiries.declines.${isGerman ? 'subjectDe' : 'subjectEn'}`)}
                words={fieldWords}
              />
              <FormField
                name={isGerman ? 'text' : 'textEn'}
                field={replyFields.text}
                label={t(`enquiries.declines.${isGerman ? 'textDe' : 'textEn'}`)}
                hint={t(`enquiries.declines.${isGerman ? 'placeholders' : 'placeholdersEn'}`)}
                words={fieldWords}
              />
            </div>
            <ReplyPreview id={previewId(locale)} heading="h2" {...preview} />
          </div>
        )
      })}
      <p className={styles.note}>{t('enquiries.declines.pace')}</p>
      <div className={styles.buttons}>
        <Button
          type="submit"
          variant="quiet"
          formAction={`${dashboardPaths.declines(property.id)}#${previewId(previews[0]?.locale)}`}
          name="next"
          value="preview"
        >
          {t('enquiries.reply.check')}
        </Button>
        <Button type="submit" name="next" value="send">
          {t('enquiries.declines.sendAll')}
        </Button>
        <UnsavedNote form={element} labels={labels} wasRefused={answer !== undefined} />
      </div>
    </ConformForm>
  )
}

function previewId(locale: Locale = 'de'): string {
  return `preview-${locale}`
}

function LeftOut({ leftOut }: DeclinesProps) {
  const { t } = useTranslation('dashboard')
  if (leftOut.length === 0) return null
  return (
    <section className={styles.people} aria-labelledby="left-out">
      <h2 id="left-out">{t('enquiries.declines.leftOut')}</h2>
      <ul>
        {leftOut.map(({ id, name, reason }) => (
          <li key={id}>
            <a href={dashboardPaths.enquiry(id)}>{name}</a>
            <span className={styles.note}>{t(`enquiries.declines.reasons.${reason}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

import { useLocation } from '@remix-run/react'
import { useMemo, useRef } from 'react'
import type { EnquiryKind } from '#app/domain/enquiries/enquiry.ts'
import type { Fact } from '#app/fields/fact-list.tsx'
import type { Locale } from '#app/fields/locale.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { leftListOf } from '#app/paths/left-list.ts'
import { FlashMessage } from '#app/ui/dashboard/frame/flash-message.tsx'
import { FormGuard } from '#app/ui/dashboard/saving/form-guard.tsx'
import { ConformForm, useConform } from '#app/ui/form/conform-form.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import type { FormAnswer } from '#app/ui/form/form-answer.ts'
import { problemsOf } from '#app/ui/form/form-problems.ts'
import { Alert } from '#app/ui/parts/alert.tsx'
import styles from './desk.module.css'
import { EnquiryAnswers } from './enquiry-answers.tsx'
import { EnquiryMessage } from './enquiry-message.tsx'
import { EnquiryNotes, type ShownNote } from './enquiry-notes.tsx'
import { EnquiryPerson, type PersonInCharge } from './enquiry-person.tsx'
import { type AskedProperty, EnquiryProperty, type FurtherProperty } from './enquiry-property.tsx'
import { OtherEnquiries, type OtherEnquiry } from './other-enquiries.tsx'
import { ReplyEditor, type ReplySetting } from './reply-editor.tsx'
import { SentReplies, type SentReply } from './sent-replies.tsx'

export interface DeskAnswer {
  /** New for each answer, which resets the form. */
  stamp: string
  result: FormAnswer
  notice?: 'overtaken' | 'gone' | 'draftOvertaken'
  /** The draft that a colleague has saved in the meantime. */
  other?: { by: string; text: string } | null
  /** Done while a reply was still being written. */
  done?: { text: string; tone: 'good' | 'warn' }
  isFilled?: boolean
}

export interface DeskProps {
  enquiry: {
    id: string
    kind: EnquiryKind
    message: string
    locale: Locale
    email: string | null
    property: AskedProperty | null
    further: readonly FurtherProperty[]
  }
  facts: readonly Fact[] | null
  replies: readonly SentReply[]
  reply: ReplySetting
  person: PersonInCharge
  others: readonly OtherEnquiry[]
  notes: readonly ShownNote[]
  now: Date
}

export const deskFormId = 'desk'

export function Desk({ answer, ...props }: DeskProps & { answer: DeskAnswer | undefined }) {
  return <DeskForm key={answer?.stamp} {...props} answer={answer} />
}

function DeskForm({ enquiry, facts, replies, reply, person, others, notes, now, answer }: Parameters<typeof Desk>[0]) {
  const { t } = useTranslation('dashboard')
  const { search } = useLocation()
  const element = useRef<HTMLFormElement>(null)
  const stored = {
    subject: reply.words.subject,
    text: reply.words.text,
    note: '',
    template: '',
    assignedTo: person.assignedTo ?? '',
  }
  const form = useConform(deskFormId, stored, answer?.result)
  const problems = useMemo(() => {
    const labels = {
      template: t('enquiries.reply.template'),
      subject: t('enquiries.reply.subject'),
      text: t('enquiries.reply.text'),
      note: t('enquiries.notes.label'),
    }
    return problemsOf(answer?.result, Object.keys(labels), labels)
  }, [answer, t])
  return (
    <ConformForm
      ref={element}
      form={form}
      className={styles.desk}
      action={dashboardPaths.enquiry(enquiry.id) + leftListOf(search)}
      autoComplete="off"
      preventScrollReset={answer === undefined}
    >
      <div className={styles.top}>
        <FormGuard
          form={element}
          draft={{ scope: 'desk:', id: enquiry.id }}
          version={replies.length}
          wasRefused={answer !== undefined}
        />
        <input type="hidden" name="noteId" value={reply.noteId} />
        {answer?.done ? <FlashMessage {...answer.done} link={null} /> : null}
        {answer?.notice === 'overtaken' ? (
          <Alert tone="warn" role="alert" title={t('enquiries.reply.overtaken')}>
            <p>{t('enquiries.reply.overtakenText', { name: replies.at(-1)?.by })}</p>
          </Alert>
        ) : null}
        {answer?.notice === 'draftOvertaken' ? (
          <Alert tone="warn" role="alert" title={t('enquiries.reply.draftOvertaken')}>
            <p>{t('enquiries.reply.draftOvertakenText', { name: answer.other?.by })}</p>
            <p className={styles.other}>{answer.other?.text}</p>
          </Alert>
        ) : null}
        <ErrorSummary title={t('form.problems', { count: problems.length })} problems={problems} />
      </div>
      <div className={styles.main}>
        <EnquiryMessage message={enquiry.message} locale={enquiry.locale}>
          {facts ? <EnquiryAnswers kind={enquiry.kind} facts={facts} /> : null}
        </EnquiryMessage>
        <SentReplies replies={replies} locale={enquiry.locale} now={now} />
        <ReplyEditor
          {...reply}
          email={enquiry.email}
          form={element}
          result={answer?.result}
          isFilled={answer?.isFilled ?? false}
          now={now}
        />
      </div>
      <div className={styles.aside}>
        {facts ? null : <EnquiryProperty property={enquiry.property} further={enquiry.further} />}
        <EnquiryPerson {...person} form={element} />
        <OtherEnquiries enquiries={others} />
        <EnquiryNotes notes={notes} now={now} form={element} />
      </div>
    </ConformForm>
  )
}

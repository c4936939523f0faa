import { Form, useHref, useNavigation } from '@remix-run/react'
import { type FormEvent, useMemo } from 'react'
import { enquiryFields } from '#app/domain/enquiries/enquiry.ts'
import { PlainField } from '#app/fields/plain-field.tsx'
import { keysOf } from '#app/fields/typed-objects.ts'
import { Button } from '#app/ui/parts/button.tsx'
import styles from './enquiry-form.module.css'
import { ErrorSummary } from './error-summary.tsx'
import { type FormAnswer, useAnswer } from './form-answer.ts'
import { Honeypot, PrivacyNote, type PrivacyWords, problemsOfMessage } from './message-parts.tsx'

export interface EnquiryFormWords extends PrivacyWords {
  readonly name: string
  readonly email: string
  readonly emailNote: string
  readonly phone: string
  readonly phoneNote: string
  readonly message: string
  readonly leaveEmpty: string
  readonly send: string
  readonly sending: string
  /** The name of the checkboxes of a list. */
  readonly propertyId?: string
}

export interface EnquiryAnswer {
  result: FormAnswer
  title: string
  /** The reason when the visitor made no mistake. */
  intro?: string | undefined
  /** Empty without an offer. */
  propertyId: string
  /** The ticked offers of a list. */
  chosen: readonly string[]
}

interface EnquiryFormProps {
  words: EnquiryFormWords
  id?: string
  /** The page of the form, to which mistakes return. */
  action: string
  propertyId?: string | undefined
  message: string
  messageHint?: string
  answer: EnquiryAnswer | undefined
}

const submitId = 'send-enquiry'

export function EnquiryForm({ id, words, action, propertyId, message, messageHint, answer }: EnquiryFormProps) {
  const { values, errors } = useAnswer(
    answer?.result,
    useMemo(() => ({ message }), [message]),
  )
  const problems = useMemo(
    () => problemsOfMessage(answer?.result, [...keysOf(enquiryFields), 'propertyId'], { ...words }, submitId),
    [answer, words],
  )
  const isSending = useIsSending(action)
  const about = propertyId ?? answer?.propertyId
  const control = (name: keyof typeof enquiryFields) => ({
    name,
    field: enquiryFields[name],
    label: words[name],
    value: values[name] ?? '',
    errors: errors[name],
  })
  const onSubmit = (event: FormEvent) => {
    if (isSending) event.preventDefault()
  }
  return (
    <Form id={id} className={styles.form} method="post" action={action} noValidate onSubmit={onSubmit}>
      <input type="hidden" name="form-name" value="contact" />
      {about ? <input type="hidden" name="propertyId" value={about} /> : null}
      <Honeypot label={words.leaveEmpty} />
      <ErrorSummary look="paper" title={answer?.title ?? ''} intro={answer?.intro} problems={problems} />
      <PlainField {...control('name')} width="w6" autoComplete="name" enterKeyHint="next" />
      <PlainField {...control('email')} note={words.emailNote} autoComplete="email" enterKeyHint="next" />
      <PlainField {...control('phone')} note={words.phoneNote} autoComplete="tel" enterKeyHint="next" />
      <PlainField {...control('message')} hint={messageHint} />
      <PrivacyNote words={words} className={styles.privacy} />
      <Button className={styles.send} type="submit" id={submitId} aria-disabled={isSending || undefined}>
        {isSending ? words.sending : words.send}
      </Button>
    </Form>
  )
}

function useIsSending(action: string): boolean {
  const { state, formMethod, formAction } = useNavigation()
  const address = useHref(action)
  return state !== 'idle' && formMethod === 'POST' && formAction === address
}

/** Posted without a script, so that its answer is a page of its own. */
import { useHref } from '@remix-run/react'
import { useMemo } from 'react'
import type { Field } from '#app/fields/field.ts'
import { PlainField } from '#app/fields/plain-field.tsx'
import { subscriptionPaths } from '#app/paths/subscriptions.ts'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { type FormAnswer, useAnswer } from '#app/ui/form/form-answer.ts'
import { Honeypot, PrivacyNote, problemsOfMessage } from '#app/ui/form/message-parts.tsx'
import { Button } from '#app/ui/parts/button.tsx'
import styles from './subscription-form.module.css'
import type { SubscriptionWords } from './subscription-words.ts'

export interface SubscriptionAnswer {
  result: FormAnswer
  title: string
  query: string
}

interface SubscriptionFormProps {
  words: SubscriptionWords['form']
  query: string
  answer: SubscriptionAnswer | undefined
}

const submitId = 'suchauftrag-anlegen'
const field = { kind: 'email', required: true } as const satisfies Field
const nothingStored = {}

export function SubscriptionForm({ words, answer, ...shown }: SubscriptionFormProps) {
  const query = answer?.query ?? shown.query
  const { values, errors } = useAnswer(answer?.result, nothingStored)
  const problems = useMemo(
    () => problemsOfMessage(answer?.result, ['email'], { email: words.email }, submitId),
    [answer, words],
  )
  return (
    <form className={styles.form} method="post" action={useHref(`${subscriptionPaths.new}?${query}`)} noValidate>
      <h2 className="title-3">{words.title}</h2>
      <ErrorSummary look="paper" title={answer?.title ?? ''} problems={problems} />
      <input type="hidden" name="query" value={query} />
      <Honeypot label={words.leaveEmpty} />
      <PlainField
        name="email"
        field={field}
        label={words.email}
        value={values.email ?? ''}
        errors={errors.email}
        hint={words.emailHint}
        autoComplete="email"
        enterKeyHint="send"
      />
      <PrivacyNote words={words} className={styles.privacy} />
      <Button type="submit" id={submitId}>
        {words.send}
      </Button>
    </form>
  )
}

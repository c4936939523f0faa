/** Where no mail can be sent, tells visitors to write instead. */

import { useHref } from '@remix-run/react'
import { useMemo } from 'react'
import type { ShownTelephone } from '#app/domain/agency/telephone.ts'
import { PlainField } from '#app/fields/plain-field.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { Honeypot } from '#app/ui/form/message-parts.tsx'
import { Alert } from '#app/ui/parts/alert.tsx'
import { Button } from '#app/ui/parts/button.tsx'
import { ContactWays } from '#app/ui/sections/contact-ways.tsx'
import { PageHead } from '#app/ui/sections/page-head.tsx'
import { Split } from '#app/ui/sections/split.tsx'
import styles from './own-data.module.css'

interface RequestWords {
  readonly title: string
  readonly lead: string
  readonly off: string
  readonly request: {
    readonly title: string
    readonly note: string
    readonly email: string
    readonly hint: string
    readonly leaveEmpty: string
    readonly send: string
    readonly problems: string
    readonly throttledTitle: string
  }
  readonly contents: { readonly title: string; readonly note: string; readonly points: readonly string[] }
  readonly otherwise: { readonly title: string; readonly note: string; readonly text: string }
}

interface RequestAnswer {
  email: string
  error?: string
  throttled?: string
}

interface RequestViewProps {
  words: RequestWords
  action: string
  isOn: boolean
  office: { phone: ShownTelephone | null; email: string | null }
  answer: RequestAnswer | undefined
}

export function RequestView({ words, action, isOn, office, answer }: RequestViewProps) {
  const { title, lead, off, request, contents, otherwise } = words
  return (
    <main id="inhalt" className={`wrap ${styles.page}`}>
      <PageHead title={title} lead={isOn ? lead : off} />
      {isOn ? (
        <>
          <Split title={request.title} note={<p>{request.note}</p>}>
            <RequestForm words={request} action={action} answer={answer} />
          </Split>
          <Split title={contents.title} note={<p>{contents.note}</p>}>
            <div className="prose">
              <ul>
                {contents.points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </div>
          </Split>
        </>
      ) : null}
      <Split title={otherwise.title} note={<p>{otherwise.note}</p>}>
        <div className="prose">
          <p>{otherwise.text}</p>
        </div>
        <ContactWays {...office} className={styles.ways} />
      </Split>
    </main>
  )
}

interface RequestFormProps extends Pick<RequestViewProps, 'action' | 'answer'> {
  words: RequestWords['request']
}

/** A native post, because its answer is another page. */
function RequestForm({ words, action, answer }: RequestFormProps) {
  const { email = '', error, throttled } = answer ?? {}
  const problems = useMemo(() => (error ? [{ id: 'email', message: error }] : []), [error])
  return (
    <form className={styles.form} method="post" action={useHref(action)} noValidate>
      <Honeypot label={words.leaveEmpty} />
      <ErrorSummary look="paper" title={words.problems} problems={problems} />
      {throttled ? (
        <Alert tone="bad" role="alert" title={words.throttledTitle}>
          <p>{throttled}</p>
        </Alert>
      ) : null}
      <PlainField
        name="email"
        field={{ kind: 'email', required: true }}
        label={words.email}
        hint={words.hint}
        value={email}
        errors={error ? [error] : undefined}
        autoComplete="email"
        enterKeyHint="send"
      />
      <Button type="submit">{words.send}</Button>
    </form>
  )
}

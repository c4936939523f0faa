/** Two steps: what is withdrawn, and a page that repeats it. Each post loads a page, with or without scripts. */

import { Form } from '@remix-run/react'
import { useMemo } from 'react'
import type { ShownTelephone } from '#app/domain/agency/telephone.ts'
import { type WithdrawalFieldName, withdrawalFields } from '#app/domain/enquiries/withdrawal.ts'
import type { Fact } from '#app/fields/fact-list.tsx'
import { keysOf } from '#app/fields/typed-objects.ts'
import { paths } from '#app/paths/public.ts'
import { EnterKey } from '#app/ui/form/enter-key.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { type ControlTexts, type FormAnswer, useAnswer } from '#app/ui/form/form-answer.ts'
import { Honeypot, PrivacyNote, type PrivacyWords, problemsOfMessage } from '#app/ui/form/message-parts.tsx'
import { stepsFormId } from '#app/ui/layout/language-switch.tsx'
import { Button } from '#app/ui/parts/button.tsx'
import { useLocale } from '#app/ui/parts/use-locale.ts'
import { PageHead } from '#app/ui/sections/page-head.tsx'
import { Declared } from './declared.tsx'
import { OtherWays, type OtherWaysWords } from './other-ways.tsx'
import styles from './withdrawal.module.css'
import { WithdrawalFields } from './withdrawal-fields.tsx'

export interface WithdrawalState {
  texts: ControlTexts
  /** Makes a second post of the same form change nothing; the first step is the same page for everyone and has none. */
  id: string | null
  /** What the second step repeats; null on the first. */
  check: { declaration: string; facts: readonly Fact[]; message: string | null; note: string } | null
  result?: FormAnswer | undefined
  title?: string | undefined
  intro?: string | undefined
}

interface WithdrawalWords extends PrivacyWords, OtherWaysWords {
  readonly title: string
  readonly lead: string
  readonly stepsLabel: string
  readonly steps: readonly string[]
  readonly ask: Readonly<Record<'title' | 'optional' | 'next' | 'note', string>>
  readonly check: Readonly<Record<'title' | 'confirm' | 'change', string>>
  readonly fields: Readonly<Record<WithdrawalFieldName, string>>
  readonly hints: Readonly<Partial<Record<WithdrawalFieldName, string>>>
  readonly leaveEmpty: string
}

interface WithdrawalFormProps {
  words: WithdrawalWords
  office: { phone: ShownTelephone | null; email: string | null }
  state: WithdrawalState
}

const submitId = 'withdraw'
const names = keysOf(withdrawalFields)

export function WithdrawalForm({ words, office, state }: WithdrawalFormProps) {
  const { texts, id, check, result, title = '', intro } = state
  const { errors } = useAnswer(result, texts)
  const problems = useMemo(
    () => problemsOfMessage(result, check ? [] : names, words.fields, submitId),
    [check, result, words],
  )
  const locale = useLocale()
  return (
    <main id="inhalt" className="wrap">
      <PageHead title={words.title} lead={words.lead} />
      <div className={`grid ${styles.body}`}>
        <ol className={styles.steps} aria-label={words.stepsLabel}>
          {words.steps.map((step, index) => (
            <li key={step} aria-current={index === (check ? 1 : 0) ? 'step' : undefined}>
              <b>{index + 1}</b>
              {step}
            </li>
          ))}
        </ol>
        <OtherWays words={words} office={office} />
        <Form
          id={stepsFormId}
          name="withdrawal"
          className={styles.sheet}
          method="post"
          action={paths.withdrawal}
          noValidate
          reloadDocument
        >
          <EnterKey />
          <input type="hidden" name="form-name" value="withdrawal" />
          <input type="hidden" name="step" value={check ? 2 : 1} />
          <input type="hidden" name="locale" value={locale} />
          {id && <input type="hidden" name="id" value={id} />}
          <Honeypot label={words.leaveEmpty} />
          <ErrorSummary look="paper" title={title} intro={intro} problems={problems} />
          {check ? (
            <>
              <h2>{words.check.title}</h2>
              <Declared {...check} label={words.fields.message} />
              {names.map((name) => texts[name] && <input key={name} type="hidden" name={name} value={texts[name]} />)}
              <div className={styles.onward}>
                <Button type="submit" id={submitId}>
                  {words.check.confirm}
                </Button>
                <button className={styles.back} type="submit" name="back" value="1">
                  {words.check.change}
                </button>
              </div>
              <p className={styles.note}>{check.note}</p>
            </>
          ) : (
            <>
              <h2>{words.ask.title}</h2>
              <WithdrawalFields words={words} texts={texts} errors={errors} />
              <div className={styles.onward}>
                <Button type="submit" id={submitId}>
                  {words.ask.next}
                </Button>
              </div>
              <p className={styles.note}>{words.ask.note}</p>
              <PrivacyNote words={words} className={styles.note} />
            </>
          )}
        </Form>
      </div>
    </main>
  )
}

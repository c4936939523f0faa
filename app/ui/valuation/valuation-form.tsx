/** One step at a time. Each post loads a page, with or without scripts, so that every step is in the history. */
import { Form } from '@remix-run/react'
import { type ReactNode, useEffect, useMemo } from 'react'
import { type ValuationStep, valuationFields, valuationSteps } from '#app/domain/enquiries/valuation.ts'
import { keysOf } from '#app/fields/typed-objects.ts'
import { paths } from '#app/paths/public.ts'
import { EnterKey } from '#app/ui/form/enter-key.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { type ControlTexts, type FormAnswer, useAnswer } from '#app/ui/form/form-answer.ts'
import { Honeypot, PrivacyNote, problemsOfMessage } from '#app/ui/form/message-parts.tsx'
import { stepsFormId } from '#app/ui/layout/language-switch.tsx'
import { Button } from '#app/ui/parts/button.tsx'
import { useLocale } from '#app/ui/parts/use-locale.ts'
import { fillTown } from './fill-town.ts'
import { StepHead } from './step-head.tsx'
import { ObjectStep, OccasionStep, PersonStep } from './step-views.tsx'
import styles from './valuation-form.module.css'
import layout from './valuation-layout.module.css'
import type { Asked, ValuationWords } from './valuation-words.ts'

export interface ValuationState {
  step: ValuationStep
  /** Of all steps. */
  texts: ControlTexts
  /** Makes a second post of the same form change nothing; the first step is the same page for everyone and has none. */
  id: string | null
  summary: { object: string; occasion: string } | null
  result?: FormAnswer | undefined
  title?: string | undefined
  intro?: string | undefined
}

interface ValuationFormProps {
  words: ValuationWords
  options: Asked['options']
  state: ValuationState
  children: ReactNode
}

const submitId = 'send-valuation'
const stepNames = keysOf(valuationSteps)

export function ValuationForm({ words, options, state, children }: ValuationFormProps) {
  const { step, texts, id, summary, result, title = '', intro } = state
  const { errors } = useAnswer(result, texts)
  const problems = useMemo(
    () => problemsOfMessage(result, Object.keys(valuationSteps[step]), words.fields, submitId),
    [step, result, words],
  )
  const locale = useLocale()
  useEffect(fillTown, [])
  const { position, title: heading } = words.steps[step]
  const number = stepNames.indexOf(step) + 1
  const asked = { words, options, texts, errors }
  return (
    <Form
      id={stepsFormId}
      name="valuation"
      className="wrap"
      method="post"
      action={paths.valuation}
      noValidate
      reloadDocument
    >
      <EnterKey />
      <input type="hidden" name="form-name" value="valuation" />
      <input type="hidden" name="step" value={number} />
      <input type="hidden" name="locale" value={locale} />
      {id && <input type="hidden" name="id" value={id} />}
      <Honeypot label={words.leaveEmpty} />
      <OtherSteps step={step} texts={texts} />
      <StepHead words={words} step={step} eyebrow={position} title={heading} />
      <div className={`grid ${layout.body}`}>
        <div className={`${layout.form} ${styles.form}`}>
          <ErrorSummary look="paper" title={title} intro={intro} problems={problems} />
          {step === 'object' && <ObjectStep {...asked} />}
          {step === 'occasion' && <OccasionStep {...asked} />}
          {step === 'person' && <PersonStep {...asked} summary={summary} />}
          <Onward words={words} step={step} />
        </div>
        {children}
      </div>
    </Form>
  )
}

function OtherSteps({ step, texts }: Pick<ValuationState, 'step' | 'texts'>) {
  const others = keysOf(valuationFields).filter((name) => !(name in valuationSteps[step]))
  return others.map((name) => texts[name] && <input key={name} type="hidden" name={name} value={texts[name]} />)
}

function Onward({ words, step }: { words: ValuationWords; step: ValuationStep }) {
  const { next, back, note } = { back: null, note: null, ...words.steps[step] }
  return (
    <>
      <div className={styles.onward}>
        <Button type="submit" id={submitId}>
          {next}
        </Button>
        {back && (
          <button className={styles.back} type="submit" name="back" value={stepNames.indexOf(step)}>
            {back}
          </button>
        )}
        {note && <p>{note}</p>}
      </div>
      {step === 'person' && <PrivacyNote words={words} className={styles.privacy} />}
    </>
  )
}

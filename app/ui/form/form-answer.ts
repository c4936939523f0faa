import type { SubmissionResult } from '@conform-to/react'
import { useMemo } from 'react'

/** Texts by field name: `on` for a ticked flag, nothing for an empty control. */
export type ControlTexts = Readonly<Record<string, string>>
export type FieldErrors = Readonly<Record<string, readonly string[]>>

/** Probably mistyped; `text` is the number in words of the page. */
export interface DoubtedNumber {
  field: string
  value: string
  text: string
}

export type FormAnswer = SubmissionResult<string[]> & { doubted?: readonly DoubtedNumber[] }

/**
 * For public forms, which are kept free of Conform: the typed texts if the server refused them, else the stored ones.
 * The same object until the next answer.
 */
export function useAnswer(answer: FormAnswer | undefined, stored: ControlTexts) {
  return useMemo(() => ({ values: textsOf(answer) ?? stored, errors: errorsOf(answer) }), [answer, stored])
}

function textsOf(answer: FormAnswer | undefined): ControlTexts | null {
  if (!answer?.initialValue) return null
  const texts = Object.entries(answer.initialValue).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  )
  return Object.fromEntries(texts)
}

function errorsOf(answer: FormAnswer | undefined): FieldErrors {
  const errors = Object.entries(answer?.error ?? {}).flatMap(([name, said]) => (said ? [[name, said] as const] : []))
  return Object.fromEntries(errors)
}

import type { SubmissionResult } from '@conform-to/react'
import { useMemo } from 'react'

/** Texts by field name: `on` for a ticked flag, nothing for an empty control. */
export type ControlTexts = Readonly<Record<string, string>>
export type FieldErrors = Readonly<Record<string, readonly string[]>>

export type FormAnswer = SubmissionResult<string[]>

/**
 * What stands in a form: what was typed if the server refused it, letter for letter, what is stored otherwise. The
 * result is the same object until the server answers again.
 */
export function useAnswer(answer: FormAnswer | undefined, stored: ControlTexts) {
  return useMemo(() => {
    const errors: Record<string, readonly string[]> = {}
    for (const [name, messages] of Object.entries(answer?.error ?? {})) if (messages) errors[name] = messages
    return { values: textsOf(answer?.initialValue) ?? stored, errors: errors as FieldErrors }
  }, [answer, stored])
}

function textsOf(posted: FormAnswer['initialValue'] | null): ControlTexts | null {
  if (!posted) return null
  const texts = Object.entries(posted).flatMap(([name, value]) =>
    // Browsers post line breaks as CRLF, and an HTML parser would drop the first of two such breaks.
    typeof value === 'string' ? [[name, value.replace(/\r\n?/g, '\n')] as const] : [],
  )
  return Object.fromEntries(texts)
}

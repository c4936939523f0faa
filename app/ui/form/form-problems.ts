import type { FormProblem } from './error-summary.tsx'
import type { FormAnswer } from './form-answer.ts'

/**
 * What a refused form needs, in the order of the fields; that of a row stands under its own id. Only a refusal is summed
 * up: a row more or less is none.
 */
export function problemsOf(
  answer: FormAnswer | undefined,
  names: readonly string[],
  labels: Readonly<Record<string, string>>,
): FormProblem[] {
  const said = answer?.status === 'error' ? Object.entries(answer.error ?? {}) : []
  return names.flatMap((name) =>
    said.flatMap(([id, messages]) => {
      if (!messages?.length || (id !== name && !id.startsWith(`${name}[`))) return []
      return [{ id, label: labels[name], message: messages.join(' ') }]
    }),
  )
}

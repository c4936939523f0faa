import type { FormProblem } from './error-summary.tsx'
import type { FormAnswer } from './form-answer.ts'

/** In the order of the fields. Only rejected forms have problems: a row's button rejects nothing. */
export function problemsOf(
  answer: FormAnswer | undefined,
  names: readonly string[],
  labels: Readonly<Record<string, string>>,
): FormProblem[] {
  const said = answer?.status === 'error' ? Object.entries(answer.error ?? {}) : []
  return names.flatMap((name) =>
    said.flatMap(([id, messages]) => {
      if (!messages?.length || (id !== name && !id.startsWith(`${name}[`))) return []
      return [{ id, label: labelOf(id, labels[name]), message: messages.join(' ') }]
    }),
  )
}

/** Numbers rows: "Öffnungszeiten (2)". */
function labelOf(id: string, label = ''): string {
  const [, row] = /\[(\d{1,2})\](?:\.\w{1,40})?$/.exec(id) ?? []
  return row ? `${label} (${Number(row) + 1})` : label
}

import { fieldOf } from '#app/ui/form/form-texts.ts'

interface Answer {
  result: { error?: Readonly<Record<string, unknown>> | null | undefined }
  change?: { differences: readonly { field: string }[] } | null | undefined
}

/** Says which fields a form that came back must show, in whichever language: wrong ones, and what a colleague changed. */
export function urgentFields(answer: Answer | undefined): (name: string) => boolean {
  const wrong = Object.keys(answer?.result.error ?? {}).map(fieldOf)
  const changed = answer?.change?.differences.map(({ field }) => field) ?? []
  const urgent = new Set([...wrong, ...changed])
  return (name) => urgent.has(name)
}

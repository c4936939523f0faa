import { fieldOf } from '#app/ui/form/form-texts.ts'

interface Answer {
  result: { error?: Readonly<Record<string, unknown>> | null | undefined }
  change?: { differences: readonly { field: string }[] } | null | undefined
}

/** The fields that a refused form must show in either language: wrong ones, and those that a colleague changed. */
export function urgentFields(answer: Answer | undefined): (name: string) => boolean {
  const wrong = Object.keys(answer?.result.error ?? {}).map(fieldOf)
  const changed = answer?.change?.differences.map(({ field }) => field) ?? []
  const urgent = new Set([...wrong, ...changed])
  return (name) => urgent.has(name)
}

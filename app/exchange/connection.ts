import type { Fields, FieldValues } from '#app/fields/field.ts'

const decisions = ['review', 'automatic'] as const

export const connectionFields = {
  name: { kind: 'text', max: 60, required: true },
  /** Keys as in ReceivedProvider.key. */
  providers: { kind: 'lines', max: 120, most: 20 },
  decision: { kind: 'choice', options: decisions, required: true },
  publishNew: { kind: 'flag' },
  pictureHosts: { kind: 'lines', max: 253, most: 20 },
} as const satisfies Fields

export type ConnectionValues = FieldValues<typeof connectionFields>

const inside = /\.(?:local|localhost|internal|intranet|lan|home|corp|arpa)$/

/** A public server's host name; null for addresses with a path or port, and for numeric hosts. */
export function pictureHost(line: string): string | null {
  const typed = line.trim()
  if (/[\s/@:?#\\]/.test(typed) || !URL.canParse(`https://${typed}`)) return null
  const { hostname } = new URL(`https://${typed}`)
  return /^(?:[a-z\d-]{1,63}\.)+[a-z][a-z\d-]+$/.test(hostname) && !inside.test(hostname) ? hostname : null
}

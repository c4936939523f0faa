/** A software of the agency that sends its objects by itself. */
import type { Fields, FieldValues } from '#app/fields/field.ts'

/** `review`: each transfer waits until a person takes it over. */
const decisions = ['review', 'automatic'] as const

export const connectionFields = {
  name: { kind: 'text', max: 60, required: true },
  /** Whom it may send for, by the keys of ReceivedProvider. */
  providers: { kind: 'lines', max: 120, most: 20 },
  decision: { kind: 'choice', options: decisions, required: true },
  publishNew: { kind: 'flag' },
  pictureHosts: { kind: 'lines', max: 253, most: 20 },
} as const satisfies Fields

export type ConnectionValues = FieldValues<typeof connectionFields>

/** Names that only mean something inside a network. */
const inside = /\.(?:local|localhost|internal|intranet|lan|home|corp|arpa)$/

/** The name of a public server as a browser would ask for it; null for addresses with more to them, and for numbers. */
export function pictureHost(line: string): string | null {
  const typed = line.trim()
  if (/[\s/@:?#\\]/.test(typed) || !URL.canParse(`https://${typed}`)) return null
  const { hostname } = new URL(`https://${typed}`)
  return /^(?:[a-z\d-]{1,63}\.)+[a-z][a-z\d-]+$/.test(hostname) && !inside.test(hostname) ? hostname : null
}

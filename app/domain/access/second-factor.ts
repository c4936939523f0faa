/** What is typed where a second factor is asked for: the six digits of an app, or a recovery code. */

import type { Fields } from '#app/fields/field.ts'

/** What its owner calls a passkey. */
export const passkeyFields = { name: { kind: 'text', max: 60, required: true } } as const satisfies Fields

/** How many recovery codes a user is given. */
export const recoveryCodeCount = 10
/** Signs of a recovery code, without its hyphens: 24 of 32 possible ones are 120 bits. */
export const recoveryCodeLength = 24

/** Longer than any code with its spaces; nothing longer is looked at. */
const longest = 60

export type TypedCode = { kind: 'app' | 'recovery'; code: string }

/** The code as it was meant, spaces, hyphens and capitals aside; null for anything else. */
export function readCode(typed: string): TypedCode | null {
  if (typed.length > longest) return null
  const code = typed.replace(/[\s-]/g, '').toLowerCase()
  if (/^[0-9]{6}$/.test(code)) return { kind: 'app', code }
  // What is easily mistaken for another sign is none of the alphabet's.
  const plain = code.replaceAll('o', '0').replace(/[il]/g, '1')
  const isRecovery = plain.length === recoveryCodeLength && /^[0-9a-z]*$/.test(plain)
  return isRecovery ? { kind: 'recovery', code: plain } : null
}

/** Six groups of four. */
export function writeRecoveryCode(code: string): string {
  return (code.match(/.{4}/g) ?? []).join('-')
}

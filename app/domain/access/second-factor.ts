import type { Fields } from '#app/fields/field.ts'

export const passkeyFields = { name: { kind: 'text', max: 60, required: true } } as const satisfies Fields

export const recoveryCodeCount = 10
/** Without hyphens: 24 of 32 possible characters are 120 bits. */
export const recoveryCodeLength = 24

const maxTypedLength = 60

export type TypedCode = { kind: 'app' | 'recovery'; code: string }

/** Ignores spaces, hyphens and case; null if it cannot be a code. */
export function readCode(typed: string): TypedCode | null {
  if (typed.length > maxTypedLength) return null
  const code = typed.replace(/[\s-]/g, '').toLowerCase()
  if (/^[0-9]{6}$/.test(code)) return { kind: 'app', code }
  // The alphabet of recovery codes has no letters that look like digits.
  const plain = code.replaceAll('o', '0').replace(/[il]/g, '1')
  const isRecovery = plain.length === recoveryCodeLength && /^[0-9a-z]*$/.test(plain)
  return isRecovery ? { kind: 'recovery', code: plain } : null
}

export function writeRecoveryCode(code: string): string {
  return (code.match(/.{4}/g) ?? []).join('-')
}

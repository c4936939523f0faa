import type { Fields, FieldValues } from '#app/fields/field.ts'
import { locales } from '#app/fields/locale.ts'

/** For staff only: no field of the property's catalogue, so nothing that reads properties reads them. */
export const sellerFields = {
  sellerName: { kind: 'text', max: 120 },
  sellerEmail: { kind: 'email' },
  ownerLocale: { kind: 'choice', options: locales },
  approvalRequired: { kind: 'flag' },
} as const satisfies Fields

export type SellerValues = FieldValues<typeof sellerFields>

export const decisions = ['approved', 'declined'] as const
export type Decision = (typeof decisions)[number]

/** Of the agent's words, and of the owner's. */
export const longestWords = 2_000

import type { Fields, FieldValues } from '#app/fields/field.ts'

/** What names the contract. The address may be abroad, so its parts are plain texts. */
const contractFields = {
  contract: { kind: 'text', max: 200, required: true, asked: 'contract' },
  street: { kind: 'text', max: 120 },
  postalCode: { kind: 'text', max: 12 },
  city: { kind: 'text', max: 80 },
  contractDate: { kind: 'date' },
} as const satisfies Fields

export const withdrawalFields = {
  name: { kind: 'text', max: 120, required: true, asked: 'name' },
  contract: contractFields.contract,
  email: { kind: 'email', required: true, asked: 'email' },
  street: contractFields.street,
  postalCode: contractFields.postalCode,
  city: contractFields.city,
  contractDate: contractFields.contractDate,
  message: { kind: 'longText', max: 5_000 },
} as const satisfies Fields

export type WithdrawalFieldName = keyof typeof withdrawalFields
export type WithdrawalValues = FieldValues<typeof withdrawalFields>

export interface WithdrawalAnswers extends FieldValues<typeof contractFields> {
  /** The sentence that the visitor confirmed, in the language of the form. */
  declaration: string
}

/** In months from receipt, whatever the retention of other enquiries. */
export const withdrawalRetention = 36

/** In milliseconds from receipt: how long the page of thanks repeats a withdrawal. */
export const withdrawalShownFor = 24 * 60 * 60 * 1000

import { isPlainAddress } from '#app/domain/mail-address.ts'

export const receiptStates = ['due', 'noMail', 'notPlain', 'off', 'notSetUp'] as const
export type ReceiptState = (typeof receiptStates)[number]

/** Per mailbox and day, as anyone may type another person's address. */
export const mostReceipts = 3

export function receiptState(
  email: string | null,
  { enquiryReceipt }: { enquiryReceipt: boolean },
  isSetUp: boolean,
): ReceiptState {
  if (!email) return 'noMail'
  if (!isPlainAddress(email)) return 'notPlain'
  if (!enquiryReceipt) return 'off'
  return isSetUp ? 'due' : 'notSetUp'
}

/** A withdrawal is confirmed whatever the settings say, and waits for mail that is not set up yet. */
export function confirmationState(email: string): 'due' | 'notPlain' {
  return isPlainAddress(email) ? 'due' : 'notPlain'
}

export function whyNoReceipt(
  state: ReceiptState | null,
  isRecordGone: boolean,
): Exclude<ReceiptState, 'due'> | 'limit' | null {
  if (state !== 'due') return state
  return isRecordGone ? null : 'limit'
}

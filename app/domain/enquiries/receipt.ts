/** Receipts: the mail that tells whoever has written that it has arrived. */
import { isPlainAddress } from '#app/domain/mail-address.ts'

/** Whether a sender gets one, or why not; one that is due is still not sent beyond `mostReceipts`. */
export const receiptStates = ['due', 'noMail', 'notPlain', 'off', 'notSetUp'] as const
export type ReceiptState = (typeof receiptStates)[number]

/** To one mailbox within a day: anybody may type the address of somebody else. */
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

/** Why there is none among the messages of an enquiry; null where nobody knows any more. */
export function whyNoReceipt(
  state: ReceiptState | null,
  isRecordGone: boolean,
): Exclude<ReceiptState, 'due'> | 'limit' | null {
  if (state !== 'due') return state
  return isRecordGone ? null : 'limit'
}

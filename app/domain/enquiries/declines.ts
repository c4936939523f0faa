import { isPlainAddress } from '#app/domain/mail-address.ts'
import type { Locale } from '#app/fields/locale.ts'
import type { EnquiryStatus } from './enquiry.ts'

interface Asker {
  id: string
  name: string
  email: string | null
  locale: Locale
  status: EnquiryStatus
  isDeclined: boolean
}

export type ReasonToLeaveOut = 'noMail' | 'notPlain' | 'archived' | 'declined' | 'same'

export interface Declining<A extends Asker> {
  recipients: { asker: A; email: string; enquiryIds: string[]; isOpen: boolean }[]
  leftOut: { asker: A; reason: ReasonToLeaveOut }[]
}

/** `askers` must be sorted newest first. */
export function declining<A extends Asker>(askers: readonly A[]): Declining<A> {
  const { recipients, leftOut }: Declining<A> = { recipients: [], leftOut: [] }
  for (const asker of askers) {
    const { email } = asker
    const reason = reasonToLeaveOut(asker)
    if (reason || !email) {
      leftOut.push({ asker, reason: reason ?? 'noMail' })
      continue
    }
    const known = recipients.find((recipient) => recipient.email.toLowerCase() === email.toLowerCase())
    const isOpen = asker.status === 'new'
    if (!known) {
      recipients.push({ asker, email, enquiryIds: [asker.id], isOpen })
      continue
    }
    known.enquiryIds.push(asker.id)
    known.isOpen ||= isOpen
    leftOut.push({ asker, reason: 'same' })
  }
  return { recipients, leftOut }
}

function reasonToLeaveOut({ email, status, isDeclined }: Asker): ReasonToLeaveOut | null {
  if (isDeclined) return 'declined'
  if (status === 'archived') return 'archived'
  if (!email) return 'noMail'
  return isPlainAddress(email) ? null : 'notPlain'
}

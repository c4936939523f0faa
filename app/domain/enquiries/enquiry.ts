import { sentAddress } from '#app/domain/mail-address.ts'
import type { Fields, FieldValues } from '#app/fields/field.ts'
import { typedSearch } from '#app/fields/typed-search.ts'

/** The form also requires either `email` or `phone`. */
export const enquiryFields = {
  name: { kind: 'text', max: 120, required: true, asked: 'name' },
  email: { kind: 'email' },
  phone: { kind: 'phone' },
  message: { kind: 'longText', max: 5_000, required: true, asked: 'message' },
} as const satisfies Fields

export type EnquiryValues = FieldValues<typeof enquiryFields>

export const enquiryKinds = ['contact', 'valuation', 'withdrawal'] as const
export type EnquiryKind = (typeof enquiryKinds)[number]

export const enquiryStatuses = ['new', 'answered', 'archived'] as const
export type EnquiryStatus = (typeof enquiryStatuses)[number]

export function isEnquiryStatus(value: unknown): value is EnquiryStatus {
  return enquiryStatuses.some((status) => status === value)
}

export interface EnquiryFilters {
  status: EnquiryStatus | null
  q: string | null
  property: string | null
  leaving: boolean
}

export function readEnquiryFilters(search: URLSearchParams): EnquiryFilters {
  const status = search.get('status')
  return {
    status: isEnquiryStatus(status) ? status : null,
    q: typedSearch(search),
    property: search.get('property')?.slice(0, 40) || null,
    leaving: search.get('leaving') === '1',
  }
}

/** The shortest query for the same list. */
export function enquiryQuery({ leaving, ...words }: EnquiryFilters): string {
  const given = Object.entries({ ...words, leaving: leaving ? '1' : null }).filter(
    (entry): entry is [string, string] => entry[1] !== null,
  )
  return new URLSearchParams(given).toString()
}

/** Encodes everything, so that line breaks cannot add headers. */
export function mailAddress(email: string, subject: string, body: string): string {
  const recipient = sentAddress(email).split('@').map(encodeURIComponent).join('@')
  const [about, text] = [subject.replace(/\s+/g, ' '), body.replace(/\r?\n/g, '\r\n')].map(encodeURIComponent)
  return `mailto:${recipient}?subject=${about}&body=${text}`
}

/** Whether mails of this channel go to the sender of the enquiry. */
export function isToVisitor(channel: string): boolean {
  return ['receipt', 'withdrawal', 'reply'].includes(channel)
}

interface Delivery {
  attempts: number
  nextAttemptAt: Date | null
  deliveredAt: Date | null
  lastError: string | null
}

/** 'waiting' includes messages that wait for a setting: they have not been tried. */
export function deliveryState(delivery: Delivery, now: Date) {
  if (delivery.deliveredAt) return 'delivered'
  if (isUnderWay(delivery, now)) return 'underWay'
  if (!delivery.nextAttemptAt) return 'givenUp'
  return delivery.attempts > 0 ? 'failed' : 'waiting'
}

function isUnderWay({ attempts, nextAttemptAt, lastError }: Delivery, now: Date): boolean {
  return attempts > 0 && lastError === null && nextAttemptAt !== null && nextAttemptAt > now
}

function isUndelivered({ nextAttemptAt, deliveredAt, lastError }: Omit<Delivery, 'attempts'>): boolean {
  return !deliveredAt && (lastError !== null || !nextAttemptAt)
}

/** Waited for by the visitor, or by the office and its programs. */
export type UndeliveredMail = 'reply' | 'withdrawal' | 'office'

/** Of several the one that a visitor waits for, as `undeliveredMail()` finds it. */
export function undeliveredOf(deliveries: readonly (Omit<Delivery, 'attempts'> & { channel: string })[]) {
  const mails = deliveries
    .filter((delivery) => delivery.channel !== 'receipt' && isUndelivered(delivery))
    .map(({ channel }): UndeliveredMail => (channel === 'reply' || channel === 'withdrawal' ? channel : 'office'))
  return mails.sort().at(-1) ?? null
}

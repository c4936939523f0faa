import { findAgency } from '#app/data/agency/settings.server.ts'
import { createEnquiry, type NewEnquiry } from '#app/data/enquiries/enquiries.server.ts'
import type { NewReceipt } from '#app/data/enquiries/receipts.server.ts'
import { listColleagues } from '#app/data/entries/team-members.server.ts'
import type { EnquiryMessage } from '#app/data/outbox/queue.server.ts'
import type { Agency } from '#app/domain/agency/agency.ts'
import { berlinToday } from '#app/domain/calendar.ts'
import type { EnquiryKind } from '#app/domain/enquiries/enquiry.ts'
import { confirmationState, type ReceiptState, receiptState } from '#app/domain/enquiries/receipt.ts'
import {
  type Colleague,
  peopleAmong,
  type Recipient,
  recipientOf,
  replyAddress,
  withoutRepeats,
} from '#app/domain/enquiries/responsibility.ts'
import type { Offer } from '#app/domain/offers/offer.ts'
import { placeName } from '#app/domain/offers/place-name.ts'
import { isBlank } from '#app/fields/schema.server.ts'
import {
  countAttempts,
  networkOf,
  TooManyAttempts,
  tooManyRequests,
  waitText,
} from '#app/http/access/throttle.server.ts'
import { deliverInBackground } from '#app/http/background-delivery.server.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { formText } from '#app/http/forms/forms.server.ts'
import { logFault } from '#app/http/log.server.ts'
import { faultStatus } from '#app/http/responses.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { type EnquiryMail, enquiryMail } from '#app/mail/enquiry-mail.ts'
import { type ReceiptMail, receiptMail } from '#app/mail/receipt-mail.ts'
import { missingForVisitors } from '#app/mail/transport.server.ts'
import { type WithdrawalMail, withdrawalMail } from '#app/mail/withdrawal-mail.ts'
import { paths } from '#app/paths/public.ts'
import { leadOf } from './lead.server.ts'

/** Browsers send `bot-field` empty and `form-name` unchanged; bots fill in the trap or leave it out. */
export function isBot(form: FormData, formName: EnquiryKind): boolean {
  return isTrapSprung(form) || form.getAll('form-name').some((name) => name !== formName)
}

export function isTrapSprung(form: FormData): boolean {
  const trap = form.getAll('bot-field')
  return trap.length === 0 || trap.some((value) => value !== '')
}

export function isReachable(form: FormData): boolean {
  return !isBlank(formText(form, 'email') + formText(form, 'phone'))
}

export interface Deliveries {
  parcels: readonly EnquiryMessage[]
  state: ReceiptState
  receipt: NewReceipt | null
}

/** Returns the id. Only complete enquiries count as attempts. */
export async function takeEnquiry(
  request: Request,
  context: AppContext,
  enquiry: NewEnquiry,
  { parcels, state, receipt }: Deliveries,
): Promise<string> {
  await countAttempts(request, context, { limit: 'enquiry', subject: networkOf(request) })
  const { id } = await createEnquiry(context.db, { ...enquiry, receipt: state }, parcels, receipt)
  deliverInBackground(request, context, id)
  return id
}

interface Submission {
  mail: EnquiryMail
  offers: ReceiptMail['offers']
  /** Of the offers, in their order. */
  responsible: readonly (string | null)[]
  posted: { 'form-name': EnquiryKind } & EnquiryMessage['payload']
  /** Those that it is about, in German. */
  about?: readonly Offer[]
  /** What is withdrawn, in the visitor's language: its confirmation repeats it. */
  declared?: Pick<WithdrawalMail, 'declaration' | 'facts'>
}

export async function deliveriesFor(
  { mail, offers, responsible, posted, about = [], declared }: Submission,
  context: AppContext,
): Promise<Deliveries> {
  const { db, config, transport } = context
  const [team, agency] = await Promise.all([listColleagues(db), findAgency(db)])
  const today = berlinToday()
  const recipients = withoutRepeats([...new Set(responsible)].map((id) => recipientOf(team, id, today)))
  const people = recipients.flatMap(({ colleague }) => colleague ?? [])
  const lead = await leadOf(context, agency, mail, posted['form-name'], about)
  const parcels = mailsTo(recipients, mail, agency).map((parcel) => withLead(parcel, lead))
  if (lead && agency.leadsAddress) parcels.push({ channel: 'lead', payload: { ...enquiryMail(mail), lead } })
  if (config.contactFormEndpoint) parcels.push({ channel: 'formHost', payload: { 'bot-field': '', ...posted } })
  const { email } = mail.enquiry
  const state =
    declared && email ? confirmationState(email) : receiptState(email, agency, missingForVisitors(transport) === null)
  if (!email || state !== 'due') return { parcels, state, receipt: null }
  const { locale, receivedAt } = mail
  const replyTo = replyAddress(people[0] ?? null, agency)
  const signed = { locale, receivedAt, agency, siteUrl: config.siteUrl, replyTo }
  const words = declared
    ? withdrawalMail({ ...signed, ...declared, message: mail.enquiry.message })
    : receiptMail({ ...signed, kind: posted['form-name'], offers, people })
  const channel = declared ? 'withdrawal' : 'receipt'
  return { parcels, state, receipt: { channel, payload: { to: email, ...words }, receivedAt } }
}

function withLead(parcel: EnquiryMessage, lead: string | null): EnquiryMessage {
  return lead ? { ...parcel, payload: { ...parcel.payload, lead } } : parcel
}

export function absenceOf({ colleague, absent }: Recipient) {
  return absent && { name: absent.name, until: absent.absentUntil ?? '', deputy: colleague?.name ?? null }
}

type MailedOffer = Pick<Offer, 'id' | 'name' | 'propertyNumber' | 'reserved' | 'city' | 'district'>

export function offerForMail(
  { id, name, propertyNumber, reserved, city, district }: MailedOffer,
  member: string | null,
  siteUrl: string,
): NonNullable<EnquiryMail['offer']> {
  return {
    name,
    propertyNumber,
    place: placeName({ city, district }),
    address: siteUrl + paths.offer(id),
    reserved,
    member,
  }
}

/** One to each person and, unless persons get them all and alone, to the office, whose own address gets no second copy. */
function mailsTo(recipients: readonly Recipient[], mail: EnquiryMail, agency: Agency): EnquiryMessage[] {
  const named = peopleAmong(recipients, agency)
  const payloadFor = (recipient: Recipient | undefined, person: Colleague | null) => {
    const others = named.flatMap((other) => (other.person.id === person?.id ? [] : [other.person.name]))
    const absence = recipient ? absenceOf(recipient) : null
    return enquiryMail({ ...mail, routing: { absence, ...(named.length > 1 && { others }) } })
  }
  const toPeople = named.map(({ person, recipient }): EnquiryMessage => {
    return { channel: 'memberMail', memberId: person.id, payload: payloadFor(recipient, person) }
  })
  const isForOffice = named.length < recipients.length
  if (agency.enquiriesToPersonOnly && !isForOffice) return toPeople
  return [...toPeople, { channel: 'mail', payload: payloadFor(recipients[0], null) }]
}

export async function enquiryFailure(error: unknown, request: Request, context: AppContext) {
  const locale = await localeOf(request)
  const t = translator(locale)
  if (error instanceof TooManyAttempts) {
    const { again, ...words } = t('forms:enquiry.throttled', { returnObjects: true, wait: waitText(error, locale) })
    return { sentence: again, words, init: tooManyRequests(error) }
  }
  logFault(error, request, context)
  const words = { title: t('forms:enquiry.notStoredTitle') }
  return { sentence: t('forms:enquiry.notStored'), words, init: faultStatus(error) }
}

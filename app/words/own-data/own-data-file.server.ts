import type { OwnData, OwnEnquiry, OwnSubscription } from '#app/data/own-data/own-data.server.ts'
import type { Agency } from '#app/domain/agency/agency.ts'
import { enquiryDeletionDay } from '#app/domain/agency/retention.ts'
import { formOf } from '#app/domain/enquiries/answers.ts'
import { pick } from '#app/fields/typed-objects.ts'

export function ownDataFile(
  { email, enquiries, subscriptions, sales }: OwnData,
  agency: Agency,
  siteUrl: string,
): string {
  const { agencyName } = agency
  const file = {
    source: { agency: agencyName, website: siteUrl },
    createdAt: new Date(),
    email,
    enquiries: enquiries.map((enquiry) => enquiryEntry(enquiry, agency)),
    searchesByEmail: subscriptions.map(subscriptionEntry),
    sales: sales.map(({ id: _, decided, ...sale }) => ({
      ...sale,
      decided: decided.map((one) => pick(one, ['decision', 'decidedAt', 'words'])),
    })),
  }
  return `${JSON.stringify(file, null, 2)}\n`
}

function subscriptionEntry(subscription: OwnSubscription) {
  const { query, locale, told } = subscription
  return {
    email: subscription.email,
    search: query,
    language: locale,
    ...pick(subscription, ['createdAt', 'confirmedAt', 'pausedAt']),
    lastHeardAt: subscription.heardAt,
    told: told.map((property) => pick(property, ['kind', 'name', 'propertyNumber'])),
  }
}

function enquiryEntry(enquiry: OwnEnquiry, agency: Agency) {
  const { about, locale, answers, sentReceipt, replies, notes } = enquiry
  return {
    ...pick(enquiry, ['kind', 'receivedAt', 'name', 'email', 'phone', 'message']),
    language: locale,
    about: about.map((property) => pick(property, ['name', 'propertyNumber'])),
    ...(answers && { [formOf(answers)]: answers }),
    ...pick(enquiry, ['status', 'answeredAt']),
    deletedOn: enquiryDeletionDay(enquiry, agency),
    receiptSentAt: sentReceipt?.deliveredAt ?? null,
    replies: replies.map(({ createdAt, deliveredAt, ...reply }) => ({
      writtenAt: createdAt,
      deliveredAt,
      ...pick(reply, ['by', 'recipient', 'subject', 'text']),
    })),
    notes: notes.map(({ createdAt, text }) => ({ writtenAt: createdAt, text })),
  }
}

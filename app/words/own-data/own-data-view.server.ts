import type { OwnData, OwnEnquiry, OwnSale, OwnSubscription } from '#app/data/own-data/own-data.server.ts'
import { filtersOf } from '#app/data/subscriptions/fitting.server.ts'
import type { Agency } from '#app/domain/agency/agency.ts'
import { enquiryDeletionDay } from '#app/domain/agency/retention.ts'
import { berlinMidnight } from '#app/domain/calendar.ts'
import type { Fact } from '#app/fields/fact-list.tsx'
import type { Locale } from '#app/fields/locale.ts'
import { type Translator, translator } from '#app/i18n/server.ts'
import { answerFacts } from '#app/words/enquiries/answers.server.ts'
import { dayText, isDeletedTonight, momentText } from '#app/words/moments.server.ts'
import { searchWords } from '#app/words/search-words.server.ts'

export type OwnDataView = ReturnType<typeof ownDataView>
export type EnquiryView = OwnDataView['enquiries'][number]

export function ownDataView(
  { email, expiresAt, enquiries, subscriptions, sales }: OwnData,
  agency: Agency,
  locale: Locale,
) {
  const t = translator(locale)
  return {
    lead: t('pages:ownData.stored.lead', { email }),
    until: t('pages:ownData.stored.until', { until: momentText(expiresAt, locale) }),
    enquiries: enquiries.map((enquiry) => enquiryView(enquiry, agency, locale, t)),
    subscriptions: subscriptions.map((subscription) => subscriptionView(subscription, locale, t)),
    sales: sales.map((sale) => saleView(sale, locale, t)),
  }
}

function saleView(
  { id, sellerName, sellerEmail, name, propertyNumber, decided }: OwnSale,
  locale: Locale,
  t: Translator,
) {
  const labels = t('pages:ownData.stored.fields', { returnObjects: true })
  const values = [
    [labels.name, sellerName],
    [labels.email, sellerEmail],
    ...decided.map(({ decision, decidedAt, words }) => [
      t(`pages:ownData.stored.decisions.${decision}`),
      [momentText(decidedAt, locale), words].filter(Boolean).join(': '),
    ]),
  ]
  return {
    id,
    title: t('pages:ownData.stored.sale', { name: `${name} (${propertyNumber})` }),
    facts: values.flatMap(([label, value]) => (label && value ? [{ label, value }] : [])),
  }
}

function subscriptionView(subscription: OwnSubscription, locale: Locale, t: Translator) {
  const { id, query, createdAt, confirmedAt, pausedAt, told } = subscription
  const labels = t('pages:ownData.stored.subscriptionFields', { returnObjects: true })
  const state = !confirmedAt ? 'unconfirmed' : pausedAt ? 'paused' : 'running'
  const values = [
    [labels.search, searchWords(filtersOf(query), locale)?.whole ?? t('pages:subscription.search.any')],
    [labels.createdAt, momentText(createdAt, locale)],
    [labels.confirmedAt, confirmedAt && momentText(confirmedAt, locale)],
    [labels.locale, t(`pages:ownData.stored.locales.${subscription.locale}`)],
    [labels.told, [...new Set(told.map(({ name, propertyNumber }) => `${name} (${propertyNumber})`))].join(', ')],
  ] as const
  return {
    id,
    title: t('pages:ownData.stored.subscription', { date: dayText(createdAt, locale) }),
    state: t(`pages:ownData.stored.subscriptionStates.${state}`),
    facts: values.flatMap(([label, value]) => (value ? [{ label, value }] : [])),
  }
}

function enquiryView(enquiry: OwnEnquiry, agency: Agency, locale: Locale, t: Translator) {
  const { id, kind, about, message, answers, replies, notes, receivedAt } = enquiry
  const title = kind === 'contact' && about.length > 0 ? 'about' : kind
  return {
    id,
    title: t(`pages:ownData.stored.${title}`, { date: dayText(receivedAt, locale) }),
    status: [statusOf(enquiry, locale, t), endWords(enquiry, agency, locale, t)],
    facts: factsOf(enquiry, locale, t),
    message,
    lang: enquiry.locale === locale ? undefined : enquiry.locale,
    object: answers ? answerFacts(answers, locale) : [],
    objectTitle: t(`pages:ownData.stored.${kind === 'withdrawal' ? 'withdrawn' : 'object'}`),
    replies: replies.map(({ createdAt, deliveredAt, by, subject, text }) => ({
      head: t(`pages:ownData.stored.${deliveredAt ? 'replySent' : 'replyWaiting'}`, {
        date: momentText(deliveredAt ?? createdAt, locale),
        by,
      }),
      subject,
      text,
    })),
    notes: notes.map(({ createdAt, text }) => ({ head: momentText(createdAt, locale), text })),
  }
}

function statusOf({ status, answeredAt }: OwnEnquiry, locale: Locale, t: Translator): string {
  return t(`pages:ownData.stored.status.${answeredAt ? status : 'new'}`, {
    date: answeredAt ? dayText(answeredAt, locale) : '',
  })
}

function endWords(enquiry: OwnEnquiry, agency: Agency, locale: Locale, t: Translator): string {
  const day = enquiryDeletionDay(enquiry, agency)
  if (isDeletedTonight(day)) return t('pages:ownData.stored.deletionTonight')
  const date = dayText(berlinMidnight(day), locale)
  if (enquiry.kind === 'withdrawal') return t('pages:ownData.stored.withdrawalKept', { date })
  return t(`pages:ownData.stored.${enquiry.answeredAt ? 'deletion' : 'deletionUnanswered'}`, { date })
}

function factsOf(enquiry: OwnEnquiry, locale: Locale, t: Translator): Fact[] {
  const labels = t('pages:ownData.stored.fields', { returnObjects: true })
  const { about, name, email, phone, receivedAt } = enquiry
  const values = [
    [labels.receivedAt, momentText(receivedAt, locale)],
    ...about.map(({ name, propertyNumber }) => [labels.offers, `${name} (${propertyNumber})`]),
    [labels.name, name],
    [labels.email, email],
    [labels.phone, phone],
    [labels.locale, t(`pages:ownData.stored.locales.${enquiry.locale}`)],
    [labels.receipt, receiptWords(enquiry, locale, t)],
  ] as const
  return values.flatMap(([label, value]) => (label && value ? [{ label, value }] : []))
}

/** Null when it is no longer known. */
function receiptWords({ receipt, sentReceipt }: OwnEnquiry, locale: Locale, t: Translator): string | null {
  if (sentReceipt?.deliveredAt)
    return t('pages:ownData.stored.receipts.sent', { date: momentText(sentReceipt.deliveredAt, locale) })
  if (sentReceipt) return t('pages:ownData.stored.receipts.waiting')
  return receipt === null || receipt === 'due' ? null : t('pages:ownData.stored.receipts.none')
}

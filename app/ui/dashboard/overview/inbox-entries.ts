import { dashboardPaths } from '#app/paths/dashboard.ts'
import type { AttentionEntry } from './attention-list.tsx'
import type { AttentionWords } from './use-attention-words.ts'

/** About an enquiry's undelivered mail or, without an enquiry, the weekly mail. */
export interface DeliveryNotice {
  enquiryId: string | null
  name: string | null
  propertyName: string | null
  /** Null once given up. */
  nextAttemptAt: Date | string | null
  attempts: number
  /** In German. */
  lastError: string | null
}

export interface Counted {
  count: number
  oldest: Date | string | null
}

export interface Deletions {
  count: number
  /** The day by which all of them will be deleted, ISO. */
  until: string
}

export interface WithdrawalNotice {
  id: string
  name: string
  receivedAt: Date | string
  confirmedAt: Date | string | null
  isUnconfirmed: boolean
}

export function withdrawalEntries(withdrawals: readonly WithdrawalNotice[], words: AttentionWords): AttentionEntry[] {
  const { t, near } = words
  return withdrawals.map(({ id, name, receivedAt, confirmedAt, isUnconfirmed }) => ({
    key: `withdrawal-${id}`,
    tone: 'bad',
    icon: isUnconfirmed ? 'warning' : 'inbox',
    text: t('attention.withdrawal', { name }),
    note: [
      near(receivedAt),
      isUnconfirmed ? t('attention.withdrawalUnsent') : null,
      confirmedAt ? t('attention.withdrawalSent', { moment: near(confirmedAt) }) : null,
    ]
      .filter(Boolean)
      .join(' · '),
    to: dashboardPaths.enquiry(id),
    act: t('attention.look'),
  }))
}

export function undeliveredEntries(undelivered: readonly DeliveryNotice[], words: AttentionWords): AttentionEntry[] {
  return undelivered.map((notice, place) => ({
    key: `delivery-${place}`,
    tone: 'bad',
    icon: 'mail',
    ...describeDelivery(notice, words),
  }))
}

function describeDelivery(notice: DeliveryNotice, { t, near }: AttentionWords) {
  const { enquiryId, name, propertyName, nextAttemptAt, attempts, lastError } = notice
  const next = nextAttemptAt
    ? t('attention.nextAttempt', { moment: near(nextAttemptAt) })
    : t('attention.givenUp', { count: attempts })
  if (enquiryId === null || name === null) {
    return { text: t('attention.noticeUndelivered'), note: [lastError, next].filter(Boolean).join(' · ') }
  }
  const about = propertyName ? t('attention.about', { name, property: propertyName }) : name
  const to = dashboardPaths.enquiry(enquiryId)
  return { text: t('attention.undelivered'), note: [about, next].join('. '), to, act: t('attention.look') }
}

export function enquiryEntry({ count, oldest }: Counted, { t, near }: AttentionWords): AttentionEntry | null {
  if (!oldest) return null
  return {
    key: 'enquiries',
    tone: 'info',
    icon: 'inbox',
    text: t('attention.newEnquiries', { count }),
    note: t('attention.oldest', { count, moment: near(oldest) }),
    to: `${dashboardPaths.enquiries}?status=new`,
    act: t('attention.answer'),
  }
}

export function importEntry({ count, oldest }: Counted, { t, near }: AttentionWords): AttentionEntry | null {
  if (!oldest) return null
  return {
    key: 'imports',
    tone: 'info',
    icon: 'exchange',
    text: t('attention.waitingImports', { count }),
    note: t('attention.oldest', { count, moment: near(oldest) }),
    to: dashboardPaths.exchange,
    act: t('attention.checkImports'),
  }
}

export function deletionEntry(
  deletions: Deletions | null,
  { t, date, today }: Pick<AttentionWords, 't' | 'date' | 'today'>,
): AttentionEntry | null {
  if (!deletions) return null
  return {
    key: 'deletions',
    tone: 'info',
    icon: 'trash',
    text:
      deletions.until > today
        ? t('attention.deletions', { count: deletions.count, date: date(deletions.until) })
        : t('attention.deletionsTonight', { count: deletions.count }),
    note: t('attention.deletionsWhy'),
    to: `${dashboardPaths.enquiries}?leaving=1`,
    act: t('attention.look'),
  }
}

/** Testimonials are shown with the sentence that nobody checked where they come from (§ 5b Abs. 3 UWG). */
export function originEntry(isMissing: boolean, isAdmin: boolean, { t }: AttentionWords): AttentionEntry | null {
  if (!isMissing) return null
  return {
    key: 'testimonialOrigin',
    tone: 'info',
    icon: 'pen',
    text: t('attention.testimonialOrigin'),
    note: t('attention.testimonialOriginWhy'),
    ...(isAdmin && { to: `${dashboardPaths.settings}#testimonialOrigin`, act: t('attention.toSettings') }),
  }
}

export interface UnconfirmedVoices {
  count: number
  areHidden: boolean
}

/** The agency's sentence about testimonials is not claimed for these. */
export function unconfirmedEntry(voices: UnconfirmedVoices | null, { t }: AttentionWords): AttentionEntry | null {
  if (!voices?.count) return null
  return {
    key: 'unconfirmedVoices',
    tone: 'info',
    icon: 'pen',
    text: t('attention.unconfirmedVoices', { count: voices.count }),
    note: t(voices.areHidden ? 'attention.unconfirmedHidden' : 'attention.unconfirmedShown'),
    to: dashboardPaths.testimonials.list,
    act: t('attention.look'),
  }
}

export function visitorMailEntry(
  missing: string | null,
  isAdmin: boolean,
  { t }: AttentionWords,
): AttentionEntry | null {
  if (!missing) return null
  return {
    key: 'visitorMails',
    tone: 'info',
    icon: 'mail',
    text: t('attention.visitorMails'),
    note: t('attention.visitorMailsWhy', { name: missing }),
    ...(isAdmin && { to: `${dashboardPaths.settings}#enquiryReceipt`, act: t('attention.toSettings') }),
  }
}

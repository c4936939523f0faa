import type { StoredAbout } from '#app/data/own-data/stored-about.server.ts'
import { filtersOf } from '#app/data/subscriptions/fitting.server.ts'
import type { Locale } from '#app/fields/locale.ts'
import { translator } from '#app/i18n/server.ts'
import { dayText } from '#app/words/moments.server.ts'
import { searchWords } from '#app/words/search-words.server.ts'

export function isWithdrawal({ kind }: StoredAbout['enquiries'][number]): boolean {
  return kind === 'withdrawal'
}

/** What an address has, apart from the enquiry `except`, and what of it stays when all is deleted. */
export function storedSentences(stored: StoredAbout, locale: Locale, except?: string) {
  const t = translator(locale)
  const others = stored.enquiries.filter(({ id }) => id !== except)
  const counts = {
    enquiries: others.filter((enquiry) => !isWithdrawal(enquiry)).length,
    withdrawals: others.filter(isWithdrawal).length,
    alerts: stored.subscriptions.length,
    replies: stored.replies,
    messages: stored.messages,
    sales: stored.sales.length,
  }
  const parts = (['enquiries', 'withdrawals', 'alerts', 'replies', 'messages', 'sales'] as const).flatMap((what) =>
    counts[what] > 0 ? t(`dashboard:enquiries.address.${what}`, { count: counts[what] }) : [],
  )
  const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(parts)
  return {
    list: parts.length > 0 ? list : null,
    kept: [
      ...(stored.enquiries.some(isWithdrawal) ? [t('dashboard:enquiries.address.keptWithdrawals')] : []),
      ...(stored.sales.length > 0 ? [t('dashboard:enquiries.address.keptReleases')] : []),
      t('dashboard:enquiries.address.keptMails'),
    ],
  }
}

/** Alerts with their search in words. */
export function alertsInWords({ subscriptions }: Pick<StoredAbout, 'subscriptions'>, locale: Locale) {
  const t = translator(locale)
  return subscriptions.map(({ id, query, createdAt, confirmedAt, pausedAt }) => ({
    id,
    search: searchWords(filtersOf(query), locale)?.whole ?? t('pages:subscription.search.any'),
    line: t(
      `dashboard:enquiries.address.alertStates.${!confirmedAt ? 'unconfirmed' : pausedAt ? 'paused' : 'running'}`,
      {
        date: dayText(createdAt, locale),
      },
    ),
  }))
}

import { berlinToday } from '#app/domain/calendar.ts'
import type { PropertyValues } from '#app/domain/properties/property.ts'
import { activityOn } from '#app/exchange/active-days.ts'
import type { LinkBase } from '#app/exchange/plan.ts'
import { formatDate } from '#app/fields/format.ts'
import type { Locale } from '#app/fields/locale.ts'
import { translator } from '#app/i18n/server.ts'

interface FollowedDays {
  activeFrom: string | null
  activeUntil: string | null
  base: LinkBase
}

/** Why an object is offline by the days of its file, or until when it is public; null where they decide nothing. */
export function activityWords(
  { activeFrom: from, activeUntil: until, base }: FollowedDays,
  { published, sold }: Pick<PropertyValues, 'published' | 'sold'>,
  locale: Locale,
): string | null {
  const t = translator(locale)
  const activity = activityOn({ from, until }, berlinToday())
  if (sold) return null
  // Staff want it offline, and no day brings it back.
  if (base.values.published === true && !published)
    return from && activity !== 'ended' ? keptBackWords(from, activity, locale) : null
  if (activity === 'open') return null
  const date = formatDate((activity === 'notYet' ? from : until) ?? '', locale)
  if (activity === 'limited') return published ? t('dashboard:origin.activity.limited', { date }) : null
  const name = published ? (`${activity}ButOnline` as const) : activity
  return t(`dashboard:origin.activity.${name}`, { date })
}

function keptBackWords(from: string, activity: string, locale: Locale): string {
  const key = activity === 'notYet' ? 'notYetAndKeptBack' : 'keptBack'
  return translator(locale)(`dashboard:origin.activity.${key}`, { date: formatDate(from, locale) })
}

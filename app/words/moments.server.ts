import { berlinToday } from '#app/domain/calendar.ts'
import { formatMoment, languageTags } from '#app/fields/format.ts'
import type { Locale } from '#app/fields/locale.ts'

const days = { de: daysIn('de'), en: daysIn('en') }

function daysIn(locale: Locale): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(languageTags[locale], { dateStyle: 'long', timeZone: 'Europe/Berlin' })
}

export function dayText(moment: Date, locale: Locale): string {
  return joinDayAndMonth(days[locale].format(moment))
}

export function momentText(moment: Date, locale: Locale): string {
  return joinDayAndMonth(formatMoment(moment, locale, 'long')).replace(/ Uhr$/, '\u00a0Uhr')
}

/** Keeps the day's number and its month on one line. */
function joinDayAndMonth(said: string): string {
  return said.replace(/^(\d+\.?) /, '$1\u00a0')
}

export function isDeletedTonight(day: string): boolean {
  return day <= berlinToday()
}

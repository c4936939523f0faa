import { berlinDay } from '#app/domain/calendar.ts'
import { languageTags } from '#app/fields/format.ts'
import type { Locale } from '#app/fields/locale.ts'

const days = formats({ dateStyle: 'long' })
const moments = formats({ dateStyle: 'long', timeStyle: 'short' })

function formats(options: Intl.DateTimeFormatOptions): Record<Locale, Intl.DateTimeFormat> {
  const format = (locale: Locale) =>
    new Intl.DateTimeFormat(languageTags[locale], { ...options, timeZone: 'Europe/Berlin' })
  return { de: format('de'), en: format('en') }
}

export function dayText(moment: Date, locale: Locale): string {
  return joinDayAndMonth(days[locale].format(moment))
}

export function momentText(moment: Date, locale: Locale): string {
  const text = joinDayAndMonth(moments[locale].format(moment))
  return locale === 'de' ? `${text}\u00a0Uhr` : text
}

/** Keeps the day's number and its month on one line. */
function joinDayAndMonth(said: string): string {
  return said.replace(/^(\d+\.?) /, '$1\u00a0')
}

export function isDeletedTonight(day: string): boolean {
  return day <= berlinDay(new Date())
}

import type { AgencyCard } from '#app/domain/agency/agency.ts'
import type { Locale } from '#app/fields/field.ts'
import { splitLines } from '#app/fields/format.ts'

/** One line per group of days, in the page's language if entered, else in German. */
export function openingHours({ openingHours: german, openingHoursEn: english }: AgencyCard, locale: Locale): string[] {
  const hours = locale === 'en' ? (english ?? german) : german
  return splitLines(hours).map(withoutBreaks)
}

/** Keeps figures together with their words. */
function withoutBreaks(line: string): string {
  return line.replace(/(\d) (?=\p{L})/gu, '$1\u00a0').replace(/(\p{L}) (?=\d)/gu, '$1\u00a0')
}

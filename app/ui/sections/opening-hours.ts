import type { AgencyCard } from '#app/domain/agency/agency.ts'
import { authoredLocale, type Locale } from '#app/fields/field.ts'
import { splitLines } from '#app/fields/format.ts'

/** One line per group of days, marked where the page is in English and they are not. */
export function openingHours({ openingHours: german, openingHoursEn: english }: AgencyCard, locale: Locale) {
  const isEnglish = locale === 'en' && english !== null
  const lang = locale === authoredLocale || isEnglish ? undefined : authoredLocale
  return { hours: splitLines(isEnglish ? english : german).map(withoutBreaks), lang }
}

/** Keeps figures together with their words. */
function withoutBreaks(line: string): string {
  return line.replace(/(\d) (?=\p{L})/gu, '$1\u00a0').replace(/(\p{L}) (?=\d)/gu, '$1\u00a0')
}

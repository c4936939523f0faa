import type { AgencyCard } from '#app/domain/agency/agency.ts'
import { splitLines } from '#app/fields/format.ts'
import { authoredLocale } from '#app/fields/locale.ts'

/** One line per group of days, with their language if it is not the page's. */
export function openingHours({ openingHours: text, untranslated }: AgencyCard) {
  const lang = untranslated?.includes('openingHours') ? authoredLocale : undefined
  return { hours: splitLines(text).map(withoutBreaks), lang }
}

/** Keeps figures together with their words. */
function withoutBreaks(line: string): string {
  return line.replace(/(\d) (?=\p{L})/gu, '$1\u00a0').replace(/(\p{L}) (?=\d)/gu, '$1\u00a0')
}

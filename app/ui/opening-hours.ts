import type { Agency } from '#app/domain/agency.ts'
import type { Locale } from '#app/fields/field.ts'

/** When the office is open, in the language where it was entered, else as it was entered in German. */
export function openingHours({ openingHours: german, openingHoursEn: english }: Agency, locale: Locale): string | null {
  return locale === 'en' ? (english ?? german) : german
}

import { agencyPlaceholders, fillPlaceholders } from '#app/domain/pages/placeholders.ts'
import type { Locale } from '#app/fields/locale.ts'
import type { Agency } from './agency.ts'

export const mailClosings = { de: 'Freundliche Grüße', en: 'Kind regards' } as const satisfies Record<Locale, string>

/** The last line of a mail to a visitor, above the signature or the name. */
export function mailClosing(agency: Agency, locale: Locale): string {
  const own = agency.ownClosings?.[locale]
  return (own && fillPlaceholders(own, agencyPlaceholders(agency))) || mailClosings[locale]
}

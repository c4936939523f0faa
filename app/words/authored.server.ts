/** German by staff where a page may be in English: known phrases are translated, the rest is marked as German. */
import type { TestimonialOrigin } from '#app/domain/agency/agency.ts'
import { authoredLocale, type Locale } from '#app/fields/field.ts'
import { englishAvailability } from './availability.server.ts'
import { englishCommission } from './commission.server.ts'
import { englishDeposit } from './deposit.server.ts'

export interface AuthoredWords {
  value: string
  /** Set where the words are not in the page's language. */
  lang?: Locale | undefined
}

export function availabilityWords(text: string, locale: Locale): AuthoredWords {
  return inLanguage(text, locale, englishAvailability)
}

export function commissionWords(text: string, locale: Locale): AuthoredWords {
  return inLanguage(text, locale, englishCommission)
}

export function depositWords(text: string, locale: Locale): AuthoredWords {
  return inLanguage(text, locale, englishDeposit)
}

/** The sentence under testimonials, or nothing where the agency has none. */
export function originWords(origin: TestimonialOrigin | null): AuthoredWords | null {
  if (!origin?.testimonialOrigin) return null
  const { testimonialOrigin: value, untranslated } = origin
  return { value, ...(untranslated?.includes('testimonialOrigin') && { lang: authoredLocale }) }
}

/** In characters; what is longer is a text of its own. */
const longest = 200

function inLanguage(text: string, locale: Locale, translate: (text: string) => string | null): AuthoredWords {
  if (locale === authoredLocale) return { value: text }
  const known = text.length > longest ? null : translate(text.trim().toLowerCase().replace(/\s+/g, ' '))
  return known === null ? { value: text, lang: authoredLocale } : { value: known }
}

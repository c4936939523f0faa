/** German by staff on a page in another language: their own translation, else a known phrase in English, else marked. */
import type { TestimonialOrigin } from '#app/domain/agency/agency.ts'
import type { Untranslated } from '#app/domain/in-language.ts'
import { langOf } from '#app/domain/lang-of.ts'
import type { Locale } from '#app/fields/locale.ts'
import { englishAvailability } from './availability.server.ts'
import { type Commission, englishCommission, readCommission } from './commission.server.ts'
import { englishDeposit } from './deposit.server.ts'

export interface AuthoredWords {
  value: string
  /** Set where the words are not in the page's language. */
  lang?: Locale | undefined
}

/** By the field that says them. */
const inEnglish = {
  availableFrom: englishAvailability,
  provision: englishCommission,
  depositText: englishDeposit,
  sellerCommission: englishCommission,
  buyerCommission: englishCommission,
  rentalFee: englishCommission,
} as const satisfies Record<string, (text: string) => string | null>

type Phrased<Name extends string> = Readonly<Record<Name, string | null>> & Untranslated

/** Null where staff have said nothing. */
export function phraseOf<Name extends keyof typeof inEnglish>(
  said: Phrased<Name>,
  name: Name,
  locale: Locale,
): AuthoredWords | null {
  const text = said[name]
  if (!text) return null
  const lang = langOf(said, name)
  if (!lang) return { value: text }
  const known = locale === 'en' && text.length <= longest ? inEnglish[name](plain(text)) : null
  return known === null ? { value: text, lang } : { value: known }
}

/** Whether English pages say it by themselves. */
export function isKnownPhrase(field: string, text: string): boolean {
  const known: Readonly<Record<string, (text: string) => string | null>> = inEnglish
  return text.length <= longest && Object.hasOwn(known, field) && known[field]?.(plain(text)) !== null
}

/** In figures; null where nobody could tell them from the text. */
export function commissionIn(text: string): Commission | null {
  return text.length <= longest ? readCommission(plain(text)) : null
}

/** In characters; what is longer is a text of its own. */
const longest = 200

function plain(text: string): string {
  return text.trim().toLowerCase().replace(/\s+/g, ' ')
}

/** The sentence under testimonials, or nothing where the agency has none. */
export function originWords(origin: TestimonialOrigin | null): AuthoredWords | null {
  if (!origin?.testimonialOrigin) return null
  const lang = langOf(origin, 'testimonialOrigin')
  return { value: origin.testimonialOrigin, ...(lang && { lang }) }
}

/** Staff's German texts on other pages: the stored translation, else a known English phrase, else marked as German. */
import type { TestimonialOrigin } from '#app/domain/agency/agency.ts'
import type { Untranslated } from '#app/domain/in-language.ts'
import { langOf } from '#app/domain/lang-of.ts'
import type { Locale } from '#app/fields/locale.ts'
import { translator } from '#app/i18n/server.ts'
import { englishAvailability } from './availability.server.ts'
import { type Commission, englishCommission, readCommission } from './commission.server.ts'
import { englishDeposit } from './deposit.server.ts'

export interface AuthoredWords {
  value: string
  /** Set when the text is not in the page's language. */
  lang?: Locale | undefined
}

const inEnglish = {
  availableFrom: englishAvailability,
  provision: englishCommission,
  depositText: englishDeposit,
  sellerCommission: englishCommission,
  buyerCommission: englishCommission,
  rentalFee: englishCommission,
} as const satisfies Record<string, (text: string) => string | null>

type Phrased<Name extends string> = Readonly<Record<Name, string | null>> & Untranslated

/** Null when the field is empty. */
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

/** Whether English pages translate it automatically. */
export function isKnownPhrase(field: string, text: string): boolean {
  const known: Readonly<Record<string, (text: string) => string | null>> = inEnglish
  return text.length <= longest && Object.hasOwn(known, field) && known[field]?.(plain(text)) !== null
}

/** Null when the text has no known figures. */
export function commissionIn(text: string): Commission | null {
  return text.length <= longest ? readCommission(plain(text)) : null
}

/** In characters; longer texts are not phrases. */
const longest = 200

function plain(text: string): string {
  return text.trim().toLowerCase().replace(/\s+/g, ' ')
}

/** The note below testimonials (§ 5b Abs. 3 UWG). Without the agency's own it says that nothing was checked. */
export function originWords(origin: TestimonialOrigin | null, locale: Locale): AuthoredWords {
  if (!origin?.testimonialOrigin) return { value: translator(locale)('pages:references.unchecked') }
  const lang = langOf(origin, 'testimonialOrigin')
  return { value: origin.testimonialOrigin, ...(lang && { lang }) }
}

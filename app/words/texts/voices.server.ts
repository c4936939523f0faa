import type { TestimonialOrigin } from '#app/domain/agency/agency.ts'
import type { Testimonial } from '#app/domain/entries/testimonial.ts'
import type { Locale } from '#app/fields/locale.ts'
import { translator } from '#app/i18n/server.ts'
import { type AuthoredWords, originWords } from './authored.server.ts'

export interface ShownVoice extends Omit<Testimonial, 'originConfirmed'> {
  /** Where it comes from, if not all voices of the page say the same. */
  note?: AuthoredWords
}

interface Voices {
  testimonials: ShownVoice[]
  /** For all of them. */
  origin: AuthoredWords | null
}

/** The agency's sentence stands only with voices for which staff have confirmed it (§ 5b Abs. 3 UWG). */
export function voicesInWords(
  voices: readonly Testimonial[],
  origin: TestimonialOrigin | null,
  locale: Locale,
): Voices {
  const confirmed = voices.filter(({ originConfirmed }) => originConfirmed).length
  const isMixed = confirmed > 0 && confirmed < voices.length && Boolean(origin?.testimonialOrigin)
  const unchecked = { value: translator(locale)('pages:references.uncheckedOne') }
  return {
    testimonials: voices.map(({ originConfirmed, ...voice }) =>
      isMixed ? { ...voice, note: originConfirmed ? originWords(origin, locale) : unchecked } : voice,
    ),
    origin: isMixed || voices.length === 0 ? null : originWords(confirmed > 0 ? origin : null, locale),
  }
}

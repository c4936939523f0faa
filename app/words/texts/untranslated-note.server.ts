import type { Untranslated } from '#app/domain/in-language.ts'
import { langOf } from '#app/domain/lang-of.ts'
import { type OfferText, offerTexts } from '#app/domain/offers/offer.ts'
import type { Picture } from '#app/domain/picture.ts'
import type { Locale } from '#app/fields/locale.ts'
import { translator } from '#app/i18n/server.ts'

export interface UntranslatedNote {
  /** Missing when the texts are in the page's language. */
  note?: string
}

export function untranslatedNote(
  property: Untranslated &
    Readonly<Partial<Record<OfferText, string | null>>> & {
      pictures: readonly Pick<Picture, 'caption' | 'untranslated'>[]
    },
  locale: Locale,
): UntranslatedNote {
  const [first] = offerTexts.filter((name) => property[name] && langOf(property, name))
  const hasCaption = property.pictures.some((picture) => picture.caption && langOf(picture, 'caption'))
  if (!first && !hasCaption) return {}
  return { note: translator(locale)(`pages:offer.untranslated.${first === 'description' ? first : 'others'}`) }
}

import type { Offer } from '#app/domain/offers/offer.ts'
import type { Locale } from '#app/fields/locale.ts'
import { guide } from '#app/i18n/locales/en/offers/guide.ts'
import { typeset } from '#app/i18n/typeset.ts'

export interface Guide {
  title: string
  text: string
}

/** How renting or buying works in Germany, for readers who may not know; null on German pages. */
export function guideOf({ marketType }: Pick<Offer, 'marketType'>, locale: Locale): Guide | null {
  if (locale !== 'en') return null
  const { title, paragraphs } = guide[marketType]
  return { title, text: typeset(paragraphs).join('\n\n') }
}

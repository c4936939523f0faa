import type { Offer } from '#app/domain/offers/offer.ts'
import type { Locale } from '#app/fields/locale.ts'
import { moveInFacts } from './move-in.server.ts'
import { purchaseWords } from './purchase.server.ts'
import { type CostBoxWords, costWordsOf } from './words.server.ts'

/** Null with too few known costs and for reserved offers. @param ownPrice as typed by the visitor */
export function costBoxOf(offer: Offer, locale: Locale, ownPrice: string | null): CostBoxWords | null {
  if (offer.reserved) return null
  const words = costWordsOf(locale)
  if (offer.marketType === 'purchase') return purchaseWords(offer, words, ownPrice)
  const facts = moveInFacts(offer, words)
  return facts && { title: words.t('moveIn.title'), facts, note: null, form: null }
}

import type { TypedCosts } from '#app/domain/costs/own-price.ts'
import type { Offer } from '#app/domain/offers/offer.ts'
import type { Locale } from '#app/fields/locale.ts'
import { moveInFacts } from './move-in.server.ts'
import { purchaseWords } from './purchase.server.ts'
import { type CostBoxWords, costWordsOf } from './words.server.ts'

/** Null with too few known costs and for reserved offers. */
export function costBoxOf(offer: Offer, locale: Locale, typed: TypedCosts): CostBoxWords | null {
  if (offer.reserved) return null
  const words = costWordsOf(locale)
  if (offer.marketType === 'purchase') return purchaseWords(offer, words, typed)
  const facts = moveInFacts(offer, words)
  return facts && { title: words.t('moveIn.title'), facts, said: null, note: null, form: null }
}

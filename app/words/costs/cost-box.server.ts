/** What an offer costs whoever takes it, beside its price: at once and in all. */
import type { Offer } from '#app/domain/offers/offer.ts'
import type { Locale } from '#app/fields/locale.ts'
import { moveInFacts } from './move-in.server.ts'
import { purchaseWords } from './purchase.server.ts'
import { type CostBoxWords, costWordsOf } from './words.server.ts'

/**
 * Null where hardly anything can be said, and of what is reserved: its price is agreed already.
 * @param ownPrice as a visitor typed it
 */
export function costBoxOf(offer: Offer, locale: Locale, ownPrice: string | null): CostBoxWords | null {
  if (offer.reserved) return null
  const words = costWordsOf(locale)
  if (offer.marketType === 'purchase') return purchaseWords(offer, words, ownPrice)
  const facts = moveInFacts(offer, words)
  return facts && { title: words.t('moveIn.title'), facts, note: null, form: null }
}

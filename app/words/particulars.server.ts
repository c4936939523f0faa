import type { Offer } from '#app/domain/offers/offer.ts'
import type { Locale } from '#app/fields/locale.ts'
import type { PropertyWords } from '#app/i18n/property-facts.ts'
import { costBoxOf } from './costs/cost-box.server.ts'
import { type PriceWords, priceWords } from './costs/cost-facts.server.ts'
import type { CostBoxWords } from './costs/words.server.ts'
import { type EnergyWords, energyWords } from './energy-words.server.ts'
import { type FactGroup, factGroups } from './fact-groups.server.ts'
import { type KeyFact, keyFacts } from './key-facts.server.ts'

/** An offer in words, made by the loader, so that no page ships the catalogue to the browser. */
export interface Particulars {
  keys: KeyFact[]
  costs: PriceWords
  /** What buying or moving in costs; null where nothing can be said. */
  costBox: CostBoxWords | null
  energy: EnergyWords
  groups: FactGroup[]
}

/** @param ownPrice as a visitor typed it */
export function particularsOf(
  offer: Offer,
  locale: Locale,
  t: PropertyWords,
  ownPrice: string | null = null,
): Particulars {
  return {
    keys: keyFacts(offer, locale, t),
    costs: priceWords(offer, locale, t),
    costBox: costBoxOf(offer, locale, ownPrice),
    energy: energyWords(offer, locale, t),
    groups: factGroups(offer, locale, t),
  }
}

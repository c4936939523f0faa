import type { Offer } from '#app/domain/offers/offer.ts'
import type { Locale } from '#app/fields/locale.ts'
import type { PropertyWords } from '#app/i18n/property-facts.ts'
import { costBoxOf } from './costs/cost-box.server.ts'
import { type PriceWords, priceWords } from './costs/cost-facts.server.ts'
import type { CostBoxWords } from './costs/words.server.ts'
import { type EnergyWords, energyWords } from './energy-words.server.ts'
import { type FactGroup, factGroups } from './fact-groups.server.ts'
import { type KeyFact, keyFacts } from './key-facts.server.ts'

/** Rendered by the loader, so the browser does not load the catalogue. */
export interface Particulars {
  keys: KeyFact[]
  costs: PriceWords
  /** Costs of buying or moving in; null when unknown. */
  costBox: CostBoxWords | null
  energy: EnergyWords
  groups: FactGroup[]
}

/** @param ownPrice as typed by the visitor */
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

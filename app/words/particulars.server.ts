import type { TypedCosts } from '#app/domain/costs/own-price.ts'
import type { Offer } from '#app/domain/offers/offer.ts'
import type { Fact } from '#app/fields/fact-list.tsx'
import type { Locale } from '#app/fields/locale.ts'
import type { PropertyWords } from '#app/i18n/property-facts.ts'
import { costBoxOf } from './costs/cost-box.server.ts'
import { type PriceWords, pricePerArea, priceWords } from './costs/cost-facts.server.ts'
import type { CostBoxWords } from './costs/words.server.ts'
import { type EnergyWords, energyWords } from './energy/energy-words.server.ts'
import { type FactGroup, factGroups } from './fact-groups.server.ts'
import { type KeyFact, keyFacts } from './key-facts.server.ts'

/** Rendered by the loader, so the browser does not load the catalogue. */
export interface Particulars {
  keys: KeyFact[]
  costs: PriceWords
  perArea: Fact[]
  /** Costs of buying or moving in; null when unknown. */
  costBox: CostBoxWords | null
  energy: EnergyWords
  groups: FactGroup[]
}

export function particularsOf(offer: Offer, locale: Locale, t: PropertyWords, typed: TypedCosts = {}): Particulars {
  return {
    keys: keyFacts(offer, locale, t),
    costs: priceWords(offer, locale, t),
    perArea: pricePerArea(offer, locale, t),
    costBox: costBoxOf(offer, locale, typed),
    energy: energyWords(offer, locale, t),
    groups: factGroups(offer, locale, t),
  }
}

import type { OfferEventKind } from './subscription.ts'

export interface DigestOffer {
  kind: OfferEventKind
  name: string
  place: string
  /** "4 km"; null unless the search is about the surroundings of a place. */
  distance: string | null
  facts: string
  /** Required in advertisements by § 87 GModG; null if nothing is known. */
  energy: string | null
  price: string
  totalRent: string | null
  formerPrice: string | null
  address: string
}

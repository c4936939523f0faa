import type { OfferEventKind } from './subscription.ts'

export interface DigestOffer {
  kind: OfferEventKind
  name: string
  place: string
  facts: string
  /** Required in advertisements by § 87 GEG; null if nothing is known. */
  energy: string | null
  price: string
  formerPrice: string | null
  address: string
}

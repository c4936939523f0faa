import type { OfferEventKind } from './subscription.ts'

/** An offer as the mail of a subscription names it, all in words. */
export interface DigestOffer {
  kind: OfferEventKind
  name: string
  place: string
  facts: string
  /** What § 87 GEG asks of an advertisement; null where nothing is known. */
  energy: string | null
  price: string
  formerPrice: string | null
  /** With scheme and host. */
  address: string
}

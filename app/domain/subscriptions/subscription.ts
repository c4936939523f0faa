import { noFilters, type OfferFilters, offerSearch, usualSort } from '#app/domain/offers/offer-filters.ts'

const day = 24 * 60 * 60 * 1000

/** Confirmation mails per mailbox and day, as anyone may type another person's address. */
export const mostOptIns = 2

export const mostSubscriptions = 10

/** In milliseconds since the subscriber's last confirmation: first one mail asks, then the subscription is deleted. */
export const silence = { asked: 335 * day, ended: 365 * day } as const

/** In characters. */
export const longestQuery = 2_000

/** In the address that mail programs call to unsubscribe: all searches of the address end, not one. */
export const endsAll = 'alle'

export const offerEventKinds = ['new', 'priceCut', 'availableAgain'] as const
export type OfferEventKind = (typeof offerEventKinds)[number]

export function subscribedQuery(filters: OfferFilters): string {
  return offerSearch(filters, { sort: usualSort(filters.near), view: noFilters.view }).slice(1)
}

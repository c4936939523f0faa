/** Search subscriptions: a search of the list that goes on by mail. */
import { noFilters, type OfferFilters, offerSearch, usualSort } from '#app/domain/offers/offer-filters.ts'

const day = 24 * 60 * 60 * 1000

/** Mails that ask one mailbox to confirm, within a day: anybody may type the address of somebody else. */
export const mostOptIns = 2

/** Of one mailbox. */
export const mostSubscriptions = 10

/** In milliseconds since the last word from a subscriber: then one mail asks, and later nothing is left. */
export const silence = { asked: 335 * day, ended: 365 * day } as const

/** In characters, of what a form may send. */
export const longestQuery = 2_000

/** What can happen to an offer that somebody may have waited for. */
export const offerEventKinds = ['new', 'priceCut', 'availableAgain'] as const
export type OfferEventKind = (typeof offerEventKinds)[number]

/** What is stored of a search: the list's own address behind its question mark, without order, page and view. */
export function subscribedQuery(filters: OfferFilters): string {
  return offerSearch(filters, { sort: usualSort(filters.near), view: noFilters.view }).slice(1)
}

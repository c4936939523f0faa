import { findFittingOffers } from '#app/data/offers/fitting-offers.server.ts'
import type { OwnPage } from '#app/domain/entries/own-page.ts'
import type { OfferTile } from '#app/domain/offers/offer.ts'
import type { OfferFilters } from '#app/domain/offers/offer-filters.ts'
import { filtersOf } from '#app/domain/offers/typed-query.ts'
import type { Locale } from '#app/fields/locale.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { missingForVisitors } from '#app/mail/transport.server.ts'

/** Two rows of three. */
const mostOffers = 6

export interface Fitting {
  offers: OfferTile[]
  total: number
  filters: OfferFilters
  canSubscribe: boolean
}

/** Null for a page without a search. */
export async function findFitting(
  { db, transport }: Pick<AppContext, 'db' | 'transport'>,
  { query }: Pick<OwnPage, 'query'>,
  locale: Locale,
): Promise<Fitting | null> {
  if (query === null) return null
  const found = await findFittingOffers(db, locale, filtersOf(query, locale), mostOffers)
  return { ...found, canSubscribe: !missingForVisitors(transport) }
}

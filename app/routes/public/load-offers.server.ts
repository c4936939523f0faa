import { listOffers } from '#app/data/offers/offer-list.server.ts'
import { findMapOffers, findTheseOffers } from '#app/data/offers/offer-map.server.ts'
import { shownOthers, similarOffersQuery } from '#app/data/offers/similar-offers.server.ts'
import { listSuggestions } from '#app/data/offers/suggestions.server.ts'
import { runQuery } from '#app/data/queries.server.ts'
import type { OfferTile as Offer } from '#app/domain/offers/offer.ts'
import { activeFilters, type OfferFilters, usualSort } from '#app/domain/offers/offer-filters.ts'
import { pageOf } from '#app/domain/offers/offer-pages.ts'
import { placeSuggestions } from '#app/domain/offers/place-suggestions.ts'
import { readOfferFilters } from '#app/domain/offers/read-offer-filters.ts'
import type { Locale } from '#app/fields/locale.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { translatorFor } from '#app/http/own-words.server.ts'
import { localeOf, type Translator } from '#app/i18n/server.ts'
import { missingForVisitors } from '#app/mail/transport.server.ts'
import { readView, viewParameter } from '#app/maps/view.ts'
import { filterNotices, leftOutNotices } from '#app/words/filter-notices.server.ts'
import { filterChips, filterFields, orderNote } from '#app/words/filter-words.server.ts'
import { type MapSearch, offerMap, restWords } from '#app/words/maps/offer-map.server.ts'
import { tileDistances } from '#app/words/maps/tile-distances.server.ts'
import { nothingFound, subscribeLink, wishLink } from '#app/words/nothing-found-words.server.ts'
import { listHeading, listLead, listTitle } from '#app/words/search-words.server.ts'
import { shownTiles } from '#app/words/shown/tiles.server.ts'
import { teaserWords } from '#app/words/texts/teaser-words.server.ts'

/** Fewer results than this add similar offers. */
const fewOffers = 3

export async function loadOffers(request: Request, context: AppContext) {
  const { db, transport } = context
  const locale = await localeOf(request)
  const t = await translatorFor(context, locale, 'offers')
  const { searchParams } = new URL(request.url)
  const read = readOfferFilters(searchParams, locale)
  const found = await listOffers(db, locale, read.filters)
  const {
    filters,
    around,
    isCorrected,
    suggested,
    groups,
    codes,
    offers,
    total,
    totalOfAll,
    counts,
    onRequest,
    misses,
    pageCount,
  } = found
  const asked = searchParams.get(viewParameter)
  const map = await readMap(db, { filters, total, around, asked, locale })
  const few = await findFew(db, found, locale, t)
  const isNothingFound = total === 0
  const suggestions =
    isNothingFound && isNarrowed(filters) ? await listSuggestions(db, filters, misses, counts.cities, around) : []
  return {
    offers: shownTiles(offers, locale),
    lead: leadOf(found),
    total,
    counts,
    filters,
    pageCount,
    start: pageOf(filters.page, total).start,
    distances: around && tileDistances(map?.offers ?? offers, around, locale),
    places: placeSuggestions(groups, codes),
    fields: filterFields(read, { ...filters, isCorrected }, locale),
    chips: filterChips(filters, locale, t),
    notices: filterNotices(read, { ...filters, pageCount, around, isCorrected, suggested }, locale, t),
    leftOut: leftOutNotices(filters, onRequest, locale, t),
    orderNote: orderNote(filters, counts, t),
    nothing: isNothingFound ? nothingFound(filters, suggestions, totalOfAll, locale, t) : null,
    subscribe: missingForVisitors(transport) ? null : subscribeLink({ ...filters, near: read.filters.near }, t),
    map,
    part: filters.view === 'map' ? (map?.part ?? null) : asked && readView(asked) && asked,
    few,
    heading: listHeading(found, t),
    intro: map ? null : listLead(filters, locale, t),
    meta: metaWords({ filters, total, locale }, t),
  }
}

type Found = Awaited<ReturnType<typeof listOffers>>

function isNarrowed(filters: OfferFilters): boolean {
  return activeFilters(filters).length > 0
}

/** A full page needs a lead, so that the other tiles fill two or three columns. */
function leadOf({ filters, offers, teaser, pageCount }: Found) {
  const [first] = offers
  const { page, sort, near } = filters
  const isUsual = page === 1 && sort === usualSort(near) && !isNarrowed(filters)
  const hasLead = (first?.highlighted && isUsual) || page < pageCount
  return first && hasLead ? { isLead: true as const, ...teaserWords(teaser) } : null
}

type AskedMap = Pick<MapSearch, 'filters' | 'total' | 'around' | 'asked' | 'locale'>

/** Null for the list view. */
async function readMap(db: AppContext['db'], search: AskedMap) {
  const { filters, total, around, locale } = search
  if (filters.view !== 'map' || total === 0) return null
  const shown = offerMap({ ...search, ...(await findMapOffers(db, locale, filters, around)) })
  if (!shown) return null
  const { ids, ...map } = shown
  const found = ids?.length ?? total
  const { size, ...pages } = pageOf(filters.page, found)
  const { start } = pages
  const offers = ids && (ids.length > 0 ? await findTheseOffers(db, locale, ids.slice(start, start + size)) : [])
  const rest = restWords(found - start - size, locale)
  return { ...map, ...pages, found, rest, offers: offers && shownTiles(offers, locale) }
}

/** Null when there are enough offers. */
async function findFew(db: AppContext['db'], { filters, offers, total }: Found, locale: Locale, t: Translator) {
  const [first] = offers
  if (!first || !isNarrowed(filters) || total > fewOffers) return null
  return {
    similar: await findOthers(db, locale, first.id, offers),
    ask: t('pages:finding.few.ask'),
    wish: wishLink(filters, t),
    title: t('pages:finding.few.title'),
  }
}

async function findOthers(db: AppContext['db'], locale: Locale, id: string, found: readonly Offer[]) {
  const similar = await runQuery(similarOffersQuery(db, locale, id, shownOthers + found.length))
  const others = similar.filter((offer) => found.every((known) => known.id !== offer.id))
  return shownTiles(others.slice(0, shownOthers), locale)
}

function metaWords(shown: Parameters<typeof listTitle>[0], t: Translator) {
  return {
    title: listTitle(shown, t),
    description: t('pages:meta.offers.description'),
    feed: t('pages:meta.feed.title'),
  }
}

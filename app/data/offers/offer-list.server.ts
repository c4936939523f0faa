import { and, asc, desc, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { jsonList } from '#app/data/json-list.server.ts'
import { query, runBatch, runQuery } from '#app/data/queries.server.ts'
import { askedNumberFirst } from '#app/data/search-text.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import { countOffers, countOnRequest, isOfKind } from '#app/domain/offers/offer-counts.ts'
import type { OfferFilters, OfferSort } from '#app/domain/offers/offer-filters.ts'
import { mostOffersOnPage, pageOf } from '#app/domain/offers/offer-pages.ts'
import type { Around } from '#app/domain/offers/offers-around.ts'
import { withKnownPlace, withOneSpelling } from '#app/domain/offers/place-spellings.ts'
import { nearMisses } from '#app/domain/offers/suggestion.ts'
import type { Locale } from '#app/fields/locale.ts'
import { startOfDescription, teaserOf } from './description-start.server.ts'
import { type Conditions, conditionsOf, isOffer, measureConditionsOf } from './offer-conditions.server.ts'
import { offerGroupsQuery } from './offer-groups.server.ts'
import { fewMatches, selectMatches } from './offer-matches.server.ts'
import { newestFirst, recommendedFirst, tileColumns, tileOf } from './offer-tiles.server.ts'
import { findAround, normalisePlace } from './offers-around.server.ts'

const byMarket = asc(properties.marketType)

type StoredSort = Exclude<OfferSort, 'distance'>

export const inOrder: Record<StoredSort, SQL[]> = {
  recommended: recommendedFirst,
  newest: newestFirst,
  priceAsc: [byMarket, sql`${properties.listPrice} nulls last`, asc(properties.id)],
  priceDesc: [byMarket, desc(properties.listPrice), asc(properties.id)],
  areaDesc: [desc(properties.listArea), asc(properties.id)],
  roomsDesc: [desc(properties.listRooms), asc(properties.id)],
}

/** `filters` are those applied: valid page, district and place. `misses` fail a single filter, if none fits. */
export async function listOffers(db: Database, locale: Locale, typed: OfferFilters) {
  const { around, isCorrected, suggested } = await findAround(db, typed)
  const asked = normalisePlace(typed, around)
  const isCounted = Object.keys(measureConditionsOf(asked, around)).length === 0
  const { groups, rows, filters } = await (isCounted
    ? listCounted(db, locale, asked)
    : listMatching(db, locale, asked, around))
  const { total, totalOfAll, counts } = countOffers(groups, filters)
  const { page, pageCount, size } = pageOf(filters.page, total)
  return {
    filters: { ...filters, page },
    around,
    isCorrected,
    suggested,
    groups,
    offers: rows.slice(0, size).map(({ start: _start, postalCode: _code, ...row }) => tileOf(row)),
    codes: rows.slice(0, size).map(({ postalCode }) => postalCode),
    teaser: teaserOf(rows[0]),
    pageCount,
    total,
    totalOfAll,
    counts,
    onRequest: countOnRequest(groups, filters),
    misses: total === 0 ? nearMisses(groups, filters) : [],
  }
}

/** Without a town an index has the first page, so it is read in the same batch; a town without offers has none. */
async function listCounted(db: Database, locale: Locale, asked: OfferFilters) {
  if (asked.page === 1 && asked.city === null) {
    const first = query(selectPage(db, locale, asked, 1, conditionsOf(asked, null)), (rows) => rows)
    return { ...(await runBatch(db, { groups: offerGroupsQuery(db), rows: first })), filters: asked }
  }
  const groups = await runQuery(offerGroupsQuery(db))
  const filters = withKnownPlace(asked, groups)
  const { total } = countOffers(groups, filters)
  const rows = total === 0 ? [] : await selectPage(db, locale, filters, total, conditionsOf(filters, null))
  return { groups, rows, filters }
}

async function listMatching(db: Database, locale: Locale, asked: OfferFilters, around: Around | null) {
  const groups = withOneSpelling(await selectMatches(db, asked, around))
  const filters = withKnownPlace(asked, groups)
  const { total } = countOffers(groups, filters)
  const known = groups.flatMap((group) => (isOfKind(group, filters) ? (group.ids ?? []) : []))
  if (total === 0) return { groups, rows: [], filters }
  if (around && filters.sort === 'distance') {
    const { start, size } = pageOf(filters.page, total)
    const near = new Set(known)
    const nearest = [...around.distances.keys()].filter((id) => near.has(id)).slice(start, start + size)
    return { groups, rows: await selectThese(db, locale, nearest), filters }
  }
  const conditions =
    total <= fewMatches ? { known: inArray(properties.id, jsonList(known)) } : conditionsOf(filters, around)
  return { groups, rows: await selectPage(db, locale, filters, total, conditions), filters }
}

async function selectThese(db: Database, locale: Locale, ids: readonly string[]) {
  const rows = await db
    .select(pageColumns(locale))
    .from(properties)
    .where(inArray(properties.id, jsonList(ids)))
  return rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}

/** Selects the page in an index first, so that only its rows are looked up. */
function selectPage(db: Database, locale: Locale, { sort, page, q }: PagePlace, total: number, conditions: Conditions) {
  const order = [...askedNumberFirst(q), ...inOrder[sort === 'distance' ? 'recommended' : sort]]
  const ids = idsInOrder(db, order, conditions).limit(mostOffersOnPage).offset(pageOf(page, total).start)
  return db
    .select(pageColumns(locale))
    .from(properties)
    .where(inArray(properties.id, ids))
    .orderBy(...order)
}

const pageColumns = (locale: Locale) => ({
  ...tileColumns(locale, ['name', 'description']),
  postalCode: properties.postalCode,
  start: startOfDescription,
})

type PagePlace = Pick<OfferFilters, 'sort' | 'page' | 'q'>

export function idsOf(db: Database, sort: StoredSort, conditions: Conditions = {}) {
  return idsInOrder(db, inOrder[sort], conditions)
}

function idsInOrder(db: Database, order: readonly SQL[], conditions: Conditions) {
  return db
    .select({ id: properties.id })
    .from(properties)
    .where(and(isOffer, ...Object.values(conditions)))
    .orderBy(...order)
}

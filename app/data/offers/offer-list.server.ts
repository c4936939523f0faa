/**
 * The list of offers: one pass through an index counts them and compares price, rooms, area and text with each, and pages
 * are read from an index in their order.
 */

import { and, asc, count, desc, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { jsonList } from '#app/data/json-list.server.ts'
import { picturesAsJson } from '#app/data/pictures/images.server.ts'
import { coverOf, coverSelection } from '#app/data/pictures/pictures.server.ts'
import { query, runBatch, runQuery } from '#app/data/queries.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import type { OfferFilters, OfferSort } from '#app/domain/offers/offer.ts'
import { countOffers, districtsOf, isOfKind, type OfferGroup } from '#app/domain/offers/offer-counts.ts'
import type { Bound } from '#app/domain/offers/offer-filters.ts'
import { mostOffersOnPage, offersPerPage, pageOf } from '#app/domain/offers/offer-pages.ts'
import type { Around } from '#app/domain/offers/offers-around.ts'
import { isBound, nearMisses } from '#app/domain/offers/suggestion.ts'
import type { Picture } from '#app/domain/picture.ts'
import type { Locale } from '#app/fields/locale.ts'
import { entriesOf } from '#app/fields/typed-objects.ts'
import { startOfDescription, teaserOf } from './description-start.server.ts'
import {
  type Conditions,
  conditionsOf,
  isOffer,
  kindConditionsOf,
  measureConditionsOf,
} from './offer-conditions.server.ts'
import { offerGroupsQuery } from './offer-groups.server.ts'
import { newestFirst, recommendedFirst, tileColumns, tileOf } from './offers.server.ts'
import { findAround, normalisePlace } from './offers-around.server.ts'

const byMarket = asc(properties.marketType)

type StoredSort = Exclude<OfferSort, 'distance'>

/** Purchases stand before rentals where prices are compared. */
export const inOrder: Record<StoredSort, SQL[]> = {
  recommended: recommendedFirst,
  newest: newestFirst,
  priceAsc: [byMarket, sql`${properties.listPrice} nulls last`, asc(properties.id)],
  priceDesc: [byMarket, desc(properties.listPrice), asc(properties.id)],
  areaDesc: [desc(properties.listArea), asc(properties.id)],
  roomsDesc: [desc(properties.listRooms), asc(properties.id)],
}

/**
 * A page past the end becomes the last page, a district without offers and a place that nobody knows are left out, and a
 * place is called by its full name: `filters` are those that were applied. `misses` are the offers that fail a single
 * filter, if none fits.
 */
export async function listOffers(db: Database, locale: Locale, typed: OfferFilters) {
  const { around, suggested } = await findAround(db, typed)
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
    suggested,
    groups,
    offers: rows.slice(0, size).map(({ start: _start, postalCode: _code, ...row }) => tileOf(row)),
    codes: rows.slice(0, size).map(({ postalCode }) => postalCode),
    teaser: teaserOf(rows[0]),
    pageCount,
    total,
    totalOfAll,
    counts,
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
  const filters = withKnownDistrict(asked, groups)
  const { total } = countOffers(groups, filters)
  const rows = total === 0 ? [] : await selectPage(db, locale, filters, total, conditionsOf(filters, null))
  return { groups, rows, filters }
}

async function listMatching(db: Database, locale: Locale, asked: OfferFilters, around: Around | null) {
  const groups = await selectMatches(db, asked, around)
  const filters = withKnownDistrict(asked, groups)
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

/** In the order of the ids. */
async function selectThese(db: Database, locale: Locale, ids: readonly string[]) {
  const rows = await db
    .select(pageColumns(locale))
    .from(properties)
    .where(inArray(properties.id, jsonList(ids)))
  return rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}

function withKnownDistrict(asked: OfferFilters, groups: readonly OfferGroup[]): OfferFilters {
  const isKnown = asked.district === null || districtsOf(groups, asked.city).includes(asked.district)
  return isKnown ? asked : { ...asked, district: null }
}

/**
 * When few offers fit, the counting pass returns their ids: a search in page order would be nearly another full pass.
 * By distance it returns all, since no index is in that order.
 */
const fewMatches = 10 * offersPerPage

interface Matches extends OfferGroup {
  /** The ids of all fitting offers in any district; null when there are too many. */
  ids: string[] | null
}

/** One pass through an index that holds every column needed. */
async function selectMatches(db: Database, filters: OfferFilters, around: Around | null): Promise<Matches[]> {
  const { marketType, houseType, city, district, id, listPrice, listRooms, listArea } = properties
  const measures = entriesOf(measureConditionsOf(filters, around))
  // One bit for each filter that an offer fails; an unknown value fails too.
  const failed = measures.map(([, fits], index) => sql`case when ${fits} then 0 else ${bit(index)} end`)
  const compared = db
    .select({
      marketType,
      houseType,
      city,
      district,
      id,
      failed: sql<number>`${sql.join(failed, sql` + `)}`.as('failed'),
      isOfKind: sql<number>`${and(sql`true`, ...Object.values(kindConditionsOf({ ...filters, district: null })))}`.as(
        'is_of_kind',
      ),
      listPrice,
      listRooms,
      listArea,
    })
    .from(properties)
    .where(isOffer)
    .as('looked')
  const fits = sql`${compared.failed} = 0`
  const fitting = sql<number>`count(*) filter (where ${fits})`
  const ids = sql`json_group_array(${compared.id}) filter (where ${compared.isOfKind} and ${fits})`
  const misses = measures.map(([filter], index) => {
    const among = sql`filter (where ${compared.failed} = ${bit(index)})`
    const nearest = isBound(filter) ? sql`${nearestOf(filter, compared)} ${among}` : sql`null`
    return sql`${sql.raw(`'${filter}'`)}, json_object('count', count(*) ${among}, 'nearest', ${nearest})`
  })
  return db
    .select({
      marketType: compared.marketType,
      houseType: compared.houseType,
      city: compared.city,
      district: compared.district,
      all: count(),
      fitting,
      misses: sql`json_object(${sql.join(misses, sql`, `)})`.mapWith((json: string): OfferGroup['misses'] =>
        JSON.parse(json),
      ),
      ids: sql`iif(${filters.sort === 'distance' ? sql`true` : sql`${fitting} <= ${fewMatches}`}, ${ids}, null)`.mapWith(
        (json: string): string[] => JSON.parse(json),
      ),
    })
    .from(compared)
    .groupBy(compared.marketType, compared.houseType, compared.city, compared.district)
}

/** Of the values that the bound excludes, the one nearest to it. */
function nearestOf(
  bound: Bound,
  { listPrice, listRooms, listArea }: Record<'listPrice' | 'listRooms' | 'listArea', SQLWrapper>,
): SQL {
  if (bound === 'priceMax') return sql`min(${listPrice})`
  return sql`max(${{ priceMin: listPrice, roomsMin: listRooms, areaMin: listArea }[bound]})`
}

function bit(index: number): SQL {
  return sql.raw(String(2 ** index))
}

/** Selects the page in an index first, so that only its rows are looked up. */
function selectPage(db: Database, locale: Locale, { sort, page }: Place, total: number, conditions: Conditions) {
  const order = sort === 'distance' ? 'recommended' : sort
  const ids = idsOf(db, order, conditions).limit(mostOffersOnPage).offset(pageOf(page, total).start)
  return db
    .select(pageColumns(locale))
    .from(properties)
    .where(inArray(properties.id, ids))
    .orderBy(...inOrder[order])
}

const pageColumns = (locale: Locale) => ({
  ...tileColumns(locale, ['name', 'description']),
  postalCode: properties.postalCode,
  start: startOfDescription,
})

type Place = Pick<OfferFilters, 'sort' | 'page'>

export function idsOf(db: Database, sort: StoredSort, conditions: Conditions = {}) {
  return db
    .select({ id: properties.id })
    .from(properties)
    .where(and(isOffer, ...Object.values(conditions)))
    .orderBy(...inOrder[sort])
}

/** The first offers, the starts of the first two descriptions, and the first one's last photo, usually an interior. */
export function frontOffersQuery(db: Database, locale: Locale) {
  const isFront = inArray(properties.id, idsOf(db, 'recommended').limit(2))
  const statement = db
    .select({
      ...tileColumns(locale, ['name', 'description']),
      ...coverSelection(locale),
      start: sql<string | null>`case when ${isFront} then ${startOfDescription} end`,
      pictures: sql`case when ${isFront} then ${picturesAsJson()} end`.mapWith((json: string): Picture[] =>
        JSON.parse(json),
      ),
    })
    .from(properties)
    .where(inArray(properties.id, idsOf(db, 'recommended').limit(offersPerPage)))
    .orderBy(...inOrder.recommended)
  return query(statement, (rows) => ({
    offers: rows.map(({ start: _start, pictures: _pictures, ...row }) => ({
      ...tileOf(row),
      cover: coverOf(row.cover),
    })),
    teasers: new Map(rows.map((row) => [row.id, teaserOf(row)])),
    inside: rows[0]?.pictures?.findLast(({ kind }) => kind === 'photo') ?? null,
  }))
}

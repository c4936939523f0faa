/**
 * The list of offers. One pass through an index counts them, and holds price, rooms, area and text against each; pages
 * are read from an index in their order, so that of the table only what stands on the page is looked up.
 */
import { and, asc, count, desc, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { picturesAsJson } from '#app/data/pictures/images.server.ts'
import { query, runBatch, runQuery } from '#app/data/queries.server.ts'
import { properties } from '#app/data/schema.server.ts'
import { type OfferFilters, type OfferSort, offersPerPage } from '#app/domain/offers/offer.ts'
import { countOffers, type OfferGroup } from '#app/domain/offers/offer-counts.ts'
import type { MeasureFilter } from '#app/domain/offers/offer-filters.ts'
import { type Bound, nearMisses } from '#app/domain/offers/suggestion.ts'
import type { Picture } from '#app/domain/picture.ts'
import {
  type Conditions,
  conditionsOf,
  isOffer,
  kindConditionsOf,
  measureConditionsOf,
} from './offer-conditions.server.ts'
import { offerGroupsQuery } from './offer-groups.server.ts'
import { firstParagraph, newestFirst, startOfDescription, tileColumns, tileOf } from './offers.server.ts'

const inOrder: Record<OfferSort, SQL[]> = {
  newest: newestFirst,
  priceAsc: [sql`${properties.listPrice} nulls last`, asc(properties.id)],
  priceDesc: [desc(properties.listPrice), asc(properties.id)],
  areaDesc: [desc(properties.listArea), asc(properties.id)],
  roomsDesc: [desc(properties.listRooms), asc(properties.id)],
}

/**
 * One page of offers, in the usual order the highlighted ones first, with what each option of a filter would show. A
 * page beyond the last is the last. `teaser` begins the description of the first offer, if that is highlighted; `misses`
 * are the offers that fail one filter only, where none fits all.
 */
export async function listOffers(db: Database, filters: OfferFilters) {
  const isCounted = Object.keys(measureConditionsOf(filters)).length === 0
  const { groups, rows, page } = await (isCounted ? listCounted : listMatching)(db, filters)
  const { total, totalOfAll, counts } = countOffers(groups, filters)
  return {
    offers: rows.map(({ start: _, ...row }) => tileOf(row)),
    teaser: rows[0]?.start ? firstParagraph(rows[0].start) : null,
    page,
    pageCount: pageCountOf(total),
    total,
    totalOfAll,
    counts,
    misses: total === 0 ? nearMisses(groups, filters) : [],
  }
}

function pageCountOf(total: number): number {
  return Math.max(1, Math.ceil(total / offersPerPage))
}

/** The first page, in an order that an index has, is asked for with the count. A town without offers has no page to look for. */
async function listCounted(db: Database, filters: OfferFilters) {
  const rowsOf = (page: number) => selectPage(db, { ...filters, page }, conditionsOf(filters))
  if (filters.page === 1 && filters.city === null) {
    const first = query(rowsOf(1), (rows) => rows)
    return { ...(await runBatch(db, { groups: offerGroupsQuery(db), rows: first })), page: 1 }
  }
  const groups = await runQuery(offerGroupsQuery(db))
  const { total } = countOffers(groups, filters)
  const page = Math.min(filters.page, pageCountOf(total))
  return { groups, rows: total === 0 ? [] : await rowsOf(page), page }
}

/** With other filters every offer has to be looked at. */
async function listMatching(db: Database, filters: OfferFilters) {
  const groups = await selectMatches(db, filters)
  const { total } = countOffers(groups, filters)
  const page = Math.min(filters.page, pageCountOf(total))
  const known = JSON.stringify(groups.flatMap(({ ids }) => ids ?? []))
  const conditions =
    total <= fewMatches
      ? { known: inArray(properties.id, sql`(select value from json_each(${known}))`) }
      : conditionsOf(filters)
  return { groups, rows: total === 0 ? [] : await selectPage(db, { ...filters, page }, conditions), page }
}

/**
 * Where so few offers fit, the pass that counts them says which they are, since looking for them in the order of the
 * page would be a second pass almost through. Where more fit, a page of them is soon found.
 */
const fewMatches = 10 * offersPerPage

interface Matches extends OfferGroup {
  /** The offers of the group that fit all filters, where these are few; null where they are many. */
  ids: string[] | null
}

/** One pass through an index in the order of these groups, which holds all that is asked. */
async function selectMatches(db: Database, filters: OfferFilters): Promise<Matches[]> {
  const { marketType, houseType, city, id, listPrice, listRooms, listArea } = properties
  const measures = Object.entries(measureConditionsOf(filters)) as [MeasureFilter, SQL][]
  // One bit for each filter that an offer fails; a value that is not known fails as well.
  const failed = measures.map(([, fits], index) => sql`case when ${fits} then 0 else ${bit(index)} end`)
  const looked = db
    .select({
      marketType,
      houseType,
      city,
      id,
      failed: sql<number>`${sql.join(failed, sql` + `)}`.as('failed'),
      isOfKind: sql<number>`${and(sql`true`, ...Object.values(kindConditionsOf(filters)))}`.as('is_of_kind'),
      listPrice,
      listRooms,
      listArea,
    })
    .from(properties)
    .where(isOffer)
    .as('looked')
  const fits = sql`${looked.failed} = 0`
  const fitting = sql<number>`count(*) filter (where ${fits})`
  const ids = sql`json_group_array(${looked.id}) filter (where ${looked.isOfKind} and ${fits})`
  const misses = measures.map(([filter], index) => {
    const among = sql`filter (where ${looked.failed} = ${bit(index)})`
    const nearest = filter === 'q' ? sql`null` : sql`${nearestOf(filter, looked)} ${among}`
    return sql`${sql.raw(`'${filter}'`)}, json_object('count', count(*) ${among}, 'nearest', ${nearest})`
  })
  return db
    .select({
      marketType: looked.marketType,
      houseType: looked.houseType,
      city: looked.city,
      all: count(),
      fitting,
      misses: sql`json_object(${sql.join(misses, sql`, `)})`.mapWith((json: string): OfferGroup['misses'] =>
        JSON.parse(json),
      ),
      ids: sql`iif(${fitting} <= ${fewMatches}, ${ids}, null)`.mapWith((json: string) => JSON.parse(json) as string[]),
    })
    .from(looked)
    .groupBy(looked.marketType, looked.houseType, looked.city)
}

/** Of the values that a bound shuts out the one that is nearest to it. */
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

function selectPage(db: Database, filters: Place, conditions: Conditions) {
  return db
    .select({
      ...tileColumns,
      start: sql<string | null>`case when ${properties.highlighted} then ${startOfDescription} end`,
    })
    .from(properties)
    .where(inArray(properties.id, idsOfPage(db, filters, conditions)))
    .orderBy(...inOrder[filters.sort])
}

type Place = Pick<OfferFilters, 'sort' | 'page'>

/** A page is found in an index first and read then, so that nothing is looked up that does not stand on it. */
function idsOfPage(db: Database, { sort, page }: Place, conditions: Conditions = {}) {
  return db
    .select({ id: properties.id })
    .from(properties)
    .where(and(isOffer, ...Object.values(conditions)))
    .orderBy(...inOrder[sort])
    .limit(offersPerPage)
    .offset((page - 1) * offersPerPage)
}

/**
 * For the home page: the first page of all offers, the beginnings of what the first two say, by their ids, and the last
 * photo of the first, which mostly shows a room.
 */
export function frontOffersQuery(db: Database) {
  const firstTwo = db
    .select({ id: properties.id })
    .from(properties)
    .where(isOffer)
    .orderBy(...inOrder.newest)
    .limit(2)
  const isFront = inArray(properties.id, firstTwo)
  const statement = db
    .select({
      ...tileColumns,
      start: sql<string | null>`case when ${isFront} then ${startOfDescription} end`,
      pictures: sql`case when ${isFront} then ${picturesAsJson} end`.mapWith(
        (json: string) => JSON.parse(json) as Picture[],
      ),
    })
    .from(properties)
    .where(inArray(properties.id, idsOfPage(db, { sort: 'newest', page: 1 })))
    .orderBy(...inOrder.newest)
  return query(statement, (rows) => ({
    offers: rows.map(({ start: _start, pictures: _pictures, ...row }) => tileOf(row)),
    teasers: new Map(rows.flatMap(({ id, start }) => (start ? [[id, firstParagraph(start)] as const] : []))),
    inside: rows[0]?.pictures?.findLast(({ kind }) => kind === 'photo') ?? null,
  }))
}

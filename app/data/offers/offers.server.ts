/**
 * Properties as visitors see them. All queries but the preview's require published, untrashed rows, and none selects
 * private fields: no page can leak a draft, a hidden address or the price of a reference.
 */
import { and, asc, count, desc, eq, getTableColumns, inArray, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Database } from '#app/data/database.server.ts'
import { memberAsJson, memberOf } from '#app/data/entries/team-members.server.ts'
import { picturesAsJson } from '#app/data/pictures/images.server.ts'
import { coverOf, coverSelection } from '#app/data/pictures/pictures.server.ts'
import { authoredValuesOf } from '#app/data/properties/properties.server.ts'
import { query, runQuery } from '#app/data/queries.server.ts'
import { properties } from '#app/data/schema.server.ts'
import {
  type Covered,
  type MemberOffers,
  newOfferPeriod,
  type Offer,
  type OfferTile,
  tileFields,
} from '#app/domain/offers/offer.ts'
import type { Whereabouts } from '#app/domain/places/whereabouts.ts'
import { locationOf } from '#app/domain/properties/location.ts'
import { totalRent } from '#app/domain/properties/measures.ts'
import { withoutOthers } from '#app/domain/properties/own-fields.ts'
import { withoutParkingPrices } from '#app/domain/properties/parking.ts'
import type { PropertyValues } from '#app/domain/properties/property.ts'
import { pick } from '#app/fields/pick.ts'
import { isOffer } from './offer-conditions.server.ts'
import { belongsTo, type Service } from './service-conditions.server.ts'

/** What the total rent is made of, beside the base rent. */
const rentFields = ['serviceCharge', 'heatingCosts', 'heatingIncluded'] as const satisfies (keyof PropertyValues)[]

export const tileColumns = {
  id: properties.id,
  publishedAt: properties.publishedAt,
  ...pick(properties, [...tileFields, ...rentFields]),
  ...coverSelection,
}

export const newestFirst = [desc(properties.publishedAt), asc(properties.id)]
export const recommendedFirst = [desc(properties.highlighted), ...newestFirst]

type TileRow = Omit<OfferTile, 'isNew' | 'cover' | 'totalRent'> &
  Pick<PropertyValues, (typeof rentFields)[number]> & { publishedAt: Date | null; cover: string | null }

export function tileOf({
  publishedAt,
  cover,
  serviceCharge,
  heatingCosts,
  heatingIncluded,
  ...row
}: TileRow): Covered<OfferTile> {
  const shown = { ...withoutOthers(row), ...withoutWithheldPrice(row) }
  const rent = row.marketType === 'rent' ? { ...shown, serviceCharge, heatingCosts, heatingIncluded } : null
  return { ...shown, totalRent: rent && totalRent(rent), cover: coverOf(cover), isNew: isNew(publishedAt) }
}

function isNew(publishedAt: Date | null): boolean {
  return publishedAt !== null && Date.now() - publishedAt.getTime() < newOfferPeriod
}

function selectTiles(db: Database, ids: SQL, order: SQL[]) {
  return db
    .select(tileColumns)
    .from(properties)
    .where(sql`${properties.id} in ${ids}`)
    .orderBy(...order)
}

const tilesOf = (rows: TileRow[]): Covered<OfferTile>[] => rows.map(tileOf)

export function highlightedOffersQuery(db: Database, limit: number) {
  const ids = db
    .select({ id: properties.id })
    .from(properties)
    .where(and(isOffer, eq(properties.highlighted, true)))
    .orderBy(...newestFirst)
    .limit(limit)
  return query(selectTiles(db, sql`${ids}`, newestFirst), tilesOf)
}

export function serviceOffersQuery(db: Database, service: Service, limit: number) {
  const ids = db
    .select({ id: properties.id })
    .from(properties)
    .where(and(isOffer, belongsTo(service)))
    .orderBy(...recommendedFirst)
    .limit(limit)
  return query(selectTiles(db, sql`${ids}`, recommendedFirst), tilesOf)
}

export function firstParagraph(start: string): string {
  return start.split('\n\n')[0] ?? start
}

export const startOfDescription = sql<string | null>`substr(${properties.description}, 1, 300)`

const { searchText: _searchText, ...read } = getTableColumns(properties)

export const offerColumns = { ...read, pictures: picturesAsJson, member: memberAsJson }

type OfferRow = Awaited<ReturnType<typeof selectOffers>>[number]

function selectOffers(db: Database, where: SQL | undefined) {
  return db.select(offerColumns).from(properties).where(where)
}

const firstOffer = ([row]: OfferRow[]) => (row ? offerOf(row) : null)

export function offerQuery(db: Database, id: string) {
  return query(selectOffers(db, and(isOffer, eq(properties.id, id))), firstOffer)
}

export function findOffer(db: Database, id: string): Promise<Offer | null> {
  return runQuery(offerQuery(db, id))
}

/** For staff only: the offer as visitors would see it, in any state except trashed. */
export async function findPreview(db: Database, id: string): Promise<Offer | null> {
  return firstOffer(await selectOffers(db, and(isNull(properties.deletedAt), eq(properties.id, id))))
}

function offerOf({ pictures, member: [member], ...row }: OfferRow): Offer {
  const values = withoutOthers(authoredValuesOf(row))
  return {
    ...values,
    ...withoutHiddenAddress(values),
    ...withoutWithheldPrice(values),
    ...(values.priceOnRequest ? { furtherParking: withoutParkingPrices(values) } : {}),
    whereabouts: whereaboutsOf(row),
    id: row.id,
    isNew: isNew(row.publishedAt),
    publishedAt: row.publishedAt,
    pictures,
    member: member ? memberOf(member) : null,
  }
}

type PlacedRow = Pick<
  typeof properties.$inferSelect,
  'latitude' | 'longitude' | 'addressVisible' | 'publicLatitude' | 'publicLongitude'
>

export function whereaboutsOf({
  publicLatitude,
  publicLongitude,
  addressVisible,
  ...row
}: PlacedRow): Whereabouts | null {
  const point = locationOf({ latitude: publicLatitude, longitude: publicLongitude })
  if (!point) return null
  if (!locationOf(row)) return { kind: 'place', point }
  return { kind: addressVisible ? 'exact' : 'circle', point }
}

function withoutHiddenAddress({ addressVisible }: Pick<PropertyValues, 'addressVisible'>) {
  return addressVisible ? {} : { street: null, latitude: null, longitude: null }
}

/** Also removes what a withheld price could be calculated from. */
function withoutWithheldPrice({ priceOnRequest }: Pick<PropertyValues, 'priceOnRequest'>) {
  return priceOnRequest
    ? { purchasePrice: null, parkingPrice: null, baseRent: null, deposit: null, depositText: null }
    : {}
}

/** Limits the comparison, so that the page costs the same however many offers there are. */
const comparedOffers = 500

/** Beside an offer, below a short list, and where an offer is gone. */
export const shownOthers = 3

/**
 * Same market and house type; its district first, then its city, each by nearest list price. That price is empty where
 * it is on request, so the order never reveals a withheld price. Nothing is similar to what was never public.
 */
export function similarOffersQuery(db: Database, id: string, limit = shownOthers) {
  const self = alias(properties, 'self')
  const latest = db
    .select({ id: properties.id, marketType: properties.marketType, houseType: properties.houseType })
    .from(properties)
    .where(isOffer)
    .orderBy(...recommendedFirst)
    .limit(comparedOffers)
    .as('latest')
  const isInCity = sql`${properties.city} = ${self.city}`
  const priceDistance = sql`abs(${properties.listPrice} - ${self.listPrice})`
  const likeness = sql<number>`row_number() over (order by
    ${isInCity} and ${properties.district} is ${self.district} desc, ${isInCity} desc,
    ${priceDistance} is null, ${priceDistance}, ${properties.publishedAt} desc, ${properties.id})`.as('likeness')
  const nearest = db
    .select({ id: sql<string>`${properties.id}`.as('nearest_id'), likeness })
    .from(self)
    .innerJoin(
      latest,
      and(eq(latest.marketType, self.marketType), eq(latest.houseType, self.houseType), ne(latest.id, self.id)),
    )
    .innerJoin(properties, eq(properties.id, latest.id))
    .where(and(eq(self.id, id), isNotNull(self.publishedAt)))
    .orderBy(sql`likeness`)
    .limit(limit)
    .as('nearest')
  const statement = db
    .select(tileColumns)
    .from(nearest)
    .innerJoin(properties, eq(properties.id, nearest.id))
    .orderBy(sql`${nearest.likeness}`)
  return query(statement, tilesOf)
}

export function offersByMemberQuery(db: Database, limit: number) {
  const counted = db
    .select({ member: sql<string>`${properties.responsibleMember}`.as('member'), total: count().as('total') })
    .from(properties)
    .where(and(isOffer, isNotNull(properties.responsibleMember)))
    .groupBy(properties.responsibleMember)
    .as('counted')
  const latest = db
    .select({ id: properties.id })
    .from(properties)
    .where(and(isOffer, eq(properties.responsibleMember, counted.member)))
    .orderBy(...newestFirst)
    .limit(limit)
  const statement = db
    .select({ member: counted.member, total: counted.total, id: properties.id, name: properties.name })
    .from(counted)
    .innerJoin(properties, inArray(properties.id, latest))
    .orderBy(...newestFirst)
  return query(statement, (rows) => {
    const offers = new Map<string, MemberOffers>()
    for (const { member, total, id, name } of rows) {
      const known = offers.get(member) ?? { total, latest: [] }
      known.latest.push({ id, name })
      offers.set(member, known)
    }
    return offers
  })
}

/**
 * Properties as visitors see them. All queries but the preview's require published, untrashed rows, and none selects
 * private fields: no page can leak a draft, a hidden address or the price of a reference.
 */

import { and, asc, count, desc, eq, getTableColumns, inArray, isNotNull, ne, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Database } from '#app/data/database.server.ts'
import { memberAsJson, memberOf } from '#app/data/entries/team-members.server.ts'
import { picturesAsJson, picturesIn } from '#app/data/pictures/images.server.ts'
import { bareCoverOf, bareCoverSelection, coverOf, coverSelection } from '#app/data/pictures/pictures.server.ts'
import { authoredValuesOf } from '#app/data/properties/property-row.server.ts'
import { query, runQuery } from '#app/data/queries.server.ts'
import { isKept } from '#app/data/saving/trash.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import { textsIn } from '#app/data/texts/texts.server.ts'
import { inLanguage, type Texts } from '#app/domain/in-language.ts'
import {
  type MemberOffers,
  newOfferPeriod,
  type Offer,
  type OfferTile,
  type PropertyText,
  tileFields,
} from '#app/domain/offers/offer.ts'
import type { Whereabouts } from '#app/domain/places/whereabouts.ts'
import { locationOf } from '#app/domain/properties/location.ts'
import { totalRent } from '#app/domain/properties/measures.ts'
import { withoutOthers } from '#app/domain/properties/own-fields.ts'
import { withoutParkingPrices } from '#app/domain/properties/parking.ts'
import { type PropertyValues, propertyFields } from '#app/domain/properties/property.ts'
import type { Locale } from '#app/fields/locale.ts'
import { pick } from '#app/fields/typed-objects.ts'
import { startLength } from './description-start.server.ts'
import { isOffer } from './offer-conditions.server.ts'
import { belongsTo, type Service } from './services.server.ts'

/** What the total rent is made of, beside the base rent. */
const rentFields = ['serviceCharge', 'heatingCosts', 'heatingIncluded'] as const satisfies (keyof PropertyValues)[]

/** In the language of a page: tileOf() converts the row. */
export function tileColumns(locale: Locale, texts: readonly PropertyText[] = ['name']) {
  return {
    id: properties.id,
    publishedAt: properties.publishedAt,
    ...pick(properties, [...tileFields, ...rentFields]),
    ...bareCoverSelection,
    texts: textsIn(locale, 'property', properties.id, { names: texts, longest: startLength }),
  }
}

export const newestFirst = [desc(properties.publishedAt), asc(properties.id)]
export const recommendedFirst = [desc(properties.highlighted), ...newestFirst]

type TileRow = Omit<OfferTile, 'isNew' | 'cover' | 'totalRent'> &
  Pick<PropertyValues, (typeof rentFields)[number]> & { publishedAt: Date | null; cover: string | null; texts: Texts }

export function tileOf({
  publishedAt,
  cover,
  serviceCharge,
  heatingCosts,
  heatingIncluded,
  ...row
}: TileRow): OfferTile {
  const said = inLanguage(propertyFields, row)
  const shown = { ...withoutOthers(said), ...withoutWithheldPrice(said) }
  const rent = row.marketType === 'rent' ? { ...shown, serviceCharge, heatingCosts, heatingIncluded } : null
  return { ...shown, totalRent: rent && totalRent(rent), cover: bareCoverOf(cover), isNew: isNew(publishedAt) }
}

function isNew(publishedAt: Date | null): boolean {
  return publishedAt !== null && Date.now() - publishedAt.getTime() < newOfferPeriod
}

function selectTiles(db: Database, locale: Locale, ids: SQL, order: SQL[]) {
  return db
    .select(tileColumns(locale))
    .from(properties)
    .where(sql`${properties.id} in ${ids}`)
    .orderBy(...order)
}

const tilesOf = (rows: TileRow[]): OfferTile[] => rows.map(tileOf)

/** The picture of the newest that is highlighted. */
export function highlightedCoverQuery(db: Database, locale: Locale) {
  const statement = db
    .select(coverSelection(locale))
    .from(properties)
    .where(and(isOffer, eq(properties.highlighted, true)))
    .orderBy(...newestFirst)
    .limit(1)
  return query(statement, ([row]) => (row ? coverOf(row.cover) : null))
}

export function serviceOffersQuery(db: Database, locale: Locale, service: Service, limit: number) {
  const ids = db
    .select({ id: properties.id })
    .from(properties)
    .where(and(isOffer, belongsTo(service)))
    .orderBy(...recommendedFirst)
    .limit(limit)
  return query(selectTiles(db, locale, sql`${ids}`, recommendedFirst), tilesOf)
}

const { searchText: _searchText, ...read } = getTableColumns(properties)

/** In the language of a page: offerOf() converts the row. */
export function offerColumns(locale: Locale) {
  return {
    ...read,
    pictures: picturesAsJson(locale),
    member: memberAsJson(locale),
    texts: textsIn(locale, 'property', properties.id),
  }
}

type OfferRow = Awaited<ReturnType<typeof selectOffers>>[number]

function selectOffers(db: Database, locale: Locale, where: SQL | undefined) {
  return db.select(offerColumns(locale)).from(properties).where(where)
}

const firstOffer = ([row]: OfferRow[]) => (row ? offerOf(row) : null)

export function offerQuery(db: Database, locale: Locale, id: string) {
  return query(selectOffers(db, locale, and(isOffer, eq(properties.id, id))), firstOffer)
}

export function findOffer(db: Database, locale: Locale, id: string): Promise<Offer | null> {
  return runQuery(offerQuery(db, locale, id))
}

/** For staff only: the offer as visitors would see it, in any state except trashed. */
export async function findPreview(db: Database, locale: Locale, id: string): Promise<Offer | null> {
  return firstOffer(await selectOffers(db, locale, and(isKept(properties), eq(properties.id, id))))
}

/** Of a row with `offerColumns`. */
export function offerOf({ pictures, member: [member], ...row }: OfferRow): Offer {
  const { texts } = row
  const values = inLanguage(propertyFields, { ...withoutOthers(authoredValuesOf(row)), texts })
  return {
    ...values,
    ...withoutHiddenAddress(values),
    ...withoutWithheldPrice(values),
    ...(values.priceOnRequest ? { furtherParking: withoutParkingPrices(values) } : {}),
    germanProvision: row.provision,
    whereabouts: whereaboutsOf(row),
    id: row.id,
    isNew: isNew(row.publishedAt),
    publishedAt: row.publishedAt,
    pictures: picturesIn(pictures),
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
export function similarOffersQuery(db: Database, locale: Locale, id: string, limit = shownOthers) {
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
    .select(tileColumns(locale))
    .from(nearest)
    .innerJoin(properties, eq(properties.id, nearest.id))
    .orderBy(sql`${nearest.likeness}`)
  return query(statement, tilesOf)
}

export function offersByMemberQuery(db: Database, locale: Locale, limit: number) {
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
    .select({
      member: counted.member,
      total: counted.total,
      id: properties.id,
      name: properties.name,
      texts: textsIn(locale, 'property', properties.id, { names: ['name'] }),
    })
    .from(counted)
    .innerJoin(properties, inArray(properties.id, latest))
    .orderBy(...newestFirst)
  return query(statement, (rows) => {
    const offers = new Map<string, MemberOffers>()
    for (const { member, total, ...offer } of rows) {
      const known = offers.get(member) ?? { total, latest: [] }
      known.latest.push(inLanguage(propertyFields, offer))
      offers.set(member, known)
    }
    return offers
  })
}

/**
 * Properties as visitors see them. Every query here but the preview's asks for what is published and not in the trash,
 * and none selects what is private, so that no page can show a draft, a hidden address or the price of a reference.
 */
import { and, asc, count, desc, eq, isNotNull, isNull, lte, ne, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import {
  type MemberOffers,
  newFor,
  type Offer,
  type OfferFilters,
  type OfferSort,
  type OfferTile,
  offersPerPage,
  type Reference,
  type ReferenceTile,
  tileFields,
} from '#app/domain/offer.ts'
import { countOffers, type OfferGroup } from '#app/domain/offer-counts.ts'
import type { PropertyValues } from '#app/domain/property.ts'
import type { ReferenceFilters, ReferenceGroup } from '#app/domain/reference-filters.ts'
import { pick } from '#app/fields/pick.ts'
import type { Database } from './database.server.ts'
import { listPictures } from './images.server.ts'
import { conditionsOf, isOffer } from './offer-conditions.server.ts'
import { coverOf, coverSelection } from './pictures.server.ts'
import { type PropertyRow, valuesOf } from './properties.server.ts'
import { properties } from './schema.server.ts'
import { belongsTo, type Service } from './service-conditions.server.ts'
import { findTeamMember } from './team-members.server.ts'

export const isReference = and(eq(properties.published, true), eq(properties.sold, true), isNull(properties.deletedAt))

export const tileColumns = {
  id: properties.id,
  publishedAt: properties.publishedAt,
  ...pick(properties, tileFields),
  ...coverSelection,
}

const inOrder: Record<OfferSort, SQL[]> = {
  newest: [desc(properties.highlighted), desc(properties.publishedAt)],
  priceAsc: [sql`${properties.listPrice} is null`, asc(properties.listPrice)],
  priceDesc: [desc(properties.listPrice)],
  areaDesc: [desc(properties.listArea)],
  roomsDesc: [desc(properties.listRooms)],
}

/**
 * One page of offers, in the usual order the highlighted ones first, with what each option of a filter would show. A
 * page beyond the last is the last. `teaser` begins the description of the first offer, if that is highlighted.
 */
export async function listOffers(db: Database, filters: OfferFilters) {
  const { total, totalOfAll, counts } = countOffers(await listGroups(db, filters), filters)
  const pageCount = Math.max(1, Math.ceil(total / offersPerPage))
  const page = Math.min(filters.page, pageCount)
  const rows = total === 0 ? [] : await listPage(db, { ...filters, page })
  return {
    offers: rows.map(({ start: _, ...row }) => tileOf(row)),
    teaser: rows[0]?.start ? firstParagraph(rows[0].start) : null,
    page,
    pageCount,
    total,
    totalOfAll,
    counts,
  }
}

/** One pass over the published offers: every count of the list is made of these groups. */
function listGroups(db: Database, filters: OfferFilters): Promise<OfferGroup[]> {
  const { priceMin, priceMax, roomsMin, areaMin, q } = conditionsOf(filters)
  const fits = and(priceMin, priceMax, roomsMin, areaMin, q)
  return db
    .select({
      marketType: properties.marketType,
      houseType: properties.houseType,
      city: properties.city,
      all: count(),
      fitting: fits ? sql<number>`sum(case when ${fits} then 1 else 0 end)` : count(),
    })
    .from(properties)
    .where(isOffer)
    .groupBy(properties.marketType, properties.houseType, properties.city)
}

function listPage(db: Database, filters: OfferFilters) {
  return db
    .select({
      ...tileColumns,
      start: sql<string | null>`case when ${properties.highlighted} then ${startOfDescription} end`,
    })
    .from(properties)
    .where(and(isOffer, ...Object.values(conditionsOf(filters))))
    .orderBy(...inOrder[filters.sort], asc(properties.id))
    .limit(offersPerPage)
    .offset((filters.page - 1) * offersPerPage)
}

type TileRow = Omit<OfferTile, 'isNew' | 'cover'> & { publishedAt: Date | null; cover: string | null }

export function tileOf({ publishedAt, cover, ...row }: TileRow): OfferTile {
  return { ...row, ...withoutWithheldPrice(row), cover: coverOf(cover), isNew: isNew(publishedAt) }
}

function isNew(publishedAt: Date | null): boolean {
  return publishedAt !== null && Date.now() - publishedAt.getTime() < newFor
}

export async function listHighlightedOffers(db: Database, limit: number): Promise<OfferTile[]> {
  const rows = await db
    .select(tileColumns)
    .from(properties)
    .where(and(isOffer, eq(properties.highlighted, true)))
    .orderBy(desc(properties.publishedAt), asc(properties.id))
    .limit(limit)
  return rows.map(tileOf)
}

/** Offers that show what a service is about; among those for new-build projects buildings come before plots. */
export async function listServiceOffers(db: Database, service: Service, limit: number): Promise<OfferTile[]> {
  const rows = await db
    .select(tileColumns)
    .from(properties)
    .where(and(isOffer, belongsTo(service)))
    .orderBy(
      ...(service === 'newBuild' ? [sql`${properties.houseType} = 'plot'`] : []),
      ...inOrder.newest,
      asc(properties.id),
    )
    .limit(limit)
  return rows.map(tileOf)
}

/** The towns with the most offers, in the order of the alphabet. */
export async function listOfferCities(db: Database, limit: number): Promise<string[]> {
  const rows = await db
    .select({ city: properties.city })
    .from(properties)
    .where(isOffer)
    .groupBy(properties.city)
    .orderBy(desc(count()), asc(properties.city))
    .limit(limit)
  return rows.map(({ city }) => city).sort((a, b) => a.localeCompare(b, 'de'))
}

/** The first paragraph of an offer's description, at most 300 characters of it. */
export async function findTeaser(db: Database, id: string): Promise<string | null> {
  const [row] = await db
    .select({ start: sql<string | null>`${startOfDescription}` })
    .from(properties)
    .where(and(isOffer, eq(properties.id, id)))
  return row?.start ? firstParagraph(row.start) : null
}

const startOfDescription = sql`substr(${properties.description}, 1, 300)`

function firstParagraph(start: string): string {
  return start.split('\n\n')[0] ?? start
}

export async function findOffer(db: Database, id: string): Promise<Offer | null> {
  const [row] = await db
    .select()
    .from(properties)
    .where(and(isOffer, eq(properties.id, id)))
  return row ? offerOf(db, row) : null
}

/** For staff only: what visitors would see of the property if it were an offer, whatever state it is in but the trash. */
export async function findPreview(db: Database, id: string): Promise<Offer | null> {
  const [row] = await db
    .select()
    .from(properties)
    .where(and(isNull(properties.deletedAt), eq(properties.id, id)))
  return row ? offerOf(db, row) : null
}

async function offerOf(db: Database, row: PropertyRow): Promise<Offer> {
  const { id } = row
  const [pictures, member] = await Promise.all([listPictures(db, id), findTeamMember(db, row.responsibleMember)])
  const values = valuesOf(row)
  return {
    ...values,
    ...withoutHiddenAddress(values),
    ...withoutWithheldPrice(values),
    id,
    isNew: isNew(row.publishedAt),
    publishedAt: row.publishedAt,
    pictures,
    member,
  }
}

function withoutHiddenAddress({ street, addressVisible }: PropertyValues) {
  return { street: addressVisible ? street : null }
}

/** A price that is only told on request does not leave the house, nor what it could be worked out from. */
function withoutWithheldPrice({ priceOnRequest }: Pick<PropertyValues, 'priceOnRequest'>) {
  return priceOnRequest ? { purchasePrice: null, parkingPrice: null, baseRent: null, deposit: null } : {}
}

const referenceTileColumns = {
  id: properties.id,
  name: properties.name,
  city: properties.city,
  district: properties.district,
  houseType: properties.houseType,
  livingArea: properties.livingArea,
  plotArea: properties.plotArea,
  soldAt: properties.soldAt,
  ...coverSelection,
}

const soldYear = sql<number | null>`cast(strftime('%Y', ${properties.soldAt} / 1000, 'unixepoch') as integer)`

/** Sold properties, the latest first. */
export async function listReferences(
  db: Database,
  { houseType, year }: ReferenceFilters,
  limit = 200,
  offset = 0,
): Promise<ReferenceTile[]> {
  const rows = await db
    .select(referenceTileColumns)
    .from(properties)
    .where(
      and(
        isReference,
        houseType ? eq(properties.houseType, houseType) : undefined,
        year === null ? undefined : eq(soldYear, year),
      ),
    )
    .orderBy(desc(properties.soldAt), asc(properties.id))
    .limit(limit)
    .offset(offset)
  return rows.map(({ soldAt, cover, ...row }) => ({
    ...row,
    cover: coverOf(cover),
    soldYear: soldAt?.getUTCFullYear() ?? null,
  }))
}

/** How many references there are of each type and year of sale. */
export function countReferences(db: Database): Promise<ReferenceGroup[]> {
  return db
    .select({ houseType: properties.houseType, year: soldYear, count: count() })
    .from(properties)
    .where(isReference)
    .groupBy(properties.houseType, soldYear)
}

const referenceColumns = {
  ...referenceTileColumns,
  marketType: properties.marketType,
  apartmentType: properties.apartmentType,
  buildingType: properties.buildingType,
  plotType: properties.plotType,
  description: properties.description,
  rooms: properties.rooms,
  halfRoom: properties.halfRoom,
  yearBuilt: properties.yearBuilt,
  objectCondition: properties.objectCondition,
  heritageStatus: properties.heritageStatus,
  responsibleMember: properties.responsibleMember,
}

export async function findReference(db: Database, id: string): Promise<Reference | null> {
  const [row] = await db
    .select(referenceColumns)
    .from(properties)
    .where(and(isReference, eq(properties.id, id)))
  if (!row) return null
  const { soldAt, cover, responsibleMember, ...facts } = row
  const [pictures, member] = await Promise.all([listPictures(db, id), findTeamMember(db, responsibleMember)])
  return { ...facts, cover: coverOf(cover), soldYear: soldAt?.getUTCFullYear() ?? null, pictures, member }
}

/** How many offers are looked at for likeness, the latest first, so that the page costs the same with any number of them. */
const comparedOffers = 500

/**
 * The offers most like this one: for sale or for rent as it is, and of its house type. Those of its district come
 * first, then those of its city, each by how near their price is. Prices are compared as lists sort by them: empty where
 * they are told on request, so that no order gives a withheld price away, this offer's or another's.
 */
export async function listSimilarOffers(db: Database, id: string, limit = 3): Promise<OfferTile[]> {
  const self = alias(properties, 'self')
  const latest = db
    .select({ id: properties.id })
    .from(properties)
    .where(isOffer)
    .orderBy(desc(properties.highlighted), desc(properties.publishedAt))
    .limit(comparedOffers)
    .as('latest')
  const isInCity = sql`${properties.city} = ${self.city}`
  const priceDistance = sql`abs(${properties.listPrice} - ${self.listPrice})`
  const place = sql<number>`row_number() over (order by
    ${isInCity} and ${properties.district} is ${self.district} desc, ${isInCity} desc,
    ${priceDistance} is null, ${priceDistance}, ${properties.publishedAt} desc, ${properties.id})`.as('place')
  const nearest = db
    .select({ id: sql<string>`${properties.id}`.as('nearest_id'), place })
    .from(latest)
    .innerJoin(properties, eq(properties.id, latest.id))
    .innerJoin(self, and(eq(self.id, id), ne(self.id, properties.id)))
    .where(and(eq(properties.marketType, self.marketType), eq(properties.houseType, self.houseType)))
    .orderBy(sql`place`)
    .limit(limit)
    .as('nearest')
  const rows = await db
    .select(tileColumns)
    .from(nearest)
    .innerJoin(properties, eq(properties.id, nearest.id))
    .orderBy(sql`${nearest.place}`)
  return rows.map(tileOf)
}

/** The offers of every person, by the person's id, with at most `limit` names each. */
export async function listOffersByMember(db: Database, limit: number): Promise<Map<string, MemberOffers>> {
  const member = properties.responsibleMember
  const ranked = db
    .select({
      id: properties.id,
      name: properties.name,
      member: sql<string>`${member}`.as('member'),
      total: sql<number>`count(*) over (partition by ${member})`.as('total'),
      place:
        sql<number>`row_number() over (partition by ${member} order by ${properties.publishedAt} desc, ${properties.id})`.as(
          'place',
        ),
    })
    .from(properties)
    .where(and(isOffer, isNotNull(member)))
    .as('ranked')
  const rows = await db.select().from(ranked).where(lte(ranked.place, limit)).orderBy(sql`${ranked.place}`)
  const offers = new Map<string, MemberOffers>()
  for (const { member, total, id, name } of rows) {
    const known = offers.get(member) ?? { total, latest: [] }
    known.latest.push({ id, name })
    offers.set(member, known)
  }
  return offers
}

/** Properties sold or rented, as visitors see them, without anything that reveals a price or an exact address. */
import { and, asc, between, count, desc, eq, inArray, min, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { memberAsJson, memberOf } from '#app/data/entries/team-members.server.ts'
import { picturesAsJson } from '#app/data/pictures/images.server.ts'
import { coverOf, coverSelection } from '#app/data/pictures/pictures.server.ts'
import { type Query, query } from '#app/data/queries.server.ts'
import { properties } from '#app/data/schema.server.ts'
import type { Covered, Reference, ReferenceTile } from '#app/domain/offers/offer.ts'
import type { ReferenceFilters, ReferenceGroup } from '#app/domain/offers/reference-filters.ts'
import { yearOf } from '#app/domain/properties/closing.ts'
import type { MarketType, PropertyValues } from '#app/domain/properties/property.ts'
import { isReference } from './offer-conditions.server.ts'

const referenceTileColumns = {
  id: properties.id,
  name: properties.name,
  city: properties.city,
  district: properties.district,
  houseType: properties.houseType,
  livingArea: properties.livingArea,
  plotArea: properties.plotArea,
  marketType: properties.marketType,
  soldOn: properties.soldOn,
  ...coverSelection,
}

/** Most recent sale first. An index finds them, so that only rows on the page are looked up. */
export function referencesQuery(
  db: Database,
  { houseType, year, marketType }: ReferenceFilters & { marketType?: MarketType },
  limit: number,
  offset = 0,
): Query<Covered<ReferenceTile>[]> {
  const order = [desc(properties.soldOn), asc(properties.id)]
  const ids = db
    .select({ id: properties.id })
    .from(properties)
    .where(
      and(
        isReference,
        houseType ? eq(properties.houseType, houseType) : undefined,
        // The plus keeps SQLite from using an index by market type and sorting its rows.
        marketType ? sql`+${properties.marketType} = ${marketType}` : undefined,
        year === null ? undefined : between(properties.soldOn, `${year}-01`, `${year}-12`),
      ),
    )
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
  const statement = db
    .select(referenceTileColumns)
    .from(properties)
    .where(inArray(properties.id, ids))
    .orderBy(...order)
  return query(statement, (rows) =>
    rows.map(({ soldOn, cover, ...row }) => ({ ...row, cover: coverOf(cover), soldYear: yearOf(soldOn) })),
  )
}

/** How many there are of each type and year of sale: one pass over an index. */
export function referenceGroupsQuery(db: Database): Query<ReferenceGroup[]> {
  const year = sql<number | null>`cast(substr(${properties.soldOn}, 1, 4) as integer)`.as('year')
  const statement = db
    .select({ houseType: properties.houseType, year, count: count().as('count') })
    .from(properties)
    .where(isReference)
    .groupBy(properties.houseType, sql`year`)
  return query(statement, (rows) => rows)
}

export interface ReferencePlace extends Pick<PropertyValues, 'city' | 'district' | 'postalCode'> {
  count: number
}

/** So many of the latest sales are on the map. */
const mostPlaced = 300

/** How many were sold or rented out in each quarter, and one postal code there, which tells it from its namesakes. */
export function referencePlacesQuery(db: Database): Query<ReferencePlace[]> {
  const { id, city, district, postalCode, soldOn } = properties
  const latest = db.select({ id }).from(properties).where(isReference).orderBy(desc(soldOn), asc(id)).limit(mostPlaced)
  const statement = db
    .select({ city, district, postalCode: min(postalCode).as('any_code'), count: count().as('placed') })
    .from(properties)
    .where(inArray(id, latest))
    .groupBy(city, district)
  return query(statement, (rows) => rows)
}

const referenceColumns = {
  ...referenceTileColumns,
  apartmentType: properties.apartmentType,
  buildingType: properties.buildingType,
  plotType: properties.plotType,
  description: properties.description,
  rooms: properties.rooms,
  halfRoom: properties.halfRoom,
  yearBuilt: properties.yearBuilt,
  lastModernized: properties.lastModernized,
  objectCondition: properties.objectCondition,
  heritageStatus: properties.heritageStatus,
  pictures: picturesAsJson,
  member: memberAsJson,
}

export function referenceQuery(db: Database, id: string) {
  const statement = db
    .select(referenceColumns)
    .from(properties)
    .where(and(isReference, eq(properties.id, id)))
  return query(statement, ([row]): Reference | null => {
    if (!row) return null
    const {
      soldOn,
      cover,
      member: [member],
      ...facts
    } = row
    return {
      ...facts,
      cover: coverOf(cover),
      soldYear: yearOf(soldOn),
      member: member ? memberOf(member) : null,
    }
  })
}

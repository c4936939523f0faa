/** Sold properties as visitors see them, without anything that reveals a price or an exact address. */
import { and, asc, between, count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { memberAsJson, memberOf } from '#app/data/entries/team-members.server.ts'
import { picturesAsJson } from '#app/data/pictures/images.server.ts'
import { coverOf, coverSelection } from '#app/data/pictures/pictures.server.ts'
import { type Query, query } from '#app/data/queries.server.ts'
import { properties } from '#app/data/schema.server.ts'
import type { Covered, Reference, ReferenceTile } from '#app/domain/offers/offer.ts'
import type { ReferenceFilters, ReferenceGroup } from '#app/domain/offers/reference-filters.ts'
import { isReference } from './offer-conditions.server.ts'

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

/** Most recent sale first. An index finds them, so that only rows on the page are looked up. */
export function referencesQuery(
  db: Database,
  { houseType, year }: ReferenceFilters,
  limit: number,
  offset = 0,
): Query<Covered<ReferenceTile>[]> {
  const order = [desc(properties.soldAt), asc(properties.id)]
  const ids = db
    .select({ id: properties.id })
    .from(properties)
    .where(
      and(
        isReference,
        houseType ? eq(properties.houseType, houseType) : undefined,
        year === null ? undefined : between(properties.soldAt, startOf(year), lastMomentOf(year)),
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
    rows.map(({ soldAt, cover, ...row }) => ({
      ...row,
      cover: coverOf(cover),
      soldYear: soldAt?.getUTCFullYear() ?? null,
    })),
  )
}

/** How many there are of each type and year of sale: one pass over an index. */
export function referenceGroupsQuery(db: Database): Query<ReferenceGroup[]> {
  const year = sql<number | null>`cast(strftime('%Y', ${properties.soldAt} / 1000, 'unixepoch') as integer)`.as('year')
  const statement = db
    .select({ houseType: properties.houseType, year, count: count().as('count') })
    .from(properties)
    .where(isReference)
    .groupBy(properties.houseType, sql`year`)
  return query(statement, (rows) => rows)
}

function startOf(year: number): Date {
  return new Date(Date.UTC(year, 0))
}

function lastMomentOf(year: number): Date {
  return new Date(startOf(year + 1).getTime() - 1)
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
      soldAt,
      cover,
      member: [member],
      ...facts
    } = row
    return {
      ...facts,
      cover: coverOf(cover),
      soldYear: soldAt?.getUTCFullYear() ?? null,
      member: member ? memberOf(member) : null,
    }
  })
}

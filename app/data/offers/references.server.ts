/** Without anything that reveals a price or an exact address. */
import { and, asc, between, count, desc, eq, inArray, min, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { memberAsJson, memberOf } from '#app/data/entries/team-members.server.ts'
import { picturesAsJson, picturesIn } from '#app/data/pictures/images.server.ts'
import { bareCoverOf, bareCoverSelection, coverOf, coverSelection } from '#app/data/pictures/pictures.server.ts'
import { type Query, query } from '#app/data/queries.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import { textsIn } from '#app/data/texts/texts.server.ts'
import { inLanguage } from '#app/domain/in-language.ts'
import type { Reference, ReferenceTile } from '#app/domain/offers/offer.ts'
import { referenceFields, referenceTileFields } from '#app/domain/offers/reference-fields.ts'
import type { ReferenceFilters, ReferenceGroup } from '#app/domain/offers/reference-filters.ts'
import { yearOf } from '#app/domain/properties/closing.ts'
import { type MarketType, type PropertyValues, propertyFields } from '#app/domain/properties/property.ts'
import type { Locale } from '#app/fields/locale.ts'
import { pick } from '#app/fields/typed-objects.ts'
import { isReference } from './offer-conditions.server.ts'

const tileNames = ['id', ...referenceTileFields] as const

/** Most recent sale first. An index finds them, so that only rows on the page are looked up. */
export function referencesQuery(
  db: Database,
  locale: Locale,
  { houseType, year, marketType }: ReferenceFilters & { marketType?: MarketType },
  limit: number,
  offset = 0,
): Query<ReferenceTile[]> {
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
    .select({
      ...pick(properties, tileNames),
      ...bareCoverSelection,
      texts: textsIn(locale, 'property', properties.id, { names: ['name'] }),
    })
    .from(properties)
    .where(inArray(properties.id, ids))
    .orderBy(...order)
  return query(statement, (rows) =>
    rows.map(({ soldOn, cover, ...row }) => ({
      ...inLanguage(propertyFields, row),
      cover: bareCoverOf(cover),
      soldYear: yearOf(soldOn),
    })),
  )
}

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

const mostPlaced = 300

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

export function referenceQuery(db: Database, locale: Locale, id: string) {
  const statement = db
    .select({
      ...pick(properties, ['id', ...referenceFields]),
      ...coverSelection(locale),
      pictures: picturesAsJson(locale),
      member: memberAsJson(locale),
      texts: textsIn(locale, 'property', properties.id, { names: ['name', 'description'] }),
    })
    .from(properties)
    .where(and(isReference, eq(properties.id, id)))
  return query(statement, ([row]): Reference | null => {
    if (!row) return null
    const {
      soldOn,
      cover,
      pictures,
      member: [member],
      ...facts
    } = row
    return {
      ...inLanguage(propertyFields, facts),
      cover: coverOf(cover),
      pictures: picturesIn(pictures),
      soldYear: yearOf(soldOn),
      member: member ? memberOf(member) : null,
    }
  })
}

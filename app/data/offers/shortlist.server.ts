import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { jsonList } from '#app/data/json-list.server.ts'
import { query } from '#app/data/queries.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import { textsIn } from '#app/data/texts/texts.server.ts'
import { inLanguage, type Untranslated } from '#app/domain/in-language.ts'
import type { PropertyText } from '#app/domain/offers/offer.ts'
import { type PropertyValues, propertyFields } from '#app/domain/properties/property.ts'
import type { Locale } from '#app/fields/locale.ts'
import { pick } from '#app/fields/typed-objects.ts'
import { isOffer, isPublic, isReference } from './offer-conditions.server.ts'
import { tileColumns, tileOf } from './offer-tiles.server.ts'
import { offerColumns, offerOf } from './offers.server.ts'

export function keptTilesQuery(db: Database, locale: Locale, ids: readonly string[]) {
  const statement = db
    .select(tileColumns(locale))
    .from(properties)
    .where(and(isOffer, inArray(properties.id, jsonList(ids))))
  return query(statement, (rows) => rows.map(tileOf).sort(inOrderOf(ids)))
}

export function keptOffersQuery(db: Database, locale: Locale, ids: readonly string[], limit: number) {
  const first = sql`(
    select asked.value from json_each(${JSON.stringify(ids)}) asked join ${properties} on ${properties.id} = asked.value
    where ${isOffer} order by asked.key limit ${limit})`
  const statement = db.select(offerColumns(locale)).from(properties).where(inArray(properties.id, first))
  return query(statement, (rows) => rows.map(offerOf).sort(inOrderOf(ids)))
}

export interface ClosedOffer
  extends Pick<PropertyValues, 'name' | 'marketType' | 'houseType' | 'soldOn'>,
    Untranslated<PropertyText> {
  id: string
}

/** Only references: other offers that have ended are anonymous. */
export function closedOffersQuery(db: Database, locale: Locale, ids: readonly string[]) {
  const statement = db
    .select({
      ...pick(properties, ['id', 'name', 'marketType', 'houseType', 'soldOn'] as const),
      texts: textsIn(locale, 'property', properties.id, { names: ['name'] }),
    })
    .from(properties)
    .where(and(isReference, inArray(properties.id, jsonList(ids))))
  return query(statement, (rows) =>
    rows.map((row): ClosedOffer => inLanguage(propertyFields, row)).sort(inOrderOf(ids)),
  )
}

export async function findKeepable(db: Database, locale: Locale, id: string): Promise<string | null> {
  const [row] = await db
    .select({ name: properties.name, texts: textsIn(locale, 'property', properties.id, { names: ['name'] }) })
    .from(properties)
    .where(and(isPublic, eq(properties.id, id)))
  return row ? inLanguage(propertyFields, row).name : null
}

function inOrderOf(ids: readonly string[]) {
  return (a: { id: string }, b: { id: string }) => ids.indexOf(a.id) - ids.indexOf(b.id)
}

import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { picturesAsJson } from '#app/data/pictures/images.server.ts'
import { coverOf, coverSelection } from '#app/data/pictures/pictures.server.ts'
import { query } from '#app/data/queries.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import { offersPerPage } from '#app/domain/offers/offer-pages.ts'
import type { Picture } from '#app/domain/picture.ts'
import type { Locale } from '#app/fields/locale.ts'
import { startOfDescription, teaserOf } from './description-start.server.ts'
import { isOffer } from './offer-conditions.server.ts'
import { idsOf, inOrder } from './offer-list.server.ts'
import { newestFirst, tileColumns, tileOf } from './offer-tiles.server.ts'

export function highlightedCoverQuery(db: Database, locale: Locale) {
  const statement = db
    .select(coverSelection(locale))
    .from(properties)
    .where(and(isOffer, eq(properties.highlighted, true)))
    .orderBy(...newestFirst)
    .limit(1)
  return query(statement, ([row]) => (row ? coverOf(row.cover) : null))
}

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

/** The points of properties that no save has given them: rows from before there were points or anchors, and from other gazetteers. */
import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { Database } from '#app/data/database.server.ts'
import { gazetteer } from '#app/data/places/gazetteer.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import { placeOf } from '#app/domain/places/place-of.ts'
import { findCircles } from './house-circles.server.ts'
import { nextVersion } from './property-stamps.server.ts'

/** From before circles had anchors: a backup may bring it back. */
const isUnanchored = and(
  isNotNull(properties.latitude),
  isNotNull(properties.longitude),
  isNull(sql`(circle ->> '$.id')`),
)

/** In a night. */
const most = 1_000

/** What the gazetteer does not know stays without a place. */
export async function fillPoints(db: Database): Promise<void> {
  const { id, circle, postalCode, city, district, street, addressVisible, latitude, longitude, place } = properties
  const rows = await db
    .select({ id, circle, postalCode, city, district, street, addressVisible, latitude, longitude, place })
    .from(properties)
    .where(or(isNull(circle), isNull(place), isUnanchored))
    .orderBy(properties.createdAt, id)
    .limit(most)
  const { byId } = await findCircles(db, rows)
  const changes = rows.flatMap((row): BatchItem<'sqlite'>[] => {
    const place = row.place ?? placeOf(gazetteer(), row)
    const found = byId.get(row.id)
    if (row.circle?.id === found?.id && row.circle && place === row.place) return []
    const change = {
      place,
      // A save that came between has given it one.
      circle: sql`iif(${circle} is null or ${isUnanchored}, ${JSON.stringify(found)}, ${circle})`,
      version: nextVersion,
    }
    return [db.update(properties).set(change).where(eq(id, row.id))]
  })
  const [first, ...others] = changes
  if (first) await db.batch([first, ...others])
}

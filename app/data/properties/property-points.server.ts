/** The points of properties that no save has given them: rows from before there were points, and from other gazetteers. */
import { eq, isNull, or, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { Database } from '#app/data/database.server.ts'
import { gazetteer } from '#app/data/places/gazetteer.server.ts'
import { properties } from '#app/data/schema.server.ts'
import { placeOf } from '#app/domain/places/place-of.ts'
import { findCircles } from './house-circles.server.ts'
import { nextVersion } from './properties.server.ts'

/** In a night. */
const most = 1_000

/** What the gazetteer does not know stays without a place. */
export async function fillPoints(db: Database): Promise<void> {
  const { id, circle, postalCode, city, district, latitude, longitude } = properties
  const rows = await db
    .select({ id, circle, postalCode, city, district, latitude, longitude, place: properties.place })
    .from(properties)
    .where(or(isNull(circle), isNull(properties.place)))
    .limit(most)
  const circles = await findCircles(db, rows)
  const changes = rows.flatMap((row): BatchItem<'sqlite'>[] => {
    const place = row.place ?? placeOf(gazetteer(), row)
    if (row.circle && place === row.place) return []
    const change = {
      place,
      circle: sql`coalesce(${circle}, ${JSON.stringify(circles.get(row.id))})`,
      version: nextVersion,
    }
    return [db.update(properties).set(change).where(eq(id, row.id))]
  })
  const [first, ...others] = changes
  if (first) await db.batch([first, ...others])
}

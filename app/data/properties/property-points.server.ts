/** Fills in points that no save has set: older rows, and changes of the gazetteer. */
import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { Database } from '#app/data/database.server.ts'
import { gazetteer } from '#app/data/places/gazetteer.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import { placeOf } from '#app/domain/places/place-of.ts'
import { findCircles } from './house-circles.server.ts'
import { nextVersion } from './property-stamps.server.ts'

/** A backup may restore circles from before anchors existed. */
const isUnanchored = and(
  isNotNull(properties.latitude),
  isNotNull(properties.longitude),
  isNull(sql`(circle ->> '$.id')`),
)

const most = 1_000

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
      // Keeps the circle of a save in between.
      circle: sql`iif(${circle} is null or ${isUnanchored}, ${JSON.stringify(found)}, ${circle})`,
      version: nextVersion,
    }
    return [db.update(properties).set(change).where(eq(id, row.id))]
  })
  const [first, ...others] = changes
  if (first) await db.batch([first, ...others])
}

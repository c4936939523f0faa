/** Reads and writes the circles that hide houses; `domain/properties/house-circles.ts` chooses them. */
import { and, between, eq, inArray, isNotNull, not, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { Database } from '#app/data/database.server.ts'
import { jsonList } from '#app/data/json-list.server.ts'
import { eachRow, inChunks, ofRow } from '#app/data/json-rows.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import { type Circle, newCircle, sameAddress } from '#app/domain/places/circle.ts'
import { boundsAround, type Point } from '#app/domain/places/point.ts'
import {
  type Circles,
  chooseCircles,
  type Housed,
  type Parting,
  type Stored,
  unchangedCircle,
} from '#app/domain/properties/house-circles.ts'
import { locationOf } from '#app/domain/properties/location.ts'

/** As it will be saved, in one batch with `partCircles()`. What stays hidden in its house needs no look around. */
export async function findCircle(
  db: Database,
  saved: Housed,
  before: Stored | null,
): Promise<{ circle: Circle; partings: readonly Parting[] }> {
  const kept = unchangedCircle(saved, before)
  if (kept) return { circle: kept, partings: [] }
  const { byId, partings } = await findCircles(db, [saved])
  return { circle: byId.get(saved.id) ?? newCircle(), partings }
}

/** By id, in one batch with `partCircles()`. */
export async function findCircles(db: Database, saved: readonly Housed[]): Promise<Circles> {
  return chooseCircles(saved, await storedNear(db, saved))
}

/** Gives the hidden properties of a circle another one: see nextCircles(). */
export function partCircles(
  db: Database,
  partings: readonly Parting[],
  savedIds: readonly string[],
): BatchItem<'sqlite'>[] {
  const { id, latitude, longitude, addressVisible, version } = properties
  const ofAnchor = (name: string) => sql`(row.value ->> ${sql.raw(`'$.to.anchor.${name}'`)})`
  return inChunks(partings).map((rows) =>
    db
      .update(properties)
      .set({
        circle: sql`json_patch(row.value -> '$.to', json_object(
          'north', ${ofAnchor('north')} + ${ofAnchor('latitude')} - ${latitude},
          'east', ${ofAnchor('east')} + ${ofAnchor('longitude')} - ${longitude}))`,
        version: sql`${version} + 1`,
      })
      .from(eachRow(rows))
      .where(and(eq(circleId, ofRow('from')), not(addressVisible), notInArray(id, jsonList(savedIds)))),
  )
}

/** As in the index. */
const circleId = sql`(${properties.circle} ->> '$.id')`

/** Themselves as they are, and all that may share a circle with them, drafts and the trash as well. */
async function storedNear(db: Database, saved: readonly Housed[]): Promise<Stored[]> {
  const { id, latitude, longitude, street, addressVisible, circle, sold, publishedAt } = properties
  const points = saved.flatMap((one) => locationOf(one) ?? [])
  const themselves = inArray(id, jsonList(saved.map((one) => one.id)))
  return db
    .select({ id, latitude, longitude, street, addressVisible, circle, sold, publishedAt })
    .from(properties)
    .where(points.length > 0 ? or(themselves, and(isNotNull(circle), isAround(points))) : themselves)
}

/** Whether a property may share a circle with one of these points: both lie around an anchor. */
export function isAround(points: readonly Point[]): SQL | undefined {
  const bounds = points.map((point) => boundsAround(point, 2 * sameAddress))
  const { latitude, longitude } = properties
  return and(
    between(latitude, Math.min(...bounds.map(({ south }) => south)), Math.max(...bounds.map(({ north }) => north))),
    between(longitude, Math.min(...bounds.map(({ west }) => west)), Math.max(...bounds.map(({ east }) => east))),
  )
}

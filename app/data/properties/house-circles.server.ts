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

/** Must be saved in one batch with `partCircles()`. An unchanged house needs no search. */
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

/** Must equal the index's expression. */
const circleId = sql`(${properties.circle} ->> '$.id')`

async function storedNear(db: Database, saved: readonly Housed[]): Promise<Stored[]> {
  const { id, latitude, longitude, street, addressVisible, circle, sold, publishedAt } = properties
  const points = saved.flatMap((one) => locationOf(one) ?? [])
  const themselves = inArray(id, jsonList(saved.map((one) => one.id)))
  return db
    .select({ id, latitude, longitude, street, addressVisible, circle, sold, publishedAt })
    .from(properties)
    .where(points.length > 0 ? or(themselves, and(isNotNull(circle), isAround(points))) : themselves)
}

/** Two points within one circle's reach lie around the same anchor. */
export function isAround(points: readonly Point[]): SQL | undefined {
  const bounds = points.map((point) => boundsAround(point, 2 * sameAddress))
  const { latitude, longitude } = properties
  return and(
    between(latitude, Math.min(...bounds.map(({ south }) => south)), Math.max(...bounds.map(({ north }) => north))),
    between(longitude, Math.min(...bounds.map(({ west }) => west)), Math.max(...bounds.map(({ east }) => east))),
  )
}

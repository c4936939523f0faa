/** Which circle hides each house: the one that its other offers have, or had before their points went elsewhere. */
import { and, between, eq, inArray, isNotNull, not, notInArray, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { Database } from '#app/data/database.server.ts'
import { jsonList } from '#app/data/json-list.server.ts'
import { eachRow, inChunks, ofRow } from '#app/data/json-rows.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import {
  type Circle,
  circleAt,
  circleFrom,
  type House,
  isAnchored,
  isStillAnchored,
  mayHide,
  newCircle,
  newSeed,
  sameAddress,
} from '#app/domain/places/circle.ts'
import { boundsAround, distanceBetween, type Point } from '#app/domain/places/point.ts'
import { locationOf } from '#app/domain/properties/location.ts'

/** What is about to be saved of a property. */
interface Housed {
  id: string
  latitude: number | null
  longitude: number | null
  street: string | null
  addressVisible: boolean
  /** What a backup says of a new one. Its house goes before: two circles would give away their middle. */
  restored?: Circle | undefined
}

export interface Stored extends Housed {
  circle: Circle | null
  sold: boolean
  publishedAt: Date | null
}

/** The circle of a property that shows its address, and the one that those move behind who stay hidden. */
interface Parting {
  from: string
  to: Circle
}

export interface Circles {
  byId: ReadonlyMap<string, Circle>
  partings: readonly Parting[]
}

/** As it will be saved, in one batch with `partCircles()`. What stays hidden in its house needs no look around. */
export async function findCircle(
  db: Database,
  saved: Housed,
  before: Stored | null,
): Promise<{ circle: Circle; partings: readonly Parting[] }> {
  const kept = isNewlyShown(saved, before) ? null : keptCircle(saved, settled(saved, before))
  if (kept) return { circle: marked(kept, saved), partings: [] }
  const { byId, partings } = await findCircles(db, [saved])
  return { circle: byId.get(saved.id) ?? newCircle(), partings }
}

/** By id, in one batch with `partCircles()`; of one transaction, whose rows may share a house that no one has stored. */
export async function findCircles(db: Database, saved: readonly Housed[]): Promise<Circles> {
  const stored = new Map((await storedNear(db, saved)).map((row) => [row.id, row]))
  const next = await nextCircles(saved, stored)
  const shared = new Map([...stored.values()].flatMap(sharedCircle).filter(([id]) => !next.has(id)))
  for (const circle of next.values()) shared.set(circle.id ?? '', circle)
  const byId = new Map<string, Circle>()
  for (const one of saved) {
    const before = stored.get(one.id) ?? null
    const own = settled(one, before)
    const isLeft = !one.addressVisible && next.has(own?.id ?? '')
    const circle = await circleOf(one, isLeft ? (next.get(own?.id ?? '') ?? null) : own, shared)
    byId.set(one.id, marked(circle, one))
    for (const [id, joined] of sharedCircle({ ...one, circle })) if (!shared.has(id)) shared.set(id, joined)
  }
  return { byId, partings: [...next].map(([from, to]) => ({ from, to })) }
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
      .where(and(eq(circleIdOf(properties), ofRow('from')), not(addressVisible), notInArray(id, jsonList(savedIds)))),
  )
}

/** As in the index. */
function circleIdOf({ circle }: { circle: SQLWrapper }): SQL {
  return sql`(${circle} ->> '$.id')`
}

/** Whether visitors have seen its circle. */
function wasPublic({ publishedAt, sold }: Stored): boolean {
  return publishedAt !== null || sold
}

/** Its address appears at a place where it was not shown before. */
function isNewlyShown(saved: Housed, before: Stored | null): boolean {
  const house = houseOf(saved)
  if (!saved.addressVisible || !house) return false
  const isThere = before?.latitude === saved.latitude && before.longitude === saved.longitude
  if (before?.addressVisible && isThere) return false
  const known = before?.circle?.isKnown ? before.circle : null
  return !(known && isAnchored(known, house))
}

/** The circle to begin with. A draft that showed its address to no one may hide it as if it had always been hidden. */
function settled(saved: Housed, before: Stored | null): Circle | null {
  const { circle = null } = before ?? {}
  const isUnseen = circle?.isKnown && !saved.addressVisible && before && !wasPublic(before)
  if (!isUnseen) return circle
  return { north: circle.north, east: circle.east, seed: circle.seed }
}

/**
 * The circles that part from addresses which appear, by their former ids. It goes by the place alone: what appears may be
 * a copy of what was hidden there, or that itself, moved, or deleted and entered again. Where the place is already known
 * by another address, they have parted from it, unless this one was hidden among them since.
 */
async function nextCircles(
  saved: readonly Housed[],
  stored: ReadonlyMap<string, Stored>,
): Promise<ReadonlyMap<string, Circle>> {
  const next = new Map<string, Circle>()
  const savedIds = new Set(saved.map(({ id }) => id))
  const known = [...stored.values()].flatMap((row) =>
    row.addressVisible && !savedIds.has(row.id) ? (houseOf(row) ?? []) : [],
  )
  for (const one of saved) {
    const before = stored.get(one.id) ?? null
    const house = houseOf(one)
    if (!house || !isNewlyShown(one, before)) continue
    for (const { circle, addressVisible } of stored.values()) {
      if (!circle || addressVisible || !mayHide(circle, house) || next.has(circle.id)) continue
      const isParted = before?.circle?.id !== circle.id && known.some((other) => mayHide(circle, other))
      if (!isParted) next.set(circle.id, await circleAt(newSeed(), circle.anchor))
    }
  }
  return next
}

/** Null where another point, or the first one, asks for another circle. */
function keptCircle(saved: Housed, own: Circle | null): Circle | null {
  const house = houseOf(saved)
  if (!own || !house) return own
  return isStillAnchored(own, house) ? circleFrom(own, house) : null
}

async function circleOf(saved: Housed, own: Circle | null, shared: ReadonlyMap<string, Circle>): Promise<Circle> {
  const kept = keptCircle(saved, own)
  if (kept) return kept
  const house = houseOf(saved)
  if (!house) return own ?? saved.restored ?? newCircle()
  const seed = own?.seed ?? newSeed()
  // Nothing hides behind the circle of an address that is or was known, and it joins no other.
  const restored = keptCircle(saved, saved.restored ?? null)
  if (restored?.isKnown) return restored
  if (saved.addressVisible || own?.isKnown) {
    return { ...(await circleAt(seed, house)), isKnown: true }
  }
  const [nearest] = [...shared.values()]
    .flatMap((circle) => (isAnchored(circle, house) ? [circle] : []))
    .sort((a, b) => distanceBetween(a.anchor, house) - distanceBetween(b.anchor, house))
  if (nearest) return circleFrom(nearest, house)
  return restored ?? circleAt(seed, house)
}

function marked(circle: Circle, { addressVisible }: Housed): Circle {
  return addressVisible ? { ...circle, isKnown: true } : circle
}

/** With its id, where hidden houses may join it. */
function sharedCircle({ circle, addressVisible }: Pick<Stored, 'circle' | 'addressVisible'>): [string, Circle][] {
  return circle?.id && !circle.isKnown && !addressVisible ? [[circle.id, circle]] : []
}

export function houseOf(row: Pick<Housed, 'latitude' | 'longitude' | 'street'>): House | null {
  const point = locationOf(row)
  return point && { ...point, street: row.street }
}

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

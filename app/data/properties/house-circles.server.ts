/** Which circle hides each house: the one that its other offers have, or had before their points went elsewhere. */
import { and, between, inArray, isNotNull, or } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { listed } from '#app/data/listed.server.ts'
import { properties } from '#app/data/schema.server.ts'
import { type Circle, circleAt, newCircle, newSeed, sameHouse } from '#app/domain/places/circle.ts'
import { boundsAround, distanceBetween, type Point } from '#app/domain/places/point.ts'
import { locationOf } from '#app/domain/properties/location.ts'

/** What is about to be saved of a property. */
interface Housed {
  id: string
  latitude: number | null
  longitude: number | null
  /** What a backup says of a new one. Its house goes before: two circles would give away their middle. */
  restored?: Circle | undefined
}

interface House extends Point {
  id: string
  circle: Circle
}

/** As it will be saved. What stays in its house keeps its circle, and nothing is asked. */
export async function findCircle(db: Database, saved: Housed, before: Stored | null): Promise<Circle> {
  return keptCircle(before, saved) ?? (await findCircles(db, [saved])).get(saved.id) ?? newCircle()
}

/** By id; of one transaction, whose rows may share a house that nobody has stored before. */
export async function findCircles(db: Database, saved: readonly Housed[]): Promise<Map<string, Circle>> {
  const stored = await storedNear(db, saved)
  const formerly = new Map(stored.map((row) => [row.id, row]))
  const houses = stored.flatMap(houseOf)
  const circles = new Map<string, Circle>()
  for (const one of saved) {
    const before = formerly.get(one.id) ?? null
    const circle = await circleOf(one, before, houses)
    circles.set(one.id, circle)
    houses.push(...houseOf({ ...one, circle }))
  }
  return circles
}

type Stored = Housed & { circle: Circle | null }

/** Null where another point, or the first one, may ask for another circle. */
function keptCircle(before: Stored | null, saved: Housed): Circle | null {
  const point = locationOf(saved)
  const former = before && locationOf(before)
  return before && (!point || (former && isSameHouse(former, point))) ? before.circle : null
}

async function circleOf(saved: Housed, before: Stored | null, houses: readonly House[]): Promise<Circle> {
  const kept = keptCircle(before, saved)
  if (kept) return kept
  const own = before?.circle ?? saved.restored ?? newCircle()
  const point = locationOf(saved)
  if (!point) return own
  const others = houses.filter((house) => house.id !== saved.id && isSameHouse(house, point))
  const [nearest] = others.sort((a, b) => distanceBetween(a, point) - distanceBetween(b, point))
  return nearest?.circle ?? saved.restored ?? circleAt(own.seed ?? newSeed(), point)
}

/** In degrees, more than `sameHouse`: most houses need no closer look. */
const far = 0.001

function isSameHouse(one: Point, other: Point): boolean {
  return Math.abs(one.latitude - other.latitude) < far && distanceBetween(one, other) <= sameHouse
}

function houseOf(row: Stored): House[] {
  const point = locationOf(row)
  return point && row.circle ? [{ id: row.id, ...point, circle: row.circle }] : []
}

/** Themselves as they are, and whatever lies around them, drafts and the trash as well. */
async function storedNear(db: Database, saved: readonly Housed[]): Promise<Stored[]> {
  const { id, latitude, longitude, circle } = properties
  const bounds = saved.map(locationOf).flatMap((point) => (point ? [boundsAround(point, sameHouse)] : []))
  const themselves = inArray(id, listed(saved.map((one) => one.id)))
  const around = and(
    isNotNull(circle),
    between(latitude, Math.min(...bounds.map(({ south }) => south)), Math.max(...bounds.map(({ north }) => north))),
    between(longitude, Math.min(...bounds.map(({ west }) => west)), Math.max(...bounds.map(({ east }) => east))),
  )
  return db
    .select({ id, latitude, longitude, circle })
    .from(properties)
    .where(bounds.length > 0 ? or(themselves, around) : themselves)
}

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
} from '#app/domain/places/circle.ts'
import { distanceBetween } from '#app/domain/places/point.ts'
import { locationOf } from './location.ts'

export interface Housed {
  id: string
  latitude: number | null
  longitude: number | null
  street: string | null
  addressVisible: boolean
  /** From a backup. The circle of its house takes precedence, as two would reveal the centre. */
  restored?: Circle | undefined
}

export interface Stored extends Housed {
  circle: Circle | null
  sold: boolean
  publishedAt: Date | null
}

export interface Parting {
  from: string
  to: Circle
}

export interface Circles {
  byId: ReadonlyMap<string, Circle>
  partings: readonly Parting[]
}

export function unchangedCircle(saved: Housed, before: Stored | null): Circle | null {
  const kept = isNewlyShown(saved, before) ? null : keptCircle(saved, initialCircle(saved, before))
  return kept && marked(kept, saved)
}

/** For the rows of one transaction. `around`: stored rows that may share a circle with them. */
export async function chooseCircles(saved: readonly Housed[], around: readonly Stored[]): Promise<Circles> {
  const stored = new Map(around.map((row) => [row.id, row]))
  const next = await nextCircles(saved, stored)
  const shared = new Map([...stored.values()].flatMap(sharedCircle).filter(([id]) => !next.has(id)))
  for (const circle of next.values()) shared.set(circle.id ?? '', circle)
  const byId = new Map<string, Circle>()
  for (const one of saved) {
    const before = stored.get(one.id) ?? null
    const own = initialCircle(one, before)
    const isLeft = !one.addressVisible && next.has(own?.id ?? '')
    const circle = await circleOf(one, isLeft ? (next.get(own?.id ?? '') ?? null) : own, shared)
    byId.set(one.id, marked(circle, one))
    for (const [id, joined] of sharedCircle({ ...one, circle })) if (!shared.has(id)) shared.set(id, joined)
  }
  return { byId, partings: [...next].map(([from, to]) => ({ from, to })) }
}

function wasPublic({ publishedAt, sold }: Stored): boolean {
  return publishedAt !== null || sold
}

function isNewlyShown(saved: Housed, before: Stored | null): boolean {
  const house = houseOf(saved)
  if (!saved.addressVisible || !house) return false
  const isThere = before?.latitude === saved.latitude && before.longitude === saved.longitude
  if (before?.addressVisible && isThere) return false
  const known = before?.circle?.isKnown ? before.circle : null
  return !(known && isAnchored(known, house))
}

/** A draft that never showed its address may hide it as if it had always been hidden. */
function initialCircle(saved: Housed, before: Stored | null): Circle | null {
  const { circle = null } = before ?? {}
  const isUnseen = circle?.isKnown && !saved.addressVisible && before && !wasPublic(before)
  if (!isUnseen) return circle
  return { north: circle.north, east: circle.east, seed: circle.seed }
}

/** By former id: circles that hidden offers leave once their address is shown, by whichever property of that place. */
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
  // A circle whose address was ever known hides nothing, and other houses cannot join it.
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

function sharedCircle({ circle, addressVisible }: Pick<Stored, 'circle' | 'addressVisible'>): [string, Circle][] {
  return circle?.id && !circle.isKnown && !addressVisible ? [[circle.id, circle]] : []
}

export function houseOf(row: Pick<Housed, 'latitude' | 'longitude' | 'street'>): House | null {
  const point = locationOf(row)
  return point && { ...point, street: row.street }
}

import { type Anchor, type Circle, metresPerDegree } from './circle.ts'

const longestCircle = 1_000

/** Null if invalid, if it would hide nothing, or if it belongs to no house. */
export function readCircle(json: string): Circle | null {
  const circle = json.length > longestCircle ? {} : partsOf<Circle>(parsed(json))
  const anchor = partsOf<Anchor>(circle.anchor)
  const { seed, id } = circle
  const { latitude, longitude, street = null } = anchor
  if (!isHiding(circle) || !isHiding(anchor) || !isText(seed) || !isText(id)) return null
  if (typeof latitude !== 'number' || typeof longitude !== 'number' || !(street === null || isText(street))) return null
  return {
    north: circle.north,
    east: circle.east,
    seed,
    anchor: { latitude, longitude, street, north: anchor.north, east: anchor.east },
    id,
    ...(circle.isKnown === true && { isKnown: true }),
  }
}

/** In metres, of a shift that a point of the same house may have. */
const nearest = 60
const farthest = 400

function isHiding<Shift extends { north?: unknown; east?: unknown }>(
  shift: Shift,
): shift is Shift & { north: number; east: number } {
  const { north, east } = shift
  if (typeof north !== 'number' || typeof east !== 'number') return false
  const metres = Math.hypot(north * metresPerDegree.north, east * metresPerDegree.east)
  return metres > nearest && metres < farthest
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length < 200
}

function partsOf<Whole>(value: unknown): Partial<Whole> {
  return typeof value === 'object' && value !== null ? value : {}
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

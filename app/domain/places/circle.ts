/**
 * What visitors see of a hidden address: a circle around another point. Its shift is random and belongs to the house,
 * since the middle of several circles would be the address: whatever is offered in the house shares it.
 */
import type { Point } from './point.ts'

/** In metres: more than any shift and 100 m, so that the address is inside. */
export const circleRadius = 500

/** In metres. Points that are nearer to each other are the same house, clicked or geocoded again. */
export const sameHouse = 75

export interface Circle {
  /** In degrees. */
  north: number
  east: number
  /** Decides the shift anywhere else: who knows one house and its circle learns nothing about the next. */
  seed?: string
}

/**
 * From 150 to 300 metres, anywhere in Germany. A shift is kept in degrees, so that SQL can add it; in the north of
 * Germany a degree of longitude is 9 % shorter than in its middle, in the south 8 % longer.
 */
const shortest = 165
const longest = 275
const metresPerDegree = { north: 111_195, east: 111_195 * Math.cos((51.2 * Math.PI) / 180) }

/** For what has no point yet. */
export function newCircle(): Circle {
  return circleFrom(newSeed(), crypto.getRandomValues(new Uint32Array(2)))
}

export function newSeed(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))].map((number) => number.toString(36)).join('')
}

/** The same for the same seed and house, so that a point which goes away and returns has its circle again. */
export async function circleAt(seed: string, { latitude, longitude }: Point): Promise<Circle> {
  const house = `${seed} ${latitude.toFixed(3)} ${longitude.toFixed(3)}`
  return circleFrom(seed, new Uint32Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(house))))
}

/** In characters of JSON. */
const longestCircle = 1_000

/** As a backup of ours has kept it; null for what is none, or would hide nothing. */
export function readCircle(json: string): Circle | null {
  const read = json.length > longestCircle ? null : parsed(json)
  const { north, east, seed } = typeof read === 'object' && read !== null ? (read as Partial<Circle>) : {}
  if (typeof north !== 'number' || typeof east !== 'number' || !['string', 'undefined'].includes(typeof seed))
    return null
  const metres = Math.hypot(north * metresPerDegree.north, east * metresPerDegree.east)
  return metres > nearest && metres < farthest ? (read as Circle) : null
}

/** In metres, of a shift that a point of the same house may have, however its house was measured. */
const nearest = 80
const farthest = 400

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

function circleFrom(seed: string, [turn = 0, length = 0]: Uint32Array): Circle {
  const bearing = (2 * Math.PI * turn) / 2 ** 32
  const metres = shortest + ((longest - shortest) * length) / 2 ** 32
  return {
    north: (metres * Math.cos(bearing)) / metresPerDegree.north,
    east: (metres * Math.sin(bearing)) / metresPerDegree.east,
    seed,
  }
}

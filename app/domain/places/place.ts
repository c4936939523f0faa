/** Places of Germany: towns, their quarters, and areas of a postal code. */
import type { Point } from './point.ts'

export interface Place extends Point {
  name: string
  /** What people would add to tell it from its namesakes: its town, its Kreis, its Bundesland. Null when there is none. */
  among: string | null
  /** The Bundesland. */
  region: string
  /** The town whose quarter it is. */
  quarterOf: string | null
  /** How many people live there, rounded; 0 where nobody has counted. */
  weight: number
  /** Only the postal code says where it is: good enough to search around it, too rough to draw. */
  isRough: boolean
  /** Of the area of a postal code. */
  postalCode: string | null
}

export interface PostalCode extends Point {
  /** The largest place that the code is for. */
  place: Place
  /** Whether that place has other codes, too. */
  isPart: boolean
}

export interface Gazetteer {
  /** The most weighty first. */
  places: readonly Place[]
  postalCodes: ReadonlyMap<string, PostalCode>
}

/** Points that are known better, by postal code: those of the agency's own properties. */
export type KnownPoints = ReadonlyMap<string, Point>

/** "Neustadt (Hamburg)", "22359 Hamburg": asked for again, it finds just this place. */
export function placeLabel({ name, among, postalCode }: Place): string {
  if (postalCode) return `${postalCode} ${name}`
  return among ? `${name} (${among})` : name
}

import type { Point } from './point.ts'

export interface Place extends Point {
  name: string
  /** Distinguishes namesakes: its town, Kreis or Bundesland; null if none is needed. */
  among: string | null
  region: string
  /** The town it is a quarter of. */
  quarterOf: string | null
  /** Inhabitants, rounded; 0 if unknown. */
  weight: number
  /** Located by its postal code only: good enough to search around it, too rough to draw. */
  isRough: boolean
  postalCode: string | null
}

export interface PostalCode extends Point {
  /** The largest place with the code. */
  place: Place
  /** Whether that place has other codes, too. */
  isPart: boolean
}

export interface Gazetteer {
  /** Most important first. */
  places: readonly Place[]
  postalCodes: ReadonlyMap<string, PostalCode>
}

/** More exact points by postal code, from the agency's own properties. */
export type KnownPoints = ReadonlyMap<string, Point>

/** "Neustadt (Hamburg)", "22359 Hamburg": searching for the label finds exactly this place. */
export function placeLabel({ name, among, postalCode }: Place): string {
  if (postalCode) return `${postalCode} ${name}`
  return among ? `${name} (${among})` : name
}

import type { Point } from './point.ts'

export interface Place extends Point {
  name: string
  among: string | null
  region: string
  quarterOf: string | null
  weight: number
  /** Located by its postal code only: good enough to search around it, too rough to draw. */
  isRough: boolean
  postalCode: string | null
}

export interface PostalCode extends Point {
  place: Place
  isPart: boolean
}

export interface Gazetteer {
  places: readonly Place[]
  postalCodes: ReadonlyMap<string, PostalCode>
}

/** More exact points by postal code, from the agency's own properties. */
export type KnownPoints = ReadonlyMap<string, Point>

export function placeLabel({ name, among, postalCode }: Place): string {
  if (postalCode) return `${postalCode} ${name}`
  return among ? `${name} (${among})` : name
}

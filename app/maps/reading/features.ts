/** Independent of the tile schema. Geometry is in whole pixels of the view. */
import type { Pixel } from '#app/maps/projection.ts'

export const areaKinds = ['built', 'works', 'green', 'wood', 'water', 'building'] as const
export type AreaKind = (typeof areaKinds)[number]

export const lineKinds = [
  'stream',
  'river',
  'ferry',
  'runway',
  'rail',
  'service',
  'minor',
  'tertiary',
  'secondary',
  'link',
  'primary',
  'trunk',
  'motorway',
] as const
export type LineKind = (typeof lineKinds)[number]

export const placeKinds = ['city', 'town', 'suburb', 'village', 'quarter', 'neighbourhood', 'hamlet', 'lake'] as const
export type PlaceKind = (typeof placeKinds)[number]

export type Kind = AreaKind | LineKind | PlaceKind

export interface Area {
  kind: AreaKind
  /** Closed without repeating the first point; holes turn the other way. */
  rings: Pixel[][]
  size: number
}

export interface Line {
  kind: LineKind
  points: Pixel[]
}

export interface NamedLine extends Line {
  name: string
}

export interface PlaceName {
  kind: PlaceKind
  name: string
  at: Pixel
  weight: number
}

export interface Features {
  areas: Area[]
  lines: Line[]
  named: NamedLine[]
  places: PlaceName[]
}

const kindsOf = <K extends string>(kinds: readonly K[]) => {
  const known: ReadonlySet<string> = new Set(kinds)
  return (kind: string): kind is K => known.has(kind)
}

export const isAreaKind = kindsOf(areaKinds)
export const isLineKind = kindsOf(lineKinds)
export const isPlaceKind = kindsOf(placeKinds)

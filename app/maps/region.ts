/** The region whose streets the agency has imported, and whether a view is drawn from them or from places alone. */
import { sketchRevision } from '#app/domain/places/places.ts'
import type { Bounds } from '#app/domain/places/point.ts'
import { geoNamesCredit, type MapSchema } from './schemas.ts'
import { boundsOf, type MapView } from './view.ts'

export interface MapRegion {
  /** Of its tiles. */
  revision: string
  bounds: Bounds
  minZoom: number
  maxZoom: number
  schema: MapSchema
  /** The day of the data; null when nobody has said. */
  date: string | null
  credits: string[]
}

export interface ServedMap {
  kind: 'street' | 'sketch'
  /** As in its address. */
  revision: string
  credits: readonly string[]
  date: string | null
}

/** To be raised when maps are drawn in another way: what was drawn stays under its address for good. */
const drawingVersion = 1

/** Tiles of the closest zoom are drawn this many steps larger. */
const overzoom = 2

/** Where there are places to draw. */
const germany: Bounds = { south: 47.2, west: 5.8, north: 55.1, east: 15.1 }

const sketch: ServedMap = {
  kind: 'sketch',
  revision: `${sketchRevision}-${drawingVersion}`,
  credits: [geoNamesCredit],
  date: null,
}

/** Streets where the region has all of the view. */
export function mapOf(view: MapView, region: MapRegion | null): ServedMap {
  return region && hasZoom(region, view) && isInside(boundsOf(view), region.bounds) ? streetsOf(region) : sketch
}

/** What an address asks for; null when there is no such map. A view that shows a part of the region will do. */
export function mapAt(revision: string, view: MapView, region: MapRegion | null): ServedMap | null {
  if (revision === sketch.revision) return overlaps(boundsOf(view), germany) ? sketch : null
  if (!region || streetsOf(region).revision !== revision) return null
  return hasZoom(region, view) && overlaps(boundsOf(view), region.bounds) ? streetsOf(region) : null
}

/** The region of an address; null for what is none of ours. */
export function regionIn(revision: string): string | null {
  return /^([0-9a-f]{12})-\d{1,3}$/.exec(revision)?.[1] ?? null
}

/** Revisions, as in addresses, that pages lead to. */
export function currentRevisions(region: MapRegion | null): string[] {
  return [sketch.revision, ...(region ? [streetsOf(region).revision] : [])]
}

function streetsOf({ revision, credits, date }: MapRegion): ServedMap {
  return { kind: 'street', revision: `${revision}-${drawingVersion}`, credits, date }
}

function hasZoom({ minZoom, maxZoom }: MapRegion, { zoom }: MapView): boolean {
  return zoom >= minZoom && zoom <= maxZoom + overzoom
}

function isInside(inner: Bounds, outer: Bounds): boolean {
  return (
    inner.south >= outer.south && inner.north <= outer.north && inner.west >= outer.west && inner.east <= outer.east
  )
}

function overlaps(one: Bounds, other: Bounds): boolean {
  return one.south < other.north && one.north > other.south && one.west < other.east && one.east > other.west
}

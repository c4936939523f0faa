import { type Bounds, isWithin, type Point } from '#app/domain/places/point.ts'
import { type CoveredTiles, coveredShare, covers } from './covered-tiles.ts'
import { geoNamesCredit, type MapSchema } from './schemas.ts'
import { tilesOf, tileZoom } from './tiles.ts'
import { boundsOf, maxZoom as closestView, minZoom as farthestView, type MapView } from './view.ts'

export interface MapRegion {
  revision: string
  bounds: Bounds
  minZoom: number
  maxZoom: number
  tiles: CoveredTiles[]
  schema: MapSchema
  date: string | null
  credits: string[]
}

export interface MapSources {
  region: MapRegion | null
  places: string
  /** The share of a view that must have streets; all of it if not given. */
  leastCovered?: number
}

/** Enough for a list, whose offers are spread over the view: the rest is empty country. */
export const mostlyCovered = 0.6

export interface ServedMap {
  kind: 'street' | 'sketch'
  revision: string
  credits: readonly string[]
  date: string | null
}

/** Increase when drawing changes: files stay at their address forever. */
const drawingVersion = 5

/** The closest tiles are enlarged up to this many zooms. */
const overzoom = 2

/** Closer sketches are limited to offers: millions of others could be requested and stored. */
export const closestSketch = 14

const germany: Bounds = { south: 47.2, west: 5.8, north: 55.1, east: 15.1 }

/** Places outside Germany need an imported region. */
export function isMapped(point: Point, { region }: MapSources): boolean {
  return isWithin(point, germany) || (region !== null && isWithin(point, region.bounds))
}

/** Streets if the region has every tile of the view, or the share that is enough, else a sketch. */
export function mapOf(view: MapView, { region, places, leastCovered }: MapSources): ServedMap {
  return region && hasStreets(region, view, leastCovered) ? streetsOf(region) : sketchOf(places)
}

export function isDrawn(view: MapView, { region, leastCovered }: MapSources): boolean {
  return (region !== null && hasStreets(region, view, leastCovered)) || overlaps(boundsOf(view), germany)
}

/** Public pages link only to views near offers; staff may go anywhere. */
export function isOffered(view: MapView, sources: MapSources, offers: readonly Point[]): boolean {
  if (!isDrawn(view, sources)) return false
  if (view.zoom <= closestSketch || mapOf(view, sources).kind === 'street') return true
  const bounds = boundsOf(view)
  return offers.some((point) => isWithin(point, bounds))
}

export function mapAt(revision: string, view: MapView, { region, places }: MapSources): ServedMap | null {
  const sketch = sketchOf(places)
  if (revision === sketch.revision) return overlaps(boundsOf(view), germany) ? sketch : null
  if (!region || streetsOf(region).revision !== revision) return null
  return hasStreets(region, view, mostlyCovered) ? streetsOf(region) : null
}

export function regionIn(revision: string): string | null {
  return /^([0-9a-f]{12})-\d{1,3}$/.exec(revision)?.[1] ?? null
}

export function currentRevisions({ region, places }: MapSources): string[] {
  return [sketchOf(places).revision, ...(region ? [streetsOf(region).revision] : [])]
}

function sketchOf(places: string): ServedMap {
  return { kind: 'sketch', revision: `${places}-${drawingVersion}`, credits: [geoNamesCredit], date: null }
}

function streetsOf({ revision, credits, date }: MapRegion): ServedMap {
  return { kind: 'street', revision: `${revision}-${drawingVersion}`, credits, date }
}

/** Bounds matter when the data's edge runs through a tile. */
function hasStreets(region: MapRegion, view: MapView, least = 1): boolean {
  if (!hasZoom(region, view)) return false
  const [bounds, tiles] = [boundsOf(view), tilesOf(view, region)]
  if (least === 1) return isInside(bounds, region.bounds) && covers(region.tiles, tiles)
  return shareInside(bounds, region.bounds) * coveredShare(region.tiles, tiles) >= least
}

function shareInside(inner: Bounds, outer: Bounds): number {
  const height = Math.min(inner.north, outer.north) - Math.max(inner.south, outer.south)
  const width = Math.min(inner.east, outer.east) - Math.max(inner.west, outer.west)
  const whole = (inner.north - inner.south) * (inner.east - inner.west)
  return (Math.max(0, height) * Math.max(0, width)) / whole
}

type Zooms = Pick<MapRegion, 'minZoom' | 'maxZoom'>

export function drawnZooms(region: Zooms): number[] {
  const views = Array.from({ length: closestView - farthestView + 1 }, (_, index) => ({ zoom: farthestView + index }))
  return [...new Set(views.filter((view) => hasZoom(region, view)).map((view) => tileZoom(view, region)))]
}

function hasZoom({ minZoom, maxZoom }: Zooms, { zoom }: Pick<MapView, 'zoom'>): boolean {
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

/** The region whose streets the agency has imported, and whether a view is drawn from them or from places alone. */
import { type Bounds, isWithin, type Point } from '#app/domain/places/point.ts'
import { type CoveredTiles, covers } from './covered-tiles.ts'
import { geoNamesCredit, type MapSchema } from './schemas.ts'
import { tilesOf, tileZoom } from './tiles.ts'
import { boundsOf, maxZoom as closestView, minZoom as farthestView, type MapView } from './view.ts'

export interface MapRegion {
  /** Of its tiles. */
  revision: string
  bounds: Bounds
  minZoom: number
  maxZoom: number
  /** Of the zooms that views are drawn from. */
  tiles: CoveredTiles[]
  schema: MapSchema
  /** The day of the data; null when nobody has said. */
  date: string | null
  credits: string[]
}

/** What maps can be drawn from. */
export interface MapSources {
  /** Null where none was imported. */
  region: MapRegion | null
  /** The revision of the places that sketches show. */
  places: string
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

/** Visitors get closer sketches of where offers are alone: there are millions of others to draw and keep. */
export const closestSketch = 14

/** Where there are places to draw. */
const germany: Bounds = { south: 47.2, west: 5.8, north: 55.1, east: 15.1 }

/** Whether any map shows a point: abroad, in the sea and where a typing error leads, only a region does. */
export function isMapped(point: Point, { region }: MapSources): boolean {
  return isWithin(point, germany) || (region !== null && isWithin(point, region.bounds))
}

/** Streets where the region has every tile of the view. */
export function mapOf(view: MapView, { region, places }: MapSources): ServedMap {
  return region && hasStreets(region, view) ? streetsOf(region) : sketchOf(places)
}

/** Whether there is a map of the view, of streets or of places. */
export function isDrawn(view: MapView, { region }: MapSources): boolean {
  return (region !== null && hasStreets(region, view)) || overlaps(boundsOf(view), germany)
}

/** Whether pages for visitors may lead to a view, which need not show any of these offers; staff may go anywhere. */
export function isOffered(view: MapView, sources: MapSources, offers: readonly Point[]): boolean {
  if (!isDrawn(view, sources)) return false
  if (view.zoom <= closestSketch || mapOf(view, sources).kind === 'street') return true
  const bounds = boundsOf(view)
  return offers.some((point) => isWithin(point, bounds))
}

/** What an address asks for; null when there is no such map. */
export function mapAt(revision: string, view: MapView, { region, places }: MapSources): ServedMap | null {
  const sketch = sketchOf(places)
  if (revision === sketch.revision) return overlaps(boundsOf(view), germany) ? sketch : null
  if (!region || streetsOf(region).revision !== revision) return null
  return hasStreets(region, view) ? streetsOf(region) : null
}

/** The region of an address; null for what is none of ours. */
export function regionIn(revision: string): string | null {
  return /^([0-9a-f]{12})-\d{1,3}$/.exec(revision)?.[1] ?? null
}

/** Revisions, as in addresses, that pages lead to. */
export function currentRevisions({ region, places }: MapSources): string[] {
  return [sketchOf(places).revision, ...(region ? [streetsOf(region).revision] : [])]
}

function sketchOf(places: string): ServedMap {
  return { kind: 'sketch', revision: `${places}-${drawingVersion}`, credits: [geoNamesCredit], date: null }
}

function streetsOf({ revision, credits, date }: MapRegion): ServedMap {
  return { kind: 'street', revision: `${revision}-${drawingVersion}`, credits, date }
}

/** Where the cut of the data ends within a tile, the bounds say so. */
function hasStreets(region: MapRegion, view: MapView): boolean {
  return hasZoom(region, view) && isInside(boundsOf(view), region.bounds) && covers(region.tiles, tilesOf(view, region))
}

type Zooms = Pick<MapRegion, 'minZoom' | 'maxZoom'>

/** The zooms of tiles that any view is drawn from. */
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

/**
 * Reads vector tiles into what we draw of them. Tiles come from anywhere: one that is broken, too large or of a schema
 * that we do not know gives what could be read of it, and the others are read all the same.
 */
import type { Pixel } from '#app/maps/projection.ts'
import { cornerOf, type MapView, mapHeight, mapWidth } from '#app/maps/view.ts'
import { type Box, clippedLine, clippedRing, holds, meets } from './clipping.ts'
import { type Features, isAreaKind, isLineKind, isPlaceKind, type Kind } from './features.ts'
import { openTile, type TileFeature } from './open-tile.ts'
import { nameIn, weightIn } from './properties.ts'
import { mostTiles, type StreetTile, sizeOfTile } from './tiles.ts'

/** How far shapes go on beyond the map's edge, so that no end of a line shows. */
export const margin = 12

const mostPoints = 300_000

/** What a view has a use for. */
export interface Wanted {
  shape: (kind: Kind) => boolean
  name: (kind: Kind) => boolean
  /** In square pixels. */
  leastArea: (kind: Kind) => number
}

export function readTiles(view: MapView, tiles: readonly StreetTile[], wanted: Wanted): Features {
  const features: Features = { areas: [], lines: [], named: [], places: [] }
  let pointsLeft = mostPoints
  for (const tile of tiles.slice(0, mostTiles)) {
    const place = placeOf(view, tile)
    try {
      for (const found of openTile(tile.data)) {
        if (pointsLeft < 0) return features
        pointsLeft -= add(features, found, place, wanted)
      }
    } catch {
      // A broken tile gives what was read before it broke.
    }
  }
  return features
}

/** Where a tile lies on the map: its corner and size, and the part of it that shows. */
interface Place {
  left: number
  top: number
  size: number
  frame: Box
}

function placeOf(view: MapView, { zoom, x, y }: StreetTile): Place {
  const size = sizeOfTile(view, zoom)
  const corner = cornerOf(view)
  const [left, top] = [x * size - corner.x, y * size - corner.y]
  const frame = {
    left: Math.max(left, -margin),
    top: Math.max(top, -margin),
    right: Math.min(left + size, mapWidth + margin),
    bottom: Math.min(top + size, mapHeight + margin),
  }
  return { left, top, size, frame }
}

/** Adds what is wanted of a feature, and says how many points were looked at for it. */
function add(features: Features, found: TileFeature, place: Place, wanted: Wanted): number {
  const { kind, geometry, feature } = found
  const isShape = found.isShape && wanted.shape(kind)
  const isName = found.isName && wanted.name(kind)
  if (!isShape && !isName) return 0
  const least = geometry === 'area' ? wanted.leastArea(kind) : 0
  const [west = 0, north = 0, east = 0, south = 0] = feature.bbox()
  const scale = place.size / feature.extent
  const onMap = ({ x, y }: Pixel): Pixel => ({ x: x * scale + place.left, y: y * scale + place.top })
  const [first, last] = [onMap({ x: west, y: north }), onMap({ x: east, y: south })]
  const box = { left: first.x, top: first.y, right: last.x, bottom: last.y }
  if (!meets(box, place.frame) || (box.right - box.left) * (box.bottom - box.top) < least) return 0
  const paths = feature.loadGeometry().map((path) => path.map(onMap))
  const frame = holds(place.frame, box) ? null : place.frame
  if (geometry === 'area' && isAreaKind(kind)) {
    const { rings, size } = ringsOf(paths, frame, least)
    if (rings.length > 0) features.areas.push({ kind, rings, size })
  }
  if (geometry === 'line' && isLineKind(kind)) {
    const name = isName ? nameIn(feature.properties) : null
    for (const path of frame ? paths.flatMap((path) => clippedLine(path, frame)) : paths) {
      const points = rounded(path)
      if (points.length < 2) continue
      if (isShape) features.lines.push({ kind, points })
      if (name) features.named.push({ kind, name, points })
    }
  }
  if (geometry === 'point' && isPlaceKind(kind)) {
    const name = nameIn(feature.properties)
    const at = paths[0]?.[0]
    // A name near a tile's edge is in its neighbours, too.
    const isHere =
      at && at.x >= place.left && at.x < place.left + place.size && at.y >= place.top && at.y < place.top + place.size
    if (name && isHere)
      features.places.push({
        kind,
        name,
        at: { x: Math.round(at.x), y: Math.round(at.y) },
        weight: weightIn(feature.properties),
      })
  }
  return paths.reduce((sum, path) => sum + path.length, 0)
}

/** Outer rings turn clockwise on the screen, holes the other way, whichever way the tile has them. */
function ringsOf(paths: readonly Pixel[][], frame: Box | null, least: number): { rings: Pixel[][]; size: number } {
  const turn = Math.sign(areaOf(paths.find((path) => areaOf(path) !== 0) ?? []))
  const rings: Pixel[][] = []
  let size = 0
  for (const path of paths) {
    const ring = rounded(frame ? clippedRing(path, frame) : path)
    if (ring.length > 1 && isSame(ring[0], ring.at(-1))) ring.pop()
    const area = areaOf(ring) * turn
    if (ring.length < 3 || Math.abs(area) < least) continue
    rings.push(turn < 0 ? ring.reverse() : ring)
    size += area
  }
  return { rings, size }
}

/** Positive where the ring turns clockwise on the screen (the surveyor's formula). */
function areaOf(ring: readonly Pixel[]): number {
  let sum = 0
  let before = ring.at(-1)
  for (const point of ring) {
    if (before) sum += before.x * point.y - point.x * before.y
    before = point
  }
  return sum / 2
}

/** On whole pixels, none twice in a row. */
function rounded(path: readonly Pixel[]): Pixel[] {
  const points: Pixel[] = []
  for (const { x, y } of path) {
    const point = { x: Math.round(x), y: Math.round(y) }
    if (!isSame(points.at(-1), point)) points.push(point)
  }
  return points
}

function isSame(a: Pixel | undefined, b: Pixel | undefined): boolean {
  return a !== undefined && b !== undefined && a.x === b.x && a.y === b.y
}

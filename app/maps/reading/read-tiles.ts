/** Reads as much as possible from broken, too large or unknown tiles, and all others. */
import type { Pixel } from '#app/maps/projection.ts'
import { mostTiles, type StreetTile, sizeOfTile } from '#app/maps/tiles.ts'
import { cornerOf, type MapView, mapHeight, mapWidth } from '#app/maps/view.ts'
import { type Box, clipLine, clipRing, contains, intersects } from './clipping.ts'
import { type Features, isAreaKind, isLineKind, isPlaceKind, type Kind } from './features.ts'
import { openTile, type TileFeature } from './open-tile.ts'
import { nameIn, weightIn } from './properties.ts'

/** In pixels beyond the map's edge, so no line ends visibly. */
export const margin = 12

const mostPoints = 300_000

export interface Wanted {
  shape: (kind: Kind) => boolean
  name: (kind: Kind) => boolean
  leastArea: (kind: Kind) => number
}

export function readTiles(view: MapView, tiles: readonly StreetTile[], wanted: Wanted): Features {
  const features: Features = { areas: [], lines: [], named: [], places: [] }
  let pointsLeft = mostPoints
  for (const tile of tiles.toSorted((a, b) => a.y - b.y || a.x - b.x).slice(0, mostTiles)) {
    const place = placeOf(view, tile)
    try {
      for (const found of openTile(tile.data)) {
        if (pointsLeft < 0) return features
        pointsLeft -= addFeature(features, found, place, wanted)
      }
    } catch {
      // Features read before the fault are kept.
    }
  }
  return features
}

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

function addFeature(features: Features, found: TileFeature, place: Place, wanted: Wanted): number {
  const { kind, geometry, feature } = found
  const isShape = found.isShape && wanted.shape(kind)
  const isName = found.isName && wanted.name(kind)
  if (!isShape && !isName) return 0
  const scale = place.size / feature.extent
  const frame = inTile(place, scale)
  const [left = 0, top = 0, right = 0, bottom = 0] = feature.bbox()
  const box = { left, top, right, bottom }
  const least = geometry === 'area' ? wanted.leastArea(kind) : 0
  if (!intersects(box, frame) || (right - left) * (bottom - top) * scale ** 2 < least) return 0
  const paths: readonly Pixel[][] = feature.loadGeometry()
  const isInside = contains(frame, box)
  if (geometry === 'area' && isAreaKind(kind)) {
    const { rings, size } = ringsOf(isInside ? paths : paths.map((path) => clipRing(path, frame)), place, scale, least)
    if (rings.length > 0) features.areas.push({ kind, rings, size })
  } else if (geometry === 'line' && isLineKind(kind)) {
    const name = isName ? nameIn(feature.properties) : null
    for (const path of isInside ? paths : paths.flatMap((path) => clipLine(path, frame))) {
      const points = toMapPixels(path, place, scale)
      if (points.length < 2) continue
      if (isShape) features.lines.push({ kind, points })
      if (name) features.named.push({ kind, name, points })
    }
  } else if (geometry === 'point' && isPlaceKind(kind)) {
    const name = nameIn(feature.properties)
    const [at] = toMapPixels(paths[0] ?? [], place, scale)
    // A name near a tile's edge is in its neighbours, too.
    if (name && at && isInside) features.places.push({ kind, name, at, weight: weightIn(feature.properties) })
  }
  return paths.reduce((sum, path) => sum + path.length, 0)
}

function inTile({ left, top, frame }: Place, scale: number): Box {
  return {
    left: (frame.left - left) / scale,
    top: (frame.top - top) / scale,
    right: (frame.right - left) / scale,
    bottom: (frame.bottom - top) / scale,
  }
}

/** Normalises orientation: outer rings clockwise on the screen, holes the other way. */
function ringsOf(
  paths: readonly Pixel[][],
  place: Place,
  scale: number,
  least: number,
): { rings: Pixel[][]; size: number } {
  const rings: Pixel[][] = []
  let [turn, size] = [0, 0]
  for (const path of paths) {
    // The first ring is an outer one; when clipped away, it takes its holes along.
    turn ||= Math.sign(areaOf(path))
    const ring = toMapPixels(path, place, scale)
    if (ring.length > 1 && isSame(ring[0], ring.at(-1))) ring.pop()
    const area = areaOf(ring) * turn
    if (ring.length < 3 || Math.abs(area) < least) continue
    rings.push(turn < 0 ? ring.reverse() : ring)
    size += area
  }
  return { rings, size }
}

/** Positive for clockwise rings on the screen (shoelace formula). */
function areaOf(ring: readonly Pixel[]): number {
  let sum = 0
  let before = ring.at(-1)
  for (const point of ring) {
    if (before) sum += before.x * point.y - point.x * before.y
    before = point
  }
  return sum / 2
}

function toMapPixels(path: readonly Pixel[], { left, top }: Place, scale: number): Pixel[] {
  const points: Pixel[] = []
  for (const { x, y } of path) {
    const point = { x: Math.round(x * scale + left), y: Math.round(y * scale + top) }
    if (!isSame(points.at(-1), point)) points.push(point)
  }
  return points
}

function isSame(a: Pixel | undefined, b: Pixel | undefined): boolean {
  return a !== undefined && b !== undefined && a.x === b.x && a.y === b.y
}

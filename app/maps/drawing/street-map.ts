/** Draws a view of a region from its vector tiles: land and water, roads and rails, houses where there is room, names. */
import type { Pixel } from '#app/maps/projection.ts'
import {
  type Area,
  areaKinds,
  type Features,
  isAreaKind,
  isLineKind,
  isPlaceKind,
  type LineKind,
  lineKinds,
} from '#app/maps/reading/features.ts'
import { readTiles, type Wanted } from '#app/maps/reading/read-tiles.ts'
import type { StreetTile } from '#app/maps/reading/tiles.ts'
import type { MapView } from '#app/maps/view.ts'
import { labelsGroup, mapDocument } from './document.ts'
import { joined } from './joining.ts'
import { lineLabels } from './line-names.ts'
import { linesPath, ringsPath } from './paths.ts'
import { placeLabels } from './place-names.ts'
import { Room } from './room.ts'
import { simplified, simplifiedRing } from './simplify.ts'
import { areaStyles, casingFrom, casingWidth, lineStyles, nameStyles, placeStyles, widthAt } from './style.ts'

/** In pixels: how much detail shapes may lose. Far out there is more of it than anybody sees. */
const farUpTo = 13
const tolerances = { near: { line: 0.75, area: 0.9 }, far: { line: 1, area: 1.4 } }
const toleranceAt = (zoom: number) => (zoom <= farUpTo ? tolerances.far : tolerances.near)

/** Shorter ends of roads are left out. */
const shortest = 4

/** The largest houses come first; when these points are used up, the others are left out. */
const housePoints = 12_000

/** The same bytes for the same tiles. Never throws: what cannot be read is not drawn. */
export function drawStreetMap(view: MapView, tiles: readonly StreetTile[]): string {
  const features = readTiles(view, tiles, wantedAt(view.zoom))
  const room = new Room()
  const labels = [...placeLabels(features, room), ...lineLabels(features.named, room)]
  return mapDocument(areaPaths(features, view.zoom) + linePaths(features, view.zoom) + labelsGroup(labels))
}

function wantedAt(zoom: number): Wanted {
  return {
    shape: (kind) => (isAreaKind(kind) ? zoom >= areaStyles[kind].from : isLineKind(kind) && widthAt(kind, zoom) > 0),
    name: (kind) => {
      if (isPlaceKind(kind)) return zoom >= placeStyles[kind].from && zoom <= placeStyles[kind].to
      return isLineKind(kind) && zoom >= (nameStyles[kind]?.from ?? Number.POSITIVE_INFINITY)
    },
    leastArea: (kind) => (isAreaKind(kind) ? areaStyles[kind].least * (zoom <= farUpTo ? 2 : 1) : 0),
  }
}

function areaPaths({ areas }: Features, zoom: number): string {
  const tolerance = toleranceAt(zoom).area
  return areaKinds
    .map((kind) => {
      const those = areas.filter((area) => area.kind === kind)
      const rings = (kind === 'building' ? largest(those) : those).flatMap((area) =>
        area.rings.map((ring) => simplifiedRing(ring, tolerance)).filter((ring) => ring.length > 2),
      )
      return rings.length === 0 ? '' : `<path fill="${areaStyles[kind].fill}" d="${ringsPath(rings)}"/>`
    })
    .join('')
}

function largest(areas: readonly Area[]): Area[] {
  let left = housePoints
  return areas
    .toSorted((a, b) => b.size - a.size)
    .filter((area) => {
      left -= area.rings.reduce((sum, ring) => sum + ring.length, 0)
      return left >= 0
    })
}

function linePaths({ lines }: Features, zoom: number): string {
  const drawn = lineKinds.flatMap((kind) => {
    const those = lines.filter((line) => line.kind === kind).map(({ points }) => points)
    const ways = joined(those)
      .map((way) => simplified(way, toleranceAt(zoom).line))
      .filter(isLongEnough)
    return ways.length === 0 ? [] : [{ kind, data: linesPath(ways) }]
  })
  const ways = drawn.map(({ kind, data }) => wayPath(kind, data, zoom))
  // Under all roads, so that they run into each other, and above the rivers that they cross.
  const lowest = drawn.findIndex(({ kind }) => lineStyles[kind].casing)
  if (zoom >= casingFrom && lowest >= 0)
    ways.splice(lowest, 0, ...drawn.map(({ kind, data }) => casingPath(kind, data, zoom)))
  return ways.length === 0 ? '' : `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${ways.join('')}</g>`
}

function isLongEnough(way: readonly Pixel[]): boolean {
  const [first, last] = [way[0], way.at(-1)]
  if (!first || !last) return false
  return way.length > 2 || Math.abs(first.x - last.x) + Math.abs(first.y - last.y) >= shortest
}

function casingPath(kind: LineKind, data: string, zoom: number): string {
  const { casing } = lineStyles[kind]
  if (!casing) return ''
  return `<path stroke="${casing}" stroke-width="${(widthAt(kind, zoom) + casingWidth).toFixed(1)}" d="${data}"/>`
}

function wayPath(kind: LineKind, data: string, zoom: number): string {
  const { stroke, dashes } = lineStyles[kind]
  const dashed = dashes ? ` stroke-dasharray="${dashes}"` : ''
  return `<path stroke="${stroke}" stroke-width="${widthAt(kind, zoom)}"${dashed} d="${data}"/>`
}

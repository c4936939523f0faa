import { isAreaKind, isLineKind, isPlaceKind } from '#app/maps/reading/features.ts'
import { readTiles, type Wanted } from '#app/maps/reading/read-tiles.ts'
import type { StreetTile } from '#app/maps/tiles.ts'
import type { MapView } from '#app/maps/view.ts'
import { labelsGroup, mapDocument } from './document.ts'
import { lineLabels } from './line-names.ts'
import { placeLabels } from './place-names.ts'
import { Room } from './room.ts'
import { areaPaths, linePaths } from './shapes.ts'
import { areaStyles, farUpTo, nameStyles, placeStyles, widthAt } from './style.ts'

/** Deterministic. Never throws: unreadable tiles are left out. */
export function drawStreetMap(view: MapView, tiles: readonly StreetTile[]): string {
  const features = readTiles(view, tiles, wantedAt(view.zoom))
  const room = new Room()
  const labels = [...placeLabels(features, room), ...lineLabels(features.named, room)]
  return mapDocument(areaPaths(features.areas, view.zoom) + linePaths(features.lines, view.zoom) + labelsGroup(labels))
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

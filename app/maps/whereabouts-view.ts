import { circleRadius } from '#app/domain/places/circle.ts'
import type { Whereabouts } from '#app/domain/places/whereabouts.ts'
import { metresPerPixel } from './projection.ts'
import { type MapSources, mapOf, type ServedMap } from './region.ts'
import { type MapView, mapHeight, mapWidth, positionIn, readView, viewAround } from './view.ts'

/** In pixels of the map. */
export interface Mark {
  kind: Whereabouts['kind']
  x: number
  y: number
  /** Radius; 0 for a point. */
  r: number
}

type Zooms = Record<Whereabouts['kind'], number>

/** Streets identify a house; a place reveals nothing about it. */
const first: Record<ServedMap['kind'], Zooms> = {
  street: { exact: 15, circle: 14, place: 13 },
  sketch: { exact: 12, circle: 12, place: 12 },
}
const closest: Record<ServedMap['kind'], Zooms> = {
  street: { exact: 16, circle: 15, place: 14 },
  sketch: { exact: 13, circle: 13, place: 13 },
}
const farthest = 9

export function viewShowing(whereabouts: Whereabouts, sources: MapSources, named: string | null): MapView {
  const view = readView(named)
  return view && doesShow(view, whereabouts, sources) ? view : firstView(whereabouts, sources)
}

/** A region with gaps may have streets at lower zooms. */
function firstView({ kind, point }: Whereabouts, sources: MapSources): MapView {
  for (let zoom = first.street[kind]; zoom > first.sketch[kind]; zoom--) {
    const view = viewAround(point, zoom)
    if (mapOf(view, sources).kind === 'street') return view
  }
  return viewAround(point, first.sketch[kind])
}

export function doesShow(view: MapView, whereabouts: Whereabouts, sources: MapSources): boolean {
  const { x, y, r } = markIn(view, whereabouts)
  const isOnMap = x > -r && x < mapWidth + r && y > -r && y < mapHeight + r
  return isOnMap && view.zoom >= farthest && view.zoom <= closest[mapOf(view, sources).kind][whereabouts.kind]
}

export function markIn(view: MapView, { kind, point }: Whereabouts): Mark {
  const { x, y } = positionIn(view, point)
  const r = kind === 'circle' ? circleRadius / metresPerPixel(point.latitude, view.zoom) : 0
  return { kind, x: tenths(x), y: tenths(y), r: tenths(r) }
}

const tenths = (pixels: number) => Math.round(pixels * 10) / 10

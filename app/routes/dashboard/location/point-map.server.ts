/** The map that staff click on: its base, what lies on it, and the ways to other views. */
import { circleRadius } from '#app/domain/places/circle.ts'
import type { Point } from '#app/domain/places/point.ts'
import type { Whereabouts } from '#app/domain/places/whereabouts.ts'
import { metresPerPixel, type Pixel } from '#app/maps/projection.ts'
import { type MapSources, mapAt, mapOf } from '#app/maps/region.ts'
import { scaleOf } from '#app/maps/scale.ts'
import { creditLink } from '#app/maps/schemas.ts'
import {
  type MapView,
  mapHeight,
  mapWidth,
  maxZoom,
  middleIn,
  minZoom,
  panned,
  positionIn,
  readView,
  viewAround,
  viewName,
  zoomed,
} from '#app/maps/view.ts'
import { paths } from '#app/paths.ts'

/** Where there are no streets, a place and its neighbours say more than an empty sheet. */
const sketchZoom = 13
/** From here one finds the street of a property that has no point yet. */
const searchZoom = 15

const germany: Point = { latitude: 51.2, longitude: 10.4 }

/** Null for nonsense, and for what no map shows. */
export function askedView({ url }: Pick<Request, 'url'>, sources: MapSources): MapView | null {
  const view = readView(new URL(url).searchParams.get('karte'))
  return view && isShown(view, sources) ? view : null
}

/** As close as one can set a point, or look for the place of one. */
export function closeView(point: Point | null, place: Point | null, sources: MapSources): MapView {
  const views = [point && closest(point, maxZoom, sources), place && closest(place, searchZoom, sources)]
  return views.find((view) => view && isShown(view, sources)) ?? viewAround(germany, minZoom)
}

function closest(middle: Point, zoom: number, sources: MapSources): MapView {
  const view = viewAround(middle, zoom)
  return mapOf(view, sources).kind === 'street' ? view : viewAround(middle, sketchZoom)
}

function isShown(view: MapView, sources: MapSources): boolean {
  return mapAt(mapOf(view, sources).revision, view, sources) !== null
}

interface OnMap {
  point: Point | null
  /** Of the address. */
  place: Point | null
  seen: Whereabouts | null
}

export function pointMap(view: MapView, sources: MapSources, { point, place, seen }: OnMap) {
  const { kind, revision, credits } = mapOf(view, sources)
  const to = (other: MapView | null) => (other && isShown(other, sources) ? viewName(other) : null)
  const mark = point && shownAt(view, point)
  return {
    view,
    base: paths.map(revision, viewName(view)),
    kind,
    credits: credits.map((text) => ({ text, href: creditLink(text) })),
    scale: scaleOf(view),
    mark,
    seen: seen && seen.kind !== 'exact' ? shownArea(view, seen) : null,
    ways: {
      closer: to(point && mark ? zoomedOnto(view, point) : zoomed(view, 1)),
      farther: to(zoomed(view, -1)),
      // Less than a phone shows, so that nothing lies between two views.
      west: to(panned(view, 'west', 2)),
      north: to(panned(view, 'north')),
      south: to(panned(view, 'south')),
      east: to(panned(view, 'east', 2)),
      point: point && to(closeView(point, null, sources)),
      place: place && to(closeView(null, place, sources)),
    },
  }
}

function zoomedOnto(view: MapView, point: Point): MapView | null {
  return view.zoom < maxZoom ? viewAround(point, view.zoom + 1) : null
}

function shownAt(view: MapView, point: Point): Pixel | null {
  const { x, y } = positionIn(view, point)
  return x >= 0 && x <= mapWidth && y >= 0 && y <= mapHeight ? { x: inTenths(x), y: inTenths(y) } : null
}

function shownArea(view: MapView, { kind, point }: Whereabouts) {
  const { x, y } = positionIn(view, point)
  const radius = kind === 'circle' ? circleRadius / metresPerPixel(middleIn(view).latitude, view.zoom) : 0
  const isNear = x > -radius && x < mapWidth + radius && y > -radius && y < mapHeight + radius
  return isNear ? { x: inTenths(x), y: inTenths(y), radius: inTenths(radius) } : null
}

function inTenths(pixels: number): number {
  return Math.round(pixels * 10) / 10
}

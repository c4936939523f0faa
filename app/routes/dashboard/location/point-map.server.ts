import { circleRadius } from '#app/domain/places/circle.ts'
import type { Point } from '#app/domain/places/point.ts'
import type { Whereabouts } from '#app/domain/places/whereabouts.ts'
import type { Locale } from '#app/fields/locale.ts'
import { translator } from '#app/i18n/server.ts'
import { metresPerPixel, type Pixel } from '#app/maps/projection.ts'
import { isDrawn, type MapSources, mapOf } from '#app/maps/region.ts'
import {
  type MapView,
  mapHeight,
  mapWidth,
  maxZoom,
  middleIn,
  minZoom,
  positionIn,
  readView,
  viewAround,
  viewName,
  viewParameter,
} from '#app/maps/view.ts'
import { mapPath } from '#app/paths/public.ts'
import { mapControls } from '#app/words/maps/map-controls.server.ts'
import { shownMap } from '#app/words/maps/map-words.server.ts'

/** Without streets, surrounding places give orientation. */
const sketchZoom = 13
/** Close enough to find the street of a property without a point. */
const searchZoom = 15

const germany: Point = { latitude: 51.2, longitude: 10.4 }

/** Null for invalid views and those without a map. */
export function askedView({ url }: Pick<Request, 'url'>, sources: MapSources): MapView | null {
  const view = readView(new URL(url).searchParams.get(viewParameter))
  return view && isDrawn(view, sources) ? view : null
}

/** As close as needed to set the point, or to find its place. */
export function closeView(point: Point | null, place: Point | null, sources: MapSources): MapView {
  const views = [point && closest(point, maxZoom, sources), place && closest(place, searchZoom, sources)]
  return views.find((view) => view && isDrawn(view, sources)) ?? viewAround(germany, minZoom)
}

function closest(middle: Point, zoom: number, sources: MapSources): MapView {
  const view = viewAround(middle, zoom)
  return mapOf(view, sources).kind === 'street' ? view : viewAround(middle, sketchZoom)
}

interface OnMap {
  point: Point | null
  place: Point | null
  seen: Whereabouts | null
}

export function pointMap(view: MapView, sources: MapSources, locale: Locale, { point, place, seen }: OnMap) {
  const title = translator(locale)('dashboard:location.map')
  const { kind, credits, scale } = shownMap({ view, sources, locale, title, description: '' })
  const addressOf = (name: string) => `?${viewParameter}=${name}`
  const to = (other: MapView) => (isDrawn(other, sources) ? addressOf(viewName(other)) : null)
  return {
    view,
    base: mapPath(mapOf(view, sources).revision, viewName(view)),
    title,
    kind,
    credits,
    scale,
    mark: point && shownAt(view, point),
    seen: seen && seen.kind !== 'exact' ? shownArea(view, seen) : null,
    controls: mapControls(view, locale, (other) => isDrawn(other, sources), addressOf),
    toPoint: point && to(closeView(point, null, sources)),
    toPlace: place && to(closeView(null, place, sources)),
  }
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

/**
 * What a map shows: always 720 by 450 pixels, around a knot of a grid. The grid makes views few, so that each is drawn
 * once and kept; it is fine enough that a point is never further than 60 pixels beside the middle and 38 above it.
 */
import { type Bounds, type Point, boundsOf as pointBounds } from '#app/domain/places/point.ts'
import { type Pixel, tileSize, toPixel, toPoint } from './projection.ts'

export interface MapView {
  /** A whole number from `minZoom` to `maxZoom`. */
  zoom: number
  /** The middle, in steps of the grid from the north-western corner of the world. */
  column: number
  row: number
}

/** In pixels. */
export const mapWidth = 720
export const mapHeight = 450
/** What every window shows of it, however narrow, with some room to what lies over its edges. */
export const frame = { left: 175, top: 30, right: 545, bottom: 375 } as const
const gridWidth = 120
const gridHeight = 75

export const minZoom = 7
export const maxZoom = 16

/** The view whose middle is nearest to a point. */
export function viewAround(point: Point, zoom: number): MapView {
  const { x, y } = toPixel(point, zoom)
  return { zoom, column: Math.round(x / gridWidth), row: Math.round(y / gridHeight) }
}

/** The closest view that has all of some points in its frame. */
export function viewOf(points: readonly Point[], closest: number): MapView {
  const middle = middleOf(pointBounds(points))
  for (let zoom = closest; zoom > minZoom; zoom--) {
    const view = viewAround(middle, zoom)
    if (points.every((point) => isFramed(positionIn(view, point)))) return view
  }
  return viewAround(middle, minZoom)
}

/** The closest view that has at least four of five points in its frame: a few far away shall not make all others small. */
export function viewOfMost(points: readonly Point[], closest: number): MapView {
  const places = points.map((point) => ({ point, at: toPixel(point, 0) }))
  const [x, y] = [median(places.map(({ at }) => at.x)), median(places.map(({ at }) => at.y))]
  const outwards = places
    .map(({ point, at }) => ({ point, distance: Math.hypot(at.x - x, at.y - y) }))
    .sort((a, b) => a.distance - b.distance)
  const most = outwards.slice(0, Math.ceil(outwards.length * 0.8)).map(({ point }) => point)
  const [all, closer] = [viewOf(points, closest), viewOf(most, closest)]
  return closer.zoom > all.zoom ? closer : all
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
}

/** At this position of a map. */
export function isFramed({ x, y }: Pixel): boolean {
  return x >= frame.left && x <= frame.right && y >= frame.top && y <= frame.bottom
}

function middleOf({ south, west, north, east }: Bounds): Point {
  const [a, b] = [toPixel({ latitude: north, longitude: west }, 0), toPixel({ latitude: south, longitude: east }, 0)]
  return toPoint({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, 0)
}

/** The north-western corner, in pixels of the world. */
export function cornerOf({ column, row }: MapView): Pixel {
  return { x: column * gridWidth - mapWidth / 2, y: row * gridHeight - mapHeight / 2 }
}

/** Where a point lies in a view, in pixels from its north-western corner; outside of the map when it is not shown. */
export function positionIn(view: MapView, point: Point): Pixel {
  const { x, y } = toPixel(point, view.zoom)
  const corner = cornerOf(view)
  return { x: x - corner.x, y: y - corner.y }
}

/** The point at a position in a view: the reverse of `positionIn`. */
export function pointIn(view: MapView, { x, y }: Pixel): Point {
  const corner = cornerOf(view)
  return toPoint({ x: corner.x + x, y: corner.y + y }, view.zoom)
}

export function middleIn(view: MapView): Point {
  return pointIn(view, { x: mapWidth / 2, y: mapHeight / 2 })
}

export function boundsOf(view: MapView): Bounds {
  const [first, last] = [pointIn(view, { x: 0, y: 0 }), pointIn(view, { x: mapWidth, y: mapHeight })]
  return { south: last.latitude, west: first.longitude, north: first.latitude, east: last.longitude }
}

/** The same middle, as near as the grid allows, one step closer or farther; null beyond the last. */
export function zoomed(view: MapView, step: 1 | -1): MapView | null {
  const zoom = view.zoom + step
  return zoom < minZoom || zoom > maxZoom ? null : viewAround(middleIn(view), zoom)
}

const pans = { north: [0, -2], east: [2, 0], south: [0, 2], west: [-2, 0] } as const
export type Pan = keyof typeof pans

/** A third of a map further: what was in the middle is still shown, wherever in the grid it lies. */
export function panned({ zoom, column, row }: MapView, to: Pan): MapView {
  const [columns, rows] = pans[to]
  return { zoom, column: column + columns, row: row + rows }
}

/** As in addresses: "14-2304-4321". */
export function viewName({ zoom, column, row }: MapView): string {
  return `${zoom}-${column}-${row}`
}

/** Null for anything but the name of a view in the world. */
export function readView(name: string | null): MapView | null {
  if (name === null || name.length > 24) return null
  const [, zoom = Number.NaN, column = Number.NaN, row = Number.NaN] =
    /^(\d{1,2})-(0|[1-9]\d{0,6})-(0|[1-9]\d{0,6})$/.exec(name)?.map(Number) ?? []
  const size = tileSize * 2 ** zoom
  const isView = zoom >= minZoom && zoom <= maxZoom && column * gridWidth <= size && row * gridHeight <= size
  return isView && viewName({ zoom, column, row }) === name ? { zoom, column, row } : null
}

/** In the address of a page: the view that its map shows. */
export const viewParameter = 'karte'

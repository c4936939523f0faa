/**
 * 720 by 450 pixels around a grid point. The grid limits the number of views to draw and store; points are at most 60
 * pixels beside the middle and 38 above it.
 */
import { type Bounds, type Point, boundsOf as pointBounds } from '#app/domain/places/point.ts'
import { type Pixel, tileSize, toPixel, toPoint } from './projection.ts'

export interface MapView {
  /** A whole number from `minZoom` to `maxZoom`. */
  zoom: number
  /** The middle, in grid steps from the world's north-western corner. */
  column: number
  row: number
}

export const mapWidth = 720
export const mapHeight = 450
/** Visible in every window, however narrow, with margins for overlays. */
export const frame = { left: 175, top: 32, right: 545, bottom: 375 } as const
const gridWidth = 120
const gridHeight = 75

export const minZoom = 7
export const maxZoom = 16

export function viewAround(point: Point, zoom: number): MapView {
  const { x, y } = toPixel(point, zoom)
  return { zoom, column: Math.round(x / gridWidth), row: Math.round(y / gridHeight) }
}

export function viewOf(points: readonly Point[], closest: number): MapView {
  const middle = middleOf(pointBounds(points))
  for (let zoom = closest; zoom > minZoom; zoom--) {
    const view = viewAround(middle, zoom)
    if (points.every((point) => isFramed(positionIn(view, point)))) return view
  }
  return viewAround(middle, minZoom)
}

/** Ignores up to a fifth of the points, so outliers do not shrink the map. */
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

export function isFramed({ x, y }: Pixel): boolean {
  return x >= frame.left && x <= frame.right && y >= frame.top && y <= frame.bottom
}

function middleOf({ south, west, north, east }: Bounds): Point {
  const [a, b] = [toPixel({ latitude: north, longitude: west }, 0), toPixel({ latitude: south, longitude: east }, 0)]
  return toPoint({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, 0)
}

export function cornerOf({ column, row }: MapView): Pixel {
  return { x: column * gridWidth - mapWidth / 2, y: row * gridHeight - mapHeight / 2 }
}

/** In pixels from the north-western corner; outside the map when it is not shown. */
export function positionIn(view: MapView, point: Point): Pixel {
  const { x, y } = toPixel(point, view.zoom)
  const corner = cornerOf(view)
  return { x: x - corner.x, y: y - corner.y }
}

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

/** Keeps the middle as near as the grid allows; null beyond the last zoom. */
export function zoomed(view: MapView, step: 1 | -1): MapView | null {
  const zoom = view.zoom + step
  return zoom < minZoom || zoom > maxZoom ? null : viewAround(middleIn(view), zoom)
}

const pans = { north: [0, -2], east: [2, 0], south: [0, 2], west: [-2, 0] } as const
export type Pan = keyof typeof pans

/** Moves by a third of the map, so the previous middle stays visible. */
export function panned({ zoom, column, row }: MapView, to: Pan): MapView {
  const [columns, rows] = pans[to]
  return { zoom, column: column + columns, row: row + rows }
}

/** For example "14-2304-4321". */
export function viewName({ zoom, column, row }: MapView): string {
  return `${zoom}-${column}-${row}`
}

/** Null for invalid names and views outside the world. */
export function readView(name: string | null): MapView | null {
  if (name === null || name.length > 24) return null
  const [, zoom = Number.NaN, column = Number.NaN, row = Number.NaN] =
    /^(\d{1,2})-(0|[1-9]\d{0,6})-(0|[1-9]\d{0,6})$/.exec(name)?.map(Number) ?? []
  const size = tileSize * 2 ** zoom
  const isView = zoom >= minZoom && zoom <= maxZoom && column * gridWidth <= size && row * gridHeight <= size
  return isView && viewName({ zoom, column, row }) === name ? { zoom, column, row } : null
}

export const viewParameter = 'karte'

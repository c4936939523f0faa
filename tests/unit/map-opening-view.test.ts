/** Where the map of a list opens. */
import { expect, test } from 'vitest'
import type { Point } from '#app/domain/places/point.ts'
import { markersOf } from '#app/maps/markers.ts'
import { openingView } from '#app/maps/opening-view.ts'
import { type MapRegion, mapOf } from '#app/maps/region.ts'
import { isFramed, positionIn, viewOfMost } from '#app/maps/view.ts'

const sketches = { region: null, places: 'orte' }
const north: MapRegion = {
  revision: '0123456789ab',
  bounds: { south: 53.4, west: 9.6, north: 53.8, east: 10.4 },
  minZoom: 10,
  maxZoom: 14,
  tiles: [10, 11, 12, 13, 14].map((zoom) => ({ zoom, grid: 0, rectangles: [[0, 0, 0, 0]] })),
  schema: 'openmaptiles',
  date: null,
  credits: [],
}
const streets = { region: north, places: 'orte' }

/** Seventeen in a town, nine scattered around it. */
const town = Array.from({ length: 17 }, (_, n) => ({
  latitude: 53.55 + (n % 4) / 60,
  longitude: 9.95 + Math.floor(n / 4) / 40,
}))
const around = Array.from({ length: 9 }, (_, n) => ({
  latitude: 53.57 + 0.5 * Math.sin(n),
  longitude: 10 + 0.9 * Math.cos(n),
}))

function shownIn(points: readonly Point[], view: ReturnType<typeof openingView>) {
  return points.map((point) => positionIn(view, point)).filter(isFramed)
}

test('a list whose offers crowd in one town opens on that town, and keeps at least half of them', () => {
  const points = [...town, ...around]
  const whole = viewOfMost(points, 14)
  const view = openingView(points, 14, sketches)
  expect(view.zoom).toBeGreaterThan(whole.zoom)
  const shown = shownIn(points, view)
  expect(shown.length).toBeGreaterThanOrEqual(13)
  const flags = markersOf(
    shown.map((at, index) => ({ id: String(index), at })),
    ({ length }) => (length > 1 ? 44 : 106),
  )
  expect(Math.max(...flags.map(({ members }) => members.length))).toBeLessThan(shown.length / 2)
})

test('where tiles have streets of the densest part, the map opens on them', () => {
  const points = [...town, ...around]
  expect(mapOf(viewOfMost(points, 14), streets).kind).toBe('sketch')
  const view = openingView(points, 14, streets)
  expect(mapOf(view, streets).kind).toBe('street')
  expect(shownIn(points, view).length).toBeGreaterThanOrEqual(13)
})

test('offers that lie apart keep the view of all, and so do a few at one point', () => {
  const apart = [9.5, 9.8, 10.1, 10.4].map((longitude) => ({ latitude: 53.5, longitude }))
  expect(openingView(apart, 14, sketches)).toEqual(viewOfMost(apart, 14))
  const [house = { latitude: 53.5, longitude: 10 }] = town
  expect(openingView([house], 14, sketches)).toEqual(viewOfMost([house], 14))
  expect(openingView([house, house, house], 14, sketches)).toEqual(viewOfMost([house, house, house], 14))
})

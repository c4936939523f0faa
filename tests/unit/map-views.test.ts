import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distanceBetween, type Point } from '#app/domain/places/point.ts'
import { metresPerPixel, toPixel, toPoint } from '#app/maps/projection.ts'
import {
  isFramed,
  mapHeight,
  mapWidth,
  maxZoom,
  middleIn,
  minZoom,
  panned,
  pointIn,
  positionIn,
  readView,
  viewAround,
  viewName,
  viewOf,
  viewOfMost,
  zoomed,
} from '#app/maps/view.ts'

const inGermany = fc.record({
  latitude: fc.double({ min: 47, max: 55.1, noNaN: true }),
  longitude: fc.double({ min: 5.8, max: 15.1, noNaN: true }),
})
const zooms = fc.integer({ min: minZoom, max: maxZoom })

test('a point comes back from its pixel', () => {
  fc.assert(
    fc.property(inGermany, zooms, (point, zoom) => {
      expect(distanceBetween(point, toPoint(toPixel(point, zoom), zoom))).toBeLessThan(0.01)
    }),
  )
})

test('a pixel is as many metres as two pixels beside each other lie apart', () => {
  const { x, y } = toPixel({ latitude: 53.55, longitude: 10 }, 14)
  const apart = distanceBetween(toPoint({ x, y }, 14), toPoint({ x: x + 1, y }, 14))
  expect(metresPerPixel(53.55, 14) / apart).toBeCloseTo(1, 2)
})

test('a point is near the middle of the view around it, and where the view says', () => {
  fc.assert(
    fc.property(inGermany, zooms, (point, zoom) => {
      const view = viewAround(point, zoom)
      const { x, y } = positionIn(view, point)
      expect(Math.abs(x - mapWidth / 2)).toBeLessThanOrEqual(60)
      expect(Math.abs(y - mapHeight / 2)).toBeLessThanOrEqual(37.5)
      expect(distanceBetween(pointIn(view, { x, y }), point)).toBeLessThan(0.01)
    }),
  )
})

test('a view is read from its own name, and from no other', () => {
  fc.assert(
    fc.property(inGermany, zooms, (point, zoom) => {
      const view = viewAround(point, zoom)
      expect(readView(viewName(view))).toEqual(view)
    }),
  )
  const others = [
    '',
    '14',
    '14-1-2-3',
    '99-1-1',
    '6-1-1',
    '014-1-1',
    '14-01-1',
    '14-9999999-1',
    '14--1-1',
    '14-1e3-1',
    'x'.repeat(9_000),
  ]
  expect(others.map(readView)).toEqual(others.map(() => null))
})

test('closer and back stays at the place, and two steps to a side and back come home', () => {
  const view = viewAround({ latitude: 53.55, longitude: 10 }, 14)
  const closer = zoomed(view, 1)
  expect(closer && distanceBetween(middleIn(closer), middleIn(view))).toBeLessThan(600)
  expect(zoomed({ ...view, zoom: maxZoom }, 1)).toBeNull()
  expect(zoomed({ ...view, zoom: minZoom }, -1)).toBeNull()
  expect(panned(panned(view, 'north'), 'south')).toEqual(view)
  expect(positionIn(view, middleIn(panned(view, 'east')))).toEqual({
    x: mapWidth * (5 / 6),
    y: expect.closeTo(mapHeight / 2, 6),
  })
})

test('the view of some points frames all of them', () => {
  fc.assert(
    fc.property(fc.array(inGermany, { minLength: 1, maxLength: 12 }), (points) => {
      const view = viewOf(points, 15)
      if (view.zoom === minZoom) return
      expect(points.filter((point) => !isFramed(positionIn(view, point)))).toEqual([])
    }),
  )
})

test('a few far away do not make the map of all the others small, and nothing else loses any', () => {
  const hamburg = [53.5, 53.55, 53.6].flatMap((latitude) =>
    [9.85, 9.95, 10.05].map((longitude) => ({ latitude, longitude })),
  )
  const luebeck = { latitude: 53.87, longitude: 10.69 }
  const framed = (points: readonly Point[]) =>
    points.filter((point) => isFramed(positionIn(viewOfMost(points, 14), point)))
  expect(framed([...hamburg, luebeck])).toEqual(hamburg)
  expect(framed([...hamburg, ...hamburg, luebeck, luebeck, luebeck, luebeck, luebeck])).toHaveLength(23)
  fc.assert(
    fc.property(fc.array(inGermany, { minLength: 1, maxLength: 12 }), (points) => {
      const { zoom } = viewOfMost(points, 14)
      if (zoom > minZoom) expect(framed(points).length).toBeGreaterThanOrEqual(0.8 * points.length)
    }),
  )
})

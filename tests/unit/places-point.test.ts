import { expect, test } from 'vitest'
import { boundsAround, distanceBetween, isWithin, type Point, pointAt } from '#app/domain/places/point.ts'

const hamburg = { latitude: 53.5503, longitude: 9.992 }
const berlin = { latitude: 52.5186, longitude: 13.4081 }

test('a degree of a meridian is 111.195 km, and two town halls lie as far apart as an atlas says', () => {
  const [equator, first] = [0, 1].map((latitude) => ({ latitude, longitude: 10 })) as [Point, Point]
  expect(distanceBetween(equator, first)).toBeCloseTo(111_195.08, 1)
  expect(Math.round(distanceBetween(hamburg, berlin) / 1000)).toBe(256)
  expect(distanceBetween(hamburg, hamburg)).toBe(0)
})

test('who walks some metres is that many metres away, whatever the bearing', () => {
  for (let bearing = 0; bearing < 360; bearing += 7) {
    expect(distanceBetween(hamburg, pointAt(hamburg, 250, bearing))).toBeCloseTo(250, 4)
  }
})

test('the bounds around a point hold every point within the distance, and hardly more', () => {
  for (const metres of [200, 5_000, 50_000]) {
    const bounds = boundsAround(hamburg, metres)
    for (let bearing = 0; bearing < 360; bearing++) {
      expect(isWithin(pointAt(hamburg, metres * 0.99999, bearing), bounds)).toBe(true)
    }
    const outside: Point[] = [0, 90, 180, 270].map((bearing) => pointAt(hamburg, metres * 1.01, bearing))
    expect(outside.some((point) => isWithin(point, bounds))).toBe(false)
  }
})

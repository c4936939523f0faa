/** Where the map lands that a visitor drags or zooms by hand. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  drawn,
  holdBetween,
  holdSince,
  keepMark,
  scaleHold,
  shiftHold,
  untouched,
  viewHeld,
} from '#app/maps/moved-view.ts'
import { mapHeight, mapWidth, middleIn, panned, pointIn, positionIn, viewAround, zoomed } from '#app/maps/view.ts'

const view = viewAround({ latitude: 53.55, longitude: 10 }, 13)

test('a map that is dragged by a third is where the buttons lead', () => {
  expect(drawn).toEqual({ width: mapWidth, height: mapHeight })
  expect(viewHeld(view, shiftHold(untouched, -mapWidth / 3, 0))).toEqual(panned(view, 'east'))
  expect(viewHeld(view, shiftHold(untouched, mapWidth / 3, 0))).toEqual(panned(view, 'west'))
  expect(viewHeld(view, shiftHold(untouched, 0, mapHeight / 3))).toEqual(panned(view, 'north'))
  expect(viewHeld(view, shiftHold(untouched, 20, -20))).toEqual(view)
})

test('twice as large about the middle is one zoom closer, and four times as large as well', () => {
  for (const factor of [2, 4]) {
    const closer = viewHeld(view, scaleHold(untouched, factor, { x: 0, y: 0 }))
    expect(closer).toEqual(zoomed(view, 1))
  }
  expect(viewHeld(view, scaleHold(untouched, 0.5, { x: 0, y: 0 }))).toEqual(zoomed(view, -1))
})

const steps = fc.integer({ min: -6, max: 6 })
const points = fc.record({ x: fc.integer({ min: -360, max: 360 }), y: fc.integer({ min: -225, max: 225 }) })

test('what is under the pointer stays within half a step of the grid', () => {
  fc.assert(
    fc.property(points, fc.constantFrom(0.5, 2), (at, factor) => {
      const next = viewHeld(view, scaleHold(untouched, factor, at))
      const kept = holdBetween(view, next)
      expect(Math.abs(kept.x + kept.scale * at.x - at.x)).toBeLessThanOrEqual(60)
      expect(Math.abs(kept.y + kept.scale * at.y - at.y)).toBeLessThanOrEqual(37.5)
    }),
  )
})

test('the old picture lies exactly where the new one is drawn', () => {
  fc.assert(
    fc.property(steps, steps, fc.constantFrom(-1, 0, 1), points, (right, down, zoom, at) => {
      const next = { zoom: view.zoom + zoom, ...moved(zoom, right, down) }
      const { scale, x, y } = holdBetween(view, next)
      const [before, after] = [at, positionIn(next, pointOf(at))]
      expect(scale * before.x + x + mapWidth / 2).toBeCloseTo(after.x, 3)
      expect(scale * before.y + y + mapHeight / 2).toBeCloseTo(after.y, 3)
      expect(viewHeld(view, { scale, x, y })).toEqual(next)
      expect(holdSince({ scale, x, y }, { scale, x, y })).toEqual({ scale: 1, x: 0, y: 0 })
    }),
  )
})

test('an offer’s map never loses its mark', () => {
  const mark = { x: 30, y: -20 }
  fc.assert(
    fc.property(fc.integer({ min: -3000, max: 3000 }), fc.integer({ min: -3000, max: 3000 }), (x, y) => {
      const held = holdBetween(view, viewHeld(view, keepMark({ scale: 1, x, y }, mark)))
      expect(Math.abs(held.x + mark.x)).toBeLessThan(mapWidth / 2)
      expect(Math.abs(held.y + mark.y)).toBeLessThan(mapHeight / 2)
    }),
  )
  expect(keepMark({ scale: 1, x: 50, y: 5 }, mark)).toEqual({ scale: 1, x: 50, y: 5 })
})

function moved(zoom: number, right: number, down: number) {
  const { column, row } = viewAround(middleIn(view), view.zoom + zoom)
  return { column: column + right, row: row + down }
}

function pointOf({ x, y }: { x: number; y: number }) {
  return pointIn(view, { x: x + mapWidth / 2, y: y + mapHeight / 2 })
}

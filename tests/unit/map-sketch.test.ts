import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawSketch } from '#app/maps/drawing/sketch.ts'
import { metresPerPixel } from '#app/maps/projection.ts'
import { scaleOf } from '#app/maps/scale.ts'
import { tilesOf } from '#app/maps/tiles.ts'
import { mapHeight, mapWidth, maxZoom, middleIn, minZoom, pointIn, viewAround } from '#app/maps/view.ts'
import { elementsOf, namesOf, overlap } from '#tests/support/map-files.ts'

const view = viewAround({ latitude: 53.65, longitude: 10.165 }, 12)
const placeAt = (name: string, x: number, y: number, weight?: number) => ({
  name,
  ...pointIn(view, { x, y }),
  ...(weight === undefined ? {} : { weight }),
})

test('a sketch has a dot and a name for each place that it shows', () => {
  const file = drawSketch(view, [
    placeAt('Volksdorf', 360, 225),
    placeAt('Sasel', 100, 210),
    placeAt('Lübeck', 900, 10),
  ])
  const elements = elementsOf(file)
  expect(elements.find(({ attributes }) => attributes['stroke-linecap'])?.attributes.d).toBe('M100 210h0M360 225h0')
  expect(namesOf(file).map(({ text }) => text)).toEqual(['Sasel', 'Volksdorf'])
})

test('where two places are in each other’s way the heavier one stays', () => {
  const crowd = Array.from({ length: 9 }, (_, i) => placeAt(`Ort ${i}`, 360 + i, 225, i))
  const names = namesOf(drawSketch(view, crowd)).map(({ text }) => text)
  expect(names).toContain('Ort 8')
  expect(names).not.toContain('Ort 0')
  expect(drawSketch(view, crowd)).toBe(drawSketch(view, crowd.toReversed()))
})

test('a name at the right edge stands left of its dot', () => {
  const [name] = namesOf(drawSketch(view, [placeAt('Großhansdorf', 700, 225)]))
  expect(Math.max(...(name?.corners ?? []).map(({ x }) => x))).toBeLessThan(700)
})

const places = fc.array(
  fc.record({
    name: fc.oneof(
      fc.constantFrom('Hoisbüttel', 'Sasel', 'Farmsen-Berne', '<b>&"\u0001'),
      fc.string({ maxLength: 60 }),
    ),
    latitude: fc.double({ min: 53.5, max: 53.8, noNaN: true }),
    longitude: fc.double({ min: 9.9, max: 10.5, noNaN: true }),
    weight: fc.nat({ max: 2_000_000 }),
  }),
  { maxLength: 60 },
)

test('no name of a sketch lies on another or on the edge, whatever the places are called', () => {
  fc.assert(
    fc.property(places, fc.integer({ min: 10, max: 13 }), (places, zoom) => {
      const file = drawSketch(viewAround({ latitude: 53.65, longitude: 10.165 }, zoom), places)
      elementsOf(file)
      const names = namesOf(file)
      for (const [i, name] of names.entries()) {
        for (const { x, y } of name.corners) {
          expect(Math.min(x, mapWidth - x, y, mapHeight - y), name.text).toBeGreaterThan(0)
        }
        for (const other of names.slice(i + 1)) expect(overlap(name, other), `${name.text}, ${other.text}`).toBe(false)
      }
    }),
  )
})

test('a scale is a round length of at most 120 pixels', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 47, max: 55, noNaN: true }),
      fc.integer({ min: minZoom, max: maxZoom }),
      (latitude, zoom) => {
        const here = viewAround({ latitude, longitude: 10 }, zoom)
        const { length, unit, pixels } = scaleOf(here)
        const metres = length * (unit === 'km' ? 1000 : 1)
        expect(pixels).toBeGreaterThan(40)
        expect(pixels).toBeLessThanOrEqual(120)
        expect([1, 2, 5]).toContain(Number(String(length)[0]))
        expect(length).toBeLessThan(1000)
        expect(pixels * metresPerPixel(middleIn(here).latitude, zoom)).toBeCloseTo(metres, -Math.log10(metres))
      },
    ),
  )
  expect(scaleOf(view)).toEqual({ length: 2, unit: 'km', pixels: 88 })
})

test('a view needs the tiles of the zoom before it, and never more than a few', () => {
  expect(tilesOf(view, { minZoom: 0, maxZoom: 14 })).toEqual([
    { zoom: 11, x: 1081, y: 660 },
    { zoom: 11, x: 1082, y: 660 },
    { zoom: 11, x: 1081, y: 661 },
    { zoom: 11, x: 1082, y: 661 },
  ])
  for (const zoom of [minZoom, 12, 15, maxZoom]) {
    const here = viewAround({ latitude: 53.65, longitude: 10.165 }, zoom)
    const tiles = tilesOf(here, { minZoom: 0, maxZoom: 14 })
    expect(tiles.length).toBeGreaterThan(0)
    expect(tiles.length).toBeLessThanOrEqual(9)
    expect(tiles[0]?.zoom).toBe(Math.min(14, zoom - 1))
  }
  // Far above a region that begins close to the ground there would be hundreds.
  expect(tilesOf(viewAround({ latitude: 53.65, longitude: 10.165 }, 8), { minZoom: 12, maxZoom: 14 })).toEqual([])
})

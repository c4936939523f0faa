import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gazetteer } from '#app/data/places/gazetteer.server.ts'
import { drawSketch, freeName, layOutSketch, placesOnSketch } from '#app/maps/drawing/sketch.ts'
import { textWidth } from '#app/maps/drawing/text-width.ts'
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
    placeAt('Sasel', 200, 210),
    placeAt('Lübeck', 900, 10),
  ])
  const elements = elementsOf(file)
  expect(elements.find(({ attributes }) => attributes['stroke-linecap'])?.attributes.d).toBe('M200 210h0M360 225h0')
  expect(namesOf(file).map(({ text }) => text)).toEqual(['Sasel', 'Volksdorf'])
})

test('where two places are in each other’s way the heavier one stays', () => {
  const crowd = Array.from({ length: 9 }, (_, i) => placeAt(`Ort ${i}`, 360 + i, 225, i))
  const names = namesOf(drawSketch(view, crowd)).map(({ text }) => text)
  expect(names).toContain('Ort 8')
  expect(names).not.toContain('Ort 0')
  expect(drawSketch(view, crowd)).toBe(drawSketch(view, crowd.toReversed()))
})

test('a name at the right edge of the narrowest window stands left of its dot, and beyond it there is none', () => {
  const [name] = namesOf(drawSketch(view, [placeAt('Großhansdorf', 540, 225)]))
  expect(Math.max(...(name?.corners ?? []).map(({ x }) => x))).toBeLessThan(540)
  expect(namesOf(drawSketch(view, [placeAt('Großhansdorf', 640, 225)]))).toEqual([])
})

test('a close view between places points to the nearest ones, and one that shows places does not', () => {
  const near = viewAround({ latitude: 53.65, longitude: 10.165 }, 15)
  const beside = (name: string, x: number, y: number) => ({ name, ...pointIn(near, { x, y }) })
  const around = [beside('Sasel', -300, 240), beside('Bergstedt', 360, -500), beside('Rahlstedt', 400, 1_900)]
  const file = drawSketch(near, around)
  const names = namesOf(file)
  const middleOf = (name: string) => {
    const corners = names.find(({ text }) => text === name)?.corners ?? []
    return { x: corners.reduce((sum, { x }) => sum + x, 0) / 4, y: corners.reduce((sum, { y }) => sum + y, 0) / 4 }
  }
  expect(middleOf('Sasel').x).toBeLessThan(230)
  expect(Math.abs(middleOf('Sasel').y - 240)).toBeLessThan(30)
  expect(middleOf('Bergstedt').y).toBeLessThan(150)
  expect(middleOf('Rahlstedt').y).toBeGreaterThan(300)
  expect(file).not.toContain('stroke-linecap="round"')
  const [arrows] = elementsOf(file).filter(({ attributes }) => attributes.fill === 'none')
  expect(arrows?.attributes.d?.match(/M/g)).toHaveLength(3)
  const shown = [beside('Volksdorf', 300, 200), beside('Buckhorn', 400, 320)]
  expect(namesOf(drawSketch(near, [...around, ...shown])).map(({ text }) => text)).toEqual(['Buckhorn', 'Volksdorf'])
})

test('every close view in the city has a name', () => {
  for (let latitude = 53.52; latitude < 53.64; latitude += 0.017)
    for (let longitude = 9.9; longitude < 10.1; longitude += 0.023)
      for (const zoom of [14, 15, 16]) {
        const here = viewAround({ latitude, longitude }, zoom)
        expect(namesOf(drawSketch(here, placesOnSketch(gazetteer(), here))).length).toBeGreaterThan(0)
      }
})

test('names are thirteen to fifteen pixels high', () => {
  const file = drawSketch(view, [
    placeAt('Dorf', 300, 120, 900),
    placeAt('Stadt', 300, 200, 30_000),
    placeAt('Großstadt', 300, 300, 900_000),
  ])
  const sizes = elementsOf(file).flatMap(({ attributes }) => attributes['font-size'] ?? [])
  expect(sizes).toEqual(['10', '1.5em', '1.4em', '1.3em'])
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

test('the name that a page adds lies on no other and is shown whole in every window, or it is left out', () => {
  fc.assert(
    fc.property(places, fc.integer({ min: 0, max: 720 }), fc.integer({ min: 0, max: 450 }), (places, x, y) => {
      const { labels, room } = layOutSketch(view, places)
      const at = freeName({ x, y }, 18, 'Holm-Seppensen', 15, room)
      if (!at) return
      const half = textWidth('Holm-Seppensen', 15) / 2
      expect([at.x - half >= 160, at.x + half <= 560, at.y >= 12, at.y <= 438]).toEqual([true, true, true, true])
      for (const { text, at: other, style, anchor } of labels) {
        const width = textWidth(text, style.size)
        const left = anchor === 'start' ? other.x : anchor === 'end' ? other.x - width : other.x - width / 2
        const isApart = left >= at.x + half || left + width <= at.x - half || Math.abs(other.y - at.y) >= 15
        expect(isApart, text).toBe(true)
      }
    }),
  )
})

test('no name of a sketch lies on another or on the edge, whatever the places are called', () => {
  fc.assert(
    fc.property(places, fc.integer({ min: 10, max: 16 }), (places, zoom) => {
      const file = drawSketch(viewAround({ latitude: 53.65, longitude: 10.165 }, zoom), places)
      elementsOf(file)
      const names = namesOf(file)
      for (const [i, name] of names.entries()) {
        for (const { x, y } of name.corners) {
          expect(Math.min(x - 160, mapWidth - 160 - x, y - 12, mapHeight - 12 - y), name.text).toBeGreaterThan(0)
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

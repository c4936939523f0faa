/** The page's own mark and name on a sketch that was drawn for everybody. */
import { expect, test } from 'vitest'
import { gazetteer } from '#app/data/places/gazetteer.server.ts'
import { placeOf } from '#app/domain/places/place-of.ts'
import { layOutSketch, outlineOf, placesOnSketch } from '#app/maps/drawing/sketch.ts'
import { viewAround } from '#app/maps/view.ts'
import { markIn } from '#app/maps/whereabouts-view.ts'
import { nameOnSketch } from '#app/words/maps/name-on-sketch.server.ts'

function sketchAround(district: string, kind: 'place' | 'circle') {
  const point = placeOf(gazetteer(), { postalCode: null, city: 'Hamburg', district })
  if (!point) throw new Error(`${district} is unknown`)
  const view = viewAround(point, 12)
  const mark = markIn(view, { kind, point })
  return { mark, ...nameOnSketch(view, district, mark) }
}

test('a mark that would lie on its place’s name has it beside itself instead, and nothing below', () => {
  const { mark, cut, name } = sketchAround('Nienstedten', 'place')
  const [, left, top, width, height] = /^M(\d+) (\d+)h(\d+)v(\d+)h-\d+z$/.exec(cut)?.map(Number) ?? []
  expect(left).toBeLessThanOrEqual(mark.x)
  expect(Number(left) + Number(width)).toBeGreaterThan(mark.x + 18)
  expect(top).toBeLessThan(mark.y)
  expect(Number(top) + Number(height)).toBeGreaterThan(mark.y)
  expect(name?.words).toBe('Nienstedten')
  expect(Math.max(Math.abs(Number(name?.x) - mark.x) / 60, Math.abs(Number(name?.y) - mark.y) / 27)).toBeGreaterThan(1)
})

test('a circle lets the names below it be read', () => {
  expect(sketchAround('Nienstedten', 'circle')).toMatchObject({ cut: '', name: null })
})

test('an arrow to the place that the map shows gives way to the name beside its mark', () => {
  const middle = placeOf(gazetteer(), { postalCode: null, city: 'Hamburg', district: 'Nienstedten' })
  if (!middle) throw new Error('Nienstedten is unknown')
  const point = { latitude: middle.latitude, longitude: middle.longitude + 0.02 }
  const view = viewAround(point, 15)
  const { labels, slots } = layOutSketch(view, placesOnSketch(gazetteer(), view))
  const slot = slots[labels.findIndex(({ text }) => text === 'Nienstedten')]
  const { cut, name } = nameOnSketch(view, 'Nienstedten', markIn(view, { kind: 'circle', point }))
  expect(cut).toBe(slot && outlineOf([slot]))
  expect(name?.words).toBe('Nienstedten')
})

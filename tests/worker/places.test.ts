/** The gazetteer as the build puts it into the worker: read without a file, a package or a table. */
import { expect, test } from 'vitest'
import { gazetteer, sketchRevision } from '#app/data/places/gazetteer.server.ts'
import { gazetteerText } from '#app/data/places/gazetteer-text.server.ts'
import { findPlaces } from '#app/domain/places/find-places.ts'
import { placeOf } from '#app/domain/places/place-of.ts'
import { promises } from '#scripts/bench/promises.ts'

test('the worker finds places and postal codes in what it carries', () => {
  expect(findPlaces(gazetteer(), '22359 Volksdorf')).toMatchObject([{ name: 'Volksdorf', quarterOf: 'Hamburg' }])
  expect(placeOf(gazetteer(), { postalCode: '22926', city: 'Ahrensburg', district: null })).not.toBe(null)
  expect(gazetteer()).toBe(gazetteer())
})

test('packed, it takes no more than is promised', async () => {
  const packed = new Blob([gazetteerText()]).stream().pipeThrough(new CompressionStream('gzip'))
  expect((await new Response(packed).arrayBuffer()).byteLength).toBeLessThanOrEqual(promises.placesBytes.limit)
})

test('sketches are kept under a revision of its own', () => {
  expect(sketchRevision()).toMatch(/^[0-9a-f]{8}$/)
})

/** The map of what was sold and rented out: by quarter, never by a house. */
import { beforeEach, expect, test } from 'vitest'
import { newId } from '#app/data/database.server.ts'
import { createProperty } from '#app/data/properties/properties.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import type { PropertyValues } from '#app/domain/properties/property.ts'
import { paths } from '#app/paths/public.ts'
import { aProperty } from '#tests/support/properties.ts'
import { db, textOf, uncached } from '#tests/support/visitor.ts'

const sold = { published: true, sold: true, soldOn: '2026-03', addressVisible: true } as const
const altona = { postalCode: '22765', city: 'Hamburg', district: 'Altona', latitude: 53.55811, longitude: 9.92733 }
const volksdorf = { postalCode: '22359', city: 'Hamburg', district: 'Volksdorf', latitude: null, longitude: null }

beforeEach(() => db.delete(properties))

async function aReference(changes: Partial<PropertyValues>): Promise<void> {
  await createProperty(db, newId(), aProperty({ ...sold, ...changes }), 'Test')
}

const page = async () => (await uncached().get(paths.references)).text()
const figureIn = (html: string) => /<figure[^>]*data-map[\s\S]*?<\/figure>/.exec(html)?.[0] ?? ''

/** What each flag stands for, as it is read out, and where it stands. */
function flagsOn(html: string): [name: string, x: number, y: number][] {
  const flags = figureIn(html).matchAll(
    /<g transform="translate\((-?\d+) (-?\d+)\)"><g class="[^"]*"><title>([^<]*)<\/title>/g,
  )
  return [...flags].map(([, x, y, name = '']) => [name, Number(x), Number(y)])
}

test('each quarter is counted on the map and in words, the most first', async () => {
  await aReference(altona)
  await aReference({ ...altona, latitude: 53.5523, longitude: 9.9412 })
  await aReference(volksdorf)
  const html = await page()
  expect(flagsOn(html).map(([name]) => name)).toEqual(['Hamburg-Altona 2', 'Hamburg-Volksdorf 1'])
  expect(textOf(html)).toMatch(/Wo wir verkauft und vermietet haben.*Hamburg-Altona 2 Hamburg-Volksdorf 1/)
})

test('where a house stood moves no flag, and its coordinates are nowhere', async () => {
  await aReference(volksdorf)
  await aReference(altona)
  const before = flagsOn(await page())
  await db.delete(properties)
  await aReference(volksdorf)
  await aReference({ ...altona, postalCode: '22763', latitude: 53.5601, longitude: 9.9133 })
  const html = await page()
  expect(flagsOn(html)).toEqual(before)
  expect(html).not.toMatch(/53\.560|9\.913/)
})

test('references of which nobody knows the place have no map', async () => {
  await aReference({ city: 'Xyzstadt', district: null, postalCode: null, latitude: null, longitude: null })
  const html = await page()
  expect(figureIn(html)).toBe('')
  expect(textOf(html)).not.toContain('Wo wir verkauft und vermietet haben')
})

/** What the public may know of where a property is. */
import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openDatabase } from '#app/data/database.server.ts'
import { findOffer } from '#app/data/offers/offers.server.ts'
import { createProperty, findProperty, updateProperty } from '#app/data/properties/properties.server.ts'
import { copyProperty } from '#app/data/properties/property-copies.server.ts'
import { fillPoints } from '#app/data/properties/property-points.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import { distanceBetween, type Point } from '#app/domain/places/point.ts'
import type { PropertyValues } from '#app/domain/properties/property.ts'
import { aProperty } from '#tests/support/properties.ts'

const db = openDatabase(env.DB)
const inVolksdorf = {
  postalCode: '22359',
  city: 'Hamburg',
  district: 'Volksdorf',
  latitude: 53.6512,
  longitude: 10.1834,
}
const volksdorf: Point = { latitude: 53.65, longitude: 10.18 }

async function anOffer(id: string, changes: Partial<PropertyValues>) {
  const values = aProperty({ ...inVolksdorf, propertyNumber: id, published: true, ...changes })
  await createProperty(db, id, values, 'Test')
  return values
}

async function shownOf(id: string) {
  const offer = await findOffer(db, 'de', id)
  return offer?.whereabouts ?? null
}

test('a visible address is shown where it is', async () => {
  await anOffer('visible', { addressVisible: true })
  const { latitude, longitude } = inVolksdorf
  expect(await shownOf('visible')).toEqual({ kind: 'exact', point: { latitude, longitude } })
})

test('a hidden address is 150 to 300 m beside what is shown, and stays so however often it is saved', async () => {
  for (let n = 0; n < 20; n++) {
    const home = { ...inVolksdorf, latitude: inVolksdorf.latitude + n / 500 }
    const values = await anOffer(`hidden-${n}`, { ...home, addressVisible: false })
    const shown = await shownOf(`hidden-${n}`)
    expect(shown?.kind).toBe('circle')
    const metres = distanceBetween(home, shown?.point ?? home)
    expect(metres).toBeGreaterThan(150)
    expect(metres).toBeLessThan(300)
    expect(await updateProperty(db, `hidden-${n}`, { ...values, name: 'Anders' }, 1, 'Test')).toBe('saved')
    expect(await shownOf(`hidden-${n}`)).toEqual(shown)
  }
})

test('an address that is shown for a while hides behind the same circle again', async () => {
  const values = await anOffer('shown-once', { addressVisible: false })
  const before = await shownOf('shown-once')
  await updateProperty(db, 'shown-once', { ...values, addressVisible: true }, 1, 'Test')
  expect((await shownOf('shown-once'))?.kind).toBe('exact')
  await updateProperty(db, 'shown-once', values, 2, 'Test')
  expect(await shownOf('shown-once')).toEqual(before)
})

/** A house that no other test has. */
const house = (north: number) => ({ latitude: 52 + north / 100, longitude: 10.5, addressVisible: false })

/** The middle of its circle. */
async function middleOf(id: string) {
  const row = await findProperty(db, id)
  if (!row?.publicLatitude || !row.publicLongitude) throw new Error(`${id} is nowhere`)
  return [row.publicLatitude, row.publicLongitude].map((degrees) => degrees.toFixed(9))
}

test('all flats of a house share its circle, copied or typed, a few steps beside it, drafts as well', async () => {
  await anOffer('flat-1', { ...house(1), published: false })
  const one = await findProperty(db, 'flat-1')
  if (one) await copyProperty(db, { bucket: env.MEDIA, images: env.IMAGES }, one, 'flat-2', 'Test')
  await anOffer('flat-3', { ...house(1), latitude: house(1).latitude + 0.0001 })
  const values = await anOffer('flat-4', { ...house(1), latitude: null, longitude: null })
  await updateProperty(db, 'flat-4', { ...values, ...house(1) }, 1, 'Test')
  await anOffer('another', house(2))
  const middle = await middleOf('flat-1')
  for (const id of ['flat-2', 'flat-3', 'flat-4']) expect(await middleOf(id)).toEqual(middle)
  expect(await middleOf('another')).not.toEqual(middle)
})

test('a point that moves keeps its circle within the house, has another elsewhere, and its own when it returns', async () => {
  const values = await anOffer('moved', house(3))
  const middle = await middleOf('moved')
  const middleAt = async (changes: Partial<PropertyValues>) => {
    const version = (await findProperty(db, 'moved'))?.version ?? 0
    expect(await updateProperty(db, 'moved', { ...values, ...changes }, version, 'Test')).toBe('saved')
    return middleOf('moved')
  }
  expect(await middleAt({ latitude: house(3).latitude + 0.0002 })).toEqual(middle)
  expect(await middleAt(house(4))).not.toEqual(middle)
  expect(await middleAt(house(3))).toEqual(middle)
})

test('without coordinates an offer lies in its quarter, and one that no gazetteer knows lies nowhere', async () => {
  await anOffer('placed', { latitude: null, longitude: null, addressVisible: true })
  const shown = await shownOf('placed')
  expect(shown?.kind).toBe('place')
  expect(distanceBetween(volksdorf, shown?.point ?? inVolksdorf)).toBeLessThan(1_500)
  await anOffer('nowhere', { latitude: null, longitude: null, city: 'Xyzstadt', district: null, postalCode: null })
  expect(await shownOf('nowhere')).toBeNull()
})

test('rows from before there were points get them at night, and keep what they have', async () => {
  await anOffer('older', { addressVisible: false })
  await db.update(properties).set({ circle: null, place: null, version: 2 }).where(eq(properties.id, 'older'))
  expect(await shownOf('older')).toBeNull()
  const newer = await findProperty(db, 'visible')
  await fillPoints(db)
  const filled = await shownOf('older')
  expect(filled?.kind).toBe('circle')
  await fillPoints(db)
  expect(await shownOf('older')).toEqual(filled)
  expect(await findProperty(db, 'visible')).toEqual(newer)
})

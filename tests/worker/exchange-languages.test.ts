/** Texts in other languages from the file to the page and back. */
import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { findProperty, updateProperty } from '#app/data/properties/properties.server.ts'
import { valuesOf } from '#app/data/properties/property-row.server.ts'
import { imports, propertyLinks } from '#app/data/tables/exchange.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import { history } from '#app/data/tables/saving.server.ts'
import { staleTexts } from '#app/data/texts/texts.server.ts'
import type { PropertyValues } from '#app/domain/properties/property.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { aDesk, type Desk, type House, propertyOf, transferOf } from '#tests/support/exchange.ts'
import { db, textOf, Visitor } from '#tests/support/visitor.ts'

let desk: Desk

beforeEach(async () => {
  await db.delete(imports)
  await db.delete(propertyLinks)
  await db.delete(properties)
  await db.delete(history)
  desk = await aDesk()
})

const inEnglish = (words: string, lang = 'en') => `<objekt_text lang="${lang}">${words}</objekt_text>`
const send = (house: Partial<House>, decisions = {}) =>
  desk.takeOver(transferOf([{ number: 'A1', ...house }]), decisions)
const valuesNow = async () => valuesOf(await propertyOf('A1'))

async function staleNow(): Promise<string[]> {
  const { id } = await propertyOf('A1')
  return Object.keys(staleTexts((await findProperty(db, id))?.texts ?? []))
}

async function save(changes: Partial<PropertyValues>) {
  const row = await propertyOf('A1')
  expect(await updateProperty(db, row.id, { ...valuesOf(row), ...changes }, row.version, 'Ada')).toBe('saved')
}

test('the dry run names the language, and what is taken over stands on English pages and in the history', async () => {
  const id = await desk.upload(transferOf([{ number: 'A1', texts: inEnglish('A house &amp;amp; a garden.') }]))
  const { html, text } = await desk.page(id)
  expect(html).toContain('data-field="descriptionEn"')
  expect(text).toMatch(/Beschreibung auf Englisch A house & a garden\./)
  expect((await desk.apply(id)).status).toBe(303)
  await desk.deliver()
  expect(await valuesNow()).toMatchObject({ description: 'Ein Haus.', descriptionEn: 'A house & a garden.' })
  const { id: property } = await propertyOf('A1')
  const page = await (await new Visitor().get(`/en/angebote/${property}`)).text()
  expect(textOf(page)).toContain('A house & a garden.')
  expect(page).not.toContain('Ein Haus.')
  await send({ texts: inEnglish('A house.') })
  const lines = await db
    .select()
    .from(history)
    .where(and(eq(history.subjectId, property), eq(history.field, 'descriptionEn')))
  expect(lines.map(({ before, after }) => [before, after])).toEqual([['A house & a garden.', 'A house.']])
})

test('a German text that changes makes the English one stale, unless the file brings a new one', async () => {
  await send({ texts: inEnglish('A house.') })
  expect(await staleNow()).toEqual([])
  const changed = await send({ description: 'Ein großes Haus.', texts: inEnglish('A house.') })
  expect(await staleNow()).toEqual(['descriptionEn'])
  expect((await desk.undo(changed)).status).toBe(303)
  expect([(await valuesNow()).description, await staleNow()]).toEqual(['Ein Haus.', []])
  await send({ description: 'Ein großes Haus.', texts: inEnglish('A large house.') })
  expect([(await valuesNow()).descriptionEn, await staleNow()]).toEqual(['A large house.', []])
})

test('an undo leaves stale what was stale before', async () => {
  await send({})
  await save({ descriptionEn: 'Ours.', nameEn: 'House' })
  await save({ name: 'Haus am See' })
  expect(await staleNow()).toEqual(['nameEn'])
  // The trigger counts in seconds.
  await new Promise((resolve) => setTimeout(resolve, 1_100))
  const changed = await send({ description: 'Ein großes Haus.' })
  expect((await staleNow()).sort()).toEqual(['descriptionEn', 'nameEn'])
  await desk.undo(changed)
  expect(await staleNow()).toEqual(['nameEn'])
})

test('an undo that brings English back leaves it as old as it was', async () => {
  await send({ texts: inEnglish('A house.') })
  await save({ description: 'Ein großes Haus.' })
  expect(await staleNow()).toEqual(['descriptionEn'])
  const changed = await send({ description: 'Ein großes Haus.', texts: inEnglish('A large house.') })
  expect(await staleNow()).toEqual([])
  await desk.undo(changed)
  expect([(await valuesNow()).descriptionEn, await staleNow()]).toEqual(['A house.', ['descriptionEn']])
})

test('a file without English takes nothing from what staff wrote, however often it comes', async () => {
  await send({})
  await save({ descriptionEn: 'Ours.', nameEn: 'House', provisionEn: '3.57%' })
  for (const price of [640_000, 630_000]) await send({ price })
  expect(await valuesNow()).toMatchObject({ descriptionEn: 'Ours.', nameEn: 'House', provisionEn: '3.57%' })
  const property = await desk.visitor.get(dashboardPaths.property((await propertyOf('A1')).id))
  expect(await property.text()).not.toContain('Was gesendet wurde')
})

test('where both have changed an English text, what was chosen stays', async () => {
  await send({ texts: inEnglish('A house.') })
  await save({ descriptionEn: 'Ours.' })
  const next = transferOf([{ number: 'A1', texts: inEnglish('A new house.') }])
  const id = await desk.upload(next)
  expect((await desk.page(id)).html).toContain('name="keep.1.descriptionEn"')
  expect((await desk.apply(id, { 'keep.1.descriptionEn': 'mine' })).status).toBe(303)
  await desk.deliver()
  expect((await valuesNow()).descriptionEn).toBe('Ours.')
  await send({ texts: inEnglish('A newer house.') }, { 'keep.1.descriptionEn': 'theirs' })
  expect((await valuesNow()).descriptionEn).toBe('A newer house.')
})

test('an object that is sent once in each language is one', async () => {
  const english: House = { number: 'A1', name: 'House', description: 'A house.', price: 1, language: 'en-GB' }
  const french: House = { number: 'A1', name: 'Maison', description: 'Une maison.', language: 'fr' }
  const id = await desk.upload(transferOf([{ number: 'A1' }, english, french], { scope: 'VOLL' }))
  const { objects, text } = await desk.page(id)
  expect(objects).toEqual(['A1 new public'])
  expect(text).toContain('Das Objekt steht noch einmal in einer anderen Sprache in der Datei: „fr“.')
  await desk.apply(id)
  await desk.deliver()
  expect(await valuesNow()).toMatchObject({
    name: 'Haus A1',
    nameEn: 'House',
    descriptionEn: 'A house.',
    purchasePrice: 650_000,
  })
  const again = await desk.upload(transferOf([english, { number: 'A1', price: 640_000 }], { scope: 'VOLL' }))
  expect((await desk.page(again)).objects).toEqual(['A1 changed public'])
})

test('hostile languages and texts are text like any other', async () => {
  const hostile = '&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;House'
  const texts = [
    inEnglish(hostile, 'EN'),
    inEnglish('Long', 'x'.repeat(5_000)),
    inEnglish('Hidden', '&quot;&gt;&lt;b&gt;'),
    ...Array.from({ length: 500 }, (_, place) => inEnglish('Tekst', `q${place}`)),
  ].join('')
  const id = await desk.upload(transferOf([{ number: 'A1', texts, language: '&lt;b&gt;'.repeat(1_000) }]))
  const { html, text } = await desk.page(id)
  expect(html).not.toMatch(/<script>alert|<img src=x|<b>"/)
  expect(text).toContain('Texte in anderen Sprachen')
  await desk.apply(id)
  await desk.deliver()
  expect((await valuesNow()).descriptionEn).toBe('House')
  const { id: property } = await propertyOf('A1')
  const file = await desk.visitor.get(dashboardPaths.propertyExport(property))
  expect(file.status).toBe(200)
})

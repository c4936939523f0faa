/** Texts in other languages: stored as rows, saved with what they translate, and marked when that changes. */
import { applyD1Migrations, env, reset } from 'cloudflare:test'
import { and, eq, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { expect, test } from 'vitest'
import { findAgency, findSettings, saveAgency } from '#app/data/agency/settings.server.ts'
import { newId } from '#app/data/database.server.ts'
import { createKeyFigure, keyFigureStore } from '#app/data/entries/key-figures.server.ts'
import { createPicture } from '#app/data/pictures/images.server.ts'
import { createProperty, findProperty, updateProperty } from '#app/data/properties/properties.server.ts'
import { valuesOf } from '#app/data/properties/property-row.server.ts'
import { valuesAtVersion } from '#app/data/saving/history.server.ts'
import { images, properties } from '#app/data/tables/properties.server.ts'
import { history, texts } from '#app/data/tables/saving.server.ts'
import { staleTexts, textsIn } from '#app/data/texts/texts.server.ts'
import { copyTexts, writeTexts } from '#app/data/texts/write-texts.server.ts'
import { type PropertyValues, propertyFields } from '#app/domain/properties/property.ts'
import { columnFields } from '#app/fields/columns.server.ts'
import { translationName, translationsIn } from '#app/fields/translations.ts'
import { demoSettings } from '#scripts/demo/people.ts'
import { aDesk, propertyOf, shownChoices, transferOf } from '#tests/support/exchange.ts'
import { aProperty, findValues } from '#tests/support/properties.ts'
import { db, staff, textOf, Visitor } from '#tests/support/visitor.ts'

const german = { description: 'Ein Haus.', provision: '3,57 %', depositText: 'Bürgschaft', availableFrom: 'sofort' }
const english = {
  nameEn: 'House by the lake',
  descriptionEn: 'A house with an orangery. <b>"Quoted" 🏡</b>\n\nSecond.',
  provisionEn: '3.57%',
  depositTextEn: 'Guarantee',
}

async function aStored(changes: Partial<PropertyValues> = {}): Promise<string> {
  const id = newId()
  expect(await createProperty(db, id, aProperty({ ...german, ...english, ...changes }), 'Test')).toBe(true)
  return id
}

async function staleOf(id: string): Promise<string[]> {
  return Object.keys(staleTexts((await findProperty(db, id))?.texts ?? [])).sort()
}

async function save(id: string, changes: Partial<PropertyValues>) {
  const row = await findProperty(db, id)
  if (!row) throw new Error('no property')
  expect(await updateProperty(db, id, { ...valuesOf(row), ...changes }, row.version, 'Test')).toBe('saved')
}

const rowsOf = (id: string) => db.select().from(texts).where(eq(texts.subjectId, id))

test('a database of the state before keeps what its English columns said, and which of it is out of date', async () => {
  await reset()
  const isOlder = ({ name }: { name: string }) => name < '0033'
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS.filter(isOlder))
  await env.DB.batch(
    [
      `insert into key_figures (id, label_de, label_en, value, version) values ('a', 'Jahre', 'Years', '7', 3), ('b', 'Häuser', null, '9', 1)`,
      `insert into reply_templates (id, name, text, subject_en, text_en) values ('c', 'Moin', 'Moin', 'Hello', 'Hello [Name]')`,
      `insert into settings (id, agency_name, legal_name, opening_hours, opening_hours_en, testimonial_origin_en)
        values (1, 'Giebel', 'Giebel', 'Mo–Fr', 'Mon–Fri', '')`,
      `insert into history (subject, subject_id, version, field, before, after, changed_at) values
        ('numbers', 'a', 2, 'labelEn', '"Year"', '"Years"', 1000), ('numbers', 'a', 3, 'labelDe', '"Jahr"', '"Jahre"', 2000),
        ('settings', '1', 2, 'openingHours', '"Mo"', '"Mo–Fr"', 3000), ('settings', '1', 2, 'openingHoursEn', '"Mon"', '"Mon–Fri"', 3000)`,
    ].map((statement) => env.DB.prepare(statement)),
  )

  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS)

  const { results } = await env.DB.prepare('select * from texts order by subject, field').all()
  expect(results.map((row) => Object.values(row))).toEqual([
    ['numbers', 'a', 'en', 'label', 'Years', 2000, null],
    ['settings', '1', 'en', 'openingHours', 'Mon–Fri', null, null],
    ['templates', 'c', 'en', 'subject', 'Hello', null, null],
    ['templates', 'c', 'en', 'text', 'Hello [Name]', null, null],
  ])
  expect(await keyFigureStore.find(db, 'a')).toMatchObject({
    values: { label: 'Jahre', labelEn: 'Years' },
    stale: { labelEn: new Date(2000) },
  })
  expect(await db.select({ field: history.field }).from(history).where(eq(history.subject, 'numbers'))).toEqual([
    { field: 'labelEn' },
    { field: 'label' },
  ])
})

test('a property keeps its texts, and a repeated post writes them once', async () => {
  const id = await aStored()
  const values = await findValues(db, id)
  expect(values).toMatchObject({ ...german, ...english, fittingsEn: null })
  expect(await createProperty(db, id, { ...aProperty(), nameEn: 'Other' }, 'Test')).toBe(false)
  expect(await findValues(db, id)).toEqual(values)
})

test('a save writes the texts that it changes, deletes those that are emptied, and notes them', async () => {
  const id = await aStored()
  await save(id, { descriptionEn: 'Shorter.', provisionEn: null, fittingsEn: 'Sauna' })
  const row = await findProperty(db, id)
  expect(row && valuesOf(row)).toMatchObject({ descriptionEn: 'Shorter.', provisionEn: null, fittingsEn: 'Sauna' })
  expect((await rowsOf(id)).map(({ field }) => field).sort()).toEqual([
    'depositText',
    'description',
    'fittings',
    'name',
  ])
  const noted = await db
    .select({ field: history.field })
    .from(history)
    .where(and(eq(history.subjectId, id), eq(history.version, 2)))
  expect(noted.map(({ field }) => field).sort()).toEqual(['descriptionEn', 'fittingsEn', 'provisionEn'])
  if (!row) return
  const present = { version: row.version, values: valuesOf(row) }
  const first = await valuesAtVersion(db, { kind: 'property', id }, propertyFields, present, 1)
  expect(first).toMatchObject({ ...english, fittingsEn: null })
})

test('a save that is too late writes no text', async () => {
  const id = await aStored()
  const values = await findValues(db, id)
  await save(id, { city: 'Wedel' })
  expect(values && (await updateProperty(db, id, { ...values, nameEn: 'Late' }, 1, 'Test'))).toBe('stale')
  expect((await findValues(db, id))?.nameEn).toBe(english.nameEn)
})

test('a change in German makes its translation stale, whoever makes it, and no other', async () => {
  const all: Record<string, string> = {}
  for (const { name } of translationsIn(propertyFields)) all[name] = 'Text'
  for (const { translates } of translationsIn(propertyFields)) {
    const id = await aStored(all)
    const hasColumn = translates in columnFields(propertyFields)
    const change = hasColumn ? `${toSnakeCase(translates)} = 'Anders'` : `details = '{"${translates}":"Anders"}'`
    await env.DB.prepare(`update properties set ${change}, version = version + 1 where id = ?`).bind(id).run()
    const stale = staleTexts((await findProperty(db, id))?.texts ?? [])
    expect(stale).toEqual({ [translationName(translates as 'name', 'en')]: expect.any(Date) })
    expect(Date.now() - (stale[`${translates}En`]?.getTime() ?? 0)).toBeLessThan(60_000)
  }
})

test('what is written in the same save as its German is up to date; since when it is stale stays', async () => {
  const id = await aStored()
  await save(id, { name: 'Haus am Teich', nameEn: 'House by the pond', provision: '4 %' })
  expect(await staleOf(id)).toEqual(['provisionEn'])
  const since = new Date(1_000)
  await db.update(texts).set({ staleSince: since }).where(eq(texts.subjectId, id))
  await save(id, { provision: '5 %', city: 'Wedel' })
  expect(staleTexts((await findProperty(db, id))?.texts ?? []).provisionEn).toEqual(since)
  await save(id, { provisionEn: '5%' })
  expect(await staleOf(id)).not.toContain('provisionEn')
})

test('a search finds words of every language', async () => {
  const id = await aStored({ name: 'Haus mit Wintergarten', nameEn: 'House with a gazebo', propertyNumber: 'SUCHE-1' })
  await db.insert(images).values({ key: `picture-${id}`, propertyId: id, width: 3, height: 2, position: 0 })
  for (const q of ['Wintergarten', 'gazebo', 'orangery'])
    expect([q, textOf(await (await new Visitor().get(`/angebote?q=${q}`)).text())]).toEqual([
      q,
      expect.stringContaining('Haus mit Wintergarten'),
    ])
})

test('a copy has the texts of the property and of its pictures, with what is stale', async () => {
  const visitor = await staff()
  const id = await aStored({ published: false })
  await save(id, { provision: '4 %' })
  const [copy, picture, copied] = [newId(), 'picture-source', 'picture-target']
  for (const [key, position] of [picture, copied].entries()) {
    await db.insert(images).values({ key: position, propertyId: id, width: 3, height: 2, position: key })
  }
  await db.batch([
    db.update(images).set({ alt: 'Haus' }).where(eq(images.key, picture)),
    ...writeTexts(db, 'picture', [{ id: picture, locale: 'en', field: 'alt', text: 'House' }]),
    copyTexts(db, 'picture', [[picture, copied]]),
  ])
  expect(await rowsOf(copied)).toMatchObject([{ subject: 'picture', field: 'alt', text: 'House', staleSince: null }])
  await db.delete(images).where(eq(images.key, copied))
  expect(await rowsOf(copied)).toEqual([])
  expect((await visitor.post(`/dashboard/properties/${id}/duplicate`, { id: copy })).status).toBe(303)
  expect(await findValues(db, copy)).toMatchObject(english)
  expect(await staleOf(copy)).toEqual(['provisionEn'])
})

test('the words about a picture are marked, too', async () => {
  const id = await aStored()
  const key = 'picture-marked'
  await createPicture(db, id, { key, width: 3, height: 2, kind: 'photo', alt: 'Haus', caption: 'Front' }, 'Test')
  const write = (field: string) => ({ id: key, locale: 'en' as const, field, text: 'English' })
  const [first, ...others] = writeTexts(db, 'picture', [write('alt'), write('caption')])
  if (first) await db.batch([first, ...others])
  await db.update(images).set({ alt: 'Haus am Deich' }).where(eq(images.key, key))
  const found = await rowsOf(key)
  expect(found.filter(({ staleSince }) => staleSince).map(({ field }) => field)).toEqual(['alt'])
})

test('texts go with what they belong to, and none are written for what is not there', async () => {
  const id = await aStored()
  await db.delete(properties).where(eq(properties.id, id))
  expect(await rowsOf(id)).toEqual([])
  const [statement] = writeTexts(db, 'property', [{ id, locale: 'en', field: 'name', text: 'Gone' }])
  await statement
  expect(await rowsOf(id)).toEqual([])
})

test('an import that changes a German text makes the English one stale, and its undo brings both back', async () => {
  const id = await aStored({ propertyNumber: 'A1', published: false })
  const before = await findValues(db, id)
  const desk = await aDesk()
  const taken = await desk.upload(transferOf([{ number: 'A1', name: 'Neuer Name' }]))
  const asked = await (await desk.apply(taken, { same: '1' })).text()
  expect((await desk.apply(taken, { same: '1', ...shownChoices(asked) })).status).toBe(303)
  await desk.deliver()
  expect((await propertyOf('A1')).name).toBe('Neuer Name')
  expect(await findValues(db, id)).toMatchObject({ ...english })
  expect(await staleOf(id)).toContain('nameEn')
  expect((await desk.undo(taken)).status).toBe(303)
  expect(await findValues(db, id)).toEqual(before)
})

test('a page in English selects the texts of its language, a German one nothing', async () => {
  const id = await aStored()
  const read = (locale: 'de' | 'en') =>
    db
      .select({ texts: textsIn(locale, 'property', properties.id, { names: ['name', 'provision'] }) })
      .from(properties)
      .where(eq(properties.id, id))
  expect(await read('de')).toEqual([{ texts: null }])
  expect(await read('en')).toEqual([{ texts: { name: english.nameEn, provision: '3.57%' } }])
})

test('the agency is said in the language of the page', async () => {
  await saveAgency(db, { ...demoSettings, valuer: null, openingHours: 'Mo–Fr', openingHoursEn: 'Mon–Fri' })
  await saveAgency(db, { ...(await findSettings(db)).agency, testimonialOriginEn: null })
  expect((await findAgency(db)).openingHours).toBe('Mo–Fr')
  expect(await findAgency(db)).not.toHaveProperty('untranslated')
  const english = await findAgency(db, 'en')
  expect(english.openingHours).toBe('Mon–Fri')
  expect(english.untranslated).toContain('testimonialOrigin')
  expect(english.untranslated).not.toContain('openingHours')
})

test('entries keep their texts like properties', async () => {
  const id = newId()
  await createKeyFigure(db, id, { label: 'Jahre', labelEn: 'Years', value: '7' }, 'last')
  const change = {
    values: { label: 'Jahre hier', labelEn: 'Years', value: '7', valueEn: null, suffix: null, suffixEn: null },
    by: 'Test',
  }
  expect(await keyFigureStore.update(db, id, { ...change, portrait: 'kept', version: 1 })).toBe('saved')
  expect(await keyFigureStore.find(db, id)).toMatchObject({
    values: { labelEn: 'Years' },
    stale: { labelEn: expect.any(Date) },
  })
  await db.run(sql`delete from key_figures where id = ${id}`)
  expect(await rowsOf(id)).toEqual([])
})

/** What became of a property: sold or rented, and when. */
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { newId } from '#app/data/database.server.ts'
import { createPicture } from '#app/data/pictures/images.server.ts'
import { createProperty, findProperty } from '#app/data/properties/properties.server.ts'
import { changeStates } from '#app/data/properties/property-states.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import { history } from '#app/data/tables/saving.server.ts'
import { berlinToday } from '#app/domain/calendar.ts'
import type { PropertyValues } from '#app/domain/properties/property.ts'
import { shortlistPath } from '#app/paths/public.ts'
import { aProperty } from '#tests/support/properties.ts'
import { filledForm } from '#tests/support/property-form.ts'
import { db, staff, textOf, uncached, Visitor, wayBack } from '#tests/support/visitor.ts'

const visitor = new Visitor()
const signedIn = await staff()
const thisMonth = berlinToday().slice(0, 7)

const rental = { marketType: 'rent', purchasePrice: null, baseRent: 900, serviceCharge: 150 } as const

async function aStored(changes: Partial<PropertyValues>): Promise<string> {
  const id = newId()
  await createProperty(db, id, aProperty({ published: false, ...changes }), 'Test')
  await createPicture(db, id, { key: id.repeat(2), kind: 'photo', width: 64, height: 48, alt: '', caption: null })
  if (changes.published) await changeStates(db, [id], { published: true }, 'Test')
  return id
}

async function read(path: string, from = visitor): Promise<string> {
  return textOf(await (await from.get(path)).text())
}

beforeEach(async () => {
  await db.delete(properties)
})

test('a reference asks owners whether they want to let, or sell, something like it', async () => {
  for (const [changes, german, english, other] of [
    [
      rental,
      'So etwas möchten Sie auch vermieten?',
      'Would you like to let something like this?',
      /verkaufen\?|to sell/,
    ],
    [{}, 'So etwas möchten Sie auch verkaufen?', 'Would you like to sell something like this?', /vermieten\?|to let/],
  ] as const) {
    const id = await aStored({ ...changes, published: true })
    await changeStates(db, [id], { sold: true }, 'Test')
    const path = `/referenzen/${id}`
    const pages = [await read(path), await read(path, new Visitor().speak('en'))]
    expect(pages).toEqual([german, english].map((sentence) => expect.stringContaining(sentence)))
    for (const page of pages) expect(page).not.toMatch(other)
  }
})

test('what was for rent is called let wherever it is named, and sold nowhere', async () => {
  const id = await aStored({ ...rental, name: 'Wohnung am Fleet', published: true })
  const sale = await signedIn.post(`/dashboard/properties/${id}/sale`, { sold: 'on', soldOn: '2024-03' })
  expect(sale.status).toBe(303)
  const message = await read('/dashboard/properties', signedIn)
  expect(message).toContain('„Wohnung am Fleet“ ist als vermietet gekennzeichnet.')
  const places: [string, string, string, Visitor?][] = [
    ['/referenzen', 'Vermietet 2024', 'Let 2024'],
    [`/referenzen/${id}`, 'Vermietet 2024', 'Let 2024'],
    ['/', 'Vermietet 2024', 'Let 2024'],
    ['/dashboard/properties', 'Nicht mehr vermietet', 'No longer let', signedIn],
    [`/dashboard/properties/${id}`, 'Monat der Vermietung', 'Month of letting', signedIn],
    [`/dashboard/properties/${id}/history`, 'Vermietet Nein Ja', 'Let No Yes', signedIn],
    [`/dashboard/properties/${id}/images`, 'Vermietet', 'Let', signedIn],
  ]
  for (const [path, german, english, reader = visitor] of places) {
    expect([path, await read(path, reader)]).toEqual([path, expect.stringContaining(german)])
    reader.speak('en')
    expect([path, await read(path, reader)]).toEqual([path, expect.stringContaining(english)])
    reader.speak('de')
  }
  for (const path of ['/', `/referenzen/${id}`]) expect(await read(path)).not.toMatch(/Verkauft \d/)
  expect(await (await visitor.get(`/referenzen/${id}`)).text()).toMatch(
    /name="description" content="[^"]*Vermietet 2024/,
  )
})

test('the page about selling shows nothing that was rented', async () => {
  await aStored({ ...rental, name: 'Vermietete Wohnung', sold: true, published: true })
  await aStored({ name: 'Verkauftes Haus', sold: true, published: true })
  const page = await read('/leistungen/verkauf')
  expect(page).toContain('Verkauftes Haus')
  expect(page).not.toContain('Vermietete Wohnung')
})

test('a sold property in the trash is a reference nowhere, until it is taken out', async () => {
  const id = await aStored({ name: 'Villa am Probeteich', city: 'Jork', postalCode: '21635', published: true })
  await changeStates(db, [id], { sold: true, soldOn: '2019-05' }, 'Test')
  const lists = [
    ['/', 'Villa am Probeteich'],
    ['/referenzen', 'Villa am Probeteich'],
    ['/referenzen', 'Jork 1'],
    ['/referenzen?houseType=house', '2019 (1)'],
    [shortlistPath([id]), 'Villa am Probeteich'],
  ] as const
  const named = () => Promise.all(lists.map(async ([path, words]) => (await read(path, uncached())).includes(words)))
  const status = async () => (await uncached().get(`/referenzen/${id}`)).status
  expect([await named(), await status()]).toEqual([lists.map(() => true), 200])
  await changeStates(db, [id], { trashed: true }, 'Test')
  expect([await named(), await status()]).toEqual([lists.map(() => false), 404])
  await changeStates(db, [id], { trashed: false, published: true }, 'Test')
  expect([await named(), await status()]).toEqual([lists.map(() => true), 200])
})

test('a reference whose month nobody knows keeps none when it is saved', async () => {
  const id = await aStored({ name: 'Altes Haus', sold: true, published: true })
  const unknown = { soldOn: null, version: sql`${properties.version} + 1` }
  await db.update(properties).set(unknown).where(eq(properties.id, id))
  const version = String((await findProperty(db, id))?.version)
  const form = filledForm({ responsibleMember: '', sold: 'on', published: 'on', soldOn: '', version })
  expect((await signedIn.post(`/dashboard/properties/${id}`, form)).status).toBe(303)
  expect(await findProperty(db, id)).toMatchObject({ sold: true, soldOn: null })
})

test('ticking the box sets this month, and whatever is typed stands', async () => {
  const form = filledForm({ responsibleMember: '', sold: 'on' })
  const created = await signedIn.post('/dashboard/properties/new', form)
  const id = /[0-9a-z]{12}$/.exec(created.headers.get('Location') ?? '')?.[0] ?? ''
  expect(await findProperty(db, id)).toMatchObject({ sold: true, soldOn: thisMonth })
  const save = async (changes: Record<string, string>) => {
    const version = String((await findProperty(db, id))?.version)
    return (await signedIn.post(`/dashboard/properties/${id}`, { ...form, ...changes, version })).status
  }
  expect(await save({ soldOn: 'März 2019' })).toBe(303)
  expect((await findProperty(db, id))?.soldOn).toBe('2019-03')
  expect(await save({ soldOn: '13.2019' })).toBe(400)
  expect((await findProperty(db, id))?.soldOn).toBe('2019-03')
  expect(await save({ sold: '', soldOn: '03.2019' })).toBe(303)
  expect(await findProperty(db, id)).toMatchObject({ sold: false, soldOn: null })
})

test('taking back a slip brings back the month that was there', async () => {
  const id = await aStored({ name: 'Altes Haus', sold: true, soldOn: '2019-06', published: true })
  const sale = `/dashboard/properties/${id}/sale`
  await signedIn.post(sale, { sold: 'off' })
  expect(await findProperty(db, id)).toMatchObject({ sold: false, soldOn: null })
  const page = await (await signedIn.get('/dashboard/properties')).text()
  const { action, fields } = wayBack(page)
  await signedIn.post(action, fields)
  expect(await findProperty(db, id)).toMatchObject({ sold: true, soldOn: '2019-06' })
  const notes = await db.select().from(history).where(eq(history.field, 'soldOn'))
  expect(notes.map(({ before, after }) => [before, after])).toEqual([
    ['2019-06', null],
    [null, '2019-06'],
  ])
})

test.each(['x'.repeat(50_000), '2019-13', '<b>', '0000-01'])(
  'a sale with the month %j takes this one',
  async (soldOn) => {
    const id = await aStored({ published: true })
    expect((await signedIn.post(`/dashboard/properties/${id}/sale`, { sold: 'on', soldOn })).status).toBe(303)
    expect((await findProperty(db, id))?.soldOn).toBe(thisMonth)
  },
)

test('saving later does not change the year under which visitors find a reference', async () => {
  const id = await aStored({ name: 'Haus von damals', sold: true, soldOn: '2018-12', published: true })
  await signedIn.post(`/dashboard/properties/${id}/visibility`, { published: 'off' })
  await signedIn.post(`/dashboard/properties/${id}/visibility`, { published: 'on' })
  expect(await read('/referenzen?year=2018')).toContain('Haus von damals')
  expect(await read('/referenzen')).toContain('2018 (1)')
})

/** Transfers from the file to the stock and back: what is done, what is not, and what an undo brings back. */
import { env } from 'cloudflare:test'
import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import { newId } from '#app/data/database.server.ts'
import { createTeamMember } from '#app/data/entries/team-members.server.ts'
import { createPicture } from '#app/data/pictures/images.server.ts'
import { findPrepared, storePrepared } from '#app/data/prepared/prepared.server.ts'
import { releasePrepared } from '#app/data/prepared/release.server.ts'
import { createProperty, findProperty, updateProperty } from '#app/data/properties/properties.server.ts'
import { valuesOf } from '#app/data/properties/property-row.server.ts'
import { changeStates } from '#app/data/properties/property-states.server.ts'
import { connections, importPictures, imports, propertyLinks } from '#app/data/tables/exchange.server.ts'
import { images, properties } from '#app/data/tables/properties.server.ts'
import { history } from '#app/data/tables/saving.server.ts'
import type { PropertyValues } from '#app/domain/properties/property.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import {
  aDesk,
  type Desk,
  type House,
  importRow,
  picture,
  picturesOfProperty,
  propertyOf,
  shownChoices,
  transferOf,
} from '#tests/support/exchange.ts'
import { aProperty } from '#tests/support/properties.ts'
import { db, textOf, uncached } from '#tests/support/visitor.ts'
import { wholeStock } from '#tests/support/whole-database.ts'

let desk: Desk

beforeEach(async () => {
  vi.restoreAllMocks()
  await db.delete(imports)
  await db.delete(connections)
  await db.delete(properties)
  await db.delete(history)
  desk = await aDesk()
})

const day = 24 * 60 * 60 * 1000

async function save(number: string, changes: Partial<PropertyValues>) {
  const row = await propertyOf(number)
  expect(await updateProperty(db, row.id, { ...valuesOf(row), ...changes }, row.version, 'Ada')).toBe('saved')
}

async function linesOf(number: string) {
  const { id } = await propertyOf(number)
  const rows = await db
    .select()
    .from(history)
    .where(and(eq(history.subject, 'property'), eq(history.subjectId, id)))
    .orderBy(history.version, history.field)
  const said = rows.filter(({ field }) => field !== 'import')
  return said.map(({ version, field, before, after, changedBy }) => ({ version, field, before, after, changedBy }))
}

const lastLines = async (number: string) => {
  const lines = await linesOf(number)
  return lines.filter(({ version }) => version === lines.at(-1)?.version)
}

test('new houses are online with their pictures, found by visitors, and say in their history who has taken them over', async () => {
  const id = await desk.upload(
    transferOf([
      { number: 'A1', pictures: ['a.jpg', 'b.jpg'] },
      { number: 'A2', pictures: [] },
    ]),
  )
  expect(await db.$count(properties)).toBe(0)
  const answer = await desk.apply(id)
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, `/dashboard/exchange/imports/${id}`])
  expect((await desk.page(id)).text).toContain('0 von 2 Bildern vorbereitet')
  expect(await db.$count(properties)).toBe(0)
  expect(await desk.deliver()).toBe(1)
  const { state, objects } = await desk.page(id)
  expect([state, objects]).toEqual(['applied', ['A1 new public', 'A2 new draft']])
  const house = await propertyOf('A1')
  expect(house).toMatchObject({ published: true, publishedAt: expect.any(Date), editedAt: null, version: 1 })
  expect(house).toMatchObject({
    updatedBy: 'Petra Probe',
    updatedById: desk.user.id,
    listPrice: 650_000,
    listArea: 140,
  })
  expect(house.searchText).toContain('regensburg')
  expect(await propertyOf('A2')).toMatchObject({ published: false, publishedAt: null })
  expect(await linesOf('A1')).toEqual([
    { version: 1, field: 'created', before: false, after: true, changedBy: 'Petra Probe' },
  ])
  expect(await picturesOfProperty('A1')).toEqual(['a.jpg', 'b.jpg'])
  const rows = await db.select().from(images)
  for (const { key } of rows) expect((await env.MEDIA.list({ prefix: `pictures/${key}` })).objects.length).toBe(1)
  const list = await (await uncached().get('/angebote')).text()
  expect(list).toContain('Haus A1')
  expect(list).not.toContain('Haus A2')
  expect(await importRow(id)).toMatchObject({
    counts: { new: 2, changed: 0, unchanged: 0, withdrawn: 0, skipped: 0 },
    appliedAt: expect.any(Date),
    endedAt: expect.any(Date),
    claimedUntil: null,
  })
})

const mark = Buffer.from('http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia</x>')

test('a house whose only picture carries a mark stays offline and says why; beside a photo the mark hides one picture', async () => {
  const files = { 'ki.jpg': Buffer.concat([picture('ki.jpg'), mark]) }
  const houses = [
    { number: 'A1', pictures: ['ki.jpg'] },
    { number: 'A2', pictures: ['ki.jpg', 'foto.jpg'] },
  ]
  const id = await desk.takeOver(transferOf(houses, { files }))
  const { objects, problems } = await desk.page(id)
  expect(objects).toEqual(['A1 new draft', 'A2 new public'])
  expect(problems).toEqual(['markedPictures', 'markedPictures'])
  const log = await (await desk.visitor.get(`/dashboard/exchange/imports/${id}/log.csv`)).text()
  expect(log).toContain('Nicht öffentlich, weil etwas Vorgeschriebenes fehlt: Mindestens ein Bild.')
  const [row] = await db.select().from(images)
  expect(row).toMatchObject({ foundMark: 'trainedAlgorithmicMedia', origin: null })
  // The same with a mark in place of the last picture of an offer: that stays.
  await desk.takeOver(transferOf([{ number: 'A2', pictures: ['ki.jpg'] }], { files }))
  expect(await propertyOf('A2')).toMatchObject({ published: true })
  expect(await picturesOfProperty('A2')).toEqual(['ki.jpg', 'foto.jpg'])
})

test('a title proposes what its picture is, before and after it is known; an undo takes the proposal back', async () => {
  const titled = (title: string) =>
    transferOf([
      { number: 'A1', pictures: [{ path: 'a.jpg', title }, 'b.jpg'] },
      { number: 'A2', pictures: [{ path: 'c.jpg', title }] },
    ])
  await desk.takeOver(titled('Garten'))
  const shown = async () => {
    const { id } = await propertyOf('A1')
    const [row] = await db.select().from(images).where(eq(images.source, 'a.jpg'))
    const page = await (await uncached().get(`/angebote/${id}`)).text()
    return [row?.alt, row?.foundMark, row?.origin, page.includes(`/media/${row?.key}/`)]
  }
  expect(await shown()).toEqual(['Garten', null, null, true])
  const id = await desk.upload(titled('Garten (Visualisierung)'))
  const dryRun = await desk.page(id)
  expect(dryRun.objects.toSorted()).toEqual(['A1 changed public', 'A2 changed offline'])
  expect(dryRun.problems).toEqual(['markedPictures', 'markedPictures'])
  await desk.apply(id)
  await desk.deliver()
  expect(await shown()).toEqual(['Garten', 'visualisation', null, false])
  const page = await (await desk.visitor.get(dashboardPaths.images((await propertyOf('A1')).id))).text()
  expect(textOf(page)).toContain('Der Titel, mit dem das Bild kam, sagt, was es zeigt. Vorschlag: Visualisierung.')
  await desk.undo(id)
  expect(await shown()).toEqual(['Garten', null, null, true])
  expect(await propertyOf('A2')).toMatchObject({ published: true })
})

test('changed, unchanged, withdrawn and left out: each is done, and nothing else', async () => {
  const houses: House[] = ['A1', 'A2', 'A3', 'A4'].map((number) => ({ number }))
  await desk.takeOver(transferOf(houses, { scope: 'VOLL' }))
  const before = await propertyOf('A1')
  const [unchanged, leftOut] = [await propertyOf('A2'), await propertyOf('A4')]
  const next = [{ number: 'A1', price: 600_000 }, { number: 'A2' }, { number: 'A4', price: 1 }]
  const id = await desk.takeOver(transferOf(next, { scope: 'VOLL', sentAt: '2026-11-21T08:00:00' }), { leave: '3' })
  expect((await desk.page(id)).objects.toSorted()).toEqual([
    'A1 changed public',
    'A2 unchanged public',
    'A3 withdrawn offline',
    'A4 skipped public',
  ])
  const house = await propertyOf('A1')
  expect(house).toMatchObject({ purchasePrice: 600_000, listPrice: 600_000, version: 2 })
  expect(house.publishedAt).toEqual(before.publishedAt)
  expect(await lastLines('A1')).toEqual([
    { version: 2, field: 'purchasePrice', before: 650_000, after: 600_000, changedBy: 'Petra Probe' },
  ])
  expect(await propertyOf('A2')).toEqual(unchanged)
  expect(await propertyOf('A4')).toEqual(leftOut)
  expect(await propertyOf('A3')).toMatchObject({ published: false, deletedAt: null })
  expect(await picturesOfProperty('A3')).toEqual(['A3.jpg'])
  const [link] = await db
    .select()
    .from(propertyLinks)
    .where(eq(propertyLinks.propertyId, (await propertyOf('A3')).id))
  expect(link?.withdrawnAt).toBeInstanceOf(Date)
})

test('what is deleted twice stays withdrawn, and comes back under its own address', async () => {
  await desk.takeOver(transferOf([{ number: 'A1' }]))
  const { id } = await propertyOf('A1')
  const link = async () => (await db.select().from(propertyLinks).where(eq(propertyLinks.propertyId, id)))[0]
  await desk.takeOver(transferOf([{ number: 'A1', action: 'DELETE' }]))
  const first = await link()
  expect(first?.withdrawnAt).toBeInstanceOf(Date)
  await desk.takeOver(transferOf([{ number: 'A1', action: 'DELETE', price: 2 }]))
  expect(await link()).toMatchObject({ withdrawnAt: first?.withdrawnAt, rest: first?.rest })
  await desk.takeOver(transferOf([{ number: 'A1', price: 3_000_000 }]))
  expect(await propertyOf('A1')).toMatchObject({ id, published: true, purchasePrice: 3_000_000 })
  expect((await link())?.withdrawnAt).toBeNull()
})

test('where both have changed a value, what was chosen stays', async () => {
  await desk.takeOver(transferOf([{ number: 'A1' }, { number: 'A2' }]))
  await save('A1', { name: 'Poliert' })
  await save('A2', { name: 'Poliert' })
  const next = transferOf([
    { number: 'A1', name: 'Neu' },
    { number: 'A2', name: 'Neu', price: 700_000 },
  ])
  const done = await desk.takeOver(next, { 'keep.1.name': 'mine', 'keep.2.name': 'theirs' })
  const { html } = await desk.page(done)
  const row = (number: string) => html.slice(html.indexOf(`data-object="${number}"`)).split('</li><li')[0] ?? ''
  expect(row('A1')).not.toContain('data-field')
  expect(row('A2')).toMatch(/data-field="name" data-overruled="true".*Ersetzt, was hier geändert war\..*Poliert.*Neu/)
  expect(row('A2')).toMatch(/data-field="purchasePrice"(?! data-overruled).*650\.000.*700\.000/)
  expect(await propertyOf('A1')).toMatchObject({ name: 'Poliert' })
  expect(await propertyOf('A2')).toMatchObject({ name: 'Neu', purchasePrice: 700_000 })
  // What was decided is not asked again.
  const again = await desk.upload(
    transferOf([
      { number: 'A1', name: 'Neu' },
      { number: 'A2', name: 'Neu' },
    ]),
  )
  expect((await desk.page(again)).text).not.toContain('Entscheidung liegt')
})

test('what is ticked as the same object is shown first, and only then decided', async () => {
  await desk.takeOver(transferOf([{ number: 'A' }, { number: 'B' }, { number: 'C' }]))
  for (const number of ['A', 'B', 'C']) await save(number, { name: `Unser ${number}`, purchasePrice: 479_000 })
  await db.delete(propertyLinks)
  const before = await wholeStock()
  const id = await desk.upload(transferOf([{ number: 'A' }, { number: 'B' }, { number: 'C' }, { number: 'D' }]))
  const { html, text } = await desk.page(id)
  expect(html).toMatch(/<input[^>]*name="same"[^>]*value="all"/)
  expect(text).toContain('Alle 3 sind dieselben Objekte')
  const asked = await desk.press(id, { ...(await desk.form(id)), same: 'all', leave: '4' })
  expect(asked.status).toBe(409)
  const page = await asked.text()
  expect(textOf(page)).toContain('Noch ist nichts übernommen. Bei den Objekten, die jetzt oben stehen')
  expect(await wholeStock()).toEqual(before)
  // Nothing of what was ticked is lost, and each can be taken out again.
  for (const position of [1, 2, 3])
    expect(page).toMatch(
      new RegExp(
        `<input[^>]*name="same"[^>]*checked[^>]*value="${position}"|<input[^>]*name="same"[^>]*value="${position}"[^>]*checked`,
      ),
    )
  expect(page).not.toMatch(/name="same"[^>]*value="all"/)
  expect(page).toMatch(/data-object="D" data-outcome="skipped"/)
  const choices = shownChoices(page)
  expect(Object.keys(choices)).toContain('keep.1.name')
  const form = { ...(await desk.form(id)), ...choices, leave: '4' }
  // Of the third nothing has been shown when its choices are not in the form.
  const unseen = Object.fromEntries(Object.entries(form).filter(([name]) => !name.startsWith('keep.1.')))
  expect((await desk.press(id, { ...unseen, same: '1' })).status).toBe(409)
  const decided = { ...form, same: '1', 'keep.1.name': 'mine', 'keep.1.purchasePrice': 'mine' }
  expect((await desk.press(id, decided)).status).toBe(303)
  await desk.deliver()
  expect(await propertyOf('A')).toMatchObject({ name: 'Unser A', purchasePrice: 479_000 })
  expect(await propertyOf('B')).toMatchObject({ name: 'Unser B' })
})

test('the result, its table and the history say why something is a draft and where it came from', async () => {
  await desk.takeOver(transferOf([{ number: 'A' }]))
  await db.delete(propertyLinks)
  const id = await desk.takeOver(transferOf([{ number: 'A' }, { number: 'B', pictures: [] }]))
  const { html } = await desk.page(id)
  expect(html).toMatch(/data-object="B" data-outcome="new" data-after="draft"/)
  expect(html).toMatch(/<li data-unmet="picture|<li data-unmet="photo|<li data-unmet="/)
  const log = await (await desk.visitor.get(`/dashboard/exchange/imports/${id}/log.csv`)).text()
  expect(log).toMatch(/;A;[^\n]*;übersprungen;nicht übernommen;/)
  expect(log).toMatch(/;B;[^\n]*;neu;Entwurf;.*Nicht öffentlich, weil etwas Vorgeschriebenes fehlt: /)
  const { id: property } = await propertyOf('B')
  const history = await (await desk.visitor.get(`/dashboard/properties/${property}/history`)).text()
  expect(history).toMatch(new RegExp(`href="/dashboard/exchange/imports/${id}"[^>]*>aus der Datei export.zip</a>`))
  expect(textOf(history)).toContain('Petra Probe')
})

test('a number that another property holds is that property when somebody says so, and an undo parts them again', async () => {
  await createProperty(db, 'property0001', aProperty({ propertyNumber: 'A1', name: 'Unser Name' }), 'Ada')
  const skipped = await desk.takeOver(transferOf([{ number: 'A1' }]))
  expect((await desk.page(skipped)).objects).toEqual(['A1 skipped offline'])
  const before = await findProperty(db, 'property0001')
  const next = transferOf([{ number: 'A1' }], { sentAt: '2026-11-21T08:00:00' })
  const id = await desk.upload(next)
  const asked = await (await desk.apply(id, { same: '1' })).text()
  await desk.apply(id, { same: '1', ...shownChoices(asked), 'keep.1.name': 'theirs' })
  await desk.deliver()
  expect(await propertyOf('A1')).toMatchObject({ id: 'property0001', name: 'Haus A1', version: 2 })
  expect(await db.$count(propertyLinks)).toBe(1)
  await desk.undo(id)
  expect(valuesOf(await propertyOf('A1'))).toEqual(before && valuesOf(before))
  expect(await db.$count(propertyLinks)).toBe(0)
})

test('pictures are added, removed, put in order and given their words; those of staff stay', async () => {
  await desk.takeOver(transferOf([{ number: 'A1', pictures: ['a.jpg', { path: 'b.jpg', title: 'Garten' }] }]))
  const { id } = await propertyOf('A1')
  await createPicture(db, id, { key: newId(), kind: 'photo', width: 64, height: 48, alt: '', caption: null })
  const applied = await desk.takeOver(
    transferOf([{ number: 'A1', pictures: ['c.jpg', { path: 'b.jpg', title: 'Der Garten im Mai' }] }]),
  )
  expect(await picturesOfProperty('A1')).toEqual(['c.jpg', 'b.jpg', 'own', '(a.jpg)'])
  const [garden] = await db.select().from(images).where(eq(images.source, 'b.jpg'))
  expect(garden?.alt).toBe('Der Garten im Mai')
  expect((await lastLines('A1')).map(({ field }) => field.split('.')[0])).toEqual([
    'alt',
    'picturesAdded',
    'picturesRemoved',
  ])
  await desk.undo(applied)
  expect(await picturesOfProperty('A1')).toEqual(['a.jpg', 'b.jpg', 'own', '(c.jpg)'])
  const [former] = await db.select().from(images).where(eq(images.source, 'b.jpg'))
  expect(former?.alt).toBe('Garten')
})

test('a picture under another name is the same one, and is not news every night', async () => {
  await desk.takeOver(transferOf([{ number: 'A1', pictures: ['a.jpg'] }]))
  const renamed = (sentAt: string) =>
    transferOf([{ number: 'A1', pictures: ['neu.jpg'] }], { files: { 'neu.jpg': picture('a.jpg') }, sentAt })
  await desk.takeOver(renamed('2026-11-21T08:00:00'))
  expect(await picturesOfProperty('A1')).toEqual(['neu.jpg'])
  const id = await desk.upload(renamed('2026-11-22T08:00:00'))
  expect((await desk.page(id)).objects).toEqual(['A1 unchanged public'])
})

test('kept pages are made anew after a transfer, and after its undo', async () => {
  const revisions = async () => JSON.stringify(await db.all('select * from page_sources'))
  const [before] = [await revisions()]
  const id = await desk.takeOver(transferOf([{ number: 'A1' }]))
  const applied = await revisions()
  expect(applied).not.toBe(before)
  await desk.undo(id)
  expect(await revisions()).not.toBe(applied)
})

test('an undo brings back values, flags, links and pictures; what was new goes to the trash', async () => {
  await desk.takeOver(transferOf([{ number: 'A1' }, { number: 'A2' }], { scope: 'VOLL' }))
  const [one, two] = [await propertyOf('A1'), await propertyOf('A2')]
  const links = await db.select().from(propertyLinks)
  const next = [{ number: 'A1', price: 600_000, pictures: ['x.jpg'] }, { number: 'A3' }]
  const id = await desk.takeOver(transferOf(next, { scope: 'VOLL' }))
  expect(await propertyOf('A2')).toMatchObject({ published: false })
  const answer = await desk.undo(id)
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, `/dashboard/exchange/imports/${id}`])
  const page = await desk.page(id)
  expect(page.text).toContain(
    'Rückgängig gemacht: Wieder wie vorher sind die geänderten Objekte (2), ein neues liegt im Papierkorb.',
  )
  expect([page.state, page.left]).toEqual(['undone', []])
  for (const [number, before] of [
    ['A1', one],
    ['A2', two],
  ] as const) {
    const after = await propertyOf(number)
    expect(valuesOf(after)).toEqual(valuesOf(before))
    expect([after.version, after.searchText, after.publishedAt]).toEqual([3, before.searchText, before.publishedAt])
  }
  expect(await picturesOfProperty('A1')).toEqual(['A1.jpg', '(x.jpg)'])
  expect((await propertyOf('A3')).deletedAt).toBeInstanceOf(Date)
  expect(await db.select().from(propertyLinks)).toEqual(expect.arrayContaining(links))
  expect((await lastLines('A1')).map(({ field, changedBy }) => [field, changedBy])).toEqual([
    ['picturesRemoved', 'Petra Probe'],
    ['purchasePrice', 'Petra Probe'],
  ])
  expect((await lastLines('A3')).map(({ field }) => field)).toEqual(['trashed'])
})

test('flats of one house hide behind one circle, which goes and returns with their point', async () => {
  const [here, there] = [[49.01, 12.1] as const, [49.05, 12.15] as const]
  const circleOf = async (number: string) => (await propertyOf(number)).circle
  await desk.takeOver(transferOf(['A1', 'A2', 'A3'].map((number) => ({ number, point: here }))))
  await desk.takeOver(transferOf([{ number: 'A4', point: here }]))
  const shared = await circleOf('A1')
  expect(shared).toMatchObject({ north: expect.any(Number), east: expect.any(Number) })
  for (const number of ['A2', 'A3', 'A4']) expect(await circleOf(number)).toEqual(shared)
  const id = await desk.takeOver(transferOf([{ number: 'A1', point: there }]))
  expect((await circleOf('A1'))?.north).not.toBe(shared?.north)
  await desk.undo(id)
  expect(await circleOf('A1')).toEqual(shared)
})

test('a new object that shows an address parts the circle of its place, and the dry run names who hides there', async () => {
  const point = [49.07, 12.1] as const
  await desk.takeOver(transferOf([{ number: 'B1', point }]))
  const former = (await propertyOf('B1')).circle?.id
  const id = await desk.upload(
    transferOf([
      { number: 'B1', point },
      { number: 'B2', point, isAddressShown: true },
    ]),
  )
  expect((await desk.page(id)).text).toContain('Hinter demselben Kreis verborgen: „Haus B1“.')
  await desk.apply(id)
  await desk.deliver()
  expect((await propertyOf('B1')).circle?.id).not.toBe(former)
})

test('before a file shows an address the dry run names who lies in its circle, and they get another one together', async () => {
  const point = [49.03, 12.1] as const
  await desk.takeOver(transferOf(['A1', 'A2', 'A3'].map((number) => ({ number, point }))))
  const [shared, version] = [(await propertyOf('A2')).circle, (await propertyOf('A3')).version]
  const id = await desk.upload(
    transferOf([
      { number: 'A1', point, isAddressShown: true },
      { number: 'A2', point, price: 1_000_000 },
    ]),
  )
  expect((await desk.page(id)).text).toContain('Hinter demselben Kreis verborgen: „Haus A2“, „Haus A3“.')
  await desk.apply(id)
  await desk.deliver()
  const circles = await Promise.all(['A1', 'A2', 'A3'].map(async (number) => (await propertyOf(number)).circle))
  expect(circles[0]).toEqual({ ...shared, isKnown: true })
  expect(circles[1]?.north).not.toBe(shared?.north)
  expect(circles[1]?.id).toBe(circles[2]?.id)
  expect(circles[1]?.north).toBeCloseTo(circles[2]?.north ?? 0, 12)
  expect((await propertyOf('A3')).version).toBe(version + 1)
})

test('an undo leaves no offer without a picture', async () => {
  await desk.takeOver(transferOf([{ number: 'A1' }]))
  const id = await desk.takeOver(transferOf([{ number: 'A1', pictures: ['x.jpg'] }]))
  // The former one was deleted for good.
  await db.delete(images).where(eq(images.source, 'A1.jpg'))
  await desk.undo(id)
  expect([(await desk.page(id)).state, await picturesOfProperty('A1')]).toEqual(['undone', ['x.jpg']])
})

test('a second undo changes nothing and says so', async () => {
  const id = await desk.takeOver(transferOf([{ number: 'A1' }]))
  await desk.undo(id)
  const stock = await wholeStock()
  await desk.undo(id)
  expect(await wholeStock()).toBe(stock)
  expect((await desk.page(id)).text).toContain(
    'Diese Übertragung lässt sich nicht mehr rückgängig machen: Sie ist es schon, oder die 14 Tage sind vorbei.',
  )
})

test('an undo leaves alone what somebody has saved since, and names it', async () => {
  const numbers = ['A1', 'A2', 'A3']
  await desk.takeOver(transferOf(numbers.map((number) => ({ number }))))
  const id = await desk.takeOver(transferOf(numbers.map((number) => ({ number, price: 600_000 }))))
  await save('A2', { name: 'Von Hand' })
  await desk.undo(id)
  const prices = await Promise.all(numbers.map(async (number) => (await propertyOf(number)).purchasePrice))
  expect(prices).toEqual([650_000, 600_000, 650_000])
  const { left, text } = await desk.page(id)
  expect(left).toEqual(['A2'])
  expect(text).toContain(
    'Ein Objekt ist nicht wieder, wie es war: A2, Von Hand : Es wurde seit der Übertragung gespeichert und bleibt.',
  )
})

test('an undo does not take back a number that somebody else has now, nor name who has left the team', async () => {
  const phone = { role: null, telephone: null, bio: null }
  await createTeamMember(db, 'member000001', { ...phone, name: 'Mara Brandt', email: 'mara@giebel.test' }, 'last', null)
  const contact = '<kontaktperson><email_direkt>mara@giebel.test</email_direkt><name>Brandt</name></kontaktperson>'
  await desk.takeOver(transferOf([{ number: 'A1' }, { number: 'A2', contact }]))
  expect((await propertyOf('A2')).responsibleMember).toBe('member000001')
  const { id: first } = await propertyOf('A1')
  const id = await desk.takeOver(
    transferOf([
      { number: 'A1', price: 600_000 },
      { number: 'A2', price: 600_000, contact },
    ]),
  )
  // As if the transfer had changed the number and the person, too.
  await env.DB.prepare(
    "update import_objects set before = json_set(before, '$.values.propertyNumber', 'B1') where property_id = ?",
  )
    .bind(first)
    .run()
  await createProperty(db, 'property0009', aProperty({ propertyNumber: 'B1' }), 'Ada')
  await env.DB.prepare(
    "update import_objects set before = json_set(before, '$.values.responsibleMember', 'member000009') where property_id <> ?",
  )
    .bind(first)
    .run()
  await desk.undo(id)
  const { left, text } = await desk.page(id)
  expect(left).toEqual(['A1'])
  expect(text).toContain('Seine frühere Nummer „B1“ trägt jetzt ein anderes Objekt. Es bleibt.')
  expect(await propertyOf('A2')).toMatchObject({ purchasePrice: 650_000, responsibleMember: null })
})

test.each(['the same file', 'another file'])('what an undo put into the trash comes back with %s', async (which) => {
  const id = await desk.takeOver(transferOf([{ number: 'A1' }]))
  const { id: property } = await propertyOf('A1')
  await desk.undo(id)
  const price = which === 'another file' ? 1_000_000 : 650_000
  const next = await desk.takeOver(transferOf([{ number: 'A1', price }]))
  expect((await desk.page(next)).objects).toEqual(['A1 new public'])
  expect(await propertyOf('A1')).toMatchObject({ id: property, deletedAt: null, published: true, purchasePrice: price })
  expect(await picturesOfProperty('A1')).toEqual(['A1.jpg'])
  await desk.undo(next)
  expect((await propertyOf('A1')).deletedAt).toBeInstanceOf(Date)
})

test('what staff threw away stays, also what an undo had put there before', async () => {
  const first = await desk.takeOver(transferOf([{ number: 'A1' }, { number: 'A2' }]))
  await desk.undo(first)
  const ids = [(await propertyOf('A1')).id]
  await changeStates(db, ids, { trashed: false }, 'Ada')
  await changeStates(db, ids, { trashed: true }, 'Ada')
  const id = await desk.takeOver(transferOf([{ number: 'A1' }, { number: 'A2' }]))
  const { objects, problems } = await desk.page(id)
  expect(objects.toSorted()).toEqual(['A1 skipped offline', 'A2 new public'])
  expect(problems).toContain('inTrash')
  // Brought back by a file, and thrown away after that.
  await changeStates(db, [(await propertyOf('A2')).id], { trashed: true }, 'Ada')
  const last = await desk.takeOver(transferOf([{ number: 'A2', price: 1_000 }]))
  expect((await desk.page(last)).objects).toEqual(['A2 skipped offline'])
})

test('an undone transfer is applied again from its own dry run', async () => {
  await desk.takeOver(transferOf([{ number: 'A1' }]))
  const id = await desk.takeOver(transferOf([{ number: 'A1', price: 600_000, pictures: ['x.jpg'] }, { number: 'A2' }]))
  await desk.undo(id)
  expect((await desk.page(id, '?again')).objects).toEqual(['A1 changed public', 'A2 new public'])
  expect((await desk.apply(id, {}, '?again')).status).toBe(303)
  await desk.deliver()
  expect(await importRow(id)).toMatchObject({ state: 'applied', undoneAt: null })
  expect(await propertyOf('A1')).toMatchObject({ purchasePrice: 600_000 })
  expect(await picturesOfProperty('A1')).toEqual(['x.jpg', '(A1.jpg)'])
  expect(await propertyOf('A2')).toMatchObject({ deletedAt: null, published: true })
})

test('after fourteen days a transfer stays', async () => {
  const id = await desk.takeOver(transferOf([{ number: 'A1' }]))
  await db.update(imports).set({ appliedAt: new Date(Date.now() - 14 * day - 1_000) })
  const stock = await wholeStock()
  await desk.undo(id)
  expect(await wholeStock()).toBe(stock)
})

test('an undo also brings back what the connection said where nothing of the property was written', async () => {
  await desk.takeOver(transferOf([{ number: 'A1' }]))
  await changeStates(db, [(await propertyOf('A1')).id], { published: false }, 'Ada')
  const before = await db.select().from(propertyLinks)
  const id = await desk.takeOver(transferOf([{ number: 'A1', action: 'DELETE' }]))
  expect((await desk.page(id)).objects).toEqual(['A1 withdrawn offline'])
  await desk.undo(id)
  expect(await db.select().from(propertyLinks)).toEqual(before)
  expect((await propertyOf('A1')).version).toBe(2)
  // So an offer that staff took offline stays offline.
  await desk.takeOver(transferOf([{ number: 'A1', price: 600_000 }]))
  expect(await propertyOf('A1')).toMatchObject({ published: false, purchasePrice: 600_000 })
})

test('an undo makes nothing public that its sender has deleted since', async () => {
  const [sold, dear] = [{ number: 'A1' }, { number: 'A2' }]
  await desk.takeOver(transferOf([sold, dear], { sentAt: '2026-11-20T08:00:00' }))
  const changed = await desk.takeOver(
    transferOf([
      { ...sold, state: 'VERKAUFT' },
      { ...dear, price: 0 },
    ]),
  )
  const deleted = [sold, dear].map((house) => ({ ...house, action: 'DELETE' }))
  await desk.takeOver(transferOf(deleted, { sentAt: '2026-11-22T08:00:00' }))
  expect(await propertyOf('A1')).toMatchObject({ published: true, sold: true })
  await desk.undo(changed)
  expect(await propertyOf('A1')).toMatchObject({ published: false, sold: false })
  expect(await propertyOf('A2')).toMatchObject({ published: false, purchasePrice: 650_000 })
  const links = await db.select().from(propertyLinks)
  expect(links.map(({ withdrawnAt, base }) => [withdrawnAt !== null, base.values.published])).toEqual([
    [true, false],
    [true, false],
  ])
  // It is sent again, and so it is back.
  await desk.takeOver(transferOf([sold, dear], { sentAt: '2026-11-23T08:00:00' }))
  expect(await propertyOf('A1')).toMatchObject({ published: true, sold: false })
})

test('what is sold becomes a reference', async () => {
  await desk.takeOver(transferOf([{ number: 'A1' }, { number: 'A2' }]))
  const id = await desk.takeOver(
    transferOf([
      { number: 'A1', state: 'VERKAUFT' },
      { number: 'A2', action: 'REFERENZ' },
    ]),
  )
  expect((await desk.page(id)).objects.toSorted()).toEqual(['A1 changed reference', 'A2 changed reference'])
  expect(await propertyOf('A1')).toMatchObject({ sold: true, published: true, soldOn: expect.any(String) })
})

test('files that are no pictures become hints, and who has no other picture stays a draft', async () => {
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic0000mif1heic')])
  const files = {
    'kaputt.jpg': jpegStart(),
    'foto.jpg': heic,
    'plan.jpg': new TextEncoder().encode('%PDF-1.7'),
    'fehlt.jpg': undefined,
  }
  const pictures = [...Object.keys(files), 'plan.pdf']
  const houses = [
    { number: 'A1', pictures },
    { number: 'A2', pictures: [...pictures, 'gut.jpg'] },
  ]
  const id = await desk.takeOver(transferOf(houses, { files }))
  const { objects, problems } = await desk.page(id)
  expect(objects.toSorted()).toEqual(['A1 new draft', 'A2 new public'])
  expect([...new Set(problems)].toSorted()).toEqual(['attachment', 'brokenPicture', 'missingPicture', 'pictureFormat'])
  expect(await picturesOfProperty('A2')).toEqual(['gut.jpg'])
  expect(await db.$count(importPictures, eq(importPictures.state, 'failed'))).toBe(6)
})

const jpegStart = () => picture('').slice(0, 200)

test('pictures inside of the file are taken like those beside it', async () => {
  const inline = `data:${Buffer.from(picture('x')).toString('base64')}`
  const id = await desk.takeOver(transferOf([{ number: 'A1', pictures: [inline] }]))
  expect((await desk.page(id)).objects).toEqual(['A1 new public'])
  const again = await desk.upload(transferOf([{ number: 'A1', pictures: [inline], price: 1 }]))
  expect((await desk.page(again)).html).not.toContain('data-pictures')
})

const host = 'https://bilder.example'

async function takenFrom(answer: (url: string) => Response | Promise<Response>, pictures: string[], houses = 1) {
  await db
    .insert(connections)
    .values({ id: 'connection01', name: 'onOffice', providers: ['ANID1'], pictureHosts: ['bilder.example'] })
  const asked: string[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    asked.push(String(input))
    return answer(String(input))
  })
  const id = await desk.upload(
    transferOf(Array.from({ length: houses }, (_, place) => ({ number: `A${place + 1}`, pictures }))),
    'connection01',
  )
  expect((await desk.apply(id)).status).toBe(303)
  await desk.deliver()
  return { ...(await desk.page(id)), asked }
}

const jpeg = () => new Response(picture('remote') as BodyInit)

test('pictures are fetched from the hosts of the connection', async () => {
  const { objects, problems, asked } = await takenFrom(jpeg, [`${host}/a.jpg`, 'https://anders.example/b.jpg'])
  expect(objects).toEqual(['A1 new public'])
  expect(problems).toContain('remotePicture')
  expect(asked).toEqual([`${host}/a.jpg`])
  expect(await picturesOfProperty('A1')).toEqual([`${host}/a.jpg`])
})

test.each<[string, (url: string) => Response | Promise<Response>, number]>([
  [
    'redirects to another host',
    () => new Response(null, { status: 302, headers: { Location: 'https://intern.example/' } }),
    1,
  ],
  [
    'redirects to an address of the network',
    () => new Response(null, { status: 302, headers: { Location: 'http://127.0.0.1/' } }),
    1,
  ],
  ['redirects to nowhere', () => new Response(null, { status: 302, headers: { Location: 'http://[' } }), 1],
  ['redirects for ever', () => new Response(null, { status: 302, headers: { Location: '/b.jpg' } }), 4],
  ['answers 404', () => new Response('', { status: 404 }), 1],
  ['answers 500', () => new Response('', { status: 500 }), 2],
  ['does not answer', () => Promise.reject(new DOMException('The operation timed out', 'TimeoutError')), 2],
  ['sends no picture', () => new Response('<html>'), 1],
  ['sends more than a picture may have', () => new Response(new Uint8Array(16 * 1024 * 1024)), 1],
])('a host that %s costs the picture and nothing else', async (_, answer, times) => {
  const { state, objects, problems, asked } = await takenFrom(answer, [`${host}/a.jpg`, 'eigen.jpg'])
  expect([state, objects]).toEqual(['applied', ['A1 new public']])
  expect(problems.some((code) => ['remotePicture', 'pictureFormat', 'brokenPicture'].includes(code ?? ''))).toBe(true)
  expect(asked.every((url) => url.startsWith(host))).toBe(true)
  expect(asked.length).toBe(times)
  expect(await picturesOfProperty('A1')).toEqual(['eigen.jpg'])
})

test('the page of a property names the file that it came with, and offers what that says', async () => {
  const id = await desk.takeOver(transferOf([{ number: 'A1' }]))
  const { fileName } = await importRow(id)
  await save('A1', { name: 'Ein anderer Name' })
  const row = await propertyOf('A1')
  const text = textOf(await (await desk.visitor.get(dashboardPaths.property(row.id))).text())
  expect(text).toContain(`Aus der Datei ${fileName} vom `)
  expect(text).toContain('Wert der Datei nehmen')
  expect(text).not.toContain('Wert der Verbindung')
  await db.delete(imports)
  const later = textOf(await (await desk.visitor.get(dashboardPaths.property(row.id))).text())
  expect(later).toContain('Aus einer hochgeladenen Datei, zuletzt ')
})

test('a transfer in between is merged with what is prepared, and one that contradicts keeps it back and is named', async () => {
  const send = async (house: Partial<House>, sentAt: string) => {
    await desk.apply(await desk.upload(transferOf([{ number: 'A1', ...house }], { sentAt })))
    await desk.deliver()
  }
  await send({}, '2026-11-20T08:00:00')
  const { id: propertyId } = await propertyOf('A1')
  const prepare = async (values: Partial<PropertyValues>) => {
    const id = newId()
    const { version: baseVersion } = await propertyOf('A1')
    await storePrepared(
      db,
      { id, propertyId, baseVersion, values },
      (await findPrepared(db, propertyId))?.id ?? null,
      'Ada',
    )
    return { propertyId, id }
  }
  const contradicted = await prepare({ purchasePrice: 600_000, name: 'Haus am Fluss' })
  await send({ price: 640_000 }, '2026-11-21T08:00:00')
  expect(await releasePrepared(db, contradicted, 'Ada')).toMatchObject({
    status: 'obstacle',
    assessment: { obstacle: 'conflict', conflicts: [{ fields: ['purchasePrice'] }] },
  })
  expect(await propertyOf('A1')).toMatchObject({ purchasePrice: 640_000, name: 'Haus A1' })
  const merged = await prepare({ name: 'Haus am Fluss' })
  await send({ price: 630_000 }, '2026-11-22T08:00:00')
  expect((await releasePrepared(db, merged, 'Ada')).status).toBe('released')
  expect(await propertyOf('A1')).toMatchObject({ purchasePrice: 630_000, name: 'Haus am Fluss' })
})

import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { savesPerPage } from '#app/data/history.server.ts'
import { history, teamMembers } from '#app/data/schema.server.ts'
import { createdBy, filledForm } from '#tests/support/property-form.ts'
import { db, staff, textOf, type Visitor } from '#tests/support/visitor.ts'

let visitor: Visitor

beforeAll(async () => {
  visitor = await staff()
  await db.insert(teamMembers).values({ id: 'member000001', name: 'Erika Muster' })
})

const historyOf = async (id: string, search = '') =>
  (await visitor.get(`/dashboard/properties/${id}/history${search}`)).text()

test('every save is told with who, what, from what and to what, in the words of the page', async () => {
  const form = filledForm({ version: '1' })
  const id = await createdBy(visitor, form)
  const changes = {
    houseType: 'apartment',
    livingArea: '99,25',
    addressVisible: '',
    responsibleMember: '',
    energyCertificateIssuedOn: '',
    description: 'Ein <b>neuer</b> Text.\r\n\r\nMit Absatz.',
    highlighted: '',
  }
  expect((await visitor.post(`/dashboard/properties/${id}`, { ...form, ...changes })).status).toBe(303)
  const page = await historyOf(id)
  const text = textOf(page)
  for (const row of [
    'Art Haus Wohnung',
    'Wohnfläche 1.250,5 m² 99,25 m²',
    'Genaue Adresse öffentlich zeigen Ja Nein',
    'Ansprechpartner Erika Muster leer',
    'Ausgestellt am 15.03.2021 leer',
    'Vorher Erster Absatz. Zweiter <b>Absatz</b> & „Zitat“ 🏡 Nachher Ein <b>neuer</b> Text. Mit Absatz.',
    'Hervorgehoben Ja Nein',
  ])
    expect(text).toContain(row)
  expect(text.match(/Petra Probe/g)?.length).toBeGreaterThanOrEqual(2)
  expect(text.indexOf('Art Haus Wohnung')).toBeLessThan(text.indexOf('Angelegt'))
  expect(page).not.toContain('<b>neuer</b>')

  visitor.cookies.set('locale', 'en')
  const english = textOf(await historyOf(id))
  visitor.cookies.delete('locale')
  expect(english).toContain('Living area 1,250.5 m² 99.25 m²')
})

test('a property knows when it was moved to the trash and back', async () => {
  const id = await createdBy(visitor)
  await visitor.post(`/dashboard/properties/${id}/trash`, {})
  await visitor.post(`/dashboard/properties/${id}/restore`, {})
  const text = textOf(await historyOf(id))
  expect(text).toMatch(/Aus dem Papierkorb geholt, als Entwurf.*In den Papierkorb gelegt.*Angelegt/)
})

test('somebody who has left is not a riddle', async () => {
  const id = await createdBy(visitor)
  await db.insert(history).values({
    propertyId: id,
    version: 2,
    field: 'responsibleMember',
    before: 'ehemals00001',
    after: 'member000001',
  })
  expect(textOf(await historyOf(id))).toContain('Ansprechpartner Nicht mehr im Team Erika Muster')
})

test('a property from before there was a history says so', async () => {
  const id = await createdBy(visitor)
  await db.delete(history).where(eq(history.propertyId, id))
  expect(textOf(await historyOf(id))).toContain('Noch ist keine Änderung festgehalten.')
})

test('a long history comes in pages, by address', async () => {
  const id = await createdBy(visitor)
  const rows = Array.from({ length: savesPerPage + 3 }, (_, at) => ({
    propertyId: id,
    version: at + 2,
    field: 'name',
    before: `Name ${at}`,
    after: `Name ${at + 1}`,
  }))
  for (const row of rows) await db.insert(history).values(row)
  const first = await historyOf(id)
  expect(first.match(/<li[^>]*><h2/g)).toHaveLength(savesPerPage)
  const older = /href="[^"]*(\?below=\d+)"/.exec(first)?.[1] ?? ''
  const second = await historyOf(id, older)
  expect(second.match(/<li[^>]*><h2/g)).toHaveLength(4)
  expect(textOf(second)).toContain('Angelegt')
  expect(textOf(second)).toContain('Neueste Änderungen')
})

test.each(['?below=x', '?below=-1', '?below=99999999999999', '?below='])('%s shows the latest', async (search) => {
  const id = await createdBy(visitor)
  expect(textOf(await historyOf(id, search))).toContain('Angelegt')
})

test('nobody else’s history, and none of what is gone', async () => {
  const id = await createdBy(visitor)
  await visitor.post(`/dashboard/properties/${id}/trash`, {})
  for (const gone of [id, 'zzzzzzzzzzzz'])
    expect((await visitor.get(`/dashboard/properties/${gone}/history`)).status).toBe(404)
})

import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { savesPerPage } from '#app/data/saving/history.server.ts'
import { teamMembers } from '#app/data/tables/entries.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import { history } from '#app/data/tables/saving.server.ts'
import { createdBy, filledForm } from '#tests/support/property-form.ts'
import { aUser, db, staff, textOf, type Visitor } from '#tests/support/visitor.ts'

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

  visitor.speak('en')
  const english = textOf(await historyOf(id))
  visitor.speak('de')
  expect(english).toContain('Living area 1,250.5 m² 99.25 m²')
})

test('a property knows when it was moved to the trash and back', async () => {
  const id = await createdBy(visitor)
  await visitor.post(`/dashboard/properties/${id}/trash`, {})
  await visitor.post(`/dashboard/properties/${id}/restore`, {})
  const text = textOf(await historyOf(id))
  expect(text).toMatch(/Aus dem Papierkorb geholt.*In den Papierkorb gelegt.*Angelegt/)
})

test('somebody who has left is not a riddle', async () => {
  const id = await createdBy(visitor)
  await db.insert(history).values({
    subject: 'property',
    subjectId: id,
    version: 2,
    field: 'responsibleMember',
    before: 'ehemals00001',
    after: 'member000001',
  })
  expect(textOf(await historyOf(id))).toContain('Ansprechpartner Nicht mehr im Team Erika Muster')
})

test('a property from before there was a history says so', async () => {
  const id = await createdBy(visitor)
  await db.delete(history).where(eq(history.subjectId, id))
  expect(textOf(await historyOf(id))).toContain('Noch ist keine Änderung festgehalten.')
})

test('a long history comes in pages, by address', async () => {
  const id = await createdBy(visitor)
  const rows = Array.from({ length: savesPerPage + 3 }, (_, at) => ({
    subject: 'property' as const,
    subjectId: id,
    version: at + 2,
    field: 'name' as const,
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

test('history cannot be forged by renaming oneself: it knows who it was, what they were called and what they are called', async () => {
  const erika = await aUser('editor', 'Erika Beispiel')
  const petra = await aUser('editor', 'Petra Vorbild')
  const form = filledForm({ version: '1' })
  const id = await createdBy(erika.visitor, form)
  const rename = (name: string) => erika.visitor.save('/dashboard/account', { name })
  expect((await rename('Petra Vorbild')).status).toBe(303)
  await erika.visitor.post(`/dashboard/properties/${id}`, { ...form, city: 'Wedel' })
  await petra.visitor.post(`/dashboard/properties/${id}`, { ...form, city: 'Jork', version: '2' })

  const whileRenamed = textOf(await historyOf(id))
  expect(whileRenamed).toContain(`Petra Vorbild ${petra.email}`)
  expect(whileRenamed).toContain(`Petra Vorbild ${erika.email}`)
  expect(whileRenamed).toContain(`Erika Beispiel (heute: Petra Vorbild) ${erika.email}`)

  await rename('Erika Beispiel')
  const afterwards = textOf(await historyOf(id))
  expect(afterwards).toContain(`Petra Vorbild (heute: Erika Beispiel) ${erika.email}`)
  expect(afterwards).toContain(`Erika Beispiel ${erika.email}`)
  erika.visitor.speak('en')
  const english = textOf(await (await erika.visitor.get(`/dashboard/properties/${id}/history`)).text())
  expect(english).toContain('Petra Vorbild (now: Erika Beispiel)')
  erika.visitor.speak('de')

  const late = await petra.visitor.post(`/dashboard/properties/${id}`, { ...form, city: 'Buxtehude', version: '2' })
  expect(late.status).toBe(409)
  await erika.visitor.post(`/dashboard/properties/${id}`, { ...form, city: 'Stade', version: '3' })
  await rename('Petra Vorbild')
  const conflict = await petra.visitor.post(`/dashboard/properties/${id}`, {
    ...form,
    city: 'Glückstadt',
    version: '3',
  })
  expect(conflict.status).toBe(409)
  expect(textOf(await conflict.text())).toContain('Erika Beispiel (heute: Petra Vorbild) hat gespeichert')
  const overview = textOf(await (await petra.visitor.get('/dashboard')).text())
  expect(overview).toMatch(
    new RegExp(`${form.propertyNumber} · heute, [\\d.]+ Uhr, Erika Beispiel \\(heute: Petra Vorbild\\)`),
  )
})

test('every act on a property notes the id of who did it', async () => {
  const { id: user, visitor: one } = await aUser('editor')
  const id = await createdBy(one)
  const copy = 'acopy0000001'
  const member = 'member000002'
  await db.insert(teamMembers).values({ id: member, name: 'Geht Bald' })
  await one.post(`/dashboard/properties/${id}`, filledForm({ version: '1', responsibleMember: member }))
  for (const [act, fields] of [
    ['highlight', { highlighted: 'off' }],
    ['reservation', { reserved: 'on' }],
    ['sale', { sold: 'on' }],
    ['visibility', { published: 'off' }],
    ['trash', {}],
    ['restore', {}],
    ['duplicate', { id: copy }],
  ] as const)
    await one.post(`/dashboard/properties/${id}/${act}`, fields)
  await one.post('/dashboard/properties/bulk', { ids: copy, act: 'trash' })
  await one.post(`/dashboard/team/${member}/trash`, {})
  for (const property of [id, copy]) {
    const noted = await db.select().from(history).where(eq(history.subjectId, property))
    expect(noted.length).toBeGreaterThan(1)
    expect(new Set(noted.map(({ changedById }) => changedById))).toEqual(new Set([user]))
    const [row] = await db.select().from(properties).where(eq(properties.id, property))
    expect(row).toMatchObject({ updatedById: user, updatedBy: 'Petra Probe' })
  }
})

test('what was noted before ids were keeps its name alone', async () => {
  const id = await createdBy(visitor)
  await db.update(history).set({ changedBy: 'Frieda Früher', changedById: null }).where(eq(history.subjectId, id))
  expect(textOf(await historyOf(id))).toContain('Frieda Früher Angelegt')
})

test('the history is narrowed to what touched a field, and to what one person did', async () => {
  const { visitor: other, id: otherId } = await aUser('editor', 'Olga Andere')
  const form = filledForm({ responsibleMember: '', district: 'Altona' })
  const id = await createdBy(visitor, form)
  await visitor.save(`/dashboard/properties/${id}`, { ...form, district: 'Ottensen' })
  await other.save(`/dashboard/properties/${id}`, { ...form, district: 'Ottensen', street: 'Nebenweg 3' })
  const whole = await historyOf(id)
  expect(textOf(whole)).toContain('Alle Angaben')
  expect(whole).toContain('<option value="district">Stadtteil</option>')
  expect(whole).not.toContain('<option value="grz">')
  expect(whole).toContain(`<option value="${otherId}">Olga Andere</option>`)

  const ofField = textOf(await historyOf(id, '?field=district'))
  expect(ofField).toContain('Ottensen')
  expect(ofField).not.toContain('Nebenweg')
  const ofPerson = textOf(await historyOf(id, `?person=${otherId}`))
  expect(ofPerson).toContain('Nebenweg')
  expect(ofPerson).not.toContain('Ottensen')
  for (const search of ['?field=grz', '?person=niemand', `?field=${'x'.repeat(5_000)}`, '?field=__proto__'])
    expect([search.slice(0, 20), textOf(await historyOf(id, search))]).toEqual([
      search.slice(0, 20),
      expect.stringContaining('Keine Änderung passt dazu. Alle zeigen'),
    ])
})

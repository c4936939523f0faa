/** Two people at one property, one of whom is late: nothing that either typed is lost. */
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { findProperty } from '#app/data/properties/properties.server.ts'
import { teamMembers } from '#app/data/tables/entries.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import { setTrashed } from '#tests/support/properties.ts'
import { createdBy, filledForm, publishedBy } from '#tests/support/property-form.ts'
import { controlValue, db, staff, textOf, type Visitor } from '#tests/support/visitor.ts'

let visitor: Visitor
let colleague: Visitor

beforeAll(async () => {
  visitor = await staff()
  colleague = await staff()
  await db.insert(teamMembers).values({ id: 'member000001', name: 'Erika Muster' })
})

const address = (id: string) => `/dashboard/properties/${id}`

/** A property, and the form that somebody opened before somebody else saved `theirs`. */
async function lateForm(theirs: Record<string, string>) {
  const form = filledForm({ version: '1' })
  const id = await createdBy(visitor, form)
  expect((await colleague.post(address(id), { ...form, ...theirs })).status).toBe(303)
  return { id, form }
}

/** Which side of each question is chosen on the page. */
function chosen(page: string): Record<string, string> {
  const radios = [...page.matchAll(/<input[^>]*type="radio"[^>]*name="keep\.[^>]*>/g)].map(([tag]) => tag)
  const ticked = radios.filter((tag) => /\schecked(=|\s|\/|>)/.test(tag))
  return Object.fromEntries(
    ticked.map((tag) => [/name="keep\.(\w+)"/.exec(tag)?.[1], /value="(\w+)"/.exec(tag)?.[1] ?? '']),
  )
}

test('what only they changed is theirs unless I say so, what both changed is asked, what only I changed is not', async () => {
  const { id, form } = await lateForm({ name: 'Ihre Fassung', city: 'Wedel', responsibleMember: '' })
  const mine = { ...form, name: 'Meine Fassung', district: 'Mitte' }
  const answer = await visitor.post(address(id), mine)
  expect(answer.status).toBe(409)
  const page = await answer.text()
  expect(chosen(page)).toEqual({ name: 'mine', city: 'theirs', responsibleMember: 'theirs' })
  expect(page.match(/Sie beide haben das geändert/g)).toHaveLength(1)
  const text = textOf(page)
  expect(text).toContain('Petra Probe hat gespeichert')
  expect(text).toContain('Gespeichert Ihre Fassung Ihre Eingabe Meine Fassung')
  expect(text).toContain('Gespeichert leer Frühere Angabe Erika Muster')
  for (const [name, value] of Object.entries(mine)) {
    if (name !== 'version') expect([name, controlValue(page, name)]).toEqual([name, value])
  }
  const decided = { ...mine, version: controlValue(page, 'version') ?? '', 'keep.city': 'theirs', 'keep.name': 'mine' }
  expect((await visitor.post(address(id), decided)).status).toBe(303)
  expect(await findProperty(db, id)).toMatchObject({ name: 'Meine Fassung', city: 'Wedel', district: 'Mitte' })
})

test('a value that is taken over is read as it is stored, whatever the form still says', async () => {
  const theirs = { livingArea: '99,25', addressVisible: '', description: 'Ihre Zeile.\r\n\r\nNoch eine.' }
  const { id, form } = await lateForm(theirs)
  const page = await (await visitor.post(address(id), { ...form, livingArea: '131', description: 'Meine.' })).text()
  const decided = {
    ...form,
    livingArea: '132 qm',
    version: controlValue(page, 'version') ?? '',
    'keep.livingArea': 'theirs',
    'keep.addressVisible': 'theirs',
    'keep.description': 'theirs',
  }
  expect((await visitor.post(address(id), decided)).status).toBe(303)
  expect(await findProperty(db, id)).toMatchObject({
    livingArea: 99.25,
    addressVisible: false,
    description: 'Ihre Zeile.\n\nNoch eine.',
  })
})

test('a mistake that is mended does not hide what somebody else has saved', async () => {
  const { id, form } = await lateForm({ city: 'Wedel' })
  const page = await (await visitor.post(address(id), { ...form, rooms: 'viele' })).text()
  const mended = { ...form, version: controlValue(page, 'version') ?? '' }
  expect((await visitor.post(address(id), mended)).status).toBe(409)
  expect((await findProperty(db, id))?.city).toBe('Wedel')
})

test('a third save in between asks again, and what was decided before is not forgotten', async () => {
  const { id, form } = await lateForm({ name: 'Ihre Fassung', city: 'Wedel' })
  const mine = { ...form, name: 'Meine Fassung' }
  const first = await (await visitor.post(address(id), mine)).text()
  const third = { ...form, name: 'Dritte Fassung', city: 'Wedel', version: '2' }
  expect((await visitor.post(address(id), third)).status).toBe(303)
  const decided = { ...mine, version: controlValue(first, 'version') ?? '', 'keep.city': 'theirs', 'keep.name': 'mine' }
  const again = await visitor.post(address(id), decided)
  expect(again.status).toBe(409)
  const page = await again.text()
  // The place was taken over from the second version, and nobody has changed it since.
  expect(chosen(page)).toEqual({ name: 'mine' })
  expect(controlValue(page, 'city')).toBe('Wedel')
  const last = { ...decided, city: 'Wedel', version: controlValue(page, 'version') ?? '' }
  expect((await visitor.post(address(id), last)).status).toBe(303)
  expect(await findProperty(db, id)).toMatchObject({ name: 'Meine Fassung', city: 'Wedel' })
})

test('where only I changed something, nothing is asked', async () => {
  const { id, form } = await lateForm({})
  expect((await visitor.post(address(id), { ...form, name: 'Meine Fassung' })).status).toBe(303)
  expect((await findProperty(db, id))?.name).toBe('Meine Fassung')
})

test('where both typed the same, the save counts as done', async () => {
  const { id, form } = await lateForm({ name: 'Dieselbe Fassung' })
  expect((await visitor.post(address(id), { ...form, name: 'Dieselbe Fassung' })).status).toBe(303)
})

test('an offer that was published in between is not taken offline by the way', async () => {
  const id = await publishedBy(visitor)
  const answer = await visitor.post(address(id), { ...filledForm({ name: 'Neuer Name' }), version: '1' })
  expect(answer.status).toBe(409)
  expect(chosen(await answer.text())).toMatchObject({ published: 'theirs' })
})

test('two saves at once: one is saved, the other asked', async () => {
  const form = filledForm({ version: '1' })
  const id = await createdBy(visitor, form)
  const posts = ['Eins', 'Zwei'].map((name) => visitor.post(address(id), { ...form, name }))
  const statuses = (await Promise.all(posts)).map(({ status }) => status)
  expect(statuses.sort()).toEqual([303, 409])
  expect((await findProperty(db, id))?.version).toBe(2)
})

test.each(['', 'abc', '-1', '1.5', '99999999999999999999', '7'])(
  'a version of %j is none: every difference is asked',
  async (version) => {
    const id = await createdBy(visitor, { name: 'Bleibt so' })
    const answer = await visitor.post(address(id), { ...filledForm({ name: 'Anders' }), version })
    expect(answer.status).toBe(409)
    expect(chosen(await answer.text())).toEqual({ name: 'mine', propertyNumber: 'mine' })
    expect((await findProperty(db, id))?.name).toBe('Bleibt so')
  },
)

test('choices about fields that do not exist, or that mean nothing, change nothing', async () => {
  const form = filledForm({ version: '1' })
  const id = await createdBy(visitor, form)
  const odd = { 'keep.id': 'theirs', 'keep.version': 'theirs', 'keep.__proto__': 'theirs', 'keep.': 'theirs' }
  const answer = await visitor.post(address(id), { ...form, ...odd, name: 'Anders', 'keep.name': 'beides' })
  expect(answer.status).toBe(303)
  expect(await findProperty(db, id)).toMatchObject({ id, name: 'Anders', version: 2 })
})

test('a form whose property is in the trash comes back whole, and can bring it back', async () => {
  const id = await publishedBy(visitor)
  await setTrashed(db, id, true, 'Paul Papier')
  const form = filledForm({ name: 'Lange getippt', published: 'on', version: '2' })
  const answer = await visitor.post(address(id), form)
  expect(answer.status).toBe(409)
  const page = await answer.text()
  expect(textOf(page)).toContain('Das Objekt liegt inzwischen im Papierkorb')
  for (const [name, value] of Object.entries(form)) expect([name, controlValue(page, name)]).toEqual([name, value])
  expect((await findProperty(db, id))?.deletedAt).not.toBeNull()

  const wrong = await visitor.post(address(id), { ...form, next: 'restore', rooms: 'viele' })
  expect(wrong.status).toBe(409)
  expect(controlValue(await wrong.text(), 'rooms')).toBe('viele')
  expect((await findProperty(db, id))?.deletedAt).not.toBeNull()

  expect((await visitor.post(address(id), { ...form, next: 'restore' })).status).toBe(303)
  expect(await findProperty(db, id)).toMatchObject({ name: 'Lange getippt', deletedAt: null, published: false })
})

test('a form that restores its property and contradicts a colleague asks, and says that the property is back', async () => {
  const id = await publishedBy(visitor)
  const form = filledForm({ version: '2' })
  await visitor.post(address(id), { ...form, name: 'Von der Kollegin' })
  await setTrashed(db, id, true, 'Paul Papier')
  const answer = await visitor.post(address(id), { ...form, name: 'Lange getippt', next: 'restore' })
  expect(answer.status).toBe(409)
  const page = await answer.text()
  expect(controlValue(page, 'name')).toBe('Lange getippt')
  expect(textOf(page)).toContain('Wiederhergestellt ist schon, gespeichert noch nicht.')
  expect(await findProperty(db, id)).toMatchObject({ name: 'Von der Kollegin', deletedAt: null, published: false })
  const again = { ...form, version: controlValue(page, 'version') ?? '', published: '', name: 'Lange getippt' }
  expect(textOf(await (await visitor.post(address(id), { ...form, name: 'Anders' })).text())).not.toContain(
    'Wiederhergestellt ist schon',
  )
  expect((await visitor.post(address(id), again)).status).toBe(303)
  expect(await findProperty(db, id)).toMatchObject({ name: 'Lange getippt' })
})

test('a form whose property is gone for good comes back whole, and can be saved as a new one', async () => {
  const id = await createdBy(visitor)
  await db.delete(properties).where(eq(properties.id, id))
  const form = filledForm({ name: 'Lange getippt', version: '1' })
  const answer = await visitor.post(address(id), form)
  expect(answer.status).toBe(404)
  const page = await answer.text()
  expect(textOf(page)).toContain('Dieses Objekt gibt es nicht mehr')
  expect(page).toContain('formAction="/dashboard/properties/new"'.toLowerCase())
  for (const [name, value] of Object.entries(form)) expect([name, controlValue(page, name)]).toEqual([name, value])
  const asNew = { ...form, id: controlValue(page, 'id') ?? '' }
  const answers = [await visitor.post('/dashboard/properties/new', asNew)]
  answers.push(await visitor.post('/dashboard/properties/new', asNew))
  expect(answers.map(({ status }) => status)).toEqual([303, 303])
  expect(await findProperty(db, id)).toMatchObject({ name: 'Lange getippt' })
})

test('asked for by itself, a property in the trash or gone for good is not found', async () => {
  const id = await createdBy(visitor)
  await setTrashed(db, id, true, 'Paul Papier')
  expect((await visitor.get(address(id))).status).toBe(404)
  expect((await visitor.get(address('zzzzzzzzzzzz'))).status).toBe(404)
})

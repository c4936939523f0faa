/** More kinds of parking than one: rows that come and go without a script, and go through everything that values do. */
import { beforeEach, expect, test } from 'vitest'
import { findProperty } from '#app/data/properties/properties.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import { findValues } from '#tests/support/properties.ts'
import { createdBy, filledForm, publishedBy } from '#tests/support/property-form.ts'
import { controlValue, db, staff, textOf, unescaped, Visitor } from '#tests/support/visitor.ts'

const agent = await staff()
beforeEach(() => db.delete(properties))

const own = { responsibleMember: '', energyCertificate: 'pending', priceOnRequest: '' }
const insert = JSON.stringify({ type: 'insert', payload: { name: 'furtherParking' } })
const remove = (index: number) => JSON.stringify({ type: 'remove', payload: { name: 'furtherParking', index } })

function row(place: number, kind: string, spaces: string, price: string): Record<string, string> {
  const name = `furtherParking[${place}]`
  return { [`${name}.kind`]: kind, [`${name}.spaces`]: spaces, [`${name}.price`]: price }
}

const rowsOn = (html: string) =>
  [0, 1, 2, 3].flatMap((place) => {
    const cells = ['kind', 'spaces', 'price'].map((column) => controlValue(html, `furtherParking[${place}].${column}`))
    return cells.some((cell) => cell !== undefined) ? [cells.join('|')] : []
  })

const two = { ...row(0, 'underground', '1', '35.000'), ...row(1, 'outside', '2', '') }

test.each([
  ['/dashboard/properties/new', 'a new property'],
  ['', 'a stored one'],
])('rows come and go without a script, on the page of %s%s, and nothing typed is lost or stored', async (address) => {
  const stored = address ? null : await createdBy(agent, own)
  const path = address || `/dashboard/properties/${stored}`
  const before = await db.$count(properties)
  const form = { ...filledForm(own), name: 'Nur getippt', floor: '2. OG', version: '1' }
  const empty = await (await agent.get(path)).text()
  expect(rowsOn(empty)).toEqual([])
  expect(unescaped(empty)).toContain(`value="${insert}"`)

  const added = await agent.post(path, { ...form, ...row(0, 'carport', '1', '9.000,50'), __intent__: insert })
  expect(added.status).toBe(200)
  const more = await added.text()
  expect(rowsOn(more)).toEqual(['carport|1|9.000,50', '||'])
  expect(controlValue(more, 'name')).toBe('Nur getippt')
  expect(controlValue(more, 'floor')).toBe('2. OG')
  expect(more).toMatch(/<fieldset[^>]*autofocus[^>]*><legend class="sr">Zeile 2</i)

  const fewer = await (await agent.post(path, { ...form, ...two, __intent__: remove(0) })).text()
  expect(rowsOn(fewer)).toEqual(['outside|2|'])
  expect(await db.$count(properties)).toBe(before)
  if (stored) expect((await findProperty(db, stored))?.name).not.toBe('Nur getippt')
})

test('rows are stored without those that say nothing, and stand in the form as they were typed', async () => {
  const id = await createdBy(agent, { ...own, ...two, ...row(2, '', '', '') })
  expect(JSON.parse((await findValues(db, id))?.furtherParking ?? '')).toEqual([
    { kind: 'underground', spaces: 1, price: 35_000 },
    { kind: 'outside', spaces: 2, price: null },
  ])
  expect(rowsOn(await (await agent.get(`/dashboard/properties/${id}`)).text())).toEqual([
    'underground|1|35.000',
    'outside|2|',
  ])
})

test('an offer names each kind with its price, and adds all of them to the purchase price', async () => {
  const id = await publishedBy(agent, { ...own, ...two, purchasePrice: '500.000', parkingPrice: '25.000' })
  const page = textOf(await (await new Visitor().get(`/angebote/${id}`)).text())
  expect(page).toContain('Garage 25.000 € Tiefgarage 35.000 € Zusammen 560.000 €')
  expect(page).toContain('Weitere Stellplätze 1 × Tiefgarage, 2 × Außenstellplatz')
  expect(textOf(await (await new Visitor().get(`/angebote/${id}/expose`)).text())).toContain('Tiefgarage 35.000 €')
})

test('prices of parking are withheld with a price on request', async () => {
  const id = await publishedBy(agent, { ...own, ...row(0, 'underground', '1', '543.217'), priceOnRequest: 'on' })
  for (const path of [
    `/angebote/${id}`,
    `/angebote/${id}.data`,
    `/angebote/${id}/expose`,
    `/angebote/${id}/expose.data`,
  ]) {
    const body = await (await new Visitor().get(path)).text()
    expect([path, /543[.,]?217/.test(body)]).toEqual([path, false])
  }
  expect(textOf(await (await new Visitor().get(`/angebote/${id}`)).text())).toContain('1 × Tiefgarage')
})

test('a mistake in a row is named beside its control, and every row comes back', async () => {
  const answer = await agent.post(
    '/dashboard/properties/new',
    filledForm({ ...own, ...two, ...row(1, 'moon', 'zwei', '5 $') }),
  )
  expect(answer.status).toBe(400)
  const page = await answer.text()
  expect(rowsOn(page)).toEqual(['underground|1|35.000', expect.stringContaining('|zwei|5 $')])
  expect(page.split('href="#furtherParking[1].').length).toBe(4)
  expect(textOf(page)).toContain('Weitere Stellplätze (2)')
})

test('history, conflict and restoration say the rows in words, and bring them back', async () => {
  const form = { ...filledForm(own), ...row(0, 'underground', '1', '35.000') }
  const id = await createdBy(agent, form)
  const path = `/dashboard/properties/${id}`
  const save = (version: string, changes: Record<string, string>) => agent.post(path, { ...form, version, ...changes })
  expect((await save('1', row(0, 'carport', '1', ''))).status).toBe(303)
  const history = textOf(await (await agent.get(`${path}/history`)).text())
  expect(history).toContain('Weitere Stellplätze Tiefgarage, 1, 35.000 € Carport, 1')

  const conflict = await save('1', row(0, 'duplex', '2', ''))
  expect(conflict.status).toBe(409)
  const asked = await conflict.text()
  expect(textOf(asked)).toMatch(/Weitere Stellplätze.{0,60}Gespeichert Carport, 1 Ihre Eingabe Duplex, 2/)
  expect(rowsOn(asked)).toEqual(['duplex|2|'])
  const theirs = await save('2', { ...row(0, 'duplex', '2', ''), 'keep.furtherParking': 'theirs' })
  expect(theirs.status).toBe(303)
  expect((await findValues(db, id))?.furtherParking).toContain('"carport"')

  expect((await agent.post(`${path}/history/2/restoration`, {})).status).toBe(303)
  expect((await findValues(db, id))?.furtherParking).toContain('"price":35000')
})

test('the file for spreadsheets says the rows in words', async () => {
  await createdBy(agent, { ...own, ...two })
  const file = await (await agent.get('/dashboard/properties/export')).text()
  expect(file).toContain('Tiefgarage, 1, 35.000')
  expect(file).toContain('Außenstellplatz, 2')
})

test('a form whose property is gone keeps its rows', async () => {
  const id = await createdBy(agent, own)
  await agent.post(`/dashboard/properties/${id}/trash`, { trashed: 'on' })
  const form = { ...filledForm(own), ...two, version: '1' }
  const answer = await agent.post(`/dashboard/properties/${id}`, form)
  expect([404, 409]).toContain(answer.status)
  expect(rowsOn(await answer.text())).toEqual(['underground|1|35.000', 'outside|2|'])
})

test.each([
  '{}',
  'x'.repeat(50_000),
  JSON.stringify({ type: 'insert', payload: { name: 'name' } }),
  JSON.stringify({ type: 'update', payload: { name: 'published', value: 'on' } }),
  remove(7),
])('an intent that no button sends is refused, and stores nothing', async (__intent__) => {
  const answer = await agent.post('/dashboard/properties/new', { ...filledForm(own), ...two, __intent__ })
  expect(answer.status).toBe(400)
  expect(await db.$count(properties)).toBe(0)
})

test.each([
  ['text where rows belong', { furtherParking: 'zwei Carports' }],
  ['rows that are no rows', { furtherParking: '[1,[2],{"kind":{}}]' }],
  ['50,000 characters', { 'furtherParking[0].kind': 'x'.repeat(50_000) }],
  [
    'more rows than anybody has',
    Object.assign({}, ...Array.from({ length: 12 }, (_, at) => row(at, 'garage', '1', '1'))),
  ],
])('%s is a mistake with a sentence, not a fault', async (_, changes) => {
  const answer = await agent.post('/dashboard/properties/new', { ...filledForm(own), ...changes })
  expect(answer.status).toBe(400)
  expect(await answer.text()).toMatch(/role="alert"/)
  expect(await db.$count(properties)).toBe(0)
})

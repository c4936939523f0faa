/** Fields that share the column `details`: what the migration keeps, and that everything which writes a row writes them. */
import { applyD1Migrations, env, reset } from 'cloudflare:test'
import { and, eq, ne } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { expect, test } from 'vitest'
import { newId } from '#app/data/database.server.ts'
import { createProperty, findProperty, updateProperty } from '#app/data/properties/properties.server.ts'
import { valuesOf } from '#app/data/properties/property-row.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import { history } from '#app/data/tables/saving.server.ts'
import type { PropertyValues } from '#app/domain/properties/property.ts'
import { joinRows } from '#app/fields/format.ts'
import { entriesOf, keysOf } from '#app/fields/typed-objects.ts'
import { aDesk, propertyOf, shownChoices, transferOf } from '#tests/support/exchange.ts'
import { aProperty, findValues } from '#tests/support/properties.ts'
import { filledForm, publishedBy } from '#tests/support/property-form.ts'
import { controlValue, db, staff, textOf, Visitor } from '#tests/support/visitor.ts'

/** The twelve fields that 0028 moves: a field that came later had no column to be moved from. */
const details = {
  rentalIncome: 68_400.55,
  depositText: '3 Monatsmieten, „bar“ oder "per Bürgschaft" \\ ß €\tzuerst',
  rented: 'yes',
  petsAllowed: 'byAgreement',
  furtherParking: joinRows([{ kind: 'carport', spaces: 2, price: 9_000.5 }]),
  balconies: 0,
  terraces: 2,
  garden: 'no',
  elevator: 'yes',
  fittedKitchen: 'no',
  barrierFree: 'stepless',
  furnished: 'partly',
} as const satisfies Partial<PropertyValues>

async function storedText(id: string): Promise<string | null> {
  return env.DB.prepare('select details from properties where id = ?').bind(id).first('details')
}

/** With a column for each field that there was before 0028. */
async function insertBefore(id: string, values: PropertyValues): Promise<void> {
  const { results } = await env.DB.prepare("select name from pragma_table_info('properties')").all<{ name: string }>()
  const columns = new Set(results.map(({ name }) => name))
  const entries = entriesOf(values)
    .map(([name, value]) => [toSnakeCase(name), value] as const)
    .filter(([name]) => columns.has(name))
  const places = entries.map(() => '?').join()
  await env.DB.prepare(`insert into properties (id, ${entries.map(([name]) => name).join()}) values (?, ${places})`)
    .bind(id, ...entries.map(([, value]) => (typeof value === 'boolean' ? Number(value) : value)))
    .run()
}

test('a database of the state before keeps every value, under the same text as a save would write', async () => {
  await reset()
  await applyD1Migrations(
    env.DB,
    env.TEST_MIGRATIONS.filter(({ name }) => name < '0028'),
  )
  const before: Record<string, PropertyValues> = {
    filled: aProperty({ ...details, latitude: 53.541086, lastModernized: 2012 }),
    ...Object.fromEntries(keysOf(details).map((name) => [name, aProperty({ [name]: details[name] })])),
    whole: aProperty({ rentalIncome: 68_400 }),
    none: aProperty(),
  }
  for (const [id, values] of Object.entries(before)) await insertBefore(id, values)

  // Cleaning would change a text with a tab.
  await applyD1Migrations(
    env.DB,
    env.TEST_MIGRATIONS.filter(({ name }) => !name.endsWith('_clean_lines.sql')),
  )

  for (const [id, values] of Object.entries(before)) {
    expect([id, await findValues(db, id)]).toEqual([id, values])
    await createProperty(db, `${id}-twin`, { ...values, propertyNumber: id }, 'Test')
    expect(await storedText(id)).toBe(await storedText(`${id}-twin`))
  }
  expect([await storedText('none'), (await findProperty(db, 'none'))?.version]).toEqual([null, 1])
  expect(await storedText('balconies')).toBe('{"balconies":0}')
  expect((await findProperty(db, 'filled'))?.version).toBe(2)
})

test('a save that changes nothing leaves the text and notes nothing, and emptied fields leave it', async () => {
  const values = aProperty({ ...details, published: false })
  const id = newId()
  await createProperty(db, id, values, 'Test')
  const text = await storedText(id)
  // The same values, typed in another order.
  const again = Object.fromEntries(Object.entries(values).reverse()) as PropertyValues
  expect(await updateProperty(db, id, again, 1, 'Test')).toBe('saved')
  expect(await storedText(id)).toBe(text)
  expect(await updateProperty(db, id, { ...values, garden: null, elevator: 'no' }, 2, 'Test')).toBe('saved')
  const noted = await db
    .select()
    .from(history)
    .where(and(eq(history.subjectId, id), ne(history.field, 'created')))
  expect(noted.map(({ version, field, before, after }) => [version, field, before, after])).toEqual(
    expect.arrayContaining([
      [3, 'elevator', 'yes', 'no'],
      [3, 'garden', 'no', null],
    ]),
  )
  expect(noted).toHaveLength(2)
  const none = Object.fromEntries(keysOf(details).map((name) => [name, null]))
  expect(await updateProperty(db, id, { ...values, ...none }, 3, 'Test')).toBe('saved')
  expect(await storedText(id)).toBeNull()
})

test('a copy has them, the file for spreadsheets says them, and an act on the state leaves them', async () => {
  const visitor = await staff()
  const id = newId()
  await createProperty(db, id, aProperty({ ...details, published: false, propertyNumber: 'D-1' }), 'Test')
  const copy = newId()
  const list = '/dashboard/properties'
  expect((await visitor.post(`${list}/${id}/duplicate`, { id: copy })).status).toBe(303)
  expect((await visitor.post(`${list}/${id}/highlight`, { highlighted: 'on' })).status).toBe(303)
  expect((await findProperty(db, id))?.version).toBe(2)
  for (const one of [id, copy]) expect(await findValues(db, one)).toMatchObject(details)
  const file = await (await visitor.get(`${list}/export?q=D-1`)).text()
  for (const said of ['68.400,55', 'Nach Absprache', 'Teilmöbliert', '9.000,50']) expect(file).toContain(said)
})

test('an import writes what it changes, and its undo brings back the rest letter by letter', async () => {
  const id = newId()
  await createProperty(db, id, aProperty({ ...details, published: false, propertyNumber: 'A1' }), 'Test')
  const [before, text] = [await findProperty(db, id), await storedText(id)]
  const desk = await aDesk()
  const taken = await desk.upload(transferOf([{ number: 'A1', name: 'Neu' }]))
  const asked = await (await desk.apply(taken, { same: '1' })).text()
  expect((await desk.apply(taken, { same: '1', ...shownChoices(asked), 'keep.1.balconies': 'theirs' })).status).toBe(
    303,
  )
  await desk.deliver()
  const imported = await propertyOf('A1')
  expect(imported).toMatchObject({
    id,
    name: 'Neu',
    version: 2,
    details: { garden: 'no', furtherParking: details.furtherParking },
  })
  // The sender knows of none.
  expect(imported.details).not.toHaveProperty('balconies')
  await desk.undo(taken)
  expect(await propertyOf('A1')).toMatchObject({ id, version: 3 })
  expect(await storedText(id)).toBe(text)
  expect(await findValues(db, id)).toEqual(before && valuesOf(before))
})

const typed = { responsibleMember: '', energyCertificate: 'pending', priceOnRequest: '' }
const tours = ['https://my.matterport.com/show/?m=a&b=1', 'https://büro-müller.de/rundgang']
const lines = (name: string, all: readonly string[]) =>
  Object.fromEntries(all.map((line, index) => [`${name}[${index}]`, line]))

test('tours and films are links on the offer in both languages and codes in the exposé, never embedded', async () => {
  const agent = await staff()
  const id = await publishedBy(agent, {
    ...typed,
    ...lines('tourUrl', tours),
    'filmUrl[0]': 'https://www.youtube.com/1',
  })
  const page = await (await new Visitor().get(`/angebote/${id}`)).text()
  expect(textOf(page)).toContain(
    'Virtueller Rundgang 1 auf my.matterport.com Virtueller Rundgang 2 auf büro-müller.de Film auf youtube.com',
  )
  const link = (href: string) => new RegExp(`<a href="${href}"[^>]*target="_blank" rel="noopener noreferrer"`)
  expect(page).toMatch(link('https://my.matterport.com/show/\\?m=a&amp;b=1'))
  expect(page).not.toMatch(/<iframe|<video|<embed|<object/)
  expect(textOf(await (await new Visitor().get(`/en/angebote/${id}`)).text())).toContain('Film on youtube.com')
  const expose = await (await new Visitor().get(`/angebote/${id}/expose`)).text()
  expect(textOf(expose)).toContain('Film auf youtube.com https://www.youtube.com/1')
  expect(expose.match(/aria-label="QR-Code/g)).toHaveLength(4)
  const preview = await (await agent.get(`/dashboard/properties/${id}/preview`)).text()
  expect(textOf(preview)).toContain('Virtueller Rundgang 2 auf büro-müller.de')

  const path = `/dashboard/properties/${id}`
  const save = { ...filledForm(typed), ...lines('tourUrl', tours.slice(1)), version: '2', published: 'on' }
  expect((await agent.post(path, save)).status).toBe(303)
  expect(await findValues(db, id)).toMatchObject({ tourUrl: tours[1], filmUrl: null })
  const changes = textOf(await (await agent.get(`${path}/history`)).text())
  expect(changes).toContain('Film https://www.youtube.com/1')
  expect(changes).toContain(`Virtueller Rundgang ${tours.join(' ')} ${tours[1]}`)
})

test.each([
  [['javascript:alert(document.cookie)'], 'die mit https:// beginnt'],
  [['https://giebel.example/dashboard/properties'], 'in eine Verwaltung, die Besucher nicht öffnen können'],
  [[`https://a.de/${'x'.repeat(3_000)}`], 'Kürzen Sie den Text auf 500 Zeichen, jetzt sind es 3.013.'],
  [['1', '2', '3', '4'].map((name) => `https://a.de/${name}`), 'Lassen Sie höchstens 3 Zeilen stehen.'],
  [[' ', 'https://a.de/a b'], 'Diese Adresse ist so nicht vollständig'],
  [['https://giebel.de@müller.de/'], 'Diese Adresse ist so nicht vollständig'],
])('the tours %j are refused with a sentence, nothing is lost and nothing stored', async (all, sentence) => {
  const agent = await staff()
  const before = await db.$count(properties)
  const answer = await agent.post('/dashboard/properties/new', {
    ...filledForm({ ...typed, name: 'Nur getippt' }),
    ...lines('tourUrl', all),
    'filmUrl[0]': 'https://vimeo.com/1',
  })
  expect(answer.status).toBe(400)
  const page = await answer.text()
  expect(textOf(page)).toContain(sentence)
  for (const [name, line] of Object.entries(lines('tourUrl', all))) expect(controlValue(page, name)).toBe(line)
  expect([controlValue(page, 'name'), controlValue(page, 'filmUrl[0]')]).toEqual(['Nur getippt', 'https://vimeo.com/1'])
  expect(page).toContain('href="#tourUrl')
  expect(await db.$count(properties)).toBe(before)
})

const certified = {
  ...typed,
  energyCertificate: 'available',
  energyCertificateType: 'consumption',
  energyConsumption: '98',
  primaryEnergySource: 'gas',
}

test('an offer, its tile and its exposé state every source of energy, the first one first; a rule asks for the first', async () => {
  const agent = await staff()
  const further = { 'furtherEnergySources[0].source': 'solar', 'furtherEnergySources[1].source': 'gas' }
  const id = await publishedBy(agent, { ...certified, ...further, name: 'Haus mit Sonne' })
  const text = async (path: string) => textOf(await (await new Visitor().get(path)).text())
  for (const path of [`/angebote/${id}`, `/angebote/${id}/expose`])
    expect(await text(path)).toContain('Energieträger Gas, Solarenergie')
  expect(await text(`/en/angebote/${id}`)).toContain('Energy source Gas, Solar')
  expect(await text('/angebote?q=Haus+mit+Sonne')).toMatch(/98 kWh\/\(m²·a\), Gas, Solarenergie, Baujahr/)
  expect(await text(`/merkliste/${id}`)).toContain('Gas, Solarenergie')

  const path = `/dashboard/properties/${id}`
  const form = { ...filledForm(certified), published: 'on' }
  const refused = await agent.post(path, { ...form, ...further, primaryEnergySource: '', version: '2' })
  expect(refused.status).toBe(400)
  expect(controlValue(await refused.text(), 'furtherEnergySources[0].source')).toBe('solar')
  // As the form was before there were several.
  expect((await agent.post(path, { ...form, version: '2' })).status).toBe(303)
  expect(textOf(await (await agent.get(`${path}/history`)).text())).toContain('Weitere Energieträger Solarenergie; Gas')
  expect(await text(`/angebote/${id}`)).toMatch(/Energieträger Gas(?!,)/)
})

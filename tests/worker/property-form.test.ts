import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { saveAgency } from '#app/data/agency/settings.server.ts'
import { newId } from '#app/data/database.server.ts'
import { createEnquiry } from '#app/data/enquiries/enquiries.server.ts'
import { createTeamMember } from '#app/data/entries/team-members.server.ts'
import { findProperty } from '#app/data/properties/properties.server.ts'
import { teamMembers } from '#app/data/tables/entries.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import { type PropertyFieldName, propertyFields } from '#app/domain/properties/property.ts'
import type { Fields } from '#app/fields/field.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { demoSettings } from '#scripts/demo/people.ts'
import { findValues } from '#tests/support/properties.ts'
import { createdBy, filledForm, publishedBy } from '#tests/support/property-form.ts'
import { controlValue, db, staff, textOf, unescaped, type Visitor, wayBack } from '#tests/support/visitor.ts'

let visitor: Visitor

beforeAll(async () => {
  visitor = await staff()
  await createTeamMember(
    db,
    'member000001',
    { name: 'Erika Muster', role: null, telephone: null, email: null, bio: null },
    0,
    null,
  )
})

const stored = {
  livingArea: 1250.5,
  plotArea: 2400,
  usableArea: 85.5,
  rooms: 7,
  halfRoom: true,
  floor: -1,
  bedrooms: 0,
  responsibleMember: 'member000001',
  description: 'Erster Absatz.\n\nZweiter <b>Absatz</b> & „Zitat“ 🏡',
  purchasePrice: 1_450_000,
  baseRent: 1250.5,
  serviceCharge: 0,
  energyConsumption: 112.4,
  energyEfficiencyClass: 'D',
  energyCertificateIssuedOn: '2021-03-15',
  energyCertificateValidUntil: '2031-03-14',
  grz: 0.25,
  yearBuilt: 1912,
  published: false,
  highlighted: true,
}

const created = (changes: Record<string, string> = {}) => createdBy(visitor, changes)

async function countRows(): Promise<number> {
  return (await db.select({ id: properties.id }).from(properties)).length
}

test('a form with every field filled is stored as typed values', async () => {
  const id = await created()
  expect(await findValues(db, id)).toMatchObject(stored)
})

test('after saving the next page says so', async () => {
  const id = await created()
  const page = await (await visitor.get(`/dashboard/properties/${id}`)).text()
  expect(page).toMatch(/role="status"/)
  expect(textOf(page)).toContain('Das Objekt ist angelegt.')
  const again = await (await visitor.get(`/dashboard/properties/${id}`)).text()
  expect(textOf(again)).not.toContain('Das Objekt ist angelegt.')
})

test('what is stored stands in the form again, in the language of the page', async () => {
  const id = await created()
  const german = await (await visitor.get(`/dashboard/properties/${id}`)).text()
  expect(controlValue(german, 'livingArea')).toBe('1.250,5')
  expect(controlValue(german, 'purchasePrice')).toBe('1.450.000')
  expect(controlValue(german, 'energyCertificateIssuedOn')).toBe('15.03.2021')
  expect(controlValue(german, 'yearBuilt')).toBe('1912')
  expect(controlValue(german, 'houseType')).toBe('house')
  expect(controlValue(german, 'halfRoom')).toBe('on')
  expect(controlValue(german, 'description')).toBe(stored.description)
  visitor.speak('en')
  const english = await (await visitor.get(`/dashboard/properties/${id}`)).text()
  expect(controlValue(english, 'livingArea')).toBe('1,250.5')
  expect(controlValue(english, 'energyCertificateIssuedOn')).toBe('15/03/2021')
  visitor.speak('de')
})

test('every field can be emptied again', async () => {
  const id = await created()
  const required = {
    marketType: 'rent',
    houseType: 'plot',
    name: 'Leer',
    propertyNumber: 'LEER-1',
    city: 'Jork',
    version: '1',
  }
  const answer = await visitor.post(`/dashboard/properties/${id}`, required)
  expect(answer.status).toBe(303)
  const values = await findValues(db, id)
  for (const [name, field] of Object.entries(propertyFields)) {
    if (name in required) continue
    expect([name, values?.[name as PropertyFieldName]]).toEqual([name, field.kind === 'flag' ? false : null])
  }
})

const refusals: [name: PropertyFieldName, typed: string, sentence: string][] = [
  ['name', '', 'Füllen Sie dieses Feld aus.'],
  ['name', 'x'.repeat(121), 'Kürzen Sie den Text auf 120 Zeichen, jetzt sind es 121.'],
  ['propertyNumber', '   ', 'Füllen Sie dieses Feld aus.'],
  ['city', '', 'Füllen Sie dieses Feld aus.'],
  ['marketType', '', 'Wählen Sie eine der Möglichkeiten aus.'],
  ['houseType', 'castle', 'Diese Auswahl gibt es nicht.'],
  ['heatingType', '<script>', 'Diese Auswahl gibt es nicht.'],
  ['postalCode', '2045', 'Geben Sie fünf Ziffern ein.'],
  ['livingArea', '132 kWh', 'Geben Sie nur eine Zahl ein, zum Beispiel 85,5.'],
  ['livingArea', '12,5,0', 'Geben Sie nur eine Zahl ein, zum Beispiel 85,5.'],
  ['livingArea', '-1', 'Geben Sie eine Zahl ein, die nicht unter 0 liegt.'],
  ['livingArea', '1e9999', 'Geben Sie nur eine Zahl ein, zum Beispiel 85,5.'],
  ['purchasePrice', '450.000 $', 'Lassen Sie das Währungszeichen weg, zum Beispiel 450.000.'],
  ['baseRent', '1.450,00 CHF', 'Lassen Sie das Währungszeichen weg, zum Beispiel 1.450.'],
  [
    'baseRent',
    '980 € warm',
    'Tragen Sie die Kaltmiete bei „Kaltmiete im Monat“ ein und den Rest bei „Hausgeld oder Nebenkosten im Monat“.',
  ],
  ['purchasePrice', '1.450 € mtl.', 'Das ist ein Betrag im Monat, hier ist ein anderer gefragt.'],
  ['purchasePrice', '5.200 €/m²', 'Das ist ein Preis je Quadratmeter. Tragen Sie den ganzen Betrag ein.'],
  ['purchasePrice', '99999999999999999999', 'Geben Sie eine Zahl zwischen 0 und 1.000.000.000 ein.'],
  ['rooms', '2,7', 'Geben Sie eine ganze Zahl ein, zum Beispiel 3.'],
  ['rooms', 'drei 🏡', 'Geben Sie nur eine Zahl ein, zum Beispiel 3.'],
  ['yearBuilt', 'um 1900', 'Geben Sie nur eine Zahl ein, zum Beispiel 1998.'],
  ['grz', '40 %', 'Geben Sie nur eine Zahl ein, zum Beispiel 0,4.'],
  ['grz', '1,2', 'Geben Sie eine Zahl zwischen 0 und 1 ein.'],
  ['yearBuilt', '999', 'Geben Sie eine Zahl zwischen 1000 und'],
  ['energyCertificateIssuedOn', '31.02.2024', 'Geben Sie ein Datum ein, zum Beispiel 31.12.2026.'],
  ['description', 'ä'.repeat(10_001), 'Kürzen Sie den Text auf 10.000 Zeichen, jetzt sind es 10.001.'],
  ['description', 'a\u0000b', 'unsichtbare Steuerzeichen'],
  ['responsibleMember', 'niemand00001', 'Diese Person gibt es nicht mehr.'],
]

/** Rows have a control only where there is one. */
function isRows(name: string): boolean {
  const fields: Fields = propertyFields
  return ['rows', 'lines'].includes(fields[name]?.kind ?? '')
}

test.each(refusals)(
  '%s = %j is refused with a sentence at the field, and nothing that was typed is lost',
  async (name, typed, sentence) => {
    const before = await countRows()
    const form = filledForm({ [name]: typed })
    const answer = await visitor.post('/dashboard/properties/new', form)
    expect(answer.status).toBe(400)
    const page = await answer.text()
    expect(await countRows()).toBe(before)
    for (const [field, value] of Object.entries(form)) {
      if (!typed.includes('\u0000') || field !== name)
        expect([field, controlValue(page, field)]).toEqual([field, value])
    }
    expect(page).toMatch(/role="alert"/)
    const control = new RegExp(`<(?:input|select|textarea)[^>]*\\sname="${name}"[^>]*>`).exec(page)?.[0] ?? ''
    expect(control).toContain('aria-invalid="true"')
    const described = /aria-describedby="([^"]*)"/.exec(control)?.[1]?.split(' ') ?? []
    const beside = described.map((id) => new RegExp(`id="${id}"[^>]*>([\\s\\S]*?)</p>`).exec(page)?.[1] ?? '').join(' ')
    expect(unescaped(beside)).toContain(sentence)
    expect(page.split(`href="#${name}"`).length).toBeGreaterThan(1)
  },
)

test('a refused form still ticks that nothing is said', async () => {
  const page = await (await visitor.post('/dashboard/properties/new', filledForm({ elevator: '', name: '' }))).text()
  const radios = page.match(/<input type="radio"[^>]* name="elevator"[^>]*>/g) ?? []
  expect(radios.map((radio) => radio.includes(' checked'))).toEqual([true, false, false])
})

test('words that mean a number are stored as the number, which the next page says', async () => {
  const changes = {
    floor: 'DG',
    floors: '5',
    deposit: '3 Monatsmieten',
    baseRent: '1.250,-',
    livingArea: 'ca. 98,5 m²',
  }
  const id = await created(changes)
  expect(await findProperty(db, id)).toMatchObject({ floor: 4, deposit: 3750, baseRent: 1250, livingArea: 98.5 })
  const page = textOf(await (await visitor.get(`/dashboard/properties/${id}`)).text())
  expect(page).toContain('Etage 4, Kaution 3.750 €')
})

test('a deposit that a lower rent makes too high says so at its field', async () => {
  const rental = { marketType: 'rent', houseType: 'apartment', purchasePrice: '', deposit: '3.600', baseRent: '1.200' }
  const id = await created(rental)
  const hint = async () => {
    const page = await (await visitor.get(`/dashboard/properties/${id}`)).text()
    return /id="deposit-hint">(.*?)<\/p>/.exec(page)?.[1] ?? ''
  }
  expect(await hint()).toBe('')
  await visitor.save(`/dashboard/properties/${id}`, { ...filledForm({ ...rental, baseRent: '1.100' }), version: '1' })
  expect(await hint()).toContain('§\u00a0551 BGB')
})

test('a deposit in rents without a rent is refused, and says what is missing', async () => {
  const form = filledForm({ deposit: '3 Monatsmieten', baseRent: '' })
  const page = await (await visitor.post('/dashboard/properties/new', form)).text()
  expect(controlValue(page, 'deposit')).toBe('3 Monatsmieten')
  expect(textOf(page)).toContain('Tragen Sie auch die Kaltmiete ein, aus der sich die Kaution ergibt')
})

test('several mistakes are all said at once, in English on an English page', async () => {
  visitor.speak('en')
  const answer = await visitor.post(
    '/dashboard/properties/new',
    filledForm({ name: '', purchasePrice: '$450,000', rooms: '1.7' }),
  )
  visitor.speak('de')
  const text = textOf(await answer.text())
  expect(text).toContain('Fill in this field.')
  expect(text).toContain('Leave out the currency sign, for example 450,000.')
  expect(text).toContain('Enter a whole number, for example 3.')
})

test('a number that another property has is refused by name', async () => {
  await created({ propertyNumber: 'DOPPELT-1', name: 'Das erste Haus' })
  const answer = await visitor.post('/dashboard/properties/new', filledForm({ propertyNumber: 'DOPPELT-1' }))
  expect(answer.status).toBe(400)
  expect(textOf(await answer.text())).toContain('Diese Objektnummer trägt schon „Das erste Haus“.')
})

test('the same new form sent twice makes one property', async () => {
  const page = await (await visitor.get('/dashboard/properties/new')).text()
  const form = filledForm({ id: controlValue(page, 'id') ?? '' })
  const before = await countRows()
  const answers = [
    await visitor.post('/dashboard/properties/new', form),
    await visitor.post('/dashboard/properties/new', form),
  ]
  expect(answers.map(({ status }) => status)).toEqual([303, 303])
  expect(await countRows()).toBe(before + 1)
})

test('a save over somebody else’s save shows both and changes nothing', async () => {
  const id = await created({ name: 'Haus der Eintracht' })
  const form = filledForm()
  await visitor.post(`/dashboard/properties/${id}`, { ...form, name: 'Ihre Fassung', version: '1' })
  const answer = await visitor.post(`/dashboard/properties/${id}`, { ...form, name: 'Meine Fassung', version: '1' })
  expect(answer.status).toBe(409)
  const page = await answer.text()
  expect(textOf(page)).toContain('Ihre Fassung')
  expect(controlValue(page, 'name')).toBe('Meine Fassung')
  expect((await findProperty(db, id))?.name).toBe('Ihre Fassung')
  const decided = await visitor.post(`/dashboard/properties/${id}`, {
    ...form,
    name: 'Meine Fassung',
    version: controlValue(page, 'version') ?? '',
  })
  expect(decided.status).toBe(303)
  expect((await findProperty(db, id))?.name).toBe('Meine Fassung')
})

test.each(['', 'abc', '-1', '1.5', '99999999999999999999'])('a version of %j overwrites nothing', async (version) => {
  const id = await created({ name: 'Bleibt so' })
  const answer = await visitor.post(`/dashboard/properties/${id}`, { ...filledForm({ name: 'Anders' }), version })
  expect(answer.status).toBe(409)
  expect((await findProperty(db, id))?.name).toBe('Bleibt so')
})

test('asking to publish what may not be published saves the rest and says why', async () => {
  const id = await created({ published: 'on' })
  expect(await findProperty(db, id)).toMatchObject({ published: false, name: 'Villa am Probeteich' })
  const text = textOf(await (await visitor.get(`/dashboard/properties/${id}`)).text())
  expect(text).toContain('Gespeichert, aber nicht online')
  expect(text).toContain('Mindestens ein Bild')
})

test('an edit that would make a public offer unlawful is not stored silently', async () => {
  const id = await publishedBy(visitor)
  expect((await findProperty(db, id))?.published).toBe(true)

  const version = String((await findProperty(db, id))?.version)
  const unlawful = filledForm({ published: 'on', energyEfficiencyClass: '', name: 'Ohne Klasse', version })
  const answer = await visitor.post(`/dashboard/properties/${id}`, unlawful)
  expect(answer.status).toBe(400)
  const page = await answer.text()
  expect(page).toMatch(/<a href="#energyEfficiencyClass"[^>]*>Effizienzklasse<\/a>/)
  expect(textOf(page)).toContain('Energie 1 Fehler')
  expect(controlValue(page, 'name')).toBe('Ohne Klasse')
  expect(await findProperty(db, id)).toMatchObject({
    published: true,
    energyEfficiencyClass: 'D',
    name: 'Villa am Probeteich',
  })

  const offline = await visitor.post(`/dashboard/properties/${id}`, { ...unlawful, next: 'unpublish' })
  expect(offline.status).toBe(303)
  expect(await findProperty(db, id)).toMatchObject({
    published: false,
    energyEfficiencyClass: null,
    name: 'Ohne Klasse',
  })
})

test('a save says what it changed, and its message takes it back without touching anything else', async () => {
  const id = await createdBy(visitor)
  const first = await findProperty(db, id)
  const page = `/dashboard/properties/${id}`
  const post = async (changes: Record<string, string>) => {
    const row = await findProperty(db, id)
    const number = { propertyNumber: row?.propertyNumber ?? '', version: String(row?.version) }
    const saved = await visitor.post(page, { ...filledForm(number), ...changes })
    expect(saved.status).toBe(303)
    return (await visitor.get(page)).text()
  }
  await post({ name: 'Haus am Fluss' })
  const html = await post({ name: 'Haus am Fluss', city: 'Bremen' })
  expect(textOf(html)).toContain('Das Objekt ist gespeichert. Geändert: Ort.')
  const several = textOf(await post({ name: 'Haus am Meer', city: 'Bremen', street: 'Am Deich 5', rooms: '2' }))
  expect(several).toMatch(/Geändert: .{3,40} und 2 weitere Angaben\./)
  const { action, fields } = wayBack(html)
  const undone = await visitor.post(action, { ...fields, redirectTo: page })
  expect([undone.status, undone.headers.get('Location')]).toEqual([303, page])
  expect(await findProperty(db, id)).toMatchObject({ name: 'Haus am Meer', city: first?.city })
  expect(textOf(await (await visitor.get(page)).text())).toContain('zurückgeholt')
})

test('half rooms are read as they are written, and said back', async () => {
  const id = await createdBy(visitor)
  const row = await findProperty(db, id)
  const form = filledForm({ propertyNumber: row?.propertyNumber ?? '', version: String(row?.version), rooms: '3,5' })
  await visitor.post(`/dashboard/properties/${id}`, form)
  expect(await findProperty(db, id)).toMatchObject({ rooms: 3, halfRoom: true })
  const said = textOf(await (await visitor.get(`/dashboard/properties/${id}`)).text())
  expect(said).toMatch(/Zimmer 3, .*ja/i)
})

test('a rent that cannot be read is one mistake, not a second one at the deposit', async () => {
  const rent = { marketType: 'rent', baseRent: 'viel', deposit: '3 Kaltmieten', purchasePrice: '' }
  const refused = await visitor.post('/dashboard/properties/new', { ...filledForm(rent), id: newId() })
  const html = await refused.text()
  expect(refused.status).toBe(400)
  expect([html.includes('href="#baseRent"'), html.includes('href="#deposit"')]).toEqual([true, false])
  expect(controlValue(html, 'deposit')).toBe('3 Kaltmieten')
})

test('saving an offer says what it could still say, and what is met is only counted', async () => {
  const id = await publishedBy(visitor)
  const row = await findProperty(db, id)
  const form = filledForm({ published: 'on', provision: '', version: String(row?.version) })
  const saved = await visitor.post(`/dashboard/properties/${id}`, {
    ...form,
    propertyNumber: row?.propertyNumber ?? '',
  })
  expect(saved.status).toBe(303)
  const page = await (await visitor.get(`/dashboard/properties/${id}`)).text()
  expect(textOf(page)).toMatch(
    /Das Objekt ist gespeichert\. Geändert: [^.]+\. Empfohlen ist noch: Bilder mit Beschreibung, Provision/,
  )
  expect(textOf(page)).toContain('14 erfüllt')
  expect(textOf(await (await visitor.get('/dashboard/properties')).text())).toContain('2 Hinweise')
})

test('an unknown property is not found, whatever is done to it', async () => {
  for (const path of [
    '',
    '/images',
    '/visibility',
    '/highlight',
    '/sale',
    '/trash',
    '/restore',
    '/images/words',
    '/images/abc/order',
    '/images/trash',
    '/images/restoration',
  ]) {
    const answer = await visitor.post(`/dashboard/properties/zzzzzzzzzzzz${path}`, filledForm({ kind: 'photo' }))
    expect([path, answer.status]).toEqual([path, 404])
  }
  expect((await visitor.get('/dashboard/properties/zzzzzzzzzzzz')).status).toBe(404)
})

test('a team member who is responsible cannot vanish from under a property', async () => {
  await created()
  await expect(db.delete(teamMembers).run()).rejects.toThrow()
})

test('a new form that is changed and sent again changes the property instead of losing the change', async () => {
  const page = await (await visitor.get('/dashboard/properties/new')).text()
  const id = controlValue(page, 'id') ?? ''
  const form = filledForm({ id, name: 'Zuerst', version: controlValue(page, 'version') ?? '' })
  expect((await visitor.post('/dashboard/properties/new', form)).status).toBe(303)
  const again = await visitor.post('/dashboard/properties/new', { ...form, name: 'Danach' })
  expect(again.status).toBe(409)
  const asked = await again.text()
  expect(controlValue(asked, 'name')).toBe('Danach')
  expect(controlValue(asked, 'id')).toBe(id)
  const decided = {
    ...form,
    id: controlValue(asked, 'id') ?? '',
    name: 'Danach',
    version: controlValue(asked, 'version') ?? '',
  }
  expect((await visitor.post('/dashboard/properties/new', decided)).status).toBe(303)
  expect((await findProperty(db, id))?.name).toBe('Danach')
})

test('two people who take the same number at the same moment: one is saved, one is asked', async () => {
  const posts = ['Eins', 'Zwei'].map((name) =>
    visitor.post('/dashboard/properties/new', filledForm({ name, propertyNumber: 'ZUGLEICH' })),
  )
  const statuses = (await Promise.all(posts)).map(({ status }) => status)
  expect(statuses.sort()).toEqual([303, 400])
})

test('a class that does not fit the value is said and saved all the same', async () => {
  const id = await created({ energyConsumption: '250', energyEfficiencyClass: 'A' })
  expect(await findProperty(db, id)).toMatchObject({ energyConsumption: 250, energyEfficiencyClass: 'A' })
  const text = textOf(await (await visitor.get(`/dashboard/properties/${id}`)).text())
  expect(text).toContain('Prüfen Sie beides noch einmal im Ausweis.')
})

test('a leading blank line survives a rejection', async () => {
  const answer = await visitor.post('/dashboard/properties/new', filledForm({ name: '', description: '\r\n\r\nText' }))
  expect(controlValue(await answer.text(), 'description')).toBe('\n\nText')
})

test.each([
  ['__intent__=x'],
  ['__intent__=null'],
  ['__intent__={"type":"insert","payload":{"name":"name"}}'],
  ['__state__=x'],
  ['a[1000000]=y'],
  ['name[0]=y'],
])('%s in a form means nothing', async (extra) => {
  const [name = '', ...value] = extra.split('=')
  const answer = await visitor.post('/dashboard/properties/new', {
    ...filledForm({ rooms: 'x' }),
    [name]: value.join('='),
  })
  expect(answer.status).toBe(400)
  expect((await answer.text()).length).toBeLessThan(300_000)
})

test('a field that comes twice, or as a file, is refused and erases nothing', async () => {
  const id = await created()
  for (const second of ['noch einmal', new File(['x'], 'x.txt')]) {
    const form = new FormData()
    for (const [name, value] of Object.entries({ ...filledForm(), version: '1' })) form.append(name, value)
    form.append('description', second)
    const answer = await visitor.post(`/dashboard/properties/${id}`, form)
    expect(answer.status).toBe(400)
    expect(textOf(await answer.text())).toContain('Diese Angabe ließ sich nicht lesen.')
  }
  expect((await findProperty(db, id))?.description).toBe(stored.description)
})

test('numbers are read in the language that the form was shown in', async () => {
  visitor.speak('en')
  const id = await created({ locale: 'de', purchasePrice: '450.000' })
  visitor.speak('de')
  expect((await findProperty(db, id))?.purchasePrice).toBe(450_000)
})

test('the dates of the first publication and of the sale outlast every later save', async () => {
  const id = await publishedBy(visitor)
  const published = new Date('2018-03-01')
  const sold = '2019-06'
  await visitor.post(`/dashboard/properties/${id}/sale`, { sold: 'on' })
  const { version } = properties
  const aged = { publishedAt: published, soldOn: sold, version: sql`${version} + 1` }
  await db.update(properties).set(aged).where(eq(properties.id, id))
  const stamps = async () => {
    const row = await findProperty(db, id)
    return [row?.publishedAt, row?.soldOn]
  }
  const save = async (changes: Record<string, string>) => {
    const version = String((await findProperty(db, id))?.version)
    const form = filledForm({ ...changes, version })
    expect((await visitor.post(`/dashboard/properties/${id}`, form)).status).toBe(303)
  }
  await save({ name: 'Ein anderer Name', published: 'on', sold: 'on', soldOn: '06.2019' })
  expect(await stamps()).toEqual([published, sold])
  await save({ published: '', sold: 'on', soldOn: '6/2019' })
  await visitor.post(`/dashboard/properties/${id}/sale`, { sold: 'on', published: 'on' })
  expect(await stamps()).toEqual([published, sold])
  expect(await findProperty(db, id)).toMatchObject({ published: true, sold: true })
})

test('text that nobody can see is no name', async () => {
  for (const name of ['\u200b\u200b', '\u202e', '\u2060\u3164']) {
    expect((await visitor.post('/dashboard/properties/new', filledForm({ name }))).status).toBe(400)
  }
})

test('saving and publishing publishes, saving and going offline goes offline, with a link and a way back', async () => {
  const id = await publishedBy(visitor)
  const offline = { ...filledForm({ published: 'on' }), version: '2', next: 'unpublish' }
  expect((await visitor.post(`/dashboard/properties/${id}`, offline)).status).toBe(303)
  expect(await findProperty(db, id)).toMatchObject({ published: false, version: 3 })
  const online = { ...filledForm(), version: '3', next: 'publish' }
  expect((await visitor.post(`/dashboard/properties/${id}`, online)).status).toBe(303)
  expect(await findProperty(db, id)).toMatchObject({ published: true, version: 4 })
  const page = await (await visitor.get(`/dashboard/properties/${id}`)).text()
  expect(textOf(page)).toContain(
    '„Villa am Probeteich“ ist online. Das Objekt ist gespeichert. Geändert: Objektnummer. Auf der Website',
  )
  expect(page).toContain(`action="/dashboard/properties/${id}/history/4/restoration?undo"`)
})

test('the message after saving leads to what visitors see, and from the table back to the property', async () => {
  const id = await publishedBy(visitor)
  await visitor.post(`/dashboard/properties/${id}`, { ...filledForm({ published: 'on' }), version: '2' })
  expect(textOf(await (await visitor.get(`/dashboard/properties/${id}`)).text())).toContain(
    'Empfohlen ist noch: Bilder mit Beschreibung Auf der Website ansehen',
  )
  const draft = await createdBy(visitor)
  const closed = await visitor.post(`/dashboard/properties/${draft}`, { ...filledForm(), version: '1', next: 'close' })
  expect(closed.headers.get('Location')).toBe('/dashboard/properties')
  const table = await (await visitor.get('/dashboard/properties')).text()
  expect(textOf(table)).toMatch(/Das Objekt ist gespeichert\. Geändert: .{3,60}\. Objekt öffnen Rückgängig machen/)
})

test('an offer that a rule has overtaken says so on top of its form, with a way to each field and offline', async () => {
  const id = await publishedBy(visitor)
  await db.update(properties).set({ energyEfficiencyClass: null, version: 3 }).where(eq(properties.id, id))
  const page = await (await visitor.get(`/dashboard/properties/${id}`)).text()
  const notice = /Dieses Angebot ist online, obwohl Vorgeschriebenes fehlt([\s\S]*?)<section/.exec(page)?.[1] ?? ''
  expect(notice).toContain('href="#energyEfficiencyClass"')
  expect(notice).toContain('value="unpublish"')
})

const groups = /<details[^>]*id="group-(\w+)"[^>]*>/g

test.each([
  ['apartment', 'buildingPlot', 'Baugrundstück gehört nicht zu einer Wohnung'],
  ['house', 'buildingPlot', 'Baugrundstück gehört nicht zu einem Haus'],
  ['plot', 'energy', 'Energie gehört nicht zu einem Grundstück'],
])('without a script, the groups that do not apply to a %s are closed and say why', async (houseType, shut, why) => {
  const id = await created({ houseType, energyCertificate: '' })
  const page = await (await visitor.get(`/dashboard/properties/${id}`)).text()
  const closed = [...page.matchAll(groups)].filter(([tag]) => !/\sopen(=|\s|>)/.test(tag)).map(([, name]) => name)
  expect(closed).toEqual([shut])
  expect(textOf(page)).toContain(why)
  // Closed or not, every control is in the form, with what it holds.
  for (const name of Object.keys(propertyFields).filter((field) => !isRows(field)))
    expect([name, controlValue(page, name)]).not.toEqual([name, undefined])
  expect(controlValue(page, 'grz')).toBe('0,25')
})

test('a mistake in a group that does not apply opens it', async () => {
  const page = await (await visitor.post('/dashboard/properties/new', filledForm({ grz: '7' }))).text()
  expect([...page.matchAll(groups)].every(([tag]) => /\sopen(=|\s|>)/.test(tag))).toBe(true)
})

test('what may be a slip is said after saving, with links to the fields, and keeps nobody from publishing', async () => {
  const id = await publishedBy(visitor, { rooms: '2', bedrooms: '5', halfRoom: '' })
  expect((await findProperty(db, id))?.published).toBe(true)
  const page = await (await visitor.get(`/dashboard/properties/${id}`)).text()
  expect(textOf(page)).toContain('Es sind mehr Schlafzimmer als Zimmer eingetragen. Schlafzimmer Zimmer')
  visitor.speak('en')
  const english = textOf(await (await visitor.get(`/dashboard/properties/${id}`)).text())
  visitor.speak('de')
  expect(english).toContain('There are more bedrooms than rooms. Bedrooms Rooms')
})

test('on a phone every group but the first begins closed, unless something in it is asked for', async () => {
  const shown = async (name: string) => {
    visitor.cookies.set('__Host-viewport', name)
    const html = await (await visitor.get('/dashboard/properties/new')).text()
    return [...html.matchAll(groups)].map(([tag, group]) => [group, tag.includes('open')])
  }
  const wide = (await shown('tablet')).filter(([, isOpen]) => !isOpen)
  expect(wide.map(([group]) => group)).toEqual(['buildingPlot'])
  const onPhone = await shown('mobile')
  expect(onPhone).toHaveLength(7)
  expect(onPhone.some(([, isOpen]) => isOpen)).toBe(false)
  const refused = await visitor.post('/dashboard/properties/new', filledForm({ purchasePrice: 'viel' }))
  visitor.cookies.delete('__Host-viewport')
  const open = [...(await refused.text()).matchAll(groups)].filter(([tag]) => tag.includes('open'))
  expect(open.map(([, group]) => group)).toEqual(['costs'])
})

test('the head of the edit page leads to preview, copy and trash, and to the enquiries about this property only', async () => {
  const id = await publishedBy(visitor)
  const page = `/dashboard/properties/${id}`
  const before = await (await visitor.get(page)).text()
  expect(textOf(before)).toContain('Anfragen 0')
  for (const [name, propertyId] of [
    ['Frau Genau', id],
    ['Herr Anderswo', null],
  ] as const)
    await createEnquiry(
      db,
      {
        name,
        email: 'a@giebel.test',
        phone: null,
        message: 'Ist sie frei?',
        propertyId,
        locale: 'de',
        formId: newId(),
      },
      [],
    )
  const html = await (await visitor.get(page)).text()
  expect(textOf(html)).toContain('Anfragen 1')
  const inbox = textOf(await (await visitor.get(`/dashboard/enquiries?property=${id}`)).text())
  expect(inbox).toContain('Das sind die Anfragen zu Villa am Probeteich')
  expect(inbox).toContain('Frau Genau')
  expect(inbox).not.toContain('Herr Anderswo')
  const quiet = await createdBy(visitor)
  const none = textOf(await (await visitor.get(`/dashboard/enquiries?property=${quiet}`)).text())
  expect(none).toContain('Zu diesem Objekt hat noch niemand angefragt.')
  expect((await visitor.get(`/dashboard/enquiries?property=${'x'.repeat(5000)}`)).status).toBe(200)

  expect(html).toContain(`href="${page}/preview"`)
  expect(html).toContain(`href="/angebote/${id}"`)
  const copyId = /name="id" value="([^"]+)"/.exec(html)?.[1] ?? ''
  const copied = await visitor.post(`${page}/duplicate`, { id: copyId })
  expect(copied.headers.get('Location')).toBe(`/dashboard/properties/${copyId}`)
  const trashed = await visitor.post(`${page}/trash`, { redirectTo: '/dashboard/properties' })
  expect(trashed.headers.get('Location')).toBe('/dashboard/properties')
})

test('a new property begins with the next number of the pattern in the settings', async () => {
  const proposed = async () => {
    const html = await (await visitor.get('/dashboard/properties/new')).text()
    return controlValue(html, 'propertyNumber')
  }
  await saveAgency(db, demoSettings)
  expect(await proposed()).toBe('GI-0001')
  const number = { propertyNumber: 'GI-2099' }
  const id = await createdBy(visitor, number)
  await visitor.post(`/dashboard/properties/${id}/trash`, {})
  expect(await proposed()).toBe('GI-2100')
  await saveAgency(db, { ...demoSettings, propertyNumberPattern: null })
  expect(await proposed()).toBe('')
})

test('a form that is posted twice, one after the other or both at once, writes one version', async () => {
  const form = filledForm({ version: '1' })
  const id = await createdBy(visitor, form)
  const post = (district: string, version: string) =>
    visitor.post(`/dashboard/properties/${id}`, { ...form, district, version })
  const version = async () => (await findProperty(db, id))?.version
  expect([(await post('Ottensen', '1')).status, (await post('Ottensen', '1')).status]).toEqual([303, 303])
  expect(await version()).toBe(2)
  const both = await Promise.all([post('Altstadt', '2'), post('Altstadt', '2')])
  expect([both.map(({ status }) => status), await version()]).toEqual([[303, 303], 3])
})

test('money is taken as people write it, and said back', async () => {
  const id = await created({ purchasePrice: '1,2 Mio. €', parkingPrice: '25.000,- €', serviceCharge: '312,500 EUR' })
  const page = await (await visitor.get(`/dashboard/properties/${id}`)).text()
  expect(textOf(page)).toMatch(/Kaufpreis 1\.200\.000\s€, .*25\.000\s€, .*312,50\s€/)
  expect([controlValue(page, 'purchasePrice'), controlValue(page, 'serviceCharge')]).toEqual(['1.200.000', '312,50'])
})

test('a number that may mean two things is asked about at its field, and either answer is typed', async () => {
  const answer = await visitor.post('/dashboard/properties/new', filledForm({ plotArea: '75.000' }))
  expect(answer.status).toBe(400)
  const page = await answer.text()
  expect(controlValue(page, 'plotArea')).toBe('75.000')
  expect(textOf(page)).toMatch(/Das kann 75\sm² oder 75\.000\sm² heißen\. Schreiben Sie 75 oder 75000/)
  for (const [typed, stored] of [
    ['75', 75],
    ['75,00', 75],
    ['75000', 75_000],
  ] as const)
    expect((await findProperty(db, await created({ plotArea: typed })))?.plotArea).toBe(stored)
})

test('what is stored is read back as itself, also where its own format could mean two things', async () => {
  const id = await created({ plotArea: '75000' })
  const page = await (await visitor.get(`/dashboard/properties/${id}`)).text()
  expect(controlValue(page, 'plotArea')).toBe('75000')
})

test('a number far off is asked about, and stored once that number is confirmed', async () => {
  const id = await created({ baseRent: '1.250' })
  const path = `/dashboard/properties/${id}`
  const rent = async () => (await findProperty(db, id))?.baseRent
  const post = async (changes: Record<string, string>) =>
    visitor.post(path, { ...filledForm(), version: '1', ...changes })
  const asked = await post({ baseRent: '1,25' })
  expect([asked.status, await rent()]).toEqual([400, 1_250])
  const page = await asked.text()
  expect(controlValue(page, 'baseRent')).toBe('1,25')
  expect(textOf(page)).toMatch(/Bisher 1\.250\s€, jetzt 1,25\s€/)
  expect(page).toContain('name="meant.baseRent"')
  expect((await post({ baseRent: '1,26', 'meant.baseRent': '1.25' })).status).toBe(400)
  expect((await post({ baseRent: '1,25', 'meant.baseRent': '1.25' })).status).toBe(303)
  expect(await rent()).toBe(1.25)
  // What is stored already is not asked about again.
  expect((await visitor.post(path, { ...filledForm({ baseRent: '1,25' }), version: '2' })).status).toBe(303)
})

test('the price in the table asks before it falls by more than half', async () => {
  const id = await publishedBy(visitor, { purchasePrice: '650.000' })
  const path = dashboardPaths.price(id)
  const price = async () => (await findProperty(db, id))?.purchasePrice
  const asked = await visitor.post(path, { purchasePrice: '300.000', version: '2', locale: 'de' })
  expect([asked.status, await price()]).toEqual([400, 650_000])
  expect(textOf(await asked.text())).toMatch(/Bisher 650\.000\s€, jetzt 300\.000\s€: das ist weniger als die Hälfte/)
  const confirmed = { purchasePrice: '300.000', version: '2', locale: 'de', 'meant.purchasePrice': '300000' }
  expect([(await visitor.post(path, confirmed)).status, await price()]).toEqual([303, 300_000])
})

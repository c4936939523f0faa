import { expect, test } from 'vitest'
import { saveAgency } from '#app/data/agency/settings.server.ts'
import { newId } from '#app/data/database.server.ts'
import { createProperty } from '#app/data/properties/properties.server.ts'
import { type Agency, agencyFields } from '#app/domain/agency/agency.ts'
import { emptyValues } from '#app/fields/field.ts'
import { anAgency as aMailingAgency, postOffice } from '#tests/support/post-office.ts'
import { aProperty } from '#tests/support/properties.ts'
import { db, textOf, Visitor } from '#tests/support/visitor.ts'

const object = { 'form-name': 'valuation', 'bot-field': '', step: '1', locale: 'de', houseType: 'house' }

async function anAgency(changes: Partial<Agency>): Promise<void> {
  const empty = emptyValues(agencyFields)
  await saveAgency(db, { ...empty, agencyName: 'Muster', legalName: 'Muster GmbH', ...changes } as Agency)
}

const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1]

test.each([
  ['22303', 'Hamburg'],
  ['21635', 'Jork'],
])('the postal code %s fills in the town %s, which the last step shows', async (postalCode, town) => {
  const visitor = new Visitor()
  const second = await visitor.post('/bewertung', { ...object, postalCode, city: '' })
  const html = await second.text()
  expect([second.status, titleOf(html)?.startsWith('Fehler: ')]).toEqual([200, false])
  expect(html).toContain(`name="city" value="${town}"`)
})

test('a typed town stays, and an unknown postal code asks for one', async () => {
  const visitor = new Visitor()
  const typed = await (await visitor.post('/bewertung', { ...object, postalCode: '22303', city: 'Winterhude' })).text()
  expect(typed).toContain('name="city" value="Winterhude"')
  const unknown = await visitor.post('/bewertung', { ...object, postalCode: '00000', city: '' })
  expect([unknown.status, textOf(await unknown.text())]).toEqual([400, expect.stringContaining('Nennen Sie den Ort.')])
})

test.each([
  ['/bewertung', { ...object, houseType: '' }, 'Fehler: Was ist Ihr Haus wert?'],
  ['/en/bewertung', { ...object, locale: 'en', houseType: '' }, 'Error: What is your home worth?'],
  ['/kontakt', { 'form-name': 'contact', 'bot-field': '', name: '' }, 'Fehler: Kontakt'],
  ['/passwort-vergessen', { email: '' }, 'Fehler: Passwort vergessen'],
])('the title of %s tells that its form was refused', async (path, fields, title) => {
  const visitor = new Visitor()
  expect(titleOf(await (await visitor.get(path)).text())).not.toContain(title.slice(0, 6))
  const refused = await visitor.post(path, fields)
  expect([refused.status, titleOf(await refused.text())]).toEqual([400, expect.stringContaining(title)])
})

test.each([
  ['/suchauftrag', 'Ihre E-Mail-Adresse fehlt noch.'],
  ['/meine-daten', 'Ihre E-Mail-Adresse fehlt noch.'],
  ['/passwort-vergessen', 'Ihre E-Mail-Adresse fehlt noch.'],
  ['/en/suchauftrag', 'Please enter your email address.'],
  ['/en/meine-daten', 'Please enter your email address.'],
])(
  'an empty address on %s has a sentence of its own, and its field is announced as required',
  async (path, sentence) => {
    await aMailingAgency()
    const visitor = new Visitor(postOffice({ MAIL_TO_ANYONE: '1' }).bindings)
    const refused = await visitor.post(path, { email: ' ', 'bot-field': '' })
    const html = await refused.text()
    expect([refused.status, textOf(html)]).toEqual([400, expect.stringContaining(sentence)])
    expect(/<input[^>]*name="email"[^>]*>/.exec(html)?.[0]).toContain('aria-required="true"')
  },
)

test('a commission that both sides pay is said once', async () => {
  const rate = '3,57 % inkl. MwSt.'
  await anAgency({ sellerCommission: rate, buyerCommission: rate })
  const visitor = new Visitor()
  const text = textOf(await (await visitor.get('/leistungen/verkauf')).text())
  expect(text).toContain(`Üblich sind für beide Seiten je ${rate}`)
  expect(text).not.toContain('In der Regel zahlt')
})

test('an English legal notice marks its German names', async () => {
  await anAgency({ managingDirector: 'Käthe Röhr', registerCourt: 'Amtsgericht Hamburg', registerNumber: 'HRB 1' })
  const visitor = new Visitor()
  const english = await (await visitor.get('/en/impressum')).text()
  for (const name of ['Käthe Röhr', 'Amtsgericht Hamburg'])
    expect(english).toMatch(new RegExp(`<(?:p|span)[^>]* lang="de">${name}</`))
  expect(await (await visitor.get('/impressum')).text()).not.toMatch(/lang="de">(?:Käthe|Amtsgericht)/)
})

test('an English offer tells how renting or buying works in Germany, a German one does not', async () => {
  const [home, flat] = [newId(), newId()]
  await createProperty(db, home, aProperty({ marketType: 'purchase' }), 'Test')
  await createProperty(db, flat, aProperty({ marketType: 'rent', baseRent: 1_000, houseType: 'apartment' }), 'Test')
  const visitor = new Visitor()
  const pageAt = async (path: string) => (await visitor.get(path)).text()
  const textAt = async (path: string) => textOf(await pageAt(path))
  const buying = await textAt(`/en/angebote/${home}`)
  expect(buying).toContain('Buying in Germany')
  expect(buying).not.toContain('Renting in Germany')
  expect(await textAt(`/en/angebote/${flat}`)).toContain('Renting in Germany')
  expect(await textAt(`/angebote/${home}`)).not.toContain('in Germany')
  const letting = await pageAt(`/en/angebote/${flat}`)
  expect(letting).toContain('<a href="#deutschland">Renting in Germany</a>')
  expect(letting).toMatch(/<section[^>]* id="deutschland"/)
})

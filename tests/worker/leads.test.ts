/** Enquiries that carry themselves as a file for the agency's software. */
import { afterEach, expect, test } from 'vitest'
import { newId } from '#app/data/database.server.ts'
import { createProperty } from '#app/data/properties/properties.server.ts'
import { settings } from '#app/data/tables/agency.server.ts'
import { enquiries } from '#app/data/tables/enquiries.server.ts'
import { propertyLinks } from '#app/data/tables/exchange.server.ts'
import { outbox } from '#app/data/tables/outbox.server.ts'
import { anAgency, deliveryRun, type PostOffice, pass, postOffice } from '#tests/support/post-office.ts'
import { aProperty } from '#tests/support/properties.ts'
import { controlValue, db, staff, textOf, Visitor } from '#tests/support/visitor.ts'

afterEach(async () => {
  for (const table of [outbox, enquiries, propertyLinks, settings]) await db.delete(table)
})

const software = 'leads@software.example'
const anEnquiry = { 'form-name': 'contact', 'bot-field': '', name: 'Anna von der Heide', email: 'anna@mail.example' }
const fileFor = ({ mails }: PostOffice, address: string) => {
  const [mail] = mails.filter(({ to }) => to === address)
  const [file] = mail?.attachments ?? []
  return file && { name: file.filename, type: file.type, xml: new TextDecoder().decode(file.content) }
}

async function aLinkedOffer() {
  const [id, values] = [newId(), aProperty({ name: 'Landhaus' })]
  await createProperty(db, id, values, 'Test')
  const link = {
    propertyId: id,
    provider: 'ANBIETER1',
    obid: 'OABC20260101',
    base: {} as never,
    receivedAt: new Date(),
  }
  await db.insert(propertyLinks).values(link)
  return { id, number: values.propertyNumber }
}

test('mails about an offer carry the number and the obid of its connection, and one more address gets them alone', async () => {
  await anAgency({ leadsAsXml: true, leadsAddress: software })
  const { id, number } = await aLinkedOffer()
  const office = postOffice()
  const form = { ...anEnquiry, phone: '040 1', message: 'Noch frei? ]]> & <b>', propertyId: id }
  expect((await new Visitor(office.bindings).post(`/angebote/${id}`, form)).status).toBe(303)

  const file = fileFor(office, 'buero@probe.example')
  expect(file).toMatchObject({ name: 'anfrage-openimmo.xml', type: 'application/xml' })
  for (const part of [
    '<makler_id>ANBIETER1</makler_id>',
    `<oobj_id>${number}</oobj_id>`,
    '<name>openimmo_obid</name><wert>OABC20260101</wert>',
    '<vorname>Anna</vorname><nachname>von der Heide</nachname><tel>040 1</tel><email>anna@mail.example</email>',
    '<anfrage>Noch frei? ]]&gt; &amp; &lt;b&gt;</anfrage>',
    '<wert>Nachricht</wert>',
    `<expose_url>https://giebel.test/angebote/${id}</expose_url>`,
  ])
    expect(file?.xml).toContain(part)
  expect(fileFor(office, software)?.xml).toBe(file?.xml)
  expect(office.mails.map(({ to }) => to).sort()).toEqual(['buero@probe.example', software])
  expect((await db.select().from(outbox)).map(({ payload }) => payload)).toEqual([{}, {}])
})

test('a valuation brings what was answered, and a withdrawal is no lead', async () => {
  await anAgency({ leadsAsXml: true, leadsAddress: software, withdrawalOffered: true })
  const office = postOffice()
  const visitor = new Visitor(office.bindings)
  const machine = { 'form-name': 'valuation', 'bot-field': '', step: '3', locale: 'de' }
  const object = { houseType: 'house', postalCode: '22391', city: 'Hamburg', occasion: 'sell', timeFrame: 'now' }
  const person = { name: 'Johanna Matthiesen', email: 'johanna@mail.example', phone: '', message: '' }
  expect((await visitor.post('/bewertung', { ...machine, ...object, ...person })).status).toBe(303)
  expect(fileFor(office, software)?.xml).toContain('<name>Postleitzahl</name><wert>22391</wert>')

  office.mails.length = 0
  const withdrawal = { 'form-name': 'withdrawal', 'bot-field': '', step: '2', contract: 'Vertrag', ...person }
  expect((await visitor.post('/widerruf', withdrawal)).status).toBe(303)
  expect(office.mails.map(({ to, attachments }) => [to, attachments])).toEqual([['buero@probe.example', undefined]])
})

test('without the setting no mail has a file, whatever address is named', async () => {
  await anAgency({ leadsAddress: software })
  const office = postOffice()
  const form = { ...anEnquiry, phone: '', message: 'Eine Frage.' }
  expect((await new Visitor(office.bindings).post('/kontakt', form)).status).toBe(303)
  expect(office.mails.map(({ to, attachments }) => [to, attachments])).toEqual([['buero@probe.example', undefined]])
})

test('a file that could not be sent waits with its mail, and staff see where it should have gone', async () => {
  await anAgency({ leadsAsXml: true, leadsAddress: software })
  const office = postOffice()
  office.fault = new Error('550 5.1.1 user unknown')
  const form = { ...anEnquiry, phone: '', message: 'Eine andere Frage.' }
  expect((await new Visitor(office.bindings).post('/kontakt', form)).status).toBe(303)
  const [row] = await db.select().from(enquiries)
  const page = textOf(await (await (await staff()).get(`/dashboard/enquiries/${row?.id}`)).text())
  expect(page).toContain('E-Mail an Ihre Maklersoftware')
  office.fault = null
  await pass(24 * 60 * 60 * 1000)
  await deliveryRun(office)
  expect(fileFor(office, software)?.xml).toContain('<anfrage>Eine andere Frage.</anfrage>')
})

test('the settings keep both, and refuse an address that is none with a sentence and all else kept', async () => {
  await anAgency()
  const admin = await staff('admin')
  const html = await (await admin.get('/dashboard/settings')).text()
  const version = controlValue(html, 'version') ?? ''
  const form = { version, agencyName: 'Probe', legalName: 'Probe GmbH', leadsAsXml: 'on' }
  const refused = await admin.post('/dashboard/settings', { ...form, leadsAddress: 'kein Postfach\r\nBcc: x' })
  expect(refused.status).toBe(400)
  expect(textOf(await refused.text())).toContain('Geben Sie eine vollständige E-Mail-Adresse ein')
  expect((await admin.post('/dashboard/settings', { ...form, leadsAddress: software })).status).toBe(303)
  const saved = await (await admin.get('/dashboard/settings')).text()
  expect(saved).toMatch(/<input[^>]*name="leadsAsXml"[^>]*checked/)
  expect(controlValue(saved, 'leadsAddress')).toBe(software)
})

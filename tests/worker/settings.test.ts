import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { findHomePicture, saveHomePicture } from '#app/data/agency/home-picture.server.ts'
import { findLogos } from '#app/data/agency/logo.server.ts'
import { findSettings, saveAgency } from '#app/data/agency/settings.server.ts'
import { newId } from '#app/data/database.server.ts'
import { createEnquiry } from '#app/data/enquiries/enquiries.server.ts'
import { createProperty } from '#app/data/properties/properties.server.ts'
import { settings } from '#app/data/tables/agency.server.ts'
import { enquiries } from '#app/data/tables/enquiries.server.ts'
import { history } from '#app/data/tables/saving.server.ts'
import { agencyFields } from '#app/domain/agency/agency.ts'
import { deletionDay } from '#app/domain/agency/retention.ts'
import { demoSettings } from '#scripts/demo/people.ts'
import { formIn } from '#tests/support/opened-form.ts'
import { aPicture, clearPng, jpegBytes, movingWebp, pngBytes } from '#tests/support/picture-files.ts'
import { aProperty } from '#tests/support/properties.ts'
import { controlValue, db, staff, textOf, unescaped, Visitor, wayBack } from '#tests/support/visitor.ts'

const names = Object.entries(agencyFields).flatMap(([name, { kind }]) => (kind === 'lines' ? [] : [name]))

/** The form as a browser would post it after opening the page. */
async function openForm(admin: Visitor): Promise<Record<string, string>> {
  const html = await (await admin.get('/dashboard/settings')).text()
  const inForm = ['version', 'locale', ...names, ...rowNames(html)]
  return Object.fromEntries(inForm.map((name) => [name, controlValue(html, name) ?? '']))
}

const rowNames = (html: string) =>
  [...html.matchAll(/ name="(openingHours(?:En)?\[\d+\])"/g)].map(([, name = '']) => name)

/** What stands in the rows of a field, and the buttons beside them by their names. */
function rowsOf(html: string, field: string) {
  const rows = rowNames(html).filter((name) => name.startsWith(`${field}[`))
  return rows.map((name) => controlValue(html, name))
}

/** The form as it is posted by a button of the rows. */
function press(html: string, form: Record<string, string>, label: string, field = 'openingHours') {
  const [, group = ''] = new RegExp(`<fieldset[^>]* id="${field}"[^>]*>([\\s\\S]*?)</fieldset>`).exec(html) ?? []
  const [button = ''] =
    new RegExp(`<button[^>]* aria-label="${label}"[^>]*>|<button[^>]*>(?=${label}<)`).exec(group) ?? []
  const value = unescaped(/ value="([^"]*)"/.exec(button)?.[1] ?? '')
  return admin.post('/dashboard/settings', { ...form, [/ name="([^"]*)"/.exec(button)?.[1] ?? '']: value })
}

const savedAgency = async () => (await findSettings(db)).agency

const save = (admin: Visitor, fields: Record<string, string>) => admin.post('/dashboard/settings', fields)

let admin: Visitor

beforeAll(async () => {
  admin = await staff('admin')
})

beforeEach(async () => {
  await db.delete(settings)
  await db.delete(history)
  await saveAgency(db, demoSettings)
})

test('the form holds every setting, and saving it unchanged changes nothing but the version', async () => {
  const form = await openForm(admin)
  expect(names.filter((name) => form[name] === undefined)).toEqual([])
  const answer = await save(admin, form)
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/dashboard/settings'])
  expect(await savedAgency()).toEqual(demoSettings)
  const [row] = await db.select().from(settings)
  expect(row?.version).toBe(Number(form.version) + 1)
})

test('the message of a save takes it back, and leaves what has been typed since', async () => {
  const changed = async (changes: Record<string, string>) => {
    await save(admin, { ...(await openForm(admin)), ...changes })
    return (await admin.get('/dashboard/settings')).text()
  }
  const undo = wayBack(await changed({ agencyName: 'Neu', 'openingHours[0]': 'Nur montags' }))
  expect((await admin.post(undo.action, { ...(await openForm(admin)), ...undo.fields })).status).toBe(303)
  expect(textOf(await (await admin.get('/dashboard/settings')).text())).toContain('2 Angaben sind zurückgeholt.')
  expect(await savedAgency()).toEqual(demoSettings)

  const again = wayBack(await changed({ agencyName: 'Neuer' }))
  const typed = { ...(await openForm(admin)), ...again.fields, phone: '040 777', vatId: 'x'.repeat(999) }
  const answer = await admin.post(again.action, typed)
  expect(answer.status).toBe(200)
  const html = await answer.text()
  expect(textOf(html)).toContain('Eine Angabe ist zurückgeholt.')
  const shown = ['agencyName', 'phone', 'vatId'].map((name) => controlValue(html, name))
  expect(shown).toEqual([demoSettings.agencyName, '040 777', 'x'.repeat(999)])
  expect(await savedAgency()).toEqual(demoSettings)
  expect(Number(controlValue(html, 'version'))).toBe((await findSettings(db)).version)
  expect(await changed({})).not.toContain('Rückgängig machen')
})

test('what is saved stands on the public pages at once', async () => {
  const changes = {
    agencyName: 'First <i>& Söhne</i>',
    phone: '040 123 456',
    supervisoryAuthority: 'Bezirksamt Nord\nHamburg',
    dataProtectionOfficer: 'Dr. <script>alert(1)</script>',
    socialLinks: 'https://www.instagram.com/first\r\n\r\nhttps://example.com/first',
    tagManagerId: 'GTM-AB12CD3',
    'openingHours[0]': '',
    'openingHours[1]': ' ',
    'openingHours[2]': '',
  }
  await save(admin, { ...(await openForm(admin)), ...changes })
  expect(textOf(await (await admin.get('/dashboard/settings')).text())).toContain('Die Einstellungen sind gespeichert.')
  const visitor = new Visitor()
  const imprint = await (await visitor.get('/impressum')).text()
  expect(textOf(imprint)).toContain('Bezirksamt Nord Hamburg')
  expect(imprint).toContain('href="https://www.instagram.com/first"')
  expect(textOf(imprint)).toContain('First <i>& Söhne</i>')
  const answer = await visitor.get('/datenschutz')
  expect(answer.headers.get('Content-Security-Policy')).toContain('googletagmanager')
  const privacy = await answer.text()
  expect(textOf(privacy)).toContain('Datenschutzbeauftragte Person Dr. <script>alert(1)</script>')
  for (const html of [imprint, privacy]) {
    expect(html).not.toContain('<i>& ')
    expect(html).not.toContain('<script>alert')
  }
  expect((await savedAgency()).openingHours).toBeNull()
})

test.each([
  ['', '6\u00a0Monate, nachdem', '6\u00a0months after'],
  ['1', 'einen Monat, nachdem', 'one month after'],
  ['24', '24\u00a0Monate, nachdem', '24\u00a0months after'],
])('the privacy page and an enquiry say what the setting says of retention: "%s"', async (months, german, english) => {
  await save(admin, { ...(await openForm(admin)), enquiryRetentionMonths: months })
  const visitor = new Visitor()
  expect(await (await visitor.get('/datenschutz')).text()).toContain(german)
  visitor.speak('en')
  expect(await (await visitor.get('/datenschutz')).text()).toContain(english)
  const said = { name: 'Ada', email: 'ada@example.org', phone: null, message: `Frage ${months}`, propertyId: null }
  const { id } = await createEnquiry(db, { ...said, locale: 'de' }, [])
  const answeredAt = new Date()
  await db.update(enquiries).set({ status: 'answered', answeredAt }).where(eq(enquiries.id, id))
  const [year, month, day] = deletionDay(answeredAt, Number(months) || 6).split('-')
  const page = textOf(await (await admin.get(`/dashboard/enquiries/${id}`)).text())
  expect(page).toContain(`Wird am ${day}.${month}.${year} automatisch gelöscht.`)
  await db.update(enquiries).set({ answeredAt: new Date(0) })
  expect(await (await admin.get(`/dashboard/enquiries/${id}`)).text()).toContain(
    'Wird in der kommenden Nacht automatisch gelöscht.',
  )
})

test('a shorter retention says how many enquiries the coming night will delete', async () => {
  await db.delete(enquiries)
  const said = { name: 'Ada', email: 'ada@example.org', phone: null, message: 'Frage', propertyId: null }
  await createEnquiry(db, { ...said, locale: 'de' }, [])
  await db.update(enquiries).set({ status: 'answered', answeredAt: new Date(Date.now() - 100 * 24 * 60 * 60 * 1000) })
  await save(admin, { ...(await openForm(admin)), enquiryRetentionMonths: '1' })
  expect(textOf(await (await admin.get('/dashboard/settings')).text())).toContain(
    'In der kommenden Nacht wird eine Anfrage gelöscht, deren Aufbewahrung damit vorbei ist.',
  )
  await save(admin, await openForm(admin))
  expect(textOf(await (await admin.get('/dashboard/settings')).text())).not.toContain('kommenden Nacht')
})

test('the tag manager is for visitors only: not among staff, nor near a link that opens an account', async () => {
  await saveAgency(db, { ...demoSettings, tagManagerId: 'GTM-AB12CD3' })
  const link = 'a'.repeat(64)
  for (const path of [`/passwort/${link}`, `/PassWort/${link}`, '/login', '/dashboard/properties', '/Dashboard']) {
    const visitor = /dashboard/i.test(path) ? admin : new Visitor()
    const answer = await visitor.get(path)
    expect(answer.headers.get('Content-Security-Policy')).not.toContain('googletagmanager')
    expect((await answer.text()).replace(/value="GTM-AB12CD3"/, '')).not.toContain('GTM-AB12CD3')
  }
  const website = await new Visitor().get('/')
  expect(website.headers.get('Content-Security-Policy')).toContain('googletagmanager')
})

test.each([
  [{ agencyName: ' ' }, 'Name: Füllen Sie dieses Feld aus.'],
  [{ enquiryRetentionMonths: '0' }, 'Aufbewahrung nach der Antwort, in Monaten: '],
  [{ enquiryRetentionMonths: '121' }, 'Aufbewahrung nach der Antwort, in Monaten: '],
  [{ unansweredRetentionMonths: '121' }, 'Aufbewahrung ohne Antwort, in Monaten: '],
  [{ enquiryRetentionMonths: 'sechs' }, 'Aufbewahrung nach der Antwort, in Monaten: '],
  [{ legalName: 'x'.repeat(121) }, 'Firma: Kürzen Sie den Text auf 120 Zeichen, jetzt sind es 121.'],
  [{ email: 'kontakt@' }, 'E-Mail-Adresse: Geben Sie eine vollständige E-Mail-Adresse ein'],
  [{ phone: 'ruf mich an' }, 'Telefon: Geben Sie eine Telefonnummer ein'],
  [{ postalCode: '2045' }, 'Postleitzahl: Geben Sie fünf Ziffern ein.'],
  [
    { tagManagerId: "GTM-A');alert(1)" },
    'Kennung im Google Tag Manager: Geben Sie die Kennung ein, wie Google sie zeigt',
  ],
  [{ socialLinks: 'https://a.example\njavascript:alert(1)' }, 'Adressen: Zeile 2: „javascript:alert(1)“. Geben Sie'],
  [
    { socialLinks: 'https://facebook.com⁄x.evil.example' },
    'Zeile 1: „https://facebook.com⁄x.evil.example“. Diese Adresse ist so nicht vollständig.',
  ],
  [{ socialLinks: 'https://youtube.com。evil.example/' }, 'Zeile 1: „https://youtube.com。evil.example/“'],
  [{ socialLinks: 'https://yоutube.com/x' }, 'Zeile 1: „https://yоutube.com/x“'],
  [{ socialLinks: 'https://giebel.test/dashboard' }, 'Zeile 1: „https://giebel.test/dashboard“'],
  [{ socialLinks: 'http://a.example' }, 'Zeile 1: „http://a.example“'],
  [{ street: 'Am\u0007Hof' }, 'Straße und Hausnummer: Der Text enthält unsichtbare Steuerzeichen.'],
] as [Record<string, string>, string][])('%j comes back as typed, with a sentence', async (changes, sentence) => {
  const form = await openForm(admin)
  const answer = await save(admin, { ...form, ...changes, city: 'Nur getippt' })
  expect(answer.status).toBe(400)
  const html = await answer.text()
  expect(textOf(html)).toContain(sentence)
  expect(controlValue(html, 'city')).toBe('Nur getippt')
  expect(controlValue(html, 'version')).toBe(form.version)
  expect(await savedAgency()).toEqual(demoSettings)
})

test('opening hours have a row for each group of days, and rows come and go without a script', async () => {
  const opened = await (await admin.get('/dashboard/settings')).text()
  const form = await openForm(admin)
  const german = ['Montag bis Donnerstag 9 bis 18 Uhr', 'Freitag 9 bis 16 Uhr', 'Samstag nach Vereinbarung']
  expect(rowsOf(opened, 'openingHours')).toEqual(german)

  const typed = { ...form, city: 'Nur getippt', 'openingHours[0]': 'Mo–Do 9–18 Uhr', email: 'falsch' }
  const added = await press(opened, typed, 'Zeile hinzufügen')
  expect(added.status).toBe(200)
  const longer = await added.text()
  expect(rowsOf(longer, 'openingHours')).toEqual(['Mo–Do 9–18 Uhr', ...german.slice(1), ''])
  expect(longer).toMatch(/<input[^>]* name="openingHours\[3\]"[^>]* autofocus=""/)
  expect(rowsOf(longer, 'openingHoursEn')).toHaveLength(3)
  expect([controlValue(longer, 'city'), controlValue(longer, 'email')]).toEqual(['Nur getippt', 'falsch'])
  expect(controlValue(longer, 'version')).toBe(form.version)
  expect(longer).not.toContain('role="alert"')

  const removed = await press(longer, { ...typed, 'openingHours[3]': 'täglich nach Vereinbarung' }, 'Zeile 2 entfernen')
  expect(removed.status).toBe(200)
  const shorter = await removed.text()
  const left = ['Mo–Do 9–18 Uhr', 'Samstag nach Vereinbarung', 'täglich nach Vereinbarung']
  expect(rowsOf(shorter, 'openingHours')).toEqual(left)
  expect(shorter).toMatch(/<input[^>]* name="openingHours\[1\]"[^>]* autofocus=""/)
  expect(await savedAgency()).toEqual(demoSettings)

  const { 'openingHours[2]': _, ...others } = form
  const rows = Object.fromEntries(left.map((text, row) => [`openingHours[${row}]`, text]))
  expect((await save(admin, { ...others, ...rows })).status).toBe(303)
  expect((await savedAgency()).openingHours).toBe(
    'Mo–Do 9–18 Uhr\nSamstag nach Vereinbarung\ntäglich nach Vereinbarung\n',
  )
  expect(rowsOf(await (await admin.get('/dashboard/settings')).text(), 'openingHours')).toEqual(left)
  const contact = textOf(await (await new Visitor().get('/kontakt')).text())
  for (const line of left) expect(contact.replaceAll('\u00a0', ' ')).toContain(line)
})

test('what was refused is still said at the controls after a row was added, and a row says itself what is wrong', async () => {
  const form = { ...(await openForm(admin)), email: 'falsch', 'openingHours[1]': 'x'.repeat(121) }
  const refused = await save(admin, form)
  expect(refused.status).toBe(400)
  const html = await refused.text()
  const tooLong = 'Kürzen Sie den Text auf 120 Zeichen, jetzt sind es 121.'
  expect(textOf(html)).toContain(`Öffnungszeiten (2): ${tooLong}`)
  expect(html).toContain('href="#openingHours[1]"')
  expect(html).toMatch(/<input[^>]* name="openingHours\[1\]"[^>]* aria-invalid="true"/)
  const state = unescaped(/ name="__state__"[^>]* value="([^"]*)"/.exec(html)?.[1] ?? '')
  const added = await (await press(html, { ...form, __state__: state }, 'Zeile hinzufügen')).text()
  for (const sentence of [tooLong, 'Geben Sie eine vollständige E-Mail-Adresse ein'])
    expect(textOf(added)).toContain(sentence)
  expect(added).not.toContain('role="alert"')
})

test('a row with commas stays one row, and a refused form gives every row back', async () => {
  const form = await openForm(admin)
  const days = ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag']
  const rows = days.map((day) => `${day} 9 bis 12 Uhr, Nachmittag nach Vereinbarung`)
  const posted = Object.fromEntries(rows.map((text, row) => [`openingHours[${row}]`, text]))
  expect((await save(admin, { ...form, ...posted })).status).toBe(303)
  const again = await openForm(admin)
  expect(rowsOf(await (await admin.get('/dashboard/settings')).text(), 'openingHours')).toEqual(rows)
  expect((await save(admin, { ...again, phone: '040 1234567' })).status).toBe(303)

  const twelve = Array.from({ length: 12 }, (_, row) => `Tag ${row + 1}`)
  const many = Object.fromEntries(twelve.map((text, row) => [`openingHours[${row}]`, text]))
  const refused = await save(admin, { ...(await openForm(admin)), ...many })
  expect(refused.status).toBe(400)
  expect(rowsOf(await refused.text(), 'openingHours')).toEqual(twelve)
})

test('there is no eighth row, neither offered nor taken', async () => {
  const form = await openForm(admin)
  const seven = Object.fromEntries(Array.from({ length: 7 }, (_, row) => [`openingHours[${row}]`, `Tag ${row + 1}`]))
  await save(admin, { ...form, ...seven })
  const full = await (await admin.get('/dashboard/settings')).text()
  expect(rowsOf(full, 'openingHours')).toHaveLength(7)
  expect(full.split('Zeile hinzufügen')).toHaveLength(2)
  const eight = await save(admin, { ...(await openForm(admin)), 'openingHours[7]': 'Tag 8' })
  expect(eight.status).toBe(400)
  expect(textOf(await eight.text())).toContain('Öffnungszeiten: Lassen Sie höchstens 7 Zeilen stehen.')
  const insert = '{"type":"insert","payload":{"name":"openingHours"}}'
  expect((await save(admin, { ...form, ...seven, __intent__: insert })).status).toBe(400)
})

test.each([
  'x',
  '{}',
  '{"type":"update","payload":{"name":"city","value":"Kiel"}}',
  '{"type":"reset","payload":{}}',
  '{"type":"insert","payload":{"name":"city"}}',
  '{"type":"insert","payload":{"name":"constructor.prototype"}}',
  '{"type":"remove","payload":{"name":"openingHours"}}',
  '{"type":"remove","payload":{"name":"openingHours","index":3}}',
  `{"type":"insert","payload":{"name":"openingHours","defaultValue":"${'x'.repeat(200)}"}}`,
])('the intent %s, which no button sends, is refused and saves nothing', async (__intent__) => {
  const answer = await save(admin, { ...(await openForm(admin)), city: 'Kiel', __intent__ })
  expect(answer.status).toBe(400)
  expect(await savedAgency()).toEqual(demoSettings)
})

test('what else a posted state names is dropped', async () => {
  const opened = await (await admin.get('/dashboard/settings')).text()
  for (const __state__ of ['x', '{"validated":{"a[b":true,"__proto__":true}}', `{"validated":${'['.repeat(5_000)}`]) {
    const answer = await press(opened, { ...(await openForm(admin)), __state__ }, 'Zeile hinzufügen')
    expect(answer.status).toBe(200)
  }
})

test('a form from before there were rows keeps its text', async () => {
  const { 'openingHours[0]': _, 'openingHours[1]': __, 'openingHours[2]': ___, ...form } = await openForm(admin)
  await save(admin, { ...form, openingHours: 'Mo–Fr 9–18 Uhr, Sa 10–14 Uhr' })
  expect((await savedAgency()).openingHours).toBe('Mo–Fr 9–18 Uhr, Sa 10–14 Uhr')
})

test('an unusual VAT id is saved, with a word of doubt', async () => {
  await save(admin, { ...(await openForm(admin)), vatId: 'ATU12345678' })
  expect((await savedAgency()).vatId).toBe('ATU12345678')
  expect(textOf(await (await admin.get('/dashboard/settings')).text())).toContain('Prüfen Sie noch die Umsatzsteuer-ID')
})

test('an undo whose values are odd says so, can itself be taken back, and the next save follows it', async () => {
  await save(admin, { ...(await openForm(admin)), vatId: 'ATU12345678' })
  await admin.get('/dashboard/settings')
  await save(admin, { ...(await openForm(admin)), vatId: 'DE999999999' })
  const undo = wayBack(await (await admin.get('/dashboard/settings')).text())
  const typed = { ...(await openForm(admin)), ...undo.fields, phone: '040 777' }
  const html = await (await admin.post(undo.action, typed)).text()
  expect(textOf(html)).toContain('Prüfen Sie noch die Umsatzsteuer-ID')
  expect(['vatId', 'phone'].map((name) => controlValue(html, name))).toEqual(['ATU12345678', '040 777'])
  expect(Number(controlValue(html, 'version'))).toBe((await findSettings(db)).version)
  expect(wayBack(html).action).not.toBe(undo.action)
})

test('two people at the settings: the second sees what differs, and decides', async () => {
  const [one, two] = [admin, await staff('admin')]
  const [first, second] = [await openForm(one), await openForm(two)]
  await save(one, { ...first, city: 'Lübeck', phone: '' })
  const mine = { ...second, city: 'Kiel', street: 'Am Kai 1' }
  const answer = await save(two, mine)
  expect(answer.status).toBe(409)
  const html = await answer.text()
  const text = textOf(html)
  expect(text).toContain('Jemand hat inzwischen gespeichert')
  expect(text).not.toContain('Gespeichert Am Giebelhof 4')
  expect(text).toContain('Ort Sie beide haben das geändert Gespeichert Lübeck Ihre Eingabe Kiel')
  expect(text).toContain('Telefon Gespeichert leer Frühere Angabe 040 66969 120')
  expect(html.match(/href="#group-(identity|reach)"[^>]*>[^<]*<b[^>]*>Eine Entscheidung</g)).toHaveLength(2)
  expect(text).not.toMatch(/\d Fehler/)
  expect(controlValue(html, 'city')).toBe('Kiel')
  expect((await savedAgency()).city).toBe('Lübeck')
  const choices = { 'keep.city': 'mine', 'keep.phone': 'theirs' }
  const decided = await save(two, { ...mine, ...choices, version: controlValue(html, 'version') ?? '' })
  expect(decided.status).toBe(303)
  expect(await savedAgency()).toEqual({ ...demoSettings, city: 'Kiel', street: 'Am Kai 1', phone: null })
})

test('a form refused for a mistake does not go over what somebody saved meanwhile', async () => {
  const form = await openForm(admin)
  await save(admin, { ...form, city: 'Lübeck' })
  const refused = await (await save(admin, { ...form, email: 'falsch' })).text()
  const mended = { ...form, version: controlValue(refused, 'version') ?? '' }
  expect((await save(admin, mended)).status).toBe(409)
  expect((await savedAgency()).city).toBe('Lübeck')
})

test('a double post of the same form is saved once and told so twice', async () => {
  const opened = await openForm(admin)
  const form = { ...opened, city: 'Kiel' }
  const answers = await Promise.all([save(admin, form), save(admin, form)])
  expect(answers.map(({ status }) => status)).toEqual([303, 303])
  const [row] = await db.select().from(settings)
  expect(row).toMatchObject({ city: 'Kiel', version: Number(opened.version) + 1 })
})

test('without any settings the form begins empty and its first save makes them', async () => {
  await db.delete(settings)
  const form = await openForm(admin)
  expect([form.version, form.agencyName]).toEqual(['0', 'Giebel'])
  expect((await save(admin, { ...form, agencyName: 'Neu', legalName: 'Neu GmbH' })).status).toBe(303)
  expect(await savedAgency()).toMatchObject({ agencyName: 'Neu', legalName: 'Neu GmbH' })
})

test.each(['', 'x', '-1', '1e9', '9'.repeat(40)])('the version „%s“ saves over nothing', async (version) => {
  const form = { ...(await openForm(admin)), city: 'Kiel', version }
  expect((await save(admin, form)).status).toBe(409)
  expect(await savedAgency()).toEqual(demoSettings)
})

function aForm(fields: Record<string, string | File>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

const postPicture = (admin: Visitor, fields: Record<string, string | File>) =>
  admin.save('/dashboard/settings/picture', aForm(fields))

test('the picture of the home page is chosen, described, replaced and removed, and each is taken back', async () => {
  expect((await postPicture(admin, { picture: aPicture(), alt: 'Das <b>Haus</b>' })).status).toBe(303)
  const first = await findHomePicture(db)
  expect(first).toMatchObject({ width: 64, height: 48, alt: 'Das <b>Haus</b>' })
  const home = await (await new Visitor().get('/')).text()
  expect(home).toContain(`/media/${first?.key}/`)
  expect(home).not.toContain('<b>Haus')

  await postPicture(admin, { picture: new File([], ''), alt: '' })
  expect(textOf(await (await admin.get('/dashboard/settings/picture')).text())).toContain(
    'Beschreiben Sie noch, was zu sehen ist.',
  )
  expect(await findHomePicture(db)).toMatchObject({ key: first?.key, alt: '' })

  await postPicture(admin, { picture: aPicture('neu.png', pngBytes), alt: 'Neu', removePicture: 'on' })
  const second = await findHomePicture(db)
  expect(second?.alt).toBe('Neu')
  expect(second?.key).not.toBe(first?.key)
  const undo = async () => {
    const { action, fields } = wayBack(await (await admin.get('/dashboard/settings/picture')).text())
    expect((await admin.post(action, fields)).status).toBe(303)
  }
  await undo()
  expect(await findHomePicture(db)).toMatchObject({ key: first?.key, alt: '' })
  await undo()

  await postPicture(admin, { alt: 'Neu', focus: 'bottom' })
  expect(await (await new Visitor().get('/')).text()).toMatch(
    new RegExp(`<img[^>]*/media/${second?.key}/[^>]*data-focus="bottom"`),
  )
  await undo()

  await postPicture(admin, { alt: 'Neu', removePicture: 'on' })
  expect(await findHomePicture(db)).toBeNull()
  await undo()
  expect(await findHomePicture(db)).toEqual(second)
  expect(await savedAgency()).toEqual(demoSettings)
})

test('taking back the words of the home picture keeps what is typed and chosen beside them', async () => {
  await postPicture(admin, { picture: aPicture(), alt: 'Haus', altEn: 'House' })
  await admin.get('/dashboard')
  await postPicture(admin, { alt: 'Falsch', altEn: 'House' })
  const page = '/dashboard/settings/picture'
  const { action, fields } = wayBack(await (await admin.get(page)).text())
  const version = String((await findSettings(db)).version)
  const typed = { alt: 'Falsch', altEn: 'The house', focus: '', version, ...fields }
  const answer = await admin.post(action, aForm({ ...typed, picture: aPicture('neu.png', pngBytes) }))
  expect(answer.status).toBe(200)
  const html = await answer.text()
  expect(['alt', 'altEn'].map((name) => controlValue(html, name))).toEqual(['Haus', 'The house'])
  expect(controlValue(html, 'uploaded')).toMatch(/^[0-9a-f]{24}$/)
  expect(await findHomePicture(db)).toMatchObject({ alt: 'Haus' })
})

test('a former picture of the home page comes back from the history of the settings, with its words', async () => {
  // A message that is still to be shown carries a version of its own.
  await admin.get('/dashboard')
  expect((await postPicture(admin, { picture: aPicture(), alt: 'Das alte Haus' })).status).toBe(303)
  const former = await findHomePicture(db)
  await postPicture(admin, { picture: aPicture('neu.png', pngBytes), alt: 'Das neue Haus' })
  const history = '/dashboard/settings/history'
  const { version } = await findSettings(db)
  const html = await (await admin.get(history)).text()
  expect(html.includes(`/media/${former?.key}/320`)).toBe(true)
  expect(textOf(html)).toMatch(/Bild der Startseite.*Zurückholen.*Das alte Haus Das neue Haus/)
  expect((await admin.post(`${history}/${version}/restoration`, {})).headers.get('Location')).toBe(history)
  expect(await findHomePicture(db)).toEqual(former)
  const undo = wayBack(await (await admin.get(history)).text())
  await admin.post(undo.action, undo.fields)
  expect(await findHomePicture(db)).toMatchObject({ alt: 'Das neue Haus' })

  await env.MEDIA.delete(`pictures/${former?.key}/original.webp`)
  const gone = await admin.post(`${history}/${version}/restoration`, { field: 'picture' })
  expect(gone.status).toBe(400)
  expect(textOf(await gone.text())).toContain('liegt nicht mehr vor. Wählen Sie es noch einmal aus.')
})

test('two who replace the picture of the home page are asked, and neither picture is lost', async () => {
  await postPicture(admin, { picture: aPicture(), alt: 'Haus' })
  const { version } = await findSettings(db)
  const post = (picture: File) =>
    admin.post('/dashboard/settings/picture', aForm({ picture, alt: 'Haus', version: String(version) }))
  expect((await post(aPicture('ihr.png', pngBytes))).status).toBe(303)
  const theirs = await findHomePicture(db)
  const asked = await post(new File([jpegBytes, ' '], 'mein.jpg'))
  expect(asked.status).toBe(409)
  const html = await asked.text()
  const uploaded = controlValue(html, 'uploaded') ?? ''
  for (const key of [theirs?.key, uploaded]) expect(html).toContain(`/media/${key}/320`)
  expect(await findHomePicture(db)).toEqual(theirs)
  const decided = { alt: 'Haus', version: controlValue(html, 'version') ?? '', uploaded, 'keep.picture': 'mine' }
  expect((await admin.post('/dashboard/settings/picture', aForm(decided))).status).toBe(303)
  expect((await findHomePicture(db))?.key).toBe(uploaded)
})

test('a picture for the home page survives words that are refused', async () => {
  const refused = await postPicture(admin, { picture: aPicture('neu.png', pngBytes), alt: 'x'.repeat(301) })
  const uploaded = controlValue(await refused.text(), 'uploaded') ?? ''
  expect(uploaded).toMatch(/^[0-9a-f]{24}$/)
  expect((await postPicture(admin, { uploaded, alt: 'Kürzer' })).status).toBe(303)
  expect(await findHomePicture(db)).toMatchObject({ key: uploaded, alt: 'Kürzer' })
})

test('an English text that is older than its German one is marked, until it is changed, too', async () => {
  await saveAgency(db, {
    ...demoSettings,
    valuer: null,
    testimonialOrigin: 'Geprüft.',
    testimonialOriginEn: 'Checked.',
  })
  const marked = async () =>
    /<p[^>]*id="testimonialOriginEn-stale"[^>]*data-stale[^>]*><span[^>]*>([^<]*)/.exec(
      await (await admin.get('/dashboard/settings')).text(),
    )?.[1]
  expect(await marked()).toBeUndefined()
  await save(admin, { ...(await openForm(admin)), testimonialOrigin: 'Am Vertrag geprüft.' })
  expect(await marked()).toMatch(/^Älter als die deutsche Fassung, die am \d\d\.\d\d\.\d{4} geändert wurde$/)
  await save(admin, { ...(await openForm(admin)), testimonialOriginEn: 'Checked against the contract.' })
  expect(await marked()).toBeUndefined()
})

test('every mistake in the settings is named at once', async () => {
  const form = {
    ...(await openForm(admin)),
    agencyName: '',
    tagManagerId: 'UA-1',
    socialLinks: 'http://a.example',
    valuer: 'nobody000000',
  }
  const answer = await save(admin, form)
  expect(answer.status).toBe(400)
  const text = textOf(await answer.text())
  for (const sentence of [
    'Füllen Sie dieses Feld aus.',
    'GTM-',
    'Zeile 1: „http://a.example“',
    'Diese Person gibt es nicht mehr',
  ])
    expect(text).toContain(sentence)
  expect(text).toContain('4 Angaben')
})

test('what is no picture is refused with its name, and the one that stands there stays', async () => {
  await postPicture(admin, { picture: aPicture(), alt: 'Das Haus' })
  const before = await findHomePicture(db)
  const refusals: [Record<string, string | File>, string][] = [
    [{ picture: aPicture('brief.jpg', 'Guten Tag'), alt: 'Getippt' }, 'brief.jpg: Das ist kein Bild'],
    [
      { picture: aPicture('gross.jpg', new Uint8Array(16 * 1024 * 1024)), alt: 'Getippt' },
      'gross.jpg: Das Bild hat 16 MB',
    ],
    [{ picture: aPicture('leer.jpg', ''), alt: 'Getippt' }, 'leer.jpg: Die Datei ist leer'],
    [{ picture: aPicture(), alt: 'x'.repeat(301) }, 'Kürzen Sie den Text auf 300 Zeichen'],
  ]
  for (const [fields, sentence] of refusals) {
    const answer = await postPicture(admin, fields)
    expect(answer.status).toBe(400)
    const html = await answer.text()
    expect(textOf(html)).toContain(sentence)
    expect(controlValue(html, 'alt')).toBe(fields.alt)
    expect(html).toContain('aria-invalid="true"')
  }
  expect(await findHomePicture(db)).toEqual(before)
})

test('without a picture there is nothing to describe or remove', async () => {
  await saveHomePicture(db, null, '')
  for (const fields of [{ alt: 'x' }, { removePicture: 'on' }, { picture: 'ein Text' }] as Record<string, string>[]) {
    const answer = await postPicture(admin, fields)
    expect(answer.status).toBe(400)
    expect(textOf(await answer.text())).toContain('Wählen Sie ein Bild aus.')
  }
  expect(await findHomePicture(db)).toBeNull()
})

test('a broken upload is refused without a fault', async () => {
  const answer = await admin.post(
    '/dashboard/settings/picture',
    { a: 'b' },
    { 'Content-Type': 'multipart/form-data; boundary=x' },
  )
  expect(answer.status).toBe(400)
})

async function postLogos(fields: Record<string, string | File>) {
  // A message that is still to be shown carries a version of its own.
  await admin.get('/dashboard')
  return admin.save('/dashboard/settings/logo', aForm(fields))
}

const aLogo = (width = 300, height = 60) => aPicture('logo.png', clearPng(width, height))

/** Whether a WebP has transparent parts: it says so in its extended header, or in that of a lossless picture. */
async function isClear(name: string): Promise<boolean> {
  const bytes = Buffer.from((await (await env.MEDIA.get(name))?.arrayBuffer()) ?? new ArrayBuffer(0))
  const kind = bytes.toString('latin1', 12, 16)
  return kind === 'VP8X' ? ((bytes[20] ?? 0) & 16) > 0 : kind === 'VP8L' && ((bytes[24] ?? 0) & 16) > 0
}

test('a logo stands with its alpha and its size wherever the gable stood, and the icon in the tab', async () => {
  const [visitor, reader] = [new Visitor(env, false), new Visitor()]
  const drawn = await (await visitor.get('/')).text()
  expect(drawn).toContain('<link rel="icon" href="/favicon.svg" type="image/svg+xml"/>')
  expect((await postLogos({ logo: aLogo(), icon: aPicture('zeichen.png', clearPng(80, 80)) })).status).toBe(303)
  const { logo, icon } = await findLogos(db)
  expect([logo, icon]).toMatchObject([
    { width: 300, height: 60 },
    { width: 80, height: 80 },
  ])
  const sources = await Promise.all(
    ['/', '/angebote', '/en/team', '/login'].map(async (path) => (await reader.get(path)).text()),
  )
  const element = `<img src="/media/${logo?.key}/320" width="300" height="60" alt="${demoSettings.agencyName}"/>`
  for (const html of [...sources, await (await admin.get('/dashboard')).text()]) {
    expect(html.split('</main>')[0]).toContain(element)
    expect(html).toContain(`<link rel="icon" href="/media/${icon?.key}/320"/>`)
    expect(html).not.toContain('favicon.svg')
  }
  expect(sources[0]?.split('<footer')[1]).toContain(element)
  // Kept pages follow.
  expect(await (await visitor.get('/')).text()).toContain(element)
  for (const { key = '' } of [logo ?? {}, icon ?? {}]) {
    expect((await reader.get(`/media/${key}/320`)).status).toBe(200)
    expect([await isClear(`pictures/${key}/original.webp`), await isClear(`pictures/${key}/320.webp`)]).toEqual([
      true,
      true,
    ])
  }

  const id = newId()
  await createProperty(db, id, aProperty({ published: true }), 'Test')
  const expose = await (await reader.get(`/angebote/${id}/expose`)).text()
  // On the cover and at the head of the sheet.
  expect(expose.split(element)).toHaveLength(3)

  await postLogos({ removeLogo: 'on' })
  expect(await findLogos(db)).toMatchObject({ logo: null, icon })
  expect((await reader.get(`/media/${logo?.key}/320`)).status).toBe(404)
  const undo = wayBack(await (await admin.get('/dashboard/settings/logo')).text())
  expect((await admin.post(undo.action, undo.fields)).status).toBe(303)
  expect(await findLogos(db)).toMatchObject({ logo, icon })
  expect(await savedAgency()).toEqual(demoSettings)
})

test('the first logo can be taken back, a wide one is sent no larger than it is shown, and a pixel more is a square', async () => {
  await postLogos({ removeLogo: 'on', removeIcon: 'on' })
  await postLogos({ logo: aLogo(1_200, 60), icon: aPicture('zeichen.png', clearPng(81, 80)) })
  const { logo, icon } = await findLogos(db)
  expect(icon).toMatchObject({ width: 81, height: 80 })
  expect(await (await new Visitor().get('/team')).text()).toContain(`src="/media/${logo?.key}/480" width="1200"`)
  const undo = wayBack(await (await admin.get('/dashboard/settings/logo')).text())
  expect((await admin.post(undo.action, undo.fields)).status).toBe(303)
  expect(await findLogos(db)).toMatchObject({ logo: null, icon: null })
})

test('a logo that is chosen while another save is taken back comes back with the form', async () => {
  await postLogos({ logo: aLogo() })
  const { logo: former } = await findLogos(db)
  await postLogos({ logo: aLogo(200, 60) })
  const shown = await (await admin.get('/dashboard/settings/logo')).text()
  const button = shown.slice(0, shown.indexOf('>Rückgängig machen')).lastIndexOf('<button')
  const form = /form="(\w+)"/.exec(shown.slice(button))?.[1]
  expect(shown).toMatch(
    new RegExp(
      `<form[^>]*id="${form}"[^>]*enctype="multipart/form-data"|<form[^>]*enctype="multipart/form-data"[^>]*id="${form}"`,
      'i',
    ),
  )
  const { action, fields } = wayBack(shown)
  const version = String((await findLogos(db)).version)
  const chosen = { version, logo: aPicture('', ''), icon: aPicture('zeichen.png', clearPng(90, 90)), ...fields }
  const answer = await admin.post(action, aForm(chosen))
  expect(answer.status).toBe(200)
  const html = await answer.text()
  expect(textOf(html)).toContain('Eine Angabe ist zurückgeholt.')
  expect((await findLogos(db)).logo).toEqual(former)
  const uploadedIcon = controlValue(html, 'uploadedIcon') ?? ''
  const kept = { version: controlValue(html, 'version') ?? '', uploadedIcon }
  expect((await admin.post('/dashboard/settings/logo', aForm(kept))).status).toBe(303)
  expect(await findLogos(db)).toMatchObject({ logo: former, icon: { key: uploadedIcon, width: 90 } })
})

test('a logo that a colleague has replaced since stays when the save before it is taken back', async () => {
  await postLogos({ removeLogo: 'on' })
  await postLogos({ logo: aLogo() })
  const undo = wayBack(await (await admin.get('/dashboard/settings/logo')).text())
  await postLogos({ logo: aLogo(200, 60) })
  const { logo } = await findLogos(db)
  const asked = await admin.post(undo.action, undo.fields)
  expect(asked.status).toBe(409)
  const html = await asked.text()
  expect(textOf(html)).toContain('Frühere Angabe leer')
  expect((await admin.post('/dashboard/settings/logo', aForm(formIn(html, 'keep.logo')))).status).toBe(303)
  expect((await findLogos(db)).logo).toEqual(logo)
})

test('the message says whether logo, icon or both were saved, or nothing', async () => {
  const saidAfter = async (fields: Record<string, string | File>) => {
    await postLogos(fields)
    return textOf(await (await admin.get('/dashboard/settings/logo')).text())
  }
  const icon = () => aPicture('zeichen.png', clearPng(80, 80))
  expect(await saidAfter({ logo: aLogo(), icon: icon() })).toContain('Änderungen an Logo und Zeichen sind gespeichert.')
  expect(await saidAfter({ logo: aLogo(200, 60) })).toContain('Das Logo ist gespeichert.')
  expect(await saidAfter({ icon: icon() })).toContain('Das Zeichen ist gespeichert.')
  expect(await saidAfter({ removeIcon: 'on' })).toContain('Das Zeichen ist entfernt.')
  expect(await saidAfter({})).toMatch(/Es gab nichts zu speichern\.(?!.*Rückgängig)/)
  expect(await saidAfter({ removeLogo: 'on' })).toContain('Das Logo ist entfernt.')
})

test('a former logo comes back from the history, and two who replace it are asked', async () => {
  await postLogos({ logo: aLogo() })
  const { logo: former, version } = await findLogos(db)
  const post = (logo: File) => admin.post('/dashboard/settings/logo', aForm({ logo, version: String(version) }))
  expect((await post(aLogo(200, 60))).status).toBe(303)
  const asked = await post(aLogo(100, 60))
  expect(asked.status).toBe(409)
  const html = await asked.text()
  const uploadedLogo = controlValue(html, 'uploadedLogo') ?? ''
  const decided = { version: controlValue(html, 'version') ?? '', uploadedLogo, 'keep.logo': 'mine' }
  expect((await admin.post('/dashboard/settings/logo', aForm(decided))).status).toBe(303)
  expect((await findLogos(db)).logo?.key).toBe(uploadedLogo)
  const history = '/dashboard/settings/history'
  expect(await (await admin.get(history)).text()).toContain(`/media/${former?.key}/320`)
  const { status } = await admin.post(`${history}/${version + 1}/restoration`, { field: 'logo' })
  expect([status, (await findLogos(db)).logo]).toEqual([303, former])
})

test('a file that cannot be a logo or an icon is refused with a sentence, and what arrived with it is kept', async () => {
  await postLogos({ logo: aLogo() })
  const { logo } = await findLogos(db)
  const refusals: [Record<string, File>, string][] = [
    [
      { logo: aPicture('logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>') },
      'logo.svg: Hier geht nur PNG oder WebP',
    ],
    [{ logo: aPicture('foto.png') }, 'foto.png: Hier geht nur PNG oder WebP'],
    [{ logo: aPicture('film.webp', movingWebp()) }, 'film.webp: Dieses Bild bewegt sich'],
    [{ logo: aLogo(20_000, 2) }, 'mehr als 20-mal so breit wie hoch'],
    [{ logo: aLogo(2, 40) }, 'mehr als 5-mal so hoch wie breit'],
    [{ logo: aPicture('bombe.png', clearPng(1, 1, { width: 30_000, height: 30_000 })) }, 'mehr als 50 Megapixel'],
    [{ logo: aPicture('kaputt.png', clearPng(40, 40).subarray(0, 50)) }, 'kaputt.png: Das Bild'],
    [{ logo: aPicture('leer.png', '') }, 'leer.png: Die Datei ist leer'],
    [{ icon: aLogo() }, 'nicht so breit wie hoch'],
  ]
  for (const [fields, sentence] of refusals) {
    const answer = await postLogos({ icon: aPicture('zeichen.png', clearPng(48, 48)), ...fields })
    expect([answer.status, sentence]).toEqual([400, sentence])
    const html = await answer.text()
    expect(textOf(html)).toContain(sentence)
    expect(html).toContain('aria-invalid="true"')
    if (!fields.icon) expect(controlValue(html, 'uploadedIcon')).toMatch(/^[0-9a-f]{24}$/)
  }
  expect(await findLogos(db)).toMatchObject({ logo, icon: null })
  await postLogos({ removeLogo: 'on' })
  expect((await postLogos({})).status).toBe(400)
  const editor = await staff('editor')
  expect((await editor.get('/dashboard/settings/logo')).status).toBe(403)
})

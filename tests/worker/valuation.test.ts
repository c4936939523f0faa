import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createTeamMember } from '#app/data/entries/team-members.server.ts'
import { enquiries } from '#app/data/tables/enquiries.server.ts'
import { valuationFields } from '#app/domain/enquiries/valuation.ts'
import { teamMemberFields } from '#app/domain/entries/team-member.ts'
import { emptyValues } from '#app/fields/field.ts'
import { whileDatabaseFails } from '#tests/support/database-faults.ts'
import { anAgency, postOffice } from '#tests/support/post-office.ts'
import { db, staff, textOf, unescaped, Visitor } from '#tests/support/visitor.ts'

const object = {
  houseType: 'house',
  street: 'Rolfinckstraße 18',
  postalCode: '22391',
  city: 'Hamburg',
  livingArea: '1.168,5',
  plotArea: '740',
  rooms: '6,5',
  yearBuilt: '1936',
  objectCondition: 'wellKept',
}
const occasion = { occasion: 'inherit', timeFrame: 'threeMonths' }

let counter = 0

/** The last step as it is posted: each person is another. */
function whole(changes: Record<string, string> = {}): Record<string, string> {
  counter += 1
  const person = { name: `Johanna Matthiesen ${counter}`, email: 'johanna@matthiesen.example', phone: '', message: '' }
  const machine = { 'form-name': 'valuation', 'bot-field': '', step: '3', locale: 'de' }
  return { ...machine, ...object, ...occasion, ...person, ...changes }
}

const stored = (name: string | undefined) =>
  db
    .select()
    .from(enquiries)
    .where(eq(enquiries.name, String(name)))
const countAll = () => db.$count(enquiries)

/** What a browser would post from the form of this page. */
function fieldsOf(html: string): Record<string, string> {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  const fields: Record<string, string> = {}
  for (const [tag] of main.matchAll(/<input[^>]*>/g)) {
    const of = (name: string) => unescaped(new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '')
    if (of('type') !== 'radio' || / checked=""/.test(tag)) fields[of('name')] = of('value')
  }
  for (const [, name = '', text = ''] of main.matchAll(/<textarea[^>]*\sname="(\w+)"[^>]*>([\s\S]*?)<\/textarea>/g))
    fields[name] = unescaped(text).replace(/^\n/, '')
  for (const [, name = '', options = ''] of main.matchAll(/<select[^>]*\sname="(\w+)"[^>]*>([\s\S]*?)<\/select>/g)) {
    const chosen = /<option value="([^"]*)" selected=""/.exec(options) ?? /<option value="([^"]*)"/.exec(options)
    fields[name] = unescaped(chosen?.[1] ?? '')
  }
  return fields
}

const headingOf = (html: string) => textOf(`<body>${/<h1[\s\S]*?<\/h1>/.exec(html)?.[0]}`)

async function shown(answer: Response) {
  const html = await answer.text()
  return { status: answer.status, heading: headingOf(html), fields: fieldsOf(html), html, text: textOf(html) }
}

test('three steps lead to a request that is stored, mailed with its answers, and thanked for', async () => {
  await anAgency()
  const office = postOffice()
  const visitor = new Visitor(office.bindings)
  const first = await shown(await visitor.get('/bewertung'))
  expect(first.heading).toBe('Was ist Ihr Haus wert?')
  const second = await shown(await visitor.post('/bewertung', { ...first.fields, ...object }))
  expect([second.status, second.heading]).toEqual([200, 'Was haben Sie vor?'])
  const third = await shown(await visitor.post('/bewertung', { ...second.fields, ...occasion }))
  expect([third.status, third.heading]).toEqual([200, 'Wie erreichen wir Sie?'])
  expect(third.text).toContain(
    'Haus, Rolfinckstraße 18, 22391 Hamburg, 1.168,5 m², Grundstück 740 m², 6,5 Zimmer, Baujahr 1936, Gepflegt',
  )
  const person = { name: 'Johanna Matthiesen', email: 'johanna@matthiesen.example', message: 'Vormittags.\nDanke.' }
  const answer = await visitor.post('/bewertung', { ...third.fields, ...person })
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/bewertung/danke'])

  expect(await stored('Johanna Matthiesen')).toMatchObject([
    {
      kind: 'valuation',
      email: person.email,
      phone: null,
      message: person.message,
      locale: 'de',
      status: 'new',
      propertyId: null,
      answers: { ...object, ...occasion, livingArea: 1168.5, plotArea: 740, rooms: 6.5, yearBuilt: 1936 },
    },
  ])
  expect(office.mails).toHaveLength(1)
  const [mail] = office.mails
  expect(mail).toMatchObject({
    subject: 'Bewertung: Haus in Hamburg von Johanna Matthiesen',
    replyTo: 'johanna@matthiesen.example',
  })
  for (const row of [/Straße und Hausnummer: +Rolfinckstraße 18/, /Wohnfläche: +1\.168,5\sm²/, /Anlass: +Erbschaft/])
    expect(mail?.text).toMatch(row)
  expect(mail?.text).toContain('Vormittags.\nDanke.')
})

const badInputs: [string, Record<string, string>, step: string, field: string, sentence: string][] = [
  ['no type', { houseType: '' }, '1', 'houseType', 'Wählen Sie Haus, Wohnung oder Grundstück.'],
  ['a type there is not', { houseType: 'castle' }, '1', 'houseType', 'Diese Auswahl gibt es nicht.'],
  ['no postal code', { postalCode: '' }, '1', 'postalCode', 'Nennen Sie die Postleitzahl.'],
  ['half a postal code', { postalCode: '2239' }, '1', 'postalCode', 'Geben Sie fünf Ziffern ein.'],
  ['an area in words', { livingArea: 'groß' }, '1', 'livingArea', 'Geben Sie nur eine Zahl ein'],
  ['an area below nothing', { plotArea: '-5' }, '1', 'plotArea', 'die nicht unter 0 liegt'],
  ['a house of the stone age', { yearBuilt: '12' }, '1', 'yearBuilt', 'Geben Sie eine Zahl zwischen 1000 und'],
  ['50,000 characters for a street', { street: 'ü'.repeat(50_000) }, '1', 'street', 'jetzt sind es 50.000'],
  ['an occasion there is not', { occasion: '__proto__' }, '2', 'occasion', 'Diese Auswahl gibt es nicht.'],
  ['no time', { timeFrame: '' }, '2', 'timeFrame', 'Wählen Sie, bis wann Sie den Wert brauchen.'],
  ['nobody', { name: ' ' }, '3', 'name', 'Ihr Name fehlt noch.'],
  ['no way to answer', { email: '' }, '3', 'email', 'damit wir Ihnen antworten können'],
  ['a zero byte', { message: 'a\u0000b' }, '3', 'message', 'Steuerzeichen'],
  ['50,000 characters to say', { message: 'x'.repeat(50_000) }, '3', 'message', '5.000 Zeichen, jetzt sind es 50.000'],
]

test.each(badInputs)(
  '%s: 400 on its step, the sentence at the field, all else kept',
  async (_, bad, step, field, said) => {
    const before = await countAll()
    const form = whole(bad)
    const { status, fields, html, text } = await shown(await new Visitor().post('/bewertung', form))
    expect([status, fields.step]).toEqual([400, step])
    expect(text).toContain('Eine Angabe fehlt oder stimmt noch nicht')
    expect(text).toContain(said)
    expect(html).toMatch(/role="alert"[^>]*autofocus|autofocus[^>]*role="alert"/)
    expect(html).toContain(`href="#${field}"`)
    expect(html).toMatch(new RegExp(`<(?:input|select|textarea)[^>]* id="${field}"`))
    const isChoice = valuationFields[field as keyof typeof valuationFields].kind === 'choice'
    for (const name of Object.keys(valuationFields)) {
      if (name !== field || !isChoice) expect([name, fields[name] ?? '']).toEqual([name, form[name]])
    }
    expect(await countAll()).toBe(before)
  },
)

test.each([
  ['23879', 200, 'Mölln'],
  ['22391', 200, 'Hamburg'],
  ['00000', 404, ''],
  ['2239', 404, ''],
  ['__proto__', 404, ''],
])('the town of the postal code %s', async (code, status, town) => {
  const answer = await new Visitor().get(`/bewertung/ort/${code}`)
  expect([answer.status, await answer.text()]).toEqual([status, town])
})

test('the way back loses nothing, from whatever step and with whatever stands there', async () => {
  const form = whole({ name: 'Johanna', email: 'noch nicht', message: 'Zeile 1\nZeile 2' })
  const first = await shown(await new Visitor().post('/bewertung', { ...form, back: '1' }))
  expect([first.status, first.fields.step]).toEqual([200, '1'])
  expect(first.text).not.toContain('stimmt noch nicht')
  const second = await shown(await new Visitor().post('/bewertung', first.fields))
  const third = await shown(await new Visitor().post('/bewertung', second.fields))
  expect([second.fields.step, third.fields.step]).toEqual(['2', '3'])
  for (const { fields } of [first, second, third]) expect(fields).toMatchObject({ ...object, ...occasion })
  expect(third.fields).toMatchObject({ name: 'Johanna', email: 'noch nicht', message: form.message })
  expect(first.fields.id).toBe(third.fields.id)
})

test('a step that was skipped is asked first', async () => {
  const { houseType: _, occasion: __, ...rest } = whole()
  const without = await shown(await new Visitor().post('/bewertung', rest))
  expect([without.status, without.fields.step]).toEqual([400, '1'])
  const then = await shown(await new Visitor().post('/bewertung', { ...rest, houseType: 'plot' }))
  expect([then.status, then.fields.step]).toEqual([400, '2'])
  expect(await stored(rest.name)).toEqual([])
})

test('a step that does not exist stores nothing', async () => {
  for (const step of ['0', '4', '-1', 'x', '']) {
    const form = whole({ step })
    expect((await shown(await new Visitor().post('/bewertung', form))).fields.step).toBe('2')
    expect(await stored(form.name)).toEqual([])
  }
})

test('the last step sent twice is one request and one mail; two windows are two', async () => {
  await anAgency()
  const office = postOffice()
  const form = whole()
  const ids = [form, form].map(() => crypto.randomUUID().replaceAll('-', '').slice(0, 12))
  for (const id of ids) {
    const posts = [1, 2, 3].map(() => new Visitor(office.bindings).post('/bewertung', { ...form, id }))
    expect((await Promise.all(posts)).map(({ status }) => status)).toEqual([303, 303, 303])
  }
  expect(await stored(form.name)).toHaveLength(2)
  expect(office.mails).toHaveLength(2)
})

test('a machine is thanked like everybody at every step, and nothing is stored', async () => {
  const { 'bot-field': _, ...without } = whole()
  const before = await countAll()
  for (const form of [
    without,
    whole({ 'bot-field': 'x' }),
    whole({ 'form-name': 'contact' }),
    whole({ step: '1', 'bot-field': 'x' }),
  ])
    expect((await new Visitor().post('/bewertung', form)).headers.get('Location')).toBe('/bewertung/danke')
  expect(await countAll()).toBe(before)
})

test('requests and messages from one connection count together, and mistakes are free', async () => {
  const visitor = new Visitor()
  for (let attempt = 0; attempt < 12; attempt += 1) await visitor.post('/bewertung', whole({ postalCode: '' }))
  for (let attempt = 0; attempt < 10; attempt += 1) expect((await visitor.post('/bewertung', whole())).status).toBe(303)
  const form = whole()
  const answer = await visitor.post('/bewertung', form)
  expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
  const { status, fields, text } = await shown(answer)
  expect([status, fields.step, fields.name]).toEqual([429, '3', form.name])
  expect(text).toContain('Ihre Nachricht ist noch nicht bei uns')
})

test('the database refuses: 503, and the last step with all that was typed', async () => {
  const form = whole()
  const { answer } = await whileDatabaseFails({ matching: /^insert into "enquiries"/ }, () =>
    new Visitor().post('/bewertung', form),
  )
  const { status, fields } = await shown(answer)
  expect([status, fields.step]).toEqual([503, '3'])
  expect(fields).toMatchObject({ ...object, ...occasion, name: form.name })
})

test('numbers are read in the language in which they were typed, and English readers get English', async () => {
  const visitor = new Visitor()
  visitor.speak('en')
  const first = await shown(await visitor.get('/bewertung'))
  expect(first.heading).toBe('What is your home worth?')
  const form = whole({ livingArea: '1,168.5', rooms: '6.5', locale: String(first.fields.locale) })
  expect((await visitor.post('/bewertung', form)).status).toBe(303)
  expect((await stored(form.name))[0]).toMatchObject({ locale: 'en', answers: { livingArea: 1168.5, rooms: 6.5 } })
})

test('staff read the answers as a table, find them in the inbox, and answer about the valuation', async () => {
  const form = whole({ street: 'Elbchaussee 400', email: 'owner@elbe.example' })
  await new Visitor().post('/bewertung', form)
  const [row] = await stored(form.name)
  const colleague = await staff()
  const page = await (await colleague.get(`/dashboard/enquiries/${row?.id}`)).text()
  expect(textOf(page)).toContain(
    'Was bewertet werden soll Art der Immobilie Haus Straße und Hausnummer Elbchaussee 400',
  )
  expect(textOf(page)).toContain('Ohne Nachricht.')
  expect(unescaped(page)).toContain('subject=Ihre%20Anfrage%20zur%20Bewertung')
  const found = textOf(await (await colleague.get('/dashboard/enquiries?q=Elbchaussee')).text())
  expect(found).toContain(`${form.name} Bewertung: Haus in Hamburg`)
  const table = await (await colleague.get('/dashboard/enquiries/export?q=Elbchaussee')).text()
  expect(table).toContain('Straße und Hausnummer: Elbchaussee 400; Postleitzahl: 22391')
})

test('the person from the settings stands beside the form until they leave the team', async () => {
  const member = { ...emptyValues(teamMemberFields), name: 'Dr. Vera Wert', telephone: '040 777' }
  await createTeamMember(db, 'valuer000001', member, 1, null)
  await anAgency({ valuer: 'valuer000001', phone: '040 111' })
  for (const path of ['/bewertung', '/bewertung/danke']) {
    const text = textOf(await (await new Visitor().get(path)).text())
    expect(text).toContain('Dr. Vera Wert')
    expect(text).toContain('040 777')
  }
  const colleague = await staff()
  const question = textOf(await (await colleague.get('/dashboard/team/valuer000001/trash')).text())
  expect(question).toContain('Dr. Vera Wert steht neben dem Formular für Bewertungen.')
  expect((await colleague.post('/dashboard/team/valuer000001/trash', {})).status).toBe(303)
  const text = textOf(await (await new Visitor().get('/bewertung')).text())
  expect(text).not.toContain('Dr. Vera Wert')
  expect(text).toContain('Lieber gleich sprechen? 040 111')
})

test('nobody outside the team becomes the valuer', async () => {
  await anAgency()
  const admin = await staff('admin')
  const form = { agencyName: 'Probe', legalName: 'Probe GmbH', version: '1', locale: 'de', valuer: 'nobody000000' }
  const answer = await admin.post('/dashboard/settings', form)
  expect(answer.status).toBe(400)
  expect(textOf(await answer.text())).toContain('Diese Person gibt es nicht mehr.')
})

test('whoever switches the language keeps the step and all that was typed, and nothing is stored', async () => {
  const before = await countAll()
  for (const step of ['1', '2', '3']) {
    const visitor = new Visitor()
    const person = { email: 'noch nicht', phone: '040 1', message: 'ü\n'.repeat(4_000) }
    const form = { ...whole(person), step, rooms: 'groß' }
    const answer = await visitor.post('/en/bewertung', { ...form, language: 'en' })
    expect(visitor.cookies.get('__Host-locale')).toBe('en')
    expect(answer.headers.get('Cache-Control')).toBe('private, no-cache')
    const { status, html, fields } = await shown(answer)
    expect([status, fields.step, fields.locale]).toEqual([200, step, 'en'])
    expect(html).toContain('<html lang="en"')
    // Numbers are written as they are read from now on.
    const { language: _, ...kept } = { ...form, language: '', locale: 'en', livingArea: '1,168.5' }
    expect(fields).toMatchObject(kept)
    expect((await shown(await visitor.post('/bewertung', { ...fields, language: 'de' }))).fields).toMatchObject(form)
    expect(visitor.cookies.get('__Host-locale')).toBe('de')
  }
  expect(await countAll()).toBe(before)
})

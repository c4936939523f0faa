/** The database is away while somebody saves: nothing that was typed is lost, and nothing is half-written. */
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '#app/data/database.server.ts'
import { createTeamMember } from '#app/data/entries/team-members.server.ts'
import { createProperty } from '#app/data/properties/properties.server.ts'
import { whileDatabaseFails } from '#tests/support/database-faults.ts'
import { aProperty } from '#tests/support/properties.ts'
import { filledForm } from '#tests/support/property-form.ts'
import { controlValue, db, postBehind, staff, textOf, Visitor } from '#tests/support/visitor.ts'
import { wholeDatabase } from '#tests/support/whole-database.ts'

const admin = await staff('admin')
await db.run(sql`insert into settings (id, agency_name, legal_name) values (1, 'Probe', 'Probe GmbH')`)
const member = { role: null, telephone: null, email: null, bio: null }
await createTeamMember(db, 'member000001', { ...member, name: 'Mara Brandt' }, 'last', null)
await createProperty(db, 'property0001', aProperty(), 'Test')
const text = 'Ein langer Satz,\nmit „Zeichen“, <b>Klammern</b> & 🏡.'

const forms: [string, string, Record<string, string>][] = [
  ['a new property', '/dashboard/properties/new', { ...filledForm({ description: text }), id: newId() }],
  ['a property', '/dashboard/properties/property0001', filledForm({ description: text, version: '1' })],
  ['a new member', '/dashboard/team/new', { id: newId(), name: 'Neu', bio: text }],
  ['a member', '/dashboard/team/member000001', { name: 'Mara Brandt', bio: text, version: '1' }],
  ['a testimonial', '/dashboard/testimonials/new', { id: newId(), quote: text, author: 'Ada' }],
  ['a key figure', '/dashboard/numbers/new', { id: newId(), value: '12', label: 'Jahre am Ort' }],
  [
    'the settings',
    '/dashboard/settings',
    { agencyName: 'Ganz neu', legalName: 'Ganz neu GmbH', insurance: text, version: '1' },
  ],
  [
    'an invitation',
    '/dashboard/users/new',
    { id: newId(), name: 'Neue Kraft', email: 'neu@giebel.test', role: 'editor' },
  ],
  ['the own name', '/dashboard/account', { name: 'Anders geschrieben', version: '1' }],
]

const ways = [
  ['the database is away', /./],
  ['the database takes no writes', /^\s*(insert|update|delete)/i],
] as const
const cases = forms.flatMap(([name, path, fields]) =>
  ways.map(([fault, matching]) => ({ name, path, fields, fault, matching })),
)

test.each(cases)(
  '$fault while somebody saves $name: 503, with a form that holds every word',
  async ({ path, fields, matching }) => {
    const before = await wholeDatabase()
    const { answer } = await whileDatabaseFails({ matching }, () => admin.post(path, fields))
    expect(answer.status).toBe(503)
    expect(answer.headers.get('Retry-After')).toBe('60')
    const page = await answer.text()
    expect(textOf(page)).toContain('Was Sie eingegeben haben, ist noch da und wurde nicht gespeichert.')
    expect(postBehind(page, 'Noch einmal senden')).toEqual({ action: path, fields })
    expect(await wholeDatabase()).toBe(before)
  },
)

test.each(forms)('%s is saved by the button of that page', async (_, path, fields) => {
  const { answer } = await whileDatabaseFails({}, () => admin.post(path, fields))
  const again = postBehind(await answer.text(), 'Noch einmal senden')
  const before = await wholeDatabase()
  const saved = await admin.post(again.action, again.fields)
  expect([200, 303]).toContain(saved.status)
  expect(await wholeDatabase()).not.toBe(before)
})

test('the page is English where the page before was, and a form of several files says that they are gone', async () => {
  const visitor = await staff()
  visitor.speak('en')
  const form = new FormData()
  for (const [name, value] of Object.entries({ id: newId(), name: 'Neu', bio: text })) form.append(name, value)
  form.append('picture', new File(['x'], 'ada.jpg', { type: 'image/jpeg' }))
  const { answer } = await whileDatabaseFails({}, () => visitor.post('/dashboard/team/new', form))
  const words = textOf(await answer.text())
  expect(words).toContain('What you entered is still here and has not been saved.')
  expect(words).toContain('The files you chose could not be kept.')
})

test('the data that a script asks for holds what was typed as well', async () => {
  const { answer } = await whileDatabaseFails({}, () =>
    admin.post('/dashboard/team/member000001.data', { name: 'Mara', bio: text }),
  )
  expect(answer.status).toBe(503)
  expect(await answer.text()).toContain(JSON.stringify(text).slice(1, -1))
})

test('a form with a mistake keeps its words when the database goes away before its page is made', async () => {
  const { answer } = await whileDatabaseFails({ matching: /from "settings"/ }, () =>
    admin.post('/dashboard/team/member000001', { name: '', bio: text }),
  )
  expect(answer.status).toBe(503)
  expect(postBehind(await answer.text(), 'Noch einmal senden').fields).toEqual({ name: '', bio: text })
})

test('a fault of ours keeps the words, too', async () => {
  const message = 'D1_ERROR: no such column: bio: SQLITE_ERROR'
  const { answer, logged } = await whileDatabaseFails({ message, matching: /^update "team_members"/ }, () =>
    admin.post('/dashboard/team/member000001', { name: 'Mara', bio: text }),
  )
  expect(answer.status).toBe(500)
  expect(postBehind(await answer.text(), 'Noch einmal senden').fields).toEqual({ name: 'Mara', bio: text })
  expect(logged).toContain(message)
  expect(logged).not.toContain('Ein langer Satz')
})

test('the contact form keeps its words in its own page, or where that cannot be made in the error page', async () => {
  const typed = {
    'form-name': 'contact',
    'bot-field': '',
    name: 'Ada',
    email: 'ada@giebel.test',
    phone: '',
    message: text,
  }
  const refused = await whileDatabaseFails({ matching: /^insert/ }, () => new Visitor().post('/kontakt', typed))
  expect(refused.answer.status).toBe(503)
  expect(controlValue(await refused.answer.text(), 'message')).toBe(text)
  const away = await whileDatabaseFails({}, () => new Visitor().post('/kontakt', typed))
  expect(away.answer.status).toBe(503)
  const again = postBehind(await away.answer.text(), 'Noch einmal senden')
  expect(again).toEqual({ action: '/kontakt', fields: typed })
  expect((await new Visitor().post(again.action, again.fields)).headers.get('Location')).toBe('/kontakt/danke')
})

test('a password never comes back, what waits in the sign-in form does', async () => {
  const interrupted = JSON.stringify({ action: '/dashboard/team/new', fields: [['bio', text]], hadFiles: false })
  const typed = { email: 'a@giebel.test', redirectTo: '/dashboard', interrupted }
  const { answer } = await whileDatabaseFails({}, () =>
    new Visitor().post('/login', { ...typed, password: 'geheim-geheim' }),
  )
  expect(answer.status).toBe(503)
  const page = await answer.text()
  expect(postBehind(page, 'Noch einmal senden').fields).toEqual(typed)
  const own = { current: 'geheim-geheim', next: 'geheim-geheim-2' }
  const account = await whileDatabaseFails({}, () => admin.post('/dashboard/account/password', own))
  const link = await whileDatabaseFails({}, () => new Visitor().post(`/passwort/${'0'.repeat(64)}`, { next: own.next }))
  for (const html of [page, await account.answer.text(), await link.answer.text()])
    expect(html).not.toContain('geheim-')
})

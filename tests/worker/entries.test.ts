import { env } from 'cloudflare:test'
import { eq, inArray } from 'drizzle-orm'
import { beforeAll, expect, test, vi } from 'vitest'
import { saveAgency } from '#app/data/agency/settings.server.ts'
import { newId } from '#app/data/database.server.ts'
import { createKeyFigure, listKeyFigures } from '#app/data/entries/key-figures.server.ts'
import { createTeamMember, findTeamMember, teamMembersQuery } from '#app/data/entries/team-members.server.ts'
import { createTestimonial, findTestimonial, testimonialsQuery } from '#app/data/entries/testimonials.server.ts'
import { sweepPictures } from '#app/data/pictures/picture-sweep.server.ts'
import { createProperty, findProperty } from '#app/data/properties/properties.server.ts'
import { changeStates } from '#app/data/properties/property-states.server.ts'
import { runQuery } from '#app/data/queries.server.ts'
import { emptyTrash } from '#app/data/saving/empty-trash.server.ts'
import { trashLifetime } from '#app/data/saving/trash.server.ts'
import { keyFigures, teamMembers, testimonials } from '#app/data/tables/entries.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import { history, texts } from '#app/data/tables/saving.server.ts'
import { translationName } from '#app/fields/translations.ts'
import { demoSettings } from '#scripts/demo/people.ts'
import { overtaken } from '#tests/support/interleaving.ts'
import { aPicture, jpegBytes, pngBytes } from '#tests/support/picture-files.ts'
import { aProperty } from '#tests/support/properties.ts'
import { filledForm } from '#tests/support/property-form.ts'
import { controlValue, db, origin, staff, textOf, Visitor, wayBack } from '#tests/support/visitor.ts'

let visitor: Visitor

beforeAll(async () => {
  visitor = await staff()
})

type List = 'team' | 'testimonials' | 'numbers'

const lists: List[] = ['team', 'testimonials', 'numbers']

/** A form that can be taken, of each list. */
const typed: Record<List, Record<string, string>> = {
  team: {
    name: 'Ada Probe',
    role: 'Verkauf',
    telephone: '040 12',
    email: 'ada@giebel.test',
    bio: 'Zeile 1\n\nZeile 2',
  },
  testimonials: { quote: 'Es ging alles gut.', author: 'Lena Kruse, Pinneberg' },
  numbers: { label: 'Jahre am Ort', labelEn: 'Years here', value: 'seit 1987', suffix: '%' },
}

/** What messages call the entry of such a form. */
const names: Record<List, string> = {
  team: 'Ada Probe',
  testimonials: 'Lena Kruse, Pinneberg',
  numbers: 'seit 1987 %',
}

const tables = { team: teamMembers, testimonials, numbers: keyFigures }

async function rowsOf(list: List) {
  return db.select().from(tables[list]).orderBy(tables[list].position)
}

async function rowOf(list: List, id: string) {
  const [row] = await db.select().from(tables[list]).where(eq(tables[list].id, id))
  const translated = await db.select().from(texts).where(eq(texts.subjectId, id))
  const values = translated.map(({ field, locale, text }) => [translationName(field, locale), text])
  return row && { ...row, ...Object.fromEntries(values) }
}

/** Posts the form of a new entry and answers with its id. */
async function add(list: List, fields: Record<string, string | File> = {}, id = newId()) {
  const answer = await visitor.post(`/dashboard/${list}/new`, formOf({ id, ...typed[list], ...fields }))
  return { id, answer }
}

function formOf(fields: Record<string, string | File>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

/** The list as text, with the message of the last act on top. */
async function listText(list: List): Promise<string> {
  return textOf(await (await visitor.get(`/dashboard/${list}`)).text())
}

async function emptied(list: List): Promise<void> {
  if (list === 'team') await db.delete(properties)
  await db.delete(tables[list])
}

const filesOf = async (key: string | null | undefined) =>
  (await env.MEDIA.list({ prefix: `pictures/${key}/` })).objects.length

async function portraitOf(list: 'team' | 'testimonials', id: string): Promise<string | null | undefined> {
  const find = list === 'team' ? findTeamMember : findTestimonial
  return (await find(db, id))?.picture?.key
}

test.each(lists)('%s: an entry is added behind the others, and the list says so', async (list) => {
  await emptied(list)
  const first = await add(list)
  expect(first.answer.status).toBe(303)
  expect(first.answer.headers.get('Location')).toBe(`/dashboard/${list}`)
  expect(await listText(list)).toContain(`„${names[list]}“ ist hinzugefügt. Auf der Website ansehen`)
  const second = await add(list)
  expect((await rowsOf(list)).map(({ id }) => id)).toEqual([first.id, second.id])
  expect(await rowOf(list, first.id)).toMatchObject(typed[list])
})

test.each(lists)('%s: a form that is posted twice, even at once, makes one row', async (list) => {
  await emptied(list)
  const id = newId()
  const answers = await Promise.all([add(list, {}, id), add(list, {}, id)])
  expect(answers.map(({ answer }) => answer.status)).toEqual([303, 303])
  expect((await add(list, {}, id)).answer.status).toBe(303)
  expect(await rowsOf(list)).toHaveLength(1)
})

test.each(lists)('%s: the form shows what is stored, and saves what is changed', async (list) => {
  const { id } = await add(list)
  const page = await (await visitor.get(`/dashboard/${list}/${id}`)).text()
  for (const [name, value] of Object.entries(typed[list])) expect(controlValue(page, name)).toBe(value)
  const [field = ''] = Object.keys(typed[list])
  const answer = await visitor.save(`/dashboard/${list}/${id}`, { ...typed[list], [field]: 'Ganz anders' })
  expect(answer.headers.get('Location')).toBe(`/dashboard/${list}`)
  expect(await rowOf(list, id)).toMatchObject({ ...typed[list], [field]: 'Ganz anders' })
})

test.each(lists)('%s: a change of words can be taken back from its message', async (list) => {
  const { id } = await add(list)
  const [field = ''] = Object.keys(typed[list])
  await visitor.save(`/dashboard/${list}/${id}`, { ...typed[list], [field]: 'Ganz anders' })
  const page = await (await visitor.get(`/dashboard/${list}`)).text()
  const { action, fields } = wayBack(page)
  expect(action).toBe(`/dashboard/${list}/${id}/history/2/restoration?undo`)
  await visitor.post(action, fields)
  expect(await rowOf(list, id)).toMatchObject(typed[list])
})

test.each(lists)('%s: moving goes one place, stops at the ends, and offers the way back', async (list) => {
  await emptied(list)
  const ids = [(await add(list)).id, (await add(list)).id, (await add(list)).id]
  const [first = '', second = '', third = ''] = ids
  const move = (id: string, direction: string, redirectTo = '') =>
    visitor.post(`/dashboard/${list}/${id}/order`, { move: direction, redirectTo })
  const order = async () => (await rowsOf(list)).map(({ id }) => id)

  expect((await move(third, 'up', `/dashboard/${list}#entry-${third}`)).headers.get('Location')).toBe(
    `/dashboard/${list}#entry-${third}`,
  )
  expect(await order()).toEqual([first, third, second])
  const page = await (await visitor.get(`/dashboard/${list}`)).text()
  expect(textOf(page)).toContain(`„${names[list]}“ steht jetzt an Stelle 2 von 3. Rückgängig machen`)
  expect(page).toMatch(new RegExp(`action="/dashboard/${list}/${third}/order"[\\s\\S]*?name="move" value="down"`))

  await move(third, 'down')
  expect(await order()).toEqual([first, second, third])
  expect((await move(first, 'up')).status).toBe(303)
  expect((await move(third, 'down')).status).toBe(303)
  expect(await order()).toEqual([first, second, third])
  expect(await listText(list)).not.toContain('Rückgängig machen')
})

test.each(lists)('%s: in the list the first cannot go up, the last cannot go down', async (list) => {
  await emptied(list)
  const ids = [(await add(list)).id, (await add(list)).id]
  const page = await (await visitor.get(`/dashboard/${list}`)).text()
  const disabled = ids.map((id) => {
    const form = new RegExp(`action="/dashboard/${list}/${id}/order"[\\s\\S]*?</form>`).exec(page)?.[0] ?? ''
    return [...form.matchAll(/<button[^>]*>/g)].map(([button]) => /\sdisabled=/.test(button))
  })
  expect(disabled).toEqual([
    [true, false],
    [false, true],
  ])
})

test('entries that claim the same place part when one of them moves', async () => {
  await emptied('numbers')
  const ids = ['figure000001', 'figure000002', 'figure000003']
  const values = { label: 'Gleichauf', labelEn: null, value: '1', suffix: null }
  for (const id of ids) await createKeyFigure(db, id, values, 0)
  await visitor.post('/dashboard/numbers/figure000003/order', { move: 'up' })
  expect((await listKeyFigures(db)).map(({ id }) => id)).toEqual(['figure000001', 'figure000003', 'figure000002'])
  const positions = (await rowsOf('numbers')).map(({ position }) => position)
  expect(new Set(positions).size).toBe(3)
})

test.each(lists)('%s: what is not up or down, or not there, moves nothing', async (list) => {
  await emptied(list)
  const ids = [(await add(list)).id, (await add(list)).id]
  const at = `/dashboard/${list}/${ids[1]}/order`
  for (const move of ['', 'sideways', 'UP', '<b>']) expect((await visitor.post(at, { move })).status).toBe(400)
  expect((await visitor.post(at, {})).status).toBe(400)
  expect((await visitor.post(`/dashboard/${list}/zzzzzzzzzzzz/order`, { move: 'up' })).status).toBe(404)
  const [ofOther = list] = lists.filter((other) => other !== list)
  const { id } = await add(ofOther)
  expect((await visitor.post(`/dashboard/${list}/${id}/order`, { move: 'up' })).status).toBe(404)
  expect((await visitor.post(at, { move: 'up', redirectTo: 'https://evil.example/' })).headers.get('Location')).toBe(
    `/dashboard/${list}`,
  )
})

test.each(lists)('%s: what is removed lies in the trash, is gone from the website, and comes back', async (list) => {
  await emptied(list)
  const { id } = await add(list)
  const at = `/dashboard/${list}/${id}`
  const question = await visitor.get(`${at}/trash`)
  expect(question.status).toBe(200)
  expect(textOf(await question.text())).toContain('30 Tage lang wiederherstellen. Abbrechen In den Papierkorb')
  expect((await visitor.post(`${at}/trash`, {})).headers.get('Location')).toBe(`/dashboard/${list}`)
  const page = await (await visitor.get(`/dashboard/${list}`)).text()
  expect(textOf(page)).toContain(`„${names[list]}“ liegt im Papierkorb. Zum Papierkorb Rückgängig machen`)
  expect(page).not.toContain(`id="entry-${id}"`)
  for (const website of ['/', '/uber-uns', '/unser-team', '/referenzen']) {
    expect(textOf(await (await new Visitor().get(website)).text())).not.toContain(names[list].split(',')[0])
  }
  const trash = textOf(await (await visitor.get(`/dashboard/${list}?tab=trash`)).text())
  expect(trash).toMatch(
    new RegExp(`Alle 0 Papierkorb 1 ${names[list]}.*Im Papierkorb seit .* gelöscht Wiederherstellen`),
  )

  const gone = await visitor.get(at)
  expect(gone.status).toBe(404)
  expect(textOf(await gone.text())).toMatch(/Dieser Eintrag liegt im Papierkorb.*Wiederherstellen/)
  const { action, fields } = wayBack(page)
  expect(action).toBe(`${at}/restore`)
  expect((await visitor.post(action, fields)).status).toBe(303)
  expect(await listText(list)).toContain(`„${names[list]}“ ist wiederhergestellt und wieder auf der Website.`)
  expect(await rowOf(list, id)).toMatchObject({ ...typed[list], deletedAt: null, version: 3 })
  expect(textOf(await (await visitor.get(`${at}/history`)).text())).toMatch(
    /Aus dem Papierkorb geholt.*In den Papierkorb/,
  )
})

test.each(lists)('%s: an entry goes to the trash once and comes back once, even of two posts at once', async (list) => {
  await emptied(list)
  const { id } = await add(list)
  for (const act of ['trash', 'restore']) {
    const at = `/dashboard/${list}/${id}/${act}`
    const answers = await Promise.all([visitor.post(at, {}), visitor.post(at, {})])
    expect(answers.map(({ status }) => status)).toEqual([303, 303])
  }
  expect(await rowOf(list, id)).toMatchObject({ version: 3 })
  await visitor.post(`/dashboard/${list}/${id}/restore`, {})
  expect(await listText(list)).toContain(`„${names[list]}“ liegt nicht im Papierkorb.`)
  await visitor.post(`/dashboard/${list}/${id}/trash`, {})
  await visitor.post(`/dashboard/${list}/${id}/trash`, {})
  expect(await listText(list)).toContain(`„${names[list]}“ liegt schon im Papierkorb.`)
  for (const act of ['trash', 'restore']) {
    await visitor.post(`/dashboard/${list}/zzzzzzzzzzzz/${act}`, { successor: 'x'.repeat(5_000) })
    expect(await listText(list)).toContain('Diesen Eintrag gibt es nicht mehr.')
  }
})

test.each(lists)('%s: an empty trash says what it is for', async (list) => {
  await emptied(list)
  const text = textOf(await (await visitor.get(`/dashboard/${list}?tab=trash`)).text())
  expect(text).toContain('Was Sie entfernen, liegt hier 30 Tage und lässt sich so lange wiederherstellen.')
})

test('what is in the trash keeps its place, and moves nothing', async () => {
  await emptied('numbers')
  const [first, second, third] = [(await add('numbers')).id, (await add('numbers')).id, (await add('numbers')).id]
  await visitor.post(`/dashboard/numbers/${second}/trash`, {})
  expect((await visitor.post(`/dashboard/numbers/${second}/order`, { move: 'up' })).status).toBe(404)
  await visitor.post(`/dashboard/numbers/${second}/restore`, {})
  expect((await listKeyFigures(db)).map(({ id }) => id)).toEqual([first, second, third])
})

/** Somebody responsible for a public offer, a sold one, a draft, and one in the trash. */
async function somebodyResponsible() {
  const { id } = await add('team')
  const ids = [newId(), newId(), newId(), newId()]
  const [online = '', sold = '', draft = '', trashed = ''] = ids
  const theirs = { responsibleMember: id }
  await createProperty(db, online, aProperty(theirs), 'Test')
  await createProperty(db, sold, aProperty({ ...theirs, sold: true }), 'Test')
  await createProperty(db, draft, aProperty({ ...theirs, published: false }), 'Test')
  await createProperty(db, trashed, aProperty(theirs), 'Test')
  await changeStates(db, [trashed], { trashed: true }, 'Test')
  return { id, ids, online, trashed }
}

const contactsOf = (ids: readonly string[]) =>
  Promise.all(ids.map(async (id) => (await findProperty(db, id))?.responsibleMember))

test('removing somebody says what they are responsible for, leaves it without a contact and notes that', async () => {
  const { id, ids, online, trashed } = await somebodyResponsible()
  const other = newId()
  await createProperty(db, other, aProperty(), 'Test')
  expect(await listText('team')).toContain('betreut 3 Objekte')
  const question = textOf(await (await visitor.get(`/dashboard/team/${id}/trash`)).text())
  expect(question).toContain('Ada Probe aus dem Team entfernen?')
  expect(question).toContain(
    'Ada Probe ist Ansprechpartner bei 3 Objekten. Eines davon ist online. Im Papierkorb liegt ein Objekt, bei dem Ada Probe Ansprechpartner ist.',
  )
  expect(question).toContain('Wer übernimmt? Niemand, vorerst ohne Ansprechpartner')

  expect((await visitor.post(`/dashboard/team/${id}/trash`, { successor: '' })).status).toBe(303)
  expect(await listText('team')).toContain(
    '„Ada Probe“ liegt im Papierkorb. 4 Objekte sind jetzt ohne Ansprechpartner.',
  )
  expect(await contactsOf(ids)).toEqual([null, null, null, null])
  expect(await findProperty(db, online)).toMatchObject({ version: 2, updatedBy: 'Petra Probe' })
  expect(await findProperty(db, trashed)).toMatchObject({ version: 3 })
  expect(await findProperty(db, other)).toMatchObject({ version: 1 })
  const notes = await db.select().from(history).where(eq(history.subjectId, online)).orderBy(history.version)
  expect(notes[1]).toMatchObject({ field: 'responsibleMember', before: id, after: null, changedBy: 'Petra Probe' })
  expect((await new Visitor().get(`/angebote/${online}`)).status).toBe(200)
})

test('whoever is in charge of nothing but a property in the trash hands it over like any other', async () => {
  const { id } = await add('team', { name: 'Mara Brandt' })
  const { id: heir } = await add('team')
  const trashed = newId()
  await createProperty(db, trashed, aProperty({ responsibleMember: id }), 'Test')
  await changeStates(db, [trashed], { trashed: true }, 'Test')
  const question = await (await visitor.get(`/dashboard/team/${id}/trash`)).text()
  expect(textOf(question)).toContain('Im Papierkorb liegt ein Objekt, bei dem Mara Brandt Ansprechpartner ist.')
  expect(question).toContain(`<option value="${heir}">`)
  expect((await visitor.post(`/dashboard/team/${id}/trash`, { successor: heir })).status).toBe(303)
  expect(await contactsOf([trashed])).toEqual([heir])
})

test('what somebody looked after is handed over in the same step, and taken back with it', async () => {
  const { id, ids, online } = await somebodyResponsible()
  const { id: heir } = await add('team', { name: 'Mara Brandt' })
  expect(await (await visitor.get(`/dashboard/team/${id}/trash`)).text()).toContain(
    `<option value="${heir}">Mara Brandt`,
  )
  await visitor.post(`/dashboard/team/${id}/trash`, { successor: heir })
  const page = await (await visitor.get('/dashboard/team')).text()
  expect(textOf(page)).toContain('„Ada Probe“ liegt im Papierkorb. 4 Objekte betreut jetzt Mara Brandt.')
  expect(await contactsOf(ids)).toEqual([heir, heir, heir, heir])
  expect(textOf(await (await new Visitor().get(`/angebote/${online}`)).text())).toContain('Mara Brandt')

  const undo = wayBack(page)
  expect(undo).toMatchObject({ action: `/dashboard/team/${id}/restore`, fields: { successor: heir } })
  await visitor.post(undo.action, undo.fields)
  const restored = await (await visitor.get('/dashboard/team')).text()
  expect(textOf(restored)).toContain('„Ada Probe“ ist wieder im Team und Ansprechpartner bei 4 Objekten.')
  expect(await contactsOf(ids)).toEqual([id, id, id, id])
  const again = wayBack(restored)
  await visitor.post(again.action, again.fields)
  expect(await contactsOf(ids)).toEqual([heir, heir, heir, heir])
})

const laterCharges = {
  'a property': async (id: string) => {
    const property = newId()
    await createProperty(db, property, aProperty({ name: 'Spätes Haus', responsibleMember: null }), 'Test')
    await changeStates(db, [property], { responsibleMember: id }, 'Test')
    return '„Spätes Haus“'
  },
  'a new property': async (id: string) => {
    await createProperty(db, newId(), aProperty({ name: 'Neues Haus', responsibleMember: id }), 'Test')
    return '„Neues Haus“'
  },
  'a property again': async (id: string, [first = '']: readonly string[]) => {
    await changeStates(db, [first], { responsibleMember: null }, 'Test')
    await changeStates(db, [first], { responsibleMember: id }, 'Test')
    return `„${(await findProperty(db, first))?.name}“`
  },
  'somebody to stand in for': async (id: string) => {
    await add('team', { name: 'Jo Urlaub', deputy: id })
    return 'die Vertretung von „Jo Urlaub“'
  },
}

test.each(Object.entries(laterCharges))(
  'somebody who came back and was given %s since does not go again with an undo',
  async (_, give) => {
    const { id, ids } = await somebodyResponsible()
    const { id: heir } = await add('team', { name: 'Mara Brandt' })
    await visitor.post(`/dashboard/team/${id}/trash`, { successor: heir })
    const undo = wayBack(await (await visitor.get('/dashboard/team')).text())
    await visitor.post(undo.action, undo.fields)
    const again = wayBack(await (await visitor.get('/dashboard/team')).text())
    const what = await give(id, ids)
    await visitor.post(again.action, again.fields)
    expect(await listText('team')).toContain(
      `Nicht rückgängig gemacht: „Ada Probe“ ist inzwischen auch zuständig für ${what}. Alles bleibt, wie es ist. Aus dem Team entfernen`,
    )
    expect(await contactsOf(ids)).toEqual([id, id, id, id])
  },
)

test('a property that went on to somebody else stays there when its first contact comes back', async () => {
  const { id, ids, online } = await somebodyResponsible()
  const { id: heir } = await add('team', { name: 'Mara Brandt' })
  const { id: third } = await add('team', { name: 'Jo Urlaub' })
  await visitor.post(`/dashboard/team/${id}/trash`, { successor: heir })
  const undo = wayBack(await (await visitor.get('/dashboard/team')).text())
  await changeStates(db, [online], { responsibleMember: third }, 'Test')
  await changeStates(db, [online], { responsibleMember: heir }, 'Test')
  await visitor.post(undo.action, undo.fields)
  expect(await contactsOf(ids)).toEqual([heir, id, id, id])
})

test('two who hand over to each other at once do not both leave, and coming back edits no property', async () => {
  const { id, ids, online } = await somebodyResponsible()
  const { id: heir } = await add('team', { name: 'Mara Brandt' })
  await createProperty(db, newId(), aProperty({ responsibleMember: heir }), 'Test')
  const leave = (who: string, successor: string) => () => visitor.post(`/dashboard/team/${who}/trash`, { successor })
  const refused = await overtaken(/^update "team_members"/, leave(id, heir), leave(heir, id))
  expect(refused.status).toBe(400)
  expect(textOf(await refused.text())).toContain('Diese Person gibt es nicht mehr.')
  expect(await contactsOf(ids)).toEqual([heir, heir, heir, heir])
  expect(await rowOf('team', heir)).toMatchObject({ deletedAt: null })

  const edited = async () => {
    const row = await findProperty(db, online)
    return [row?.updatedAt, row?.editedAt, row?.updatedBy]
  }
  const before = await edited()
  await visitor.post(`/dashboard/team/${id}/restore`, { successor: heir })
  expect(await contactsOf(ids)).toEqual([id, id, id, id])
  expect(await edited()).toEqual(before)
})

test('who comes back from the trash takes back what nobody else was given since', async () => {
  const { id, ids, online } = await somebodyResponsible()
  const { id: heir } = await add('team', { name: 'Mara Brandt' })
  await visitor.post(`/dashboard/team/${id}/trash`, {})
  await db.update(properties).set({ responsibleMember: heir, version: 3 }).where(eq(properties.id, online))
  await visitor.post(`/dashboard/team/${id}/restore`, {})
  expect(await contactsOf(ids)).toEqual([heir, id, id, id])
})

test('who is in the trash can be chosen nowhere, not even by hand', async () => {
  const { id } = await add('team', { name: 'Geht Bald' })
  const { id: leaving } = await somebodyResponsible()
  const property = newId()
  await createProperty(db, property, aProperty(), 'Test')
  await visitor.post(`/dashboard/team/${id}/trash`, {})
  for (const page of [
    `/dashboard/properties/${property}`,
    '/dashboard/properties',
    `/dashboard/team/${leaving}/trash`,
  ]) {
    expect([page, (await (await visitor.get(page)).text()).includes(`value="${id}"`)]).toEqual([page, false])
  }
  const admin = await staff('admin')
  expect(await (await admin.get('/dashboard/settings')).text()).not.toContain(`value="${id}"`)
  for (const successor of [id, leaving, 'zzzzzzzzzzzz', 'x'.repeat(50_000)]) {
    const refused = await visitor.post(`/dashboard/team/${leaving}/trash`, { successor })
    expect(refused.status).toBe(400)
    expect(textOf(await refused.text())).toContain('Diese Person gibt es nicht mehr.')
  }
  expect(await rowOf('team', leaving)).toMatchObject({ deletedAt: null })
  const saved = await visitor.save(`/dashboard/properties/${property}`, { ...filledForm({ responsibleMember: id }) })
  expect(saved.status).toBe(400)
})

test('after 30 days the night deletes entries for good, with portrait and history, whoever still refers to them', async () => {
  const { id } = await add('team', { picture: aPicture() })
  const { id: quote } = await add('testimonials', { picture: aPicture() })
  const { id: figure } = await add('numbers')
  const { id: recent } = await add('numbers')
  const keys = [await portraitOf('team', id), await portraitOf('testimonials', quote)]
  for (const at of [`team/${id}`, `testimonials/${quote}`, `numbers/${figure}`, `numbers/${recent}`])
    await visitor.post(`/dashboard/${at}/trash`, {})
  const longAgo = new Date(Date.now() - trashLifetime - 1000)
  await db.update(teamMembers).set({ deletedAt: longAgo }).where(eq(teamMembers.id, id))
  await db.update(testimonials).set({ deletedAt: longAgo }).where(eq(testimonials.id, quote))
  await db.update(keyFigures).set({ deletedAt: longAgo }).where(eq(keyFigures.id, figure))
  const property = newId()
  await createProperty(db, property, aProperty({ responsibleMember: id }), 'Test')

  expect((await emptyTrash(db)).sort()).toEqual(keys.sort())
  expect([await rowOf('team', id), await rowOf('testimonials', quote), await rowOf('numbers', figure)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(await rowOf('numbers', recent)).toBeDefined()
  expect(await findProperty(db, property)).toMatchObject({ responsibleMember: null })
  expect(
    await db
      .select()
      .from(history)
      .where(inArray(history.subjectId, [id, quote, figure])),
  ).toEqual([])
})

test('a portrait in the trash is shown to staff alone', async () => {
  const { id } = await add('team', { picture: aPicture() })
  const file = `/media/${await portraitOf('team', id)}/320`
  expect((await new Visitor().get(file)).status).toBe(200)
  await visitor.post(`/dashboard/team/${id}/trash`, {})
  expect((await new Visitor().get(file)).status).toBe(404)
  expect((await visitor.get(file)).status).toBe(200)
})

const portrayed = ['team', 'testimonials'] as const

test.each(portrayed)('%s: a portrait is taken, kept, replaced and removed, and each is taken back', async (list) => {
  const { id, answer } = await add(list, { picture: aPicture() })
  expect(answer.status).toBe(303)
  const first = await portraitOf(list, id)
  expect(await filesOf(first)).toBe(1)
  expect(await (await visitor.get(`/dashboard/${list}/${id}`)).text()).toContain(`/media/${first}/320`)

  const at = `/dashboard/${list}/${id}`
  await visitor.save(at, formOf({ ...typed[list], picture: new File([], '') }))
  expect(await portraitOf(list, id)).toBe(first)

  const undo = async () => {
    const { action, fields } = wayBack(await (await visitor.get(`/dashboard/${list}`)).text())
    expect((await visitor.post(action, fields)).status).toBe(303)
  }
  await visitor.save(at, formOf({ ...typed[list], picture: aPicture('neu.png', pngBytes, 'image/png') }))
  const second = await portraitOf(list, id)
  expect(second).not.toBe(first)
  await undo()
  expect(await portraitOf(list, id)).toBe(first)
  await undo()
  expect(await portraitOf(list, id)).toBe(second)

  await visitor.save(at, { ...typed[list], removePicture: 'on' })
  expect(await portraitOf(list, id)).toBeUndefined()
  await undo()
  expect(await portraitOf(list, id)).toBe(second)
  const shown = await (await visitor.get(`${at}/history`)).text()
  expect(shown).toContain(`/media/${first}/320`)
  expect(textOf(shown)).toMatch(/Porträt.*Zurückholen/)
  await visitor.post(`${at}/history/3/restoration`, { field: 'picture' })
  expect(await portraitOf(list, id)).toBe(first)
})

test('a form with a portrait that is posted twice asks nothing and keeps one picture', async () => {
  const { id } = await add('team', { picture: aPicture() })
  const first = await portraitOf('team', id)
  expect((await add('team', { picture: aPicture() }, id)).answer.status).toBe(303)
  expect(await portraitOf('team', id)).toBe(first)
  const form = () => formOf({ ...typed.team, version: '2', picture: aPicture('neu.png', pngBytes, 'image/png') })
  const answers = [
    await visitor.post(`/dashboard/team/${id}`, form()),
    await visitor.post(`/dashboard/team/${id}`, form()),
  ]
  expect(answers.map(({ status }) => status)).toEqual([303, 303])
})

test.each(portrayed)(
  '%s: two who replace the same portrait are asked, and either picture can be kept',
  async (list) => {
    const { id } = await add(list, { picture: aPicture() })
    const at = `/dashboard/${list}/${id}`
    const post = (fields: Record<string, string | File>) => visitor.post(at, formOf({ ...typed[list], ...fields }))
    const hers = { ...typed[list], version: '1', picture: aPicture('ihre.png', pngBytes, 'image/png') }
    expect((await (await staff()).post(at, formOf(hers))).status).toBe(303)
    const theirs = await portraitOf(list, id)
    const mine = aPicture('meine.jpg', jpegBytes)
    const asked = await post({ version: '1', picture: new File([mine, ' '], 'meine.jpg') })
    expect(asked.status).toBe(409)
    const page = await asked.text()
    const uploaded = controlValue(page, 'uploaded') ?? ''
    expect(textOf(page)).toContain('Porträt Sie beide haben das geändert')
    for (const key of [theirs, uploaded]) expect(page).toContain(`/media/${key}/320`)
    expect(await portraitOf(list, id)).toBe(theirs)

    expect((await post({ version: '2', uploaded, 'keep.picture': 'theirs' })).status).toBe(303)
    expect(await portraitOf(list, id)).toBe(theirs)
    expect((await post({ version: '3', uploaded, 'keep.picture': 'mine' })).status).toBe(303)
    expect(await portraitOf(list, id)).toBe(uploaded)

    // Who changed words alone is told of the new picture, and may keep the former one.
    const late = await post({ version: '3' })
    expect(late.status).toBe(409)
    expect(controlValue(await late.text(), 'uploaded')).toBe(theirs)
  },
)

test.each(portrayed)('%s: a portrait survives a form that is refused, and is saved with it later', async (list) => {
  const [field = ''] = Object.keys(typed[list])
  for (const stored of [false, true]) {
    const id = stored ? (await add(list)).id : newId()
    const path = stored ? `/dashboard/${list}/${id}` : `/dashboard/${list}/new`
    const own: Record<string, string> = stored ? { version: '1' } : { id }
    const refused = await visitor.post(path, formOf({ ...typed[list], ...own, [field]: ' ', picture: aPicture() }))
    expect(refused.status).toBe(400)
    const page = await refused.text()
    const uploaded = controlValue(page, 'uploaded') ?? ''
    expect(textOf(page)).toContain('Das ausgewählte Bild ist noch da.')
    expect((await visitor.get(`/media/${uploaded}/320`)).status).toBe(200)
    expect((await new Visitor().get(`/media/${uploaded}/320`)).status).toBe(404)
    const again = await visitor.post(path, formOf({ ...typed[list], ...own, [field]: '', uploaded }))
    expect(controlValue(await again.text(), 'uploaded')).toBe(uploaded)
    expect((await visitor.post(path, formOf({ ...typed[list], ...own, uploaded }))).status).toBe(303)
    expect(await portraitOf(list, id)).toBe(uploaded)
  }
})

test('the key of a picture that is somebody’s, swept, or none at all is refused with a sentence, once', async () => {
  const { id: other } = await add('team', { picture: aPicture() })
  const { id } = await add('team')
  const key = (await portraitOf('team', other)) ?? ''
  for (const uploaded of [key, 'f'.repeat(24), '../../etc', 'x'.repeat(50_000)]) {
    const answer = await visitor.post(`/dashboard/team/${id}`, { ...typed.team, version: '1', name: 'Neu', uploaded })
    expect(answer.status).toBe(400)
    const page = await answer.text()
    expect(textOf(page)).toContain('Porträt: Das Bild, das Sie ausgewählt hatten, liegt nicht mehr vor.')
    expect(controlValue(page, 'name')).toBe('Neu')
    expect(page).not.toContain('name="uploaded"')
  }
  expect(await portraitOf('team', id)).toBeUndefined()
})

test('a replaced portrait stays for the history for 30 days, one that nobody saved for a day', async () => {
  const { id } = await add('team', { picture: aPicture() })
  const replaced = await portraitOf('team', id)
  await visitor.save(
    `/dashboard/team/${id}`,
    formOf({ ...typed.team, picture: aPicture('b.png', pngBytes, 'image/png') }),
  )
  const refused = await visitor.post('/dashboard/team/new', formOf({ name: '', picture: aPicture() }))
  const unsaved = controlValue(await refused.text(), 'uploaded')
  const sweepAfter = async (days: number) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * 24 * 60 * 60 * 1000 })
    await sweepPictures(db, { bucket: env.MEDIA, images: env.IMAGES })
    vi.useRealTimers()
    return [await filesOf(replaced), await filesOf(unsaved)]
  }
  expect(await sweepAfter(0)).toEqual([1, 1])
  expect(await sweepAfter(2)).toEqual([1, 0])
  expect(await sweepAfter(31)).toEqual([0, 0])
  expect(await filesOf(await portraitOf('team', id))).toBe(1)
})

const refused: [what: string, file: () => File, sentence: string][] = [
  ['a text', () => aPicture('brief.jpg', 'Sehr geehrte Damen und Herren'), 'brief.jpg: Das ist kein Bild'],
  [
    'an SVG named .jpg',
    () => aPicture('logo.jpg', '<svg xmlns="http://www.w3.org/2000/svg"/>'),
    'logo.jpg: Das ist kein',
  ],
  ['an empty file', () => aPicture('leer.jpg', ''), 'leer.jpg: Die Datei ist leer'],
  ['half a JPEG', () => aPicture('halb.jpg', jpegBytes.subarray(0, 200)), 'halb.jpg: Das Bild lässt sich nicht öffnen'],
  [
    '20 MB',
    () => aPicture('gross.jpg', new Uint8Array(20 * 1024 * 1024)),
    'gross.jpg: Das Bild hat 20 MB, erlaubt sind 15',
  ],
]

test.each(refused)(
  '%s as a portrait: nothing is saved, all words come back, the control says why',
  async (_, file, sentence) => {
    const { id } = await add('team', { picture: aPicture() })
    const before = await rowOf('team', id)
    const words = { ...typed.team, name: 'Neuer Name', bio: 'Neu\n\n<b>und</b> anders' }
    const answer = await visitor.post(
      `/dashboard/team/${id}`,
      formOf({ ...words, picture: file(), removePicture: 'on' }),
    )
    expect(answer.status).toBe(400)
    const page = await answer.text()
    for (const [name, value] of Object.entries(words)) expect(controlValue(page, name)).toBe(value)
    expect(controlValue(page, 'removePicture')).toBe('on')
    expect(page).toMatch(/<input[^>]*id="picture"[^>]*aria-invalid="true"/)
    expect(textOf(page)).toContain(`Porträt: ${sentence}`)
    expect(await rowOf('team', id)).toEqual(before)
  },
)

test('R2 refuses the picture: the entry is not made, and what was typed comes back', async () => {
  const put = vi.spyOn(env.MEDIA, 'put').mockRejectedValue(new Error('put: Please try again. (10001)'))
  const { id, answer } = await add('testimonials', { picture: aPicture() })
  put.mockRestore()
  expect(answer.status).toBe(400)
  const page = await answer.text()
  expect(textOf(page)).toContain('haus.jpg: Das Bild ließ sich nicht speichern.')
  expect(controlValue(page, 'quote')).toBe(typed.testimonials.quote)
  expect(controlValue(page, 'id')).toBe(id)
  expect(await rowOf('testimonials', id)).toBeUndefined()
})

const mistakes: [list: List, fields: Record<string, string>, sentence: string][] = [
  ['team', { name: 'ä'.repeat(10_000) }, 'Name: Kürzen Sie den Text auf 120 Zeichen, jetzt sind es 10.000.'],
  ['team', { name: '' }, 'Name: Füllen Sie dieses Feld aus.'],
  ['team', { name: 'Ada\u0007' }, 'Name: Der Text enthält unsichtbare Steuerzeichen.'],
  ['team', { email: 'ada' }, 'E-Mail-Adresse: Geben Sie eine vollständige E-Mail-Adresse ein'],
  ['team', { telephone: 'ruf an' }, 'Telefon: Geben Sie eine Telefonnummer ein'],
  ['team', { bio: 'x'.repeat(2_001) }, 'Über die Person: Kürzen Sie den Text auf 2.000 Zeichen, jetzt sind es 2.001.'],
  ['testimonials', { quote: '\u200b' }, 'Zitat: Füllen Sie dieses Feld aus.'],
  ['testimonials', { author: 'a\u0007b' }, 'Wer das sagt: Der Text enthält unsichtbare Steuerzeichen.'],
  ['numbers', { label: '' }, 'Bezeichnung: Füllen Sie dieses Feld aus.'],
  ['numbers', { value: 'seit dem Jahr 1987 am Ort' }, 'Wert: Kürzen Sie den Text auf 20 Zeichen, jetzt sind es 25.'],
]

test.each(mistakes)('%s with %j comes back as it was typed, new or stored', async (list, fields, sentence) => {
  const { id } = await add(list)
  const stored = await rowOf(list, id)
  const fresh = newId()
  for (const [path, own] of [
    [`/dashboard/${list}/${id}`, {}],
    [`/dashboard/${list}/new`, { id: fresh }],
  ] as const) {
    const answer = await visitor.post(path, { ...typed[list], ...fields, ...own })
    expect(answer.status).toBe(400)
    const page = await answer.text()
    expect(textOf(page)).toContain(sentence)
    for (const [name, value] of Object.entries({ ...typed[list], ...fields, ...own })) {
      expect(controlValue(page, name)).toBe(value)
    }
  }
  expect(await rowOf(list, id)).toEqual(stored)
  expect(await rowOf(list, fresh)).toBeUndefined()
})

const broken: [what: string, headers: Record<string, string>, body: BodyInit][] = [
  ['no boundary', { 'Content-Type': 'multipart/form-data' }, 'name=Ada'],
  ['another boundary', { 'Content-Type': 'multipart/form-data; boundary=a' }, '--b\r\n\r\nname'],
  ['JSON', { 'Content-Type': 'application/json' }, '{"name":"Ada"}'],
  ['nothing at all', {}, ''],
]

test.each(broken)('a post with %s is refused and changes nothing', async (_what, headers, body) => {
  for (const list of lists) {
    const { id } = await add(list)
    const stored = await rowOf(list, id)
    for (const path of [`/dashboard/${list}/${id}`, `/dashboard/${list}/new`, `/dashboard/${list}/${id}/order`]) {
      const count = (await rowsOf(list)).length
      const answer = await visitor.send(
        new Request(origin + path, { method: 'POST', headers: { Origin: origin, ...headers }, body: body || null }),
      )
      expect([path, answer.status]).toEqual([path, 400])
      expect(await rowsOf(list)).toHaveLength(count)
    }
    expect(await rowOf(list, id)).toEqual(stored)
  }
})

test('a file where a text belongs, and a text where a file belongs, do no harm', async () => {
  const { id } = await add('team')
  const at = `/dashboard/team/${id}`
  expect((await visitor.save(at, formOf({ ...typed.team, name: aPicture() }))).status).toBe(400)
  expect((await visitor.save(at, { ...typed.team, picture: 'C:\\fakepath\\ich.jpg' })).status).toBe(303)
  const twice = formOf(typed.team)
  twice.append('name', 'Zwei Namen')
  expect((await visitor.save(at, twice)).status).toBe(400)
  expect(await rowOf('team', id)).toMatchObject({ ...typed.team, pictureKey: null })
})

test('a picture that is posted to a key figure is not looked at', async () => {
  const { objects } = await env.MEDIA.list()
  const { answer } = await add('numbers', { picture: aPicture() })
  expect(answer.status).toBe(303)
  expect((await env.MEDIA.list()).objects).toHaveLength(objects.length)
})

test('a new entry with an id of its own making gets another one', async () => {
  await emptied('numbers')
  for (const id of ['', '../../etc', "'; drop table users; --", 'x'.repeat(5_000)]) {
    expect((await add('numbers', {}, id)).answer.status).toBe(303)
  }
  const ids = (await rowsOf('numbers')).map((row) => row.id)
  expect(ids).toHaveLength(4)
  for (const id of ids) expect(id).toMatch(/^[0-9a-z]{12}$/)
})

test.each(lists)(
  '%s: what is written to an entry that was removed meanwhile can be saved as a new one',
  async (list) => {
    const { id } = await add(list)
    await db.delete(tables[list]).where(eq(tables[list].id, id))
    const words = typed[list]
    const form = formOf({ ...words, picture: aPicture('ich.jpg') })
    const answer = await visitor.post(`/dashboard/${list}/${id}`, list === 'numbers' ? words : form)
    expect(answer.status).toBe(404)
    const page = await answer.text()
    for (const [name, value] of Object.entries(words)) expect(controlValue(page, name)).toBe(value)
    const text = textOf(page)
    expect(text).toContain('Jemand hat ihn entfernt, während Sie daran gearbeitet haben.')
    expect(text).toContain('Als neuen Eintrag speichern')
    if (list !== 'numbers') expect(text).toContain('Das ausgewählte Bild ist noch da.')
    expect(page).toContain(`action="/dashboard/${list}/new"`)
    await visitor.post(`/dashboard/${list}/new`, { ...words, id: controlValue(page, 'id') ?? '' })
    expect(await rowOf(list, (await rowsOf(list)).at(-1)?.id ?? '')).toMatchObject(words)
  },
)

test.each(lists)(
  '%s: what is written to an entry that is in the trash by now is saved by restoring it',
  async (list) => {
    const { id } = await add(list)
    const [field = ''] = Object.keys(typed[list])
    await visitor.post(`/dashboard/${list}/${id}/trash`, {})
    const words = { ...typed[list], [field]: 'Ganz anders', version: '1' }
    for (const path of [`/dashboard/${list}/${id}`, `/dashboard/${list}/new`]) {
      const answer = await visitor.post(path, { ...words, id })
      expect([path, answer.status]).toEqual([path, 409])
      const page = await answer.text()
      expect(controlValue(page, field)).toBe('Ganz anders')
      expect(page).toContain(`action="/dashboard/${list}/${id}"`)
      expect(textOf(page)).toContain('Wiederherstellen und speichern')
    }
    const mistaken = await visitor.post(`/dashboard/${list}/${id}`, { ...words, [field]: ' ', next: 'restore' })
    expect(mistaken.status).toBe(400)
    expect(textOf(await mistaken.text())).toContain('Wiederherstellen und speichern')
    expect((await rowOf(list, id))?.deletedAt).not.toBeNull()
    expect((await visitor.post(`/dashboard/${list}/${id}`, { ...words, next: 'restore' })).status).toBe(303)
    expect(await rowOf(list, id)).toMatchObject({ [field]: 'Ganz anders', deletedAt: null })
  },
)

test.each(lists)('%s: an entry that does not exist, or is one of another list, is not found', async (list) => {
  const [ofOther = list] = lists.filter((other) => other !== list)
  const { id } = await add(ofOther)
  for (const wrong of [id, 'zzzzzzzzzzzz', '%20', 'x'.repeat(300), '%27%22%3Cb%3E']) {
    const page = await visitor.get(`/dashboard/${list}/${wrong}`)
    expect([wrong, page.status]).toEqual([wrong, 404])
    expect((await visitor.get(`/dashboard/${list}/${wrong}/trash`)).status).toBe(404)
    expect((await visitor.post(`/dashboard/${list}/${wrong}`, typed[list])).status).toBe(404)
  }
  expect(await rowOf(ofOther, id)).toBeDefined()
})

const markup = '<b>"&\'</b>'

const hostile: Record<List, Record<string, string>> = {
  team: {
    name: markup,
    role: `R${markup}`,
    telephone: '040 12',
    email: 'a&b@x.test',
    bio: `B${markup}<script>x()</script>`,
  },
  testimonials: { quote: `Q${markup}`, author: markup },
  numbers: { label: `D${markup}`, labelEn: `E${markup}`, value: markup, suffix: '<i>%</i>' },
}

test.each([
  ['team', '/unser-team'],
  ['testimonials', '/'],
  ['numbers', '/uber-uns'],
] as const)('%s: markup stays text in the list, the form, the question and on the website', async (list, website) => {
  await emptied(list)
  const { id } = await add(list, hostile[list])
  expect(await rowOf(list, id)).toMatchObject(hostile[list])
  const pages = [`/dashboard/${list}`, `/dashboard/${list}/${id}`, `/dashboard/${list}/${id}/trash`]
  for (const path of [...pages, website]) {
    const page = await (await visitor.get(path)).text()
    expect([path, textOf(page).includes(markup) || path.endsWith(id)]).toEqual([path, true])
    expect([path, page.includes('<b>"'), page.includes('<script>x()')]).toEqual([path, false, false])
  }
  const form = await (await visitor.get(`/dashboard/${list}/${id}`)).text()
  for (const [name, value] of Object.entries(hostile[list])) expect(controlValue(form, name)).toBe(value)
  await emptied(list)
})

test('visitors see at once what is added, changed, moved and removed', async () => {
  for (const list of lists) await emptied(list)
  const seen = async (path: string) => textOf(await (await new Visitor().get(path)).text())
  const { id: ada } = await add('team')
  const { id: bea } = await add('team', { name: 'Bea Beispiel' })
  expect(await seen('/unser-team')).toMatch(/Ada Probe.*Bea Beispiel/)
  await visitor.post(`/dashboard/team/${bea}/order`, { move: 'up' })
  expect(await seen('/unser-team')).toMatch(/Bea Beispiel.*Ada Probe/)
  await visitor.save(`/dashboard/team/${ada}`, { ...typed.team, name: 'Ada Anders' })
  expect(await seen('/unser-team')).toContain('Ada Anders')
  await visitor.post(`/dashboard/team/${ada}/trash`, {})
  expect(await seen('/unser-team')).not.toContain('Ada')
  await add('numbers')
  for (const path of ['/', '/uber-uns']) expect(await seen(path)).toContain('Jahre am Ort seit 1987')
  await add('testimonials')
  for (const path of ['/', '/referenzen']) expect(await seen(path)).toContain('Es ging alles gut.')
})

test('testimonials say where they come from, in the language of the page if they can, or that nobody checked', async () => {
  const property = newId()
  await createProperty(db, property, aProperty({ sold: true }), 'Test')
  const voice = { quote: 'Gut.', author: 'Ada', property, originConfirmed: true }
  await createTestimonial(db, newId(), voice, 'last', null)
  const german = 'Wir haben jede Stimme am Vertrag geprüft.'
  const english = 'We have checked each testimonial against its contract.'
  const silent = newId()
  await createProperty(db, silent, aProperty({ sold: true }), 'Test')
  const agency = { ...demoSettings, valuer: null, testimonialOrigin: german, testimonialOriginEn: english }
  const visits = { de: new Visitor(), en: new Visitor() }
  visits.en.speak('en')
  for (const path of ['/', '/referenzen', `/referenzen/${property}`]) {
    const seen = async (language: keyof typeof visits) => await (await visits[language].get(path)).text()
    await saveAgency(db, agency)
    expect(await seen('de')).toContain(`>${german}</p>`)
    expect(await seen('en')).toContain(`>${english}</p>`)
    await saveAgency(db, { ...agency, testimonialOriginEn: null })
    expect(await seen('en')).toContain(`lang="de">${german}</p>`)
    await saveAgency(db, { ...agency, testimonialOrigin: null, testimonialOriginEn: null })
    expect(await seen('de')).toContain('Ob diese Stimmen von Kunden stammen, wurde nicht geprüft.')
    expect(await seen('en')).toContain('Whether these testimonials come from clients has not been checked.')
  }
  for (const visit of Object.values(visits)) {
    const text = textOf(await (await visit.get(`/referenzen/${silent}`)).text())
    expect(text).not.toMatch(/Ob diese Stimmen|Whether these testimonials/)
  }
})

test.each([
  ['team', 'Noch steht niemand im Team.', 'Teammitglied hinzufügen'],
  ['testimonials', 'Noch gibt es keine Kundenstimme.', 'Kundenstimme hinzufügen'],
  ['numbers', 'Noch gibt es keine Zahl.', 'Zahl hinzufügen'],
] as const)('%s: an empty list says so and leads on', async (list, sentence, button) => {
  await emptied(list)
  const text = await listText(list)
  expect(text).toContain(sentence)
  expect(text).toContain(button)
})

test('lists read no long texts', async () => {
  for (const list of ['team', 'testimonials'] as const) await emptied(list)
  await createTeamMember(
    db,
    newId(),
    { name: 'Ada', role: null, telephone: null, email: null, bio: 'L'.repeat(2_000) },
    'last',
    null,
  )
  await createTestimonial(
    db,
    newId(),
    { quote: 'L'.repeat(2_000), author: 'Lena', originConfirmed: false },
    'last',
    null,
  )
  for (const list of ['team', 'testimonials'] as const) {
    expect(await (await visitor.get(`/dashboard/${list}`)).text()).not.toContain('L'.repeat(300))
  }
  expect((await runQuery(testimonialsQuery(db, 'de'))).testimonials[0]?.quote).toHaveLength(2_000)
  expect((await runQuery(teamMembersQuery(db, 'de')))[0]?.bio).toHaveLength(2_000)
})

test('an English label that is older than its German one is marked', async () => {
  const { id } = await add('numbers')
  const at = `/dashboard/numbers/${id}`
  const isMarked = async () => /id="labelEn-stale"[^>]*data-stale/.test(await (await visitor.get(at)).text())
  expect(await isMarked()).toBe(false)
  await visitor.post(at, { ...typed.numbers, version: '1', label: 'Jahre in der Stadt' })
  expect(await isMarked()).toBe(true)
  await visitor.post(at, {
    ...typed.numbers,
    version: '2',
    label: 'Jahre im Viertel',
    labelEn: 'Years in the quarter',
  })
  expect(await isMarked()).toBe(false)
})

test('everything is said in English, too', async () => {
  const english = await staff()
  english.speak('en')
  const { id } = await add('team')
  expect(textOf(await (await english.get('/dashboard/team')).text())).toContain('Add a team member')
  expect(textOf(await (await english.get(`/dashboard/team/${id}/trash`)).text())).toContain(
    'Remove Ada Probe from the team? The entry and its picture will disappear from the website. It can be restored',
  )
  await english.post(`/dashboard/team/${id}/order`, { move: 'up' })
  expect(textOf(await (await english.get('/dashboard/team')).text())).toMatch(/“Ada Probe” is now number \d+ of \d+\./)
})

test.each<[List | 'templates', Record<string, string>]>([
  ['team', { ...typed.team, roleEn: 'Sales', bioEn: 'One line' }],
  ['testimonials', { ...typed.testimonials, quoteEn: 'All went well.' }],
  ['numbers', typed.numbers],
  ['templates', { name: 'Absage', text: 'Leider nein.', textEn: 'Sorry, no.' }],
])('the list of %s says whose English is older than its German', async (list, fields) => {
  const id = newId()
  expect((await visitor.post(`/dashboard/${list}/new`, formOf({ id, ...fields }))).status).toBe(303)
  const row = async () => {
    const html = await (await visitor.get(`/dashboard/${list}`)).text()
    return html.slice(html.indexOf(`<li id="entry-${id}"`)).split('</li>')[0]
  }
  const note = 'Englisch älter als die deutsche Fassung'
  expect(await row()).not.toContain(note)

  await db.update(texts).set({ staleSince: new Date() }).where(eq(texts.subjectId, id))
  expect(await row()).toContain(note)
})

test('an English subject needs an English text, or nobody would read it', async () => {
  const form = { id: newId(), name: 'Termin', text: 'Guten Tag', subjectEn: 'Your viewing' }
  const refused = await visitor.post('/dashboard/templates/new', formOf(form))
  expect(refused.status).toBe(400)
  const html = await refused.text()
  expect(textOf(html)).toContain('Schreiben Sie den englischen Text dazu.')
  expect(controlValue(html, 'subjectEn')).toBe('Your viewing')
  expect((await visitor.post('/dashboard/templates/new', formOf({ ...form, textEn: 'Dear' }))).status).toBe(303)
})

/** A save changes what its sender has touched, and nothing else, whoever saved in between and whatever is posted twice. */
import { beforeAll, expect, test } from 'vitest'
import { newId } from '#app/data/database.server.ts'
import { listWordedPictures } from '#app/data/pictures/picture-words.server.ts'
import { createProperty, findProperty, updateProperty } from '#app/data/properties/properties.server.ts'
import { teamMembers } from '#app/data/tables/entries.server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { aDesk, propertyOf, transferOf } from '#tests/support/exchange.ts'
import { overtaken } from '#tests/support/interleaving.ts'
import { formIn, opened } from '#tests/support/opened-form.ts'
import { aPicture } from '#tests/support/picture-files.ts'
import { aProperty } from '#tests/support/properties.ts'
import { createdBy, filledForm, publishedBy } from '#tests/support/property-form.ts'
import { aUser, controlValue, db, staff, textOf, type Visitor, wayBack } from '#tests/support/visitor.ts'

let visitor: Visitor
let colleague: Visitor
let admin: Visitor

beforeAll(async () => {
  visitor = await staff()
  colleague = await staff()
  admin = await staff('admin')
  await db.insert(teamMembers).values({ id: 'member000001', name: 'Erika Muster' })
})

const address = (id: string) => `/dashboard/properties/${id}`

async function withPictures(count: number) {
  const id = newId()
  await createProperty(db, id, aProperty(), 'Test')
  const form = new FormData()
  for (let number = 0; number < count; number += 1) form.append('pictures', aPicture(`${number}.jpg`))
  const at = `${address(id)}/images`
  await visitor.post(at, form)
  const keys = (await listWordedPictures(db, id)).map(({ key }) => key)
  return { id, at, keys }
}

/** What the form of words on the page posts. */
function wordsIn(page: string, typed: Record<string, string> = {}): Record<string, string> {
  const names = page.matchAll(/\sname="((?:shown|kind|alt|caption|altEn|captionEn)\.[0-9a-f]{24}|version)"/g)
  return { ...Object.fromEntries([...names].map(([, name = '']) => [name, controlValue(page, name) ?? ''])), ...typed }
}

async function openedBy(one: Visitor, at: string, typed: Record<string, string>) {
  // The first look takes the message away, whose button posts words as well.
  await one.get(at)
  return wordsIn(await (await one.get(at)).text(), typed)
}

async function wordsSavedBy(one: Visitor, at: string, typed: Record<string, string>): Promise<Response> {
  return one.post(`${at}/words`, await openedBy(one, at, typed))
}

async function pageAfter(answer: Response): Promise<string> {
  return (await visitor.get((answer.headers.get('Location') ?? '').replace(/#.*/, ''))).text()
}

async function wordsOf(id: string) {
  return (await listWordedPictures(db, id)).map(({ alt, caption }) => [alt, caption])
}

test('a conflict about one picture leaves what a colleague has written at another', async () => {
  const { id, at, keys } = await withPictures(2)
  const [one = '', other = ''] = keys
  await wordsSavedBy(visitor, at, { [`alt.${one}`]: 'A', [`alt.${other}`]: 'B', [`caption.${other}`]: 'b' })
  const mine = await openedBy(visitor, at, { [`alt.${one}`]: 'A von mir' })
  const hers = { [`alt.${one}`]: 'A von ihr', [`alt.${other}`]: 'B von ihr', [`caption.${other}`]: 'b von ihr' }
  expect((await wordsSavedBy(colleague, at, hers)).status).toBe(303)
  const asked = await visitor.post(`${at}/words`, mine)
  expect(asked.status).toBe(409)
  const again = wordsIn(await asked.text(), { [`keep.alt.${one}`]: 'mine' })
  const saved = await visitor.post(`${at}/words`, again)
  expect(await wordsOf(id)).toEqual([
    ['A von mir', null],
    ['B von ihr', 'b von ihr'],
  ])
  expect(textOf(await pageAfter(saved))).toContain('Ein Bild ist gespeichert.')
})

test('taking back a save of words leaves what a colleague has written since, and asks about the same text', async () => {
  const { id, at, keys } = await withPictures(1)
  const [key = ''] = keys
  await wordsSavedBy(visitor, at, { [`alt.${key}`]: 'Haus', [`caption.${key}`]: 'zuerst' })
  const undo = wayBack(await pageAfter(await wordsSavedBy(visitor, at, { [`caption.${key}`]: 'dann' })))
  await wordsSavedBy(colleague, at, { [`alt.${key}`]: 'Haus von ihr' })
  expect((await visitor.post(undo.action, undo.fields)).status).toBe(303)
  expect(await wordsOf(id)).toEqual([['Haus von ihr', 'zuerst']])
  await wordsSavedBy(colleague, at, { [`caption.${key}`]: 'von ihr' })
  const asked = await visitor.post(undo.action, undo.fields)
  expect(asked.status).toBe(409)
  const page = await asked.text()
  expect(textOf(page)).toContain('Gespeichert von ihr Frühere Angabe zuerst')
  expect((await visitor.post(`${at}/words`, formIn(page, `keep.caption.${key}`))).status).toBe(303)
  expect(await wordsOf(id)).toEqual([['Haus von ihr', 'von ihr']])
})

test('taking back a save leaves what has been typed in its form since', async () => {
  const id = await createdBy(visitor, filledForm({ street: 'Alter Weg 1', city: 'Jork' }))
  await visitor.get(address(id))
  const propertyNumber = (await findProperty(db, id))?.propertyNumber ?? ''
  const form = filledForm({ version: '1', street: 'Neuer Weg 1', city: 'Jork', propertyNumber, reserved: '' })
  const saved = await pageAfter(await visitor.post(address(id), form))
  const button = />Rückgängig machen</.exec(saved)?.index ?? 0
  expect(saved.slice(saved.lastIndexOf('<button', button), button)).toContain('form="property"')
  const undo = wayBack(saved)
  const typed = { ...form, version: '2', city: 'Ladekop', rooms: 'viele' }
  const answer = await visitor.post(undo.action, { ...typed, ...undo.fields })
  expect(answer.status).toBe(200)
  const page = await answer.text()
  expect(textOf(page)).toContain('2 Angaben sind zurückgeholt.')
  const shown = ['street', 'city', 'rooms', 'version', 'reserved'].map((name) => controlValue(page, name))
  expect(shown).toEqual(['Alter Weg 1', 'Ladekop', 'viele', '3', 'on'])
  expect(await findProperty(db, id)).toMatchObject({ street: 'Alter Weg 1', city: 'Jork', reserved: true, version: 3 })
  const again = filledForm({ version: '3', street: 'Alter Weg 1', city: 'Ladekop', propertyNumber })
  expect((await visitor.post(address(id), again)).status).toBe(303)
  expect(await findProperty(db, id)).toMatchObject({ street: 'Alter Weg 1', city: 'Ladekop', version: 4 })
})

test('taking back a save leaves and names what a colleague has changed since, and keeps what is typed', async () => {
  const id = await createdBy(visitor, filledForm({ street: 'Alter Weg 1', city: 'Jork', district: 'Mitte' }))
  const propertyNumber = (await findProperty(db, id))?.propertyNumber ?? ''
  const form = filledForm({ version: '1', street: 'Neuer Weg 1', city: 'Stade', district: 'Mitte', propertyNumber })
  const undo = wayBack(await pageAfter(await visitor.post(address(id), form)))
  expect(
    (await colleague.post(address(id), { ...form, version: '2', city: 'Buxtehude', district: 'Süd' })).status,
  ).toBe(303)

  const asked = await (await visitor.post(undo.action, undo.fields)).text()
  expect(new Set([...asked.matchAll(/name="keep\.(\w+)"/g)].map(([, name]) => name))).toEqual(new Set(['city']))
  const shown = ['street', 'city', 'district'].map((name) => controlValue(asked, name))
  expect(shown).toEqual(['Alter Weg 1', 'Jork', 'Süd'])

  const typed = await visitor.post(undo.action, { ...form, version: '2', name: 'Lange getippt', ...undo.fields })
  expect(typed.status).toBe(409)
  const page = await typed.text()
  expect(['name', 'street', 'version'].map((name) => controlValue(page, name))).toEqual([
    'Lange getippt',
    'Alter Weg 1',
    '3',
  ])
  expect(await findProperty(db, id)).toMatchObject({ street: 'Neuer Weg 1', city: 'Buxtehude', version: 3 })

  // Out of the history, staff choose the former value itself.
  expect((await visitor.post(undo.action.replace('?undo', ''), {})).status).toBe(303)
  expect(await findProperty(db, id)).toMatchObject({ street: 'Alter Weg 1', city: 'Jork', district: 'Süd' })
})

const lateUndos: Record<string, { field: string; at: () => Promise<string> }> = {
  property: { field: 'name', at: async () => address(await createdBy(visitor)) },
  settings: { field: 'city', at: async () => dashboardPaths.settings },
  'home picture': {
    field: 'alt',
    at: async () => {
      await admin.save(dashboardPaths.settingsPicture, pictureForm())
      return dashboardPaths.settingsPicture
    },
  },
  texts: { field: 'title', at: async () => dashboardPaths.page('valuation') },
  entry: { field: 'name', at: async () => '/dashboard/team/member000001' },
  user: { field: 'name', at: async () => dashboardPaths.user((await aUser()).id) },
  connection: {
    field: 'name',
    at: async () => {
      const id = newId()
      await admin.post(dashboardPaths.newConnection, { id, name: 'onOffice', 'providers[0]': '1', decision: 'review' })
      return dashboardPaths.connection(id)
    },
  },
  account: { field: 'name', at: async () => dashboardPaths.account },
}

function pictureForm(): FormData {
  const form = new FormData()
  form.set('picture', aPicture())
  return form
}

test.each(Object.entries(lateUndos))(
  'an undo that comes too late leaves the newer value unless staff choose the former one: %s',
  async (_, { field, at: begin }) => {
    const at = await begin()
    const save = async (value: string) => {
      // The first look takes the message away, whose button carries a version of its own.
      await admin.get(at)
      const answer = await admin.post(at, { ...(await opened(admin, at, field)), [field]: value })
      expect(answer.status).toBe(303)
      return (await admin.get((answer.headers.get('Location') ?? '').replace(/#.*/, ''))).text()
    }
    await save('Eins')
    const undo = wayBack(await save('Zwei'))
    await save('Drei')
    const asked = await admin.post(undo.action, undo.fields)
    expect(asked.status).toBe(409)
    const page = await asked.text()
    expect(textOf(page)).toContain('Gespeichert Drei Frühere Angabe Eins')
    for (const wrong of ['Ihre Eingabe', 'Sie beide', 'hat gespeichert']) expect(textOf(page)).not.toContain(wrong)
    const chosen = formIn(page, `keep.${field}`)
    expect((await admin.post(at, chosen)).status).toBe(303)
    await admin.get(at)
    expect((await opened(admin, at, field))[field]).toBe('Drei')
    const stale = { ...chosen, [`keep.${field}`]: 'mine' }
    const again = await (await admin.post(undo.action, undo.fields)).text()
    const version = controlValue(again, 'version') ?? ''
    expect((await admin.post(at, { ...stale, version })).status).toBe(303)
    await admin.get(at)
    expect((await opened(admin, at, field))[field]).toBe('Eins')
  },
)

test('an undo that finds its values taken back already keeps what is typed, and the next save takes it', async () => {
  const id = newId()
  const stored = aProperty({ published: false, street: 'Alter Weg 1' })
  await createProperty(db, id, stored, 'Test')
  await updateProperty(db, id, { ...stored, street: 'Neuer Weg 1' }, 1, 'Test')
  const form = { ...(await opened(visitor, address(id), 'street')), city: 'Getippt' }
  const undo = `${address(id)}/history/2/restoration?undo`
  expect((await visitor.post(undo, {})).status).toBe(303)
  await visitor.get(address(id))
  const again = await visitor.post(undo, form)
  const page = await again.text()
  expect([again.status, controlValue(page, 'city')]).toEqual([200, 'Getippt'])
  expect(textOf(page)).toContain('Das steht heute schon so')
  expect(await findProperty(db, id)).toMatchObject({ city: stored.city, street: 'Alter Weg 1' })
})

test('an undo whose change is gone keeps what is typed, and nothing is saved', async () => {
  const id = await createdBy(visitor, filledForm({ city: 'Jork' }))
  const of = `${address(id)}/history/7/restoration?undo`
  const form = { ...(await opened(visitor, address(id), 'street')), city: 'Getippt' }
  const answer = await visitor.post(of, form)
  const page = await answer.text()
  expect([answer.status, controlValue(page, 'city')]).toEqual([200, 'Getippt'])
  expect(textOf(page)).toContain('Diese Änderung gibt es nicht mehr')
  expect(await findProperty(db, id)).toMatchObject({ city: 'Jork' })
})

test('an undo of the home picture that is gone keeps what is typed at it, not at the settings', async () => {
  await admin.save(dashboardPaths.settingsPicture, pictureForm())
  await admin.get(dashboardPaths.settingsPicture)
  const form = { ...(await opened(admin, dashboardPaths.settingsPicture, 'alt')), alt: 'Lange getippt' }
  const answer = await admin.post(`${dashboardPaths.settingsHistory}/9999/restoration?undo`, form)
  expect([answer.status, controlValue(await answer.text(), 'alt')]).toEqual([200, 'Lange getippt'])
})

test('what a colleague saves while an undo is under way does not vanish unasked', async () => {
  const id = await createdBy(visitor, filledForm({ street: 'Alter Weg 1', city: 'Jork' }))
  const save = async (one: Visitor, changes: Record<string, string>) => {
    await one.get(address(id))
    const answer = await one.post(address(id), { ...(await opened(one, address(id), 'street')), ...changes })
    expect(answer.status).toBe(303)
    return answer
  }
  const undo = wayBack(await pageAfter(await save(visitor, { street: 'Neuer Weg 1' })))
  const hers = () => save(colleague, { street: 'Ihr Weg 1', city: 'Stade' })
  const answer = await overtaken(/^update "properties"/, hers, () => visitor.post(undo.action, undo.fields))
  expect(answer.status).toBe(409)
  const page = await answer.text()
  expect(textOf(page)).toContain('Gespeichert Ihr Weg 1 Frühere Angabe Alter Weg 1')
  expect(await findProperty(db, id)).toMatchObject({ street: 'Ihr Weg 1', city: 'Stade' })
  expect((await visitor.post(address(id), formIn(page, 'keep.street'))).status).toBe(303)
  expect(await findProperty(db, id)).toMatchObject({ street: 'Ihr Weg 1', city: 'Stade' })
})

test('words of pictures are taken back while others stay typed', async () => {
  const { at, keys } = await withPictures(2)
  const [one = '', two = ''] = keys
  await wordsSavedBy(visitor, at, { [`caption.${one}`]: 'zuerst' })
  const saved = await pageAfter(await wordsSavedBy(visitor, at, { [`caption.${one}`]: 'dann' }))
  const form = wordsIn(saved, { [`alt.${two}`]: 'Noch getippt', [`alt.${one}`]: 'Auch hier' })
  const undo = wayBack(saved)
  expect(saved).toMatch(/<button[^>]*form="pictures-form"[^>]*>Rückgängig machen/)
  const answer = await visitor.post(undo.action, { ...form, ...undo.fields })
  const page = await answer.text()
  const shown = [`caption.${one}`, `alt.${one}`, `alt.${two}`].map((name) => controlValue(page, name))
  expect(shown).toEqual(['zuerst', 'Auch hier', 'Noch getippt'])
  expect((await listWordedPictures(db, at.split('/')[3] ?? '')).map(({ alt, caption }) => [alt, caption])).toEqual([
    ['', 'zuerst'],
    ['', null],
  ])
  expect((await visitor.post(`${at}/words`, wordsIn(page))).status).toBe(303)
  expect((await listWordedPictures(db, at.split('/')[3] ?? '')).map(({ alt, caption }) => [alt, caption])).toEqual([
    ['Auch hier', 'zuerst'],
    ['Noch getippt', null],
  ])

  await wordsSavedBy(colleague, at, { [`caption.${one}`]: 'von ihr', [`alt.${two}`]: 'Von ihr' })
  const asked = await visitor.post(undo.action, { ...form, [`alt.${two}`]: 'Lange getippt', ...undo.fields })
  const question = await asked.text()
  expect([asked.status, controlValue(question, `alt.${two}`)]).toEqual([409, 'Lange getippt'])
  const again = await visitor.post(`${at}/words`, wordsIn(question, { [`keep.caption.${one}`]: 'theirs' }))
  expect([again.status, textOf(await again.text())]).toEqual([409, expect.stringContaining('Gespeichert Von ihr')])
})

test('publishing by the form is taken back like any other save', async () => {
  const id = await publishedBy(visitor)
  await visitor.post(`${address(id)}/visibility`, {})
  await visitor.get(address(id))
  const form = { ...(await opened(visitor, address(id), 'street')), next: 'publish' }
  const undo = wayBack(await pageAfter(await visitor.post(address(id), form)))
  expect(await findProperty(db, id)).toMatchObject({ published: true })
  expect((await visitor.post(undo.action, undo.fields)).status).toBe(303)
  expect(await findProperty(db, id)).toMatchObject({ published: false })
})

test('a save of one’s own in another window is called one’s own, and only its fields decide whose it is', async () => {
  const id = await createdBy(visitor, filledForm({ street: 'Alter Weg 1', city: 'Jork' }))
  await visitor.get(address(id))
  const late = { ...(await opened(visitor, address(id), 'street')), street: 'Hier 1', city: 'Hier' }
  const other = { ...late, street: 'Dort 1', city: 'Jork' }
  expect((await visitor.post(address(id), other)).status).toBe(303)
  const own = textOf(await (await visitor.post(address(id), late)).text())
  expect(own).toContain('Sie selbst haben in einem anderen Fenster gespeichert')
  expect(own).toContain('In beiden Fenstern geändert')
  for (const wrong of ['Petra Probe hat gespeichert', 'Jemand hat', 'Sie beide']) expect(own).not.toContain(wrong)
  const english = await visitor.speak('en').post(address(id), late)
  expect(textOf(await english.text())).toContain('You yourself saved in another window')
  visitor.speak('de')
  const hers = { ...other, version: '2', city: 'Von ihr' }
  expect((await colleague.post(address(id), hers)).status).toBe(303)
  const mixed = textOf(await (await visitor.post(address(id), { ...late, version: '2', street: 'Dort 1' })).text())
  expect(mixed).toContain('hat gespeichert')
})

test('taking over what the sender sent leaves what is typed, and so does its undo', async () => {
  const desk = await aDesk()
  await desk.takeOver(transferOf([{ number: 'U1', price: 650_000, pictures: [] }]))
  const { id } = await propertyOf('U1')
  await visitor.get(address(id))
  const price = { ...(await opened(visitor, address(id), 'street')), purchasePrice: '700.000' }
  expect((await visitor.post(address(id), price)).status).toBe(303)
  await visitor.get(address(id))
  const shown = await (await visitor.get(address(id))).text()
  expect(shown).toMatch(/<button[^>]*form="property"[^>]*formaction="[^"]*\/origin"/i)
  const form = { ...formIn(shown, 'street'), district: 'Noch getippt', field: 'purchasePrice' }
  const taken = await visitor.post(`${address(id)}/origin`, form)
  const page = await taken.text()
  const values = ['purchasePrice', 'district'].map((name) => controlValue(page, name))
  expect([taken.status, ...values]).toEqual([200, '650.000', 'Noch getippt'])
  expect(await findProperty(db, id)).toMatchObject({ purchasePrice: 650_000, district: null })
  expect(page).toMatch(/<button[^>]*form="property"[^>]*>Rückgängig machen/)
  const undo = wayBack(page)
  const back = await (await visitor.post(undo.action, { ...formIn(page, 'street'), ...undo.fields })).text()
  expect(['purchasePrice', 'district'].map((name) => controlValue(back, name))).toEqual(['700.000', 'Noch getippt'])
  expect(await findProperty(db, id)).toMatchObject({ purchasePrice: 700_000, district: null })
})

test('a stored address that would be refused today blocks nothing that is taken back', async () => {
  const id = newId()
  const stored = aProperty({ published: false, street: 'Alter Weg 1', tourUrl: 'https://www.tour\u00addemo.de/haus' })
  await createProperty(db, id, stored, 'Test')
  await updateProperty(db, id, { ...stored, street: 'Neuer Weg 1' }, 1, 'Test')
  expect((await visitor.post(`${address(id)}/history/2/restoration?undo`, {})).status).toBe(303)
  expect(await findProperty(db, id)).toMatchObject({ street: 'Alter Weg 1', details: { tourUrl: stored.tourUrl } })

  await updateProperty(db, id, { ...stored, tourUrl: null }, 3, 'Test')
  const refused = await visitor.post(`${address(id)}/history/4/restoration`, {})
  expect(refused.status).toBe(400)
  expect(await refused.text()).toMatch(/name="tourUrl\[0\]"[^>]*aria-invalid="true"/)
})

test('a text of a picture that was empty is empty again after it was restored, and that can be taken back', async () => {
  const { id, at, keys } = await withPictures(1)
  await wordsSavedBy(visitor, at, { [`caption.${keys[0]}`]: 'Falsch' })
  const version = (await findProperty(db, id))?.version
  const restored = await visitor.post(`${address(id)}/history/${version}/restoration`, {})
  expect(await wordsOf(id)).toEqual([['', null]])
  const page = await pageAfter(restored)
  expect(textOf(page)).toContain('Eine Angabe ist zurückgeholt.')
  const undo = wayBack(page)
  expect((await visitor.post(undo.action, undo.fields)).status).toBe(303)
  expect(await wordsOf(id)).toEqual([['', 'Falsch']])
})

test('the button that restores leaves an offer online that a colleague has restored and published before', async () => {
  const id = await publishedBy(visitor)
  const propertyNumber = (await findProperty(db, id))?.propertyNumber ?? ''
  const form = filledForm({ name: 'Lange getippt', published: 'on', version: '2', propertyNumber })
  await visitor.post(`${address(id)}/trash`, {})
  expect((await visitor.post(address(id), form)).status).toBe(409)
  await colleague.post(`${address(id)}/restore`, { published: 'on' })
  expect(await findProperty(db, id)).toMatchObject({ published: true, deletedAt: null })
  expect((await visitor.post(address(id), { ...form, next: 'restore' })).status).toBe(303)
  expect(await findProperty(db, id)).toMatchObject({ name: 'Lange getippt', published: true })
})

test('what is typed beside a translation comes back when its property is in the trash by then', async () => {
  const id = await createdBy(visitor, filledForm({ version: '1' }))
  await visitor.post(`${address(id)}/trash`, {})
  const form = filledForm({ version: '1', description: 'Lange getippt' })
  const answer = await visitor.post(`${address(id)}/texts/en/description/freshness`, form)
  expect(answer.status).toBe(409)
  expect(controlValue(await answer.text(), 'description')).toBe('Lange getippt')
})

test.each([
  ['sold without its month', { sold: 'on', soldOn: '' }],
  ['no longer sold with a month', { sold: '', soldOn: '11.2026' }],
])('a form that is posted twice contradicts nobody: %s', async (_, closing) => {
  const id = await createdBy(visitor, filledForm({ version: '1' }))
  const propertyNumber = (await findProperty(db, id))?.propertyNumber ?? ''
  const form = { ...filledForm({ version: '1', propertyNumber, reserved: '', highlighted: '' }), ...closing }
  expect((await visitor.post(address(id), form)).status).toBe(303)
  expect((await visitor.post(address(id), form)).status).toBe(303)
})

test('a portrait that two people remove is removed, and a member who comes back out of the trash is said to be back', async () => {
  const id = newId()
  const at = `/dashboard/team/${id}`
  const words = { name: 'Ada', role: 'V', telephone: '', email: '', bio: '' }
  const form = new FormData()
  for (const [name, value] of Object.entries({ id, ...words })) form.append(name, value)
  form.append('picture', aPicture('ich.jpg'))
  await visitor.post('/dashboard/team/new', form)
  for (let times = 0; times < 2; times += 1)
    expect((await visitor.post(at, { ...words, version: '1', removePicture: 'on' })).status).toBe(303)

  await visitor.post(`${at}/trash`, {})
  const back = await visitor.post(at, { ...words, role: 'Anders', version: '2', next: 'restore' })
  expect(textOf(await pageAfter(back))).toContain('„Ada“ ist wiederhergestellt und gespeichert.')
})

/** An undo that comes after a colleague's later act leaves it alone and says so; tests of property acts are in `stage.test.ts`. */
import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '#app/data/database.server.ts'
import { createKeyFigure, listKeyFigures } from '#app/data/entries/key-figures.server.ts'
import { createPicture, listPictures } from '#app/data/pictures/images.server.ts'
import { newPictureKey } from '#app/data/pictures/media.server.ts'
import { listTrashedPictures } from '#app/data/pictures/picture-trash.server.ts'
import { listWordedPictures } from '#app/data/pictures/picture-words.server.ts'
import { createProperty, findProperty } from '#app/data/properties/properties.server.ts'
import { users } from '#app/data/tables/access.server.ts'
import { enquiries } from '#app/data/tables/enquiries.server.ts'
import { keyFigures } from '#app/data/tables/entries.server.ts'
import { wordsOf } from '#app/domain/picture-words.ts'
import { jpegBytes } from '#tests/support/picture-files.ts'
import { aProperty } from '#tests/support/properties.ts'
import { aUser, controlValue, db, textOf, type Visitor, wayBack } from '#tests/support/visitor.ts'

const { visitor } = await aUser('admin', 'Anna Admin')
const { visitor: colleague } = await aUser('admin', 'Bernd Bunt')

/** The undo that the message on the page after an act offers. */
async function undoAfter(page: string, act: Promise<Response>) {
  expect((await act).status).toBe(303)
  return wayBack(await (await visitor.get(page)).text())
}

async function pressed({ action, fields }: ReturnType<typeof wayBack>, page: string, who: Visitor = visitor) {
  const answer = await who.post(action, fields)
  expect(answer.status).toBe(303)
  return textOf(await (await who.get(page)).text())
}

const notUndone = (what: string) =>
  `Nicht rückgängig gemacht: Bernd Bunt hat ${what} inzwischen geändert. Es bleibt, wie es ist. Verlauf ansehen`

async function anEnquiry() {
  const id = newId()
  const values = { name: 'Ada Test', email: 'ada@post.example', message: 'Noch frei?', locale: 'de' } as const
  await db.insert(enquiries).values({ id, ...values, receivedAt: new Date() })
  return { id, page: `/dashboard/enquiries/${id}` }
}

const statusOf = async (id: string) => (await db.select().from(enquiries).where(eq(enquiries.id, id)))[0]?.status

const laterWork = {
  'opened and closed again': async (page: string) => {
    await colleague.post(`${page}/status`, { status: 'new' })
    await colleague.post(`${page}/status`, { status: 'archived' })
  },
  'marked it answered and archived again': async (page: string) => {
    await colleague.post(`${page}/status`, { status: 'answered' })
    await colleague.post(`${page}/status`, { status: 'archived' })
  },
  'answered it': async (page: string) => {
    const form = await (await colleague.get(page)).text()
    const fields = { replyId: controlValue(form, 'replyId') ?? '', version: controlValue(form, 'version') ?? '' }
    const reply = { ...fields, subject: 'Ihre Anfrage', text: 'Guten Tag, ja.', next: 'send' }
    expect((await colleague.post(page, reply)).status).toBe(303)
  },
}

test.each(Object.entries(laterWork))('an enquiry stays as it is after a colleague has %s', async (_, work) => {
  const { id, page } = await anEnquiry()
  const undo = await undoAfter(page, visitor.post(`${page}/status`, { status: 'archived' }))
  await work(page)
  const theirs = await statusOf(id)
  expect(await pressed(undo, page)).toContain(
    'Nicht rückgängig gemacht: An der Anfrage von Ada Test wurde inzwischen gearbeitet. Sie bleibt, wie sie ist.',
  )
  expect(await statusOf(id)).toBe(theirs)
})

test('a status is taken back, and that again, where nothing has happened since', async () => {
  const { id, page } = await anEnquiry()
  const undo = await undoAfter(page, visitor.post(`${page}/status`, { status: 'answered' }))
  const again = await undoAfter(page, visitor.post(undo.action, undo.fields))
  expect(await statusOf(id)).toBe('new')
  await pressed(again, page)
  expect(await statusOf(id)).toBe('answered')
})

test('a status is taken back beside an earlier reply', async () => {
  const { id, page } = await anEnquiry()
  await laterWork['answered it'](page)
  const undo = await undoAfter(page, visitor.post(`${page}/status`, { status: 'archived' }))
  await pressed(undo, page)
  expect(await statusOf(id)).toBe('answered')
})

test('access that a colleague has blocked again stays blocked, and the history says who did it', async () => {
  const { id } = await aUser('editor', 'Erika Muster')
  const page = `/dashboard/users/${id}`
  const block = (who: Visitor, disabled: string) => who.post(`${page}/access`, { disabled })
  const undo = await undoAfter(page, block(visitor, 'on'))
  await block(colleague, 'off')
  await block(colleague, 'on')
  expect(await pressed(undo, page)).toContain(notUndone('den Zugang von „Erika Muster“'))
  expect(await db.select().from(users).where(eq(users.id, id))).toMatchObject([{ disabled: true }])
  const history = textOf(await (await visitor.get(`${page}/history`)).text())
  expect(history).toMatch(/Bernd Bunt.* Zugang gesperrt .*Zugang freigegeben.*Anna Admin.* Zugang gesperrt/)
})

test('blocking somebody whom a colleague has blocked offers no undo', async () => {
  const { id } = await aUser('editor', 'Erika Editor')
  const page = `/dashboard/users/${id}`
  await colleague.post(`${page}/access`, { disabled: 'on', redirectTo: page })
  await visitor.post(`${page}/access`, { disabled: 'on', redirectTo: page })
  expect(await (await visitor.get(page)).text()).not.toContain('Rückgängig machen')
})

test('access is given back although the name was changed since', async () => {
  const { id } = await aUser('editor', 'Erika Muster')
  const page = `/dashboard/users/${id}`
  const undo = await undoAfter(page, visitor.post(`${page}/access`, { disabled: 'on' }))
  await colleague.save(page, { name: 'Erika Neu', role: 'editor' })
  expect(await pressed(undo, page)).toContain('„Erika Neu“ kann sich wieder anmelden.')
})

const list = '/dashboard/numbers'

async function figures(count: number) {
  await db.delete(keyFigures)
  const ids = Array.from({ length: count }, newId)
  for (const [place, id] of ids.entries())
    await createKeyFigure(db, id, { label: `Zahl ${place}`, labelEn: null, value: String(place), suffix: null }, place)
  return ids
}

const orderOf = async () => (await listKeyFigures(db)).map(({ id }) => id)

test('an entry that a colleague has moved on stays there, and others may have moved', async () => {
  const [a = '', b = '', c = '', d = ''] = await figures(4)
  const move = (who: Visitor, id: string, move: string) => who.post(`${list}/${id}/order`, { move })
  const undo = await undoAfter(list, move(visitor, c, 'up'))
  expect(await orderOf()).toEqual([a, c, b, d])
  await move(colleague, c, 'up')
  expect(await pressed(undo, list)).toContain(
    'Nicht rückgängig gemacht: Die Reihenfolge wurde inzwischen geändert. „2“ bleibt an Stelle 1 von 4.',
  )
  expect(await orderOf()).toEqual([c, a, b, d])
  const other = await undoAfter(list, move(visitor, d, 'up'))
  await move(colleague, a, 'up')
  await pressed(other, list)
  expect(await orderOf()).toEqual([a, c, b, d])
})

test.each(['the entry', 'the one it passed'])(
  'an order stays that a colleague has changed and changed back by moving %s',
  async (which) => {
    const [a = '', b = '', c = ''] = await figures(3)
    const move = (who: Visitor, id: string, move: string) => who.post(`${list}/${id}/order`, { move })
    const undo = await undoAfter(list, move(visitor, c, 'up'))
    expect(await orderOf()).toEqual([a, c, b])
    const [moved, there, back] = which === 'the entry' ? [c, 'up', 'down'] : [b, 'up', 'down']
    await move(colleague, moved, there)
    await move(colleague, moved, back)
    expect(await orderOf()).toEqual([a, c, b])
    expect(await pressed(undo, list)).toContain('Nicht rückgängig gemacht: Die Reihenfolge wurde inzwischen geändert.')
    expect(await orderOf()).toEqual([a, c, b])
  },
)

test('an order is taken back, and that again, where nothing has happened since', async () => {
  const [a = '', b = ''] = await figures(2)
  const undo = await undoAfter(list, visitor.post(`${list}/${b}/order`, { move: 'up' }))
  const again = await undoAfter(list, visitor.post(undo.action, undo.fields))
  expect(await orderOf()).toEqual([a, b])
  await pressed(again, list)
  expect(await orderOf()).toEqual([b, a])
})

test('a copy on which somebody has worked since does not go to the trash', async () => {
  const { id } = await aHouse(1)
  const copy = newId()
  const page = `/dashboard/properties/${copy}`
  const undo = await undoAfter(page, visitor.post(`/dashboard/properties/${id}/duplicate`, { id: copy }))
  await colleague.post(`${page}/images/${(await keysOf(copy))[0]}/rotation`, { turn: 'left' })
  expect(await pressed(undo, '/dashboard/properties')).toMatch(/Nicht rückgängig gemacht: Bernd Bunt hat .* inzwischen/)
  expect(await findProperty(db, copy)).toMatchObject({ deletedAt: null })
})

test('a price that a colleague has changed and changed back is asked about', async () => {
  const id = newId()
  await createProperty(db, id, aProperty({ purchasePrice: 500_000 }), 'Test')
  const page = `/dashboard/properties/${id}/price`
  const set = async (who: Visitor, purchasePrice: string) => {
    const version = String((await findProperty(db, id))?.version)
    expect((await who.post(page, { purchasePrice, version, locale: 'de' })).status).toBe(303)
  }
  await set(visitor, '510.000')
  const undo = wayBack(await (await visitor.get('/dashboard/properties')).text())
  await set(colleague, '520.000')
  await set(colleague, '510.000')
  expect((await visitor.post(undo.action, undo.fields)).status).toBe(409)
  expect(await findProperty(db, id)).toMatchObject({ purchasePrice: 510_000 })
})

test('a point that a colleague has moved and moved back is asked about', async () => {
  const id = newId()
  await createProperty(db, id, aProperty({ latitude: 53.5, longitude: 9.9 }), 'Test')
  const page = `/dashboard/properties/${id}/location`
  const set = async (who: Visitor, latitude: string) => {
    const version = String((await findProperty(db, id))?.version)
    expect((await who.post(page, { latitude, longitude: '9,9', version, locale: 'de' })).status).toBe(303)
  }
  await set(visitor, '53,6')
  const undo = wayBack(await (await visitor.get(page)).text())
  await set(colleague, '53,7')
  await set(colleague, '53,6')
  expect((await visitor.post(undo.action, undo.fields)).status).toBe(409)
  expect(await findProperty(db, id)).toMatchObject({ latitude: 53.6 })
})

test('words of a picture that a colleague has changed and changed back are asked about', async () => {
  const { id, at, keys } = await aHouse(1)
  const [a = ''] = keys
  const describe = async (who: Visitor, alt: string) => {
    const [picture] = await listWordedPictures(db, id)
    if (!picture) throw new Error('no such picture')
    const shown = wordsOf(picture)
    expect((await who.post(`${at}/words`, { [`alt.${a}`]: alt, [`shown.${a}`]: shown })).status).toBe(303)
  }
  await describe(visitor, 'Das Haus am Deich')
  const undo = wayBack(await (await visitor.get(at)).text())
  await describe(colleague, 'Kurz anders')
  await describe(colleague, 'Das Haus am Deich')
  const asked = await visitor.post(undo.action, undo.fields)
  expect(asked.status).toBe(409)
  expect(textOf(await asked.text())).toContain('Gespeichert Das Haus am Deich Frühere Angabe Haus')
  expect(await listPictures(db, id)).toMatchObject([{ alt: 'Das Haus am Deich' }])
})

test('an entry that was restored and changed since does not go back to the trash', async () => {
  const [id = ''] = await figures(1)
  await visitor.post(`${list}/${id}/trash`, {})
  const undo = await undoAfter(list, visitor.post(`${list}/${id}/restore`, {}))
  await colleague.save(`${list}/${id}`, { label: 'Neues Wort', labelEn: '', value: '7', suffix: '' })
  const said = await pressed(undo, list)
  expect(said).toContain(notUndone('„7“'))
  expect(await orderOf()).toEqual([id])
})

test('an entry that a colleague has restored and removed again stays in the trash', async () => {
  const [id = ''] = await figures(1)
  const undo = await undoAfter(list, visitor.post(`${list}/${id}/trash`, {}))
  await colleague.post(`${list}/${id}/restore`, {})
  await colleague.post(`${list}/${id}/trash`, {})
  expect(await pressed(undo, list)).toContain(notUndone('„0“'))
  expect(await orderOf()).toEqual([])
  await colleague.post(`${list}/${id}/restore`, {})
  expect(await pressed(undo, list)).toContain('„0“ liegt nicht im Papierkorb.')
})

async function aHouse(count: number) {
  const id = newId()
  await createProperty(db, id, aProperty({ published: true }), 'Test')
  const keys = Array.from({ length: count }, () => newPictureKey())
  for (const key of keys) {
    await createPicture(db, id, { key, kind: 'photo', width: 4, height: 3, alt: 'Haus', caption: null })
    await env.MEDIA.put(`pictures/${key}/original.webp`, jpegBytes)
  }
  return { id, at: `/dashboard/properties/${id}/images`, keys }
}

const keysOf = async (id: string) => (await listPictures(db, id)).map(({ key }) => key)

test('pictures that a colleague has put in order stay in that order', async () => {
  const { id, at, keys } = await aHouse(3)
  const [a = '', b = '', c = ''] = keys
  const undo = await undoAfter(at, visitor.post(`${at}/order`, { order: [c, b, a].join() }))
  await colleague.post(`${at}/${a}/order`, { move: 'first' })
  expect(await pressed(undo, at)).toContain(notUndone('die Reihenfolge der Bilder'))
  expect(await keysOf(id)).toEqual([a, c, b])
})

test('an order is taken back although a caption was written since', async () => {
  const { id, at, keys } = await aHouse(2)
  const [a = '', b = ''] = keys
  const undo = await undoAfter(at, visitor.post(`${at}/order`, { order: [b, a].join() }))
  const words = { kind: 'photo', alt: 'Haus', caption: 'Abends' } as const
  await colleague.post(`${at}/words`, { [`caption.${a}`]: words.caption, [`shown.${a}`]: '' })
  await pressed(undo, at)
  expect(await keysOf(id)).toEqual([a, b])
})

test('a picture that a colleague has turned since is not turned by an undo', async () => {
  const { id, at, keys } = await aHouse(1)
  const undo = await undoAfter(at, visitor.post(`${at}/${keys[0]}/rotation`, { turn: 'left' }))
  const [turned = ''] = await keysOf(id)
  await colleague.post(`${at}/${turned}/rotation`, { turn: 'left' })
  const theirs = await keysOf(id)
  expect(theirs).not.toEqual([turned])
  expect(await pressed(undo, at)).toContain('Es wurde inzwischen gelöscht oder gedreht.')
  expect(await keysOf(id)).toEqual(theirs)
})

test('a picture that was restored and described since does not go back to the trash', async () => {
  const { id, at, keys } = await aHouse(2)
  const [a = ''] = keys
  await visitor.post(`${at}/trash`, { pictures: a })
  const undo = await undoAfter(at, visitor.post(`${at}/restoration`, { pictures: a }))
  const [picture] = await listPictures(db, id)
  const shown = wordsOf({ ...picture, altEn: null, captionEn: null } as Parameters<typeof wordsOf>[0])
  await colleague.post(`${at}/words`, { [`alt.${a}`]: 'Neu beschrieben', [`shown.${a}`]: shown })
  expect(await pressed(undo, at)).toContain(notUndone('dieses Bild'))
  expect(await keysOf(id)).toEqual(keys)
})

test('pictures that a colleague has removed again stay in the trash, and others come back', async () => {
  const { id, at, keys } = await aHouse(4)
  const [a = '', b = '', c = '', d = ''] = keys
  const undo = await undoAfter(at, visitor.post(`${at}/trash`, { pictures: [a, b].join() }))
  await colleague.post(`${at}/restoration`, { pictures: a })
  await colleague.post(`${at}/trash`, { pictures: a })
  expect(await pressed(undo, at)).toContain(notUndone('eines dieser Bilder'))
  expect(await keysOf(id)).toEqual([c, d])
  expect(await listTrashedPictures(db, id)).toHaveLength(2)
  const other = await undoAfter(at, visitor.post(`${at}/restoration`, { pictures: a }))
  await colleague.post(`${at}/trash`, { pictures: c })
  await pressed(other, at)
  expect(await listTrashedPictures(db, id)).toHaveLength(3)
})

test('a later act of one’s own is called one’s own, in English too, and a version that is none is refused', async () => {
  const { visitor: english } = await aUser('editor')
  english.speak('en')
  const { at, keys } = await aHouse(3)
  const [a = '', b = '', c = ''] = keys
  await english.post(`${at}/order`, { order: [b, a, c].join() })
  const undo = wayBack(await (await english.get(at)).text())
  await english.post(`${at}/order`, { order: [c, a, b].join() })
  await english.post(undo.action.replace('/en/', '/'), undo.fields)
  expect(textOf(await (await english.get(at)).text())).toContain(
    'Not undone: you have changed the order of the pictures since. It stays as it is. View the history',
  )
  expect((await visitor.post(`${at}/order?since=x`, { order: [b, a].join() })).status).toBe(400)
})

/** Two people at one offer at the same moment: it keeps a picture as long as it is online. */
import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test, vi } from 'vitest'
import { newId } from '#app/data/database.server.ts'
import { createPicture, listPictures } from '#app/data/pictures/images.server.ts'
import { newPictureKey } from '#app/data/pictures/media.server.ts'
import { createProperty, findProperty } from '#app/data/properties/properties.server.ts'
import { changeStates } from '#app/data/properties/property-states.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import { history } from '#app/data/tables/saving.server.ts'
import { overtaken } from '#tests/support/interleaving.ts'
import { aProperty } from '#tests/support/properties.ts'
import { filledForm } from '#tests/support/property-form.ts'
import { db, staff, textOf, type Visitor } from '#tests/support/visitor.ts'

let visitor: Visitor
let colleague: Visitor

beforeAll(async () => {
  visitor = await staff()
  colleague = await staff()
})

/** How often two people meet. */
const meetings = 24

async function aHouse(changes: Parameters<typeof aProperty>[0], pictures: ('photo' | 'floorPlan')[]) {
  const id = newId()
  await createProperty(db, id, aProperty(changes), 'Test')
  const keys = pictures.map(() => newPictureKey())
  for (const [place, key] of keys.entries())
    await createPicture(db, id, {
      key,
      kind: pictures[place] ?? 'photo',
      width: 64,
      height: 48,
      alt: '',
      caption: null,
    })
  return { id, keys }
}

const trash = (visitor: Visitor, id: string, key = '') =>
  visitor.post(`/dashboard/properties/${id}/images/trash`, { pictures: key })

/** What stands against the promise: online, and nothing to be seen. */
async function isBare(id: string): Promise<boolean> {
  const property = await findProperty(db, id)
  return property?.published === true && !property.sold && (await listPictures(db, id)).length === 0
}

test('two people who delete the last two pictures at once leave one', async () => {
  let bare = 0
  let refused = 0
  for (let meeting = 0; meeting < meetings; meeting++) {
    const { id, keys } = await aHouse({ published: true }, meeting % 2 ? ['photo', 'photo'] : ['photo', 'floorPlan'])
    const answers = await Promise.all([trash(visitor, id, keys[0]), trash(colleague, id, keys[1])])
    expect(answers.map(({ status }) => status)).toEqual([303, 303])
    if (await isBare(id)) bare += 1
    if ((await listPictures(db, id)).length === 1) refused += 1
  }
  expect({ bare, refused }).toEqual({ bare: 0, refused: meetings })
})

test('who deletes the last picture by a statement that came too late is told what the rule says', async () => {
  const { id, keys } = await aHouse({ published: true }, ['photo', 'photo'])
  const page = `/dashboard/properties/${id}/images`
  const other = () => env.DB.prepare('delete from images where key = ?').bind(keys[1]).run()
  // The other one is deleted between the look and the statement.
  const answer = await overtaken(/^update "images"/, other, () => trash(visitor, id, keys[0]))
  expect(answer.headers.get('Location')).toBe(page)
  expect(textOf(await (await visitor.get(page)).text())).toContain(
    'Das letzte Bild eines veröffentlichten Angebots bleibt.',
  )
  expect((await listPictures(db, id)).map(({ key }) => key)).toEqual([keys[0]])
})

test.each([
  ['the button', (id: string) => colleague.post(`/dashboard/properties/${id}/visibility`, { published: 'on' })],
  ['the table', (id: string) => colleague.post('/dashboard/properties/bulk', { ids: id, act: 'publish' })],
])(
  'an offer that is published with %s while its last picture is deleted is not online without one',
  async (_what, publish) => {
    let bare = 0
    for (let meeting = 0; meeting < meetings; meeting++) {
      const { id, keys } = await aHouse({ published: false }, ['photo'])
      const [deleted, published] = await Promise.all([trash(visitor, id, keys[0]), publish(id)])
      expect([deleted.status, published.status]).toEqual([303, 303])
      if (await isBare(id)) bare += 1
    }
    expect(bare).toBe(0)
  },
)

test('who publishes many is told of the one whose last picture was deleted in between; the others are online', async () => {
  const houses = await Promise.all([aHouse({ published: false }, ['photo']), aHouse({ published: false }, ['photo'])])
  const [one, other] = houses
  const batch = env.DB.batch.bind(env.DB)
  const meeting = vi.spyOn(env.DB, 'batch').mockImplementationOnce((async (statements: D1PreparedStatement[]) => {
    await env.DB.prepare('delete from images where key = ?').bind(one.keys[0]).run()
    return batch(statements)
  }) as typeof env.DB.batch)
  const results = await changeStates(db, [one.id, other.id], { published: true }, 'Test')
  meeting.mockRestore()
  const told = Object.fromEntries(results.map(({ property, result, missing }) => [property.id, [result, ...missing]]))
  expect(told).toEqual({ [one.id]: ['refused', 'picture'], [other.id]: ['changed'] })
  const noted = await db.select().from(history).where(eq(history.subjectId, one.id))
  expect(noted.map(({ field }) => field)).not.toContain('published')
})

test('a form that publishes when the last picture was just deleted is saved as a draft, and says why', async () => {
  const { id, keys } = await aHouse({ published: false }, ['photo'])
  const prepare = env.DB.prepare.bind(env.DB)
  const batch = env.DB.batch.bind(env.DB)
  let isSaving = false
  const looking = vi.spyOn(env.DB, 'prepare').mockImplementation((query) => {
    isSaving ||= query.startsWith('update "properties"')
    return prepare(query)
  })
  const meeting = vi.spyOn(env.DB, 'batch').mockImplementation((async (statements: D1PreparedStatement[]) => {
    if (isSaving) await prepare('delete from images where key = ?').bind(keys[0]).run()
    return batch(statements)
  }) as typeof env.DB.batch)
  const form = filledForm({ version: '1', responsibleMember: '', name: 'Neuer Name', next: 'publish' })
  const answer = await visitor.post(`/dashboard/properties/${id}`, form)
  looking.mockRestore()
  meeting.mockRestore()
  expect(answer.status).toBe(303)
  expect(await findProperty(db, id)).toMatchObject({ published: false, name: 'Neuer Name', version: 3 })
  const page = textOf(await (await visitor.get(answer.headers.get('Location') ?? '')).text())
  expect(page).toContain('Gespeichert, aber nicht online. Es fehlt noch: Mindestens ein Bild')
})

test('a picture that a mark hides is not the one that an offer keeps, and does not put it online', async () => {
  const { id, keys } = await aHouse({ published: true }, ['photo', 'photo'])
  const [shown, hidden] = keys as [string, string]
  const mark = (key: string) =>
    env.DB.prepare("update images set found_mark = 'algorithmicMedia', origin = null where key = ?").bind(key).run()
  await mark(hidden)
  expect((await trash(visitor, id, shown)).status).toBe(303)
  expect((await listPictures(db, id)).map(({ key }) => key)).toEqual(keys)
  await expect(mark(shown)).rejects.toThrow('offer_without_picture')
  await expect(env.DB.prepare('delete from images where key = ?').bind(shown).run()).rejects.toThrow(
    'offer_without_picture',
  )
  // The hidden one may go.
  expect((await trash(visitor, id, hidden)).status).toBe(303)
  expect((await listPictures(db, id)).map(({ key }) => key)).toEqual([shown])
  const draft = await aHouse({ published: false }, ['photo'])
  await mark(draft.keys[0] ?? '')
  const publish = env.DB.prepare('update properties set published = 1, version = version + 1 where id = ?')
  await expect(publish.bind(draft.id).run()).rejects.toThrow('offer_without_picture')
})

test('a draft, a reference and what lies in the trash lose their last picture, and what is thrown away all', async () => {
  for (const changes of [{ published: false }, { published: true, sold: true }]) {
    const { id, keys } = await aHouse(changes, ['photo'])
    expect((await trash(visitor, id, keys[0])).status).toBe(303)
    expect(await listPictures(db, id)).toEqual([])
  }
  const { id } = await aHouse({ published: true }, ['photo', 'photo'])
  await db.delete(properties).where(eq(properties.id, id))
  expect(await listPictures(db, id)).toEqual([])
})

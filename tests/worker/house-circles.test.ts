/** Who knows one house learns nothing of its neighbours: which offers share a circle, and when they no longer do. */
import { applyD1Migrations, env } from 'cloudflare:test'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openDatabase } from '#app/data/database.server.ts'
import { createProperty, findProperty, updateProperty } from '#app/data/properties/properties.server.ts'
import { copyProperty } from '#app/data/properties/property-copies.server.ts'
import { fillPoints } from '#app/data/properties/property-points.server.ts'
import { valuesOf } from '#app/data/properties/property-row.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import { circleRadius } from '#app/domain/places/circle.ts'
import { distanceBetween, type Point } from '#app/domain/places/point.ts'
import type { PropertyValues } from '#app/domain/properties/property.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { aProperty } from '#tests/support/properties.ts'
import { statementsDuring } from '#tests/support/statements.ts'
import { staff, textOf } from '#tests/support/visitor.ts'

const db = openDatabase(env.DB)
const metre = 1 / 111_195

let row = 0
/** A street of its own, 5 km from the next. Houses stand in it at so many metres from its beginning. */
async function aStreet(houses: readonly number[], changes: Partial<PropertyValues> = {}) {
  row += 1
  const beginning = 48 + row / 20
  const ids = houses.map((_, n) => `street-${row}-${n}`)
  for (const [n, metres] of houses.entries())
    await createProperty(
      db,
      ids[n] ?? '',
      aProperty({
        street: `Reihe ${n + 1}`,
        latitude: beginning + metres * metre,
        longitude: 10.5,
        addressVisible: false,
        ...changes,
      }),
      'Test',
    )
  return ids
}

interface Seen {
  home: Point
  shown: Point
}

async function seen(id: string): Promise<Seen> {
  const found = await findProperty(db, id)
  const [latitude, longitude] = [found?.latitude ?? 0, found?.longitude ?? 0]
  return {
    home: { latitude, longitude },
    shown: { latitude: found?.publicLatitude ?? 0, longitude: found?.publicLongitude ?? 0 },
  }
}

const shiftOf = ({ home, shown }: Seen) =>
  [shown.latitude - home.latitude, shown.longitude - home.longitude].map((degrees) => degrees.toFixed(9)).join()

/** How many hidden houses somebody finds to within 5 m who knows the first one and all circles. */
async function neighboursFound(ids: readonly string[]): Promise<number> {
  const [known, ...others] = await Promise.all(ids.map(seen))
  if (!known) return 0
  const guesses = others.map(({ home, shown }) =>
    distanceBetween(home, {
      latitude: shown.latitude - (known.shown.latitude - known.home.latitude),
      longitude: shown.longitude - (known.shown.longitude - known.home.longitude),
    }),
  )
  return guesses.filter((metres) => metres < 5).length
}

async function change(id: string, changes: Partial<PropertyValues>) {
  const found = await findProperty(db, id)
  if (!found) throw new Error(`${id} is gone`)
  expect(await updateProperty(db, id, { ...valuesOf(found), ...changes }, found.version, 'Test')).toBe('saved')
}

test('hidden houses in a row of 0, 50 and 100 m have circles of their own, and one gives no other away', async () => {
  const ids = await aStreet([0, 50, 100])
  const shifts = new Set((await Promise.all(ids.map(seen))).map(shiftOf))
  expect([shifts.size, await neighboursFound(ids)]).toEqual([3, 0])
})

/** How many different circles visitors see. */
async function circlesOf(ids: readonly string[]): Promise<number> {
  const shown = (await Promise.all(ids.map(seen))).map(({ shown }) => shown)
  return new Set(shown.map(({ latitude, longitude }) => [latitude.toFixed(9), longitude.toFixed(9)].join())).size
}

const idOf = async (id: string) => (await findProperty(db, id))?.circle?.id

test('within 25 m of the first all show the same circle, so that no number of flats gives their middle away', async () => {
  const ids = await aStreet([0, 8, 16, 24, 24, 12])
  expect([await circlesOf(ids), await neighboursFound(ids)]).toEqual([1, 0])
  for (const { home, shown } of await Promise.all(ids.map(seen))) {
    expect(distanceBetween(home, shown)).toBeGreaterThan(120)
    expect(distanceBetween(home, shown)).toBeLessThan(circleRadius - 100)
  }
})

test('one street and number is one house as far as 75 m, however it is spelled, and no neighbour joins it there', async () => {
  const [first, far, spelled, elsewhere] = await aStreet([0, 60, 70, 90], { street: 'Hafenstraße 4a' })
  expect(await circlesOf([first ?? '', far ?? '', spelled ?? ''])).toBe(1)
  expect(await idOf(elsewhere ?? '')).not.toBe(await idOf(first ?? ''))
  await change(spelled ?? '', { street: 'Hafenstr. 4 A' })
  expect(await idOf(spelled ?? '')).toBe(await idOf(first ?? ''))
  await change(far ?? '', { street: 'Hafenstraße 5' })
  expect(await idOf(far ?? '')).not.toBe(await idOf(first ?? ''))
})

test('a point that moves in small steps takes no circle along, and has its own again when it returns', async () => {
  const [stays = '', walker = ''] = await aStreet([0, 0])
  const { home } = await seen(walker)
  const shared = await idOf(stays)
  const found = []
  for (const metres of [20, 40, 60, 120, 0]) {
    await change(walker, { latitude: home.latitude + metres * metre })
    found.push(await idOf(walker))
  }
  expect(found.map((id) => id === shared)).toEqual([true, false, false, false, true])
  expect(found[1]).toBe(found[2])
  expect(found[2]).not.toBe(found[3])
  await change(walker, { latitude: null, longitude: null })
  await change(walker, home)
  expect(await circlesOf([walker, stays])).toBe(1)
})

test('who shows an address leaves its circle: the hidden ones of the house share a new one, and no other joins the old', async () => {
  const [shown = '', one = '', two = ''] = await aStreet([0, 10, 20])
  const [former, first] = await Promise.all([seen(shown), seen(one)])
  await change(shown, { addressVisible: true })
  expect(await circlesOf([one, two])).toBe(1)
  expect((await seen(one)).shown).not.toEqual(first.shown)
  expect(await neighboursFound([shown, one, two])).toBe(0)
  const { propertyNumber, ...values } = valuesOf((await findProperty(db, one)) as never)
  await createProperty(db, `${one}-late`, { ...values, propertyNumber: `${propertyNumber}-late` }, 'Test')
  expect(await circlesOf([one, two, `${one}-late`])).toBe(1)

  // Its own circle is known by now: it has it again, alone.
  await change(shown, { addressVisible: false })
  expect((await seen(shown)).shown).toEqual(former.shown)
  await createProperty(db, `${one}-later`, { ...values, propertyNumber: `${propertyNumber}-later` }, 'Test')
  const hidden = [one, two, `${one}-late`, `${one}-later`]
  expect([await circlesOf(hidden), await circlesOf([shown, ...hidden])]).toEqual([1, 2])
  const before = await idOf(one)
  for (const addressVisible of [true, false, true, false]) await change(shown, { addressVisible })
  expect(await idOf(one)).toBe(before)
})

const media = { bucket: env.MEDIA, images: env.IMAGES }

async function copyOf(id: string): Promise<string> {
  const row = await findProperty(db, id)
  if (!row) throw new Error(`${id} is gone`)
  await copyProperty(db, media, row, `${id}-copy`, 'Test')
  return `${id}-copy`
}

test('a draft that shows its address and hides it again before anyone sees it has the circle of its house', async () => {
  const [offer = ''] = await aStreet([0])
  const copy = await copyOf(offer)
  await change(copy, { addressVisible: true })
  expect(await circlesOf([offer, copy])).toBe(2)
  await change(copy, { addressVisible: false })
  expect(await circlesOf([offer, copy])).toBe(1)
})

/** What the page of a property, and the one of its point, name as hidden beside it. */
async function namedBeside(id: string): Promise<boolean[]> {
  const editor = await staff()
  const pages = [dashboardPaths.property(id), dashboardPaths.location(id)]
  const texts = await Promise.all(pages.map(async (path) => textOf(await (await editor.get(path)).text())))
  return texts.map((text) => text.includes('Hinter demselben Kreis') && text.includes('Nachbarhaus'))
}

test('a copy that shows the address of a hidden offer parts its neighbours, and staff read of them before', async () => {
  const [offer = '', neighbour = ''] = await aStreet([0, 20])
  await change(neighbour, { name: 'Nachbarhaus' })
  const former = await seen(offer)
  const copy = await copyOf(offer)
  expect(await namedBeside(copy)).toEqual([true, true])
  await change(copy, { addressVisible: true })
  // Visitors learn of it once the draft is published.
  expect(await namedBeside(copy)).toEqual([true, true])
  const now = await Promise.all([seen(offer), seen(neighbour)])
  for (const { shown } of now) expect(distanceBetween(shown, former.shown)).toBeGreaterThan(1)
  expect(await circlesOf([offer, neighbour])).toBe(1)
})

test('a point without a street that was corrected by 27 m and is shown later parts its former neighbours', async () => {
  const [offer = '', neighbour = ''] = await aStreet([0, 15], { street: null })
  await change(neighbour, { name: 'Nachbarhaus' })
  const [{ home }, former] = await Promise.all([seen(offer), seen(neighbour)])
  await change(offer, { latitude: home.latitude - 27 * metre })
  expect(await namedBeside(offer)).toEqual([true, true])
  await change(offer, { addressVisible: true })
  expect(distanceBetween((await seen(neighbour)).shown, former.shown)).toBeGreaterThan(1)
})

test('what was deleted for good and is entered again with its address parts its former neighbours', async () => {
  const [offer = '', neighbour = ''] = await aStreet([0, 20])
  const former = await seen(neighbour)
  const { propertyNumber, ...values } = valuesOf((await findProperty(db, offer)) as never)
  await db.delete(properties).where(eq(properties.id, offer))
  const again = { ...values, addressVisible: true }
  await createProperty(db, `${offer}-again`, { ...again, propertyNumber: `${propertyNumber}-again` }, 'Test')
  const parted = await seen(neighbour)
  expect(distanceBetween(parted.shown, former.shown)).toBeGreaterThan(1)
  // The place is known by now: further flats of it, and further saves, say nothing new.
  for (const flat of ['a', 'b', 'c'])
    await createProperty(db, `${offer}-${flat}`, { ...again, propertyNumber: `${propertyNumber}-${flat}` }, 'Test')
  await change(`${offer}-again`, { name: 'Noch einmal gespeichert' })
  expect(await seen(neighbour)).toEqual(parted)
})

test('a point without a street that wanders by 36 m keeps one circle', async () => {
  const [offer = ''] = await aStreet([0], { street: null })
  const { home, shown } = await seen(offer)
  for (let save = 0; save < 10; save += 1) {
    await change(offer, { latitude: home.latitude + (save % 2 === 0 ? 26 + save : 0) * metre })
    expect(distanceBetween((await seen(offer)).shown, shown)).toBeLessThan(0.01)
  }
})

test('a property in the trash and a sold one keep the circle of their house for those that come after', async () => {
  const [sold = '', trashed = ''] = await aStreet([0, 500])
  await change(sold, { sold: true, published: false })
  await db.update(properties).set({ deletedAt: new Date(), version: 2 }).where(eq(properties.id, trashed))
  for (const id of [sold, trashed]) {
    const { propertyNumber, ...values } = valuesOf((await findProperty(db, id)) as never)
    await createProperty(
      db,
      `${id}-again`,
      { ...values, sold: false, propertyNumber: `${propertyNumber}-again` },
      'Test',
    )
    expect(await circlesOf([id, `${id}-again`])).toBe(1)
  }
})

test('before staff show an address, its pages name the offers that lie hidden in the same circle', async () => {
  const [one = '', ...others] = await aStreet([0, 5, 10, 15])
  const [second, draft, trashed] = others
  await change(one, { name: 'Haus eins' })
  await change(second ?? '', { name: 'Haus zwei' })
  await db
    .update(properties)
    .set({ publishedAt: null, version: 2 })
    .where(eq(properties.id, draft ?? ''))
  await db
    .update(properties)
    .set({ deletedAt: new Date(), version: 2 })
    .where(eq(properties.id, trashed ?? ''))
  const editor = await staff()
  const pages = [dashboardPaths.property(one), dashboardPaths.location(one)]
  const read = async (path: string) => textOf(await (await editor.get(path)).text())
  for (const path of pages)
    expect(await read(path)).toContain('Hinter demselben Kreis wie dieses Objekt verborgen: „Haus zwei“.')
  await change(one, { addressVisible: true })
  for (const path of [...pages, dashboardPaths.property(second ?? '')])
    expect(await read(path)).not.toContain('Hinter demselben Kreis')
})

test('before an old version shows an address, the history names the offers that lie hidden in the same circle', async () => {
  const [house = '', neighbour = ''] = await aStreet([0, 5])
  await change(neighbour, { name: 'Haus nebenan' })
  const row = await findProperty(db, house)
  if (!row) throw new Error('It is gone.')
  const copy = `${house}-copy`
  await copyProperty(db, { bucket: env.MEDIA, images: env.IMAGES }, row, copy, 'Test')
  // No one sees the draft, so it shares the circle once it is hidden again and goes online.
  for (const addressVisible of [true, false]) await change(copy, { addressVisible })
  await db
    .update(properties)
    .set({ publishedAt: new Date(), version: sql`${properties.version} + 1` })
    .where(eq(properties.id, copy))
  const { name } = row
  const editor = await staff()
  const read = async (id: string, search = '') =>
    textOf(await (await editor.get(`${dashboardPaths.history(id)}${search}`)).text())

  const page = await read(copy)
  expect(page.split('Hinter demselben Kreis')).toHaveLength(2)
  expect(page).toContain(`Hinter demselben Kreis wie dieses Objekt verborgen: „${name}“, „Haus nebenan“.`)
  editor.speak('en')
  expect(await read(copy)).toContain(`Hidden in the same circle as this property: “${name}”, “Haus nebenan”.`)
  editor.speak('de')
  // The other save has hidden it before: bringing that back shows nothing.
  expect(await read(copy, '?below=3')).not.toContain('Hinter demselben Kreis')
  expect(await read(neighbour)).not.toContain('Hinter demselben Kreis')
  await change(copy, { addressVisible: true })
  expect(await read(copy)).not.toContain('Hinter demselben Kreis')
})

test('the history asks who shares a circle only where a version would show the address', async () => {
  const [hidden = '', shown = ''] = await aStreet([0, 5])
  await change(hidden, { name: 'Haus eins' })
  const editor = await staff()
  const asked = async (id: string) => {
    const statements = await statementsDuring(() => editor.get(dashboardPaths.history(id)))
    return statements.filter(({ text }) => text.includes('"latitude" between')).length
  }
  expect(await asked(hidden)).toBe(0)
  for (const addressVisible of [true, false]) await change(shown, { addressVisible })
  expect(await asked(shown)).toBe(1)
})

test('circles that were handed on along a row are mended: the first house keeps its own, the others have new ones', async () => {
  await db.delete(properties)
  const row = await aStreet([0, 20, 50, 55, 100])
  const [known = '', neighbour = ''] = await aStreet([0, 60])
  await change(known, { addressVisible: true })
  const [placed = ''] = await aStreet([0], { latitude: null, longitude: null })
  const former = { north: 0.002, east: 0.001, seed: 'abc' }
  const give = async (ids: readonly string[], circle: object) => {
    for (const id of ids)
      await db
        .update(properties)
        .set({ circle: circle as never, version: sql`${properties.version} + 1` })
        .where(eq(properties.id, id))
  }
  await give(row, former)
  await give([known, neighbour], { ...former, north: 0.0015 })
  await give([placed], former)
  const [migration] = env.TEST_MIGRATIONS.filter(({ name }) => name.startsWith('0039'))
  const again = migration?.queries.filter((query) => query.includes('UPDATE')) ?? []
  await applyD1Migrations(env.DB, [{ name: '0039_again', queries: again }])

  const [first, second, ...others] = row
  expect(await circlesOf([first ?? '', second ?? ''])).toBe(1)
  expect((await seen(first ?? '')).shown).toMatchObject({ latitude: (await seen(first ?? '')).home.latitude + 0.002 })
  for (const id of [...others, neighbour]) expect((await findProperty(db, id))?.circle).toBeNull()
  expect((await findProperty(db, known))?.circle).toMatchObject({ north: 0.0015, isKnown: true })
  await fillPoints(db)
  expect([await circlesOf(row), await neighboursFound(row)]).toEqual([3, 0])
  expect(await circlesOf(row.slice(2, 4))).toBe(1)
  expect(await neighboursFound([known, neighbour])).toBe(0)
  const settled = await db.select().from(properties)
  await fillPoints(db)
  expect(await db.select().from(properties)).toEqual(settled)
})

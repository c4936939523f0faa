/** Staff set the point of a property: by a click on a map, or by typing. */
import { applyD1Migrations, env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '#app/data/database.server.ts'
import { findPrepared, storePrepared } from '#app/data/prepared/prepared.server.ts'
import { findProperty } from '#app/data/properties/properties.server.ts'
import { fillPoints } from '#app/data/properties/property-points.server.ts'
import { teamMembers } from '#app/data/tables/entries.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import { history } from '#app/data/tables/saving.server.ts'
import { distanceBetween } from '#app/domain/places/point.ts'
import { maxZoom, pointIn, viewAround, viewName } from '#app/maps/view.ts'
import { setTrashed } from '#tests/support/properties.ts'
import { createdBy, filledForm } from '#tests/support/property-form.ts'
import { controlValue, db, staff, textOf, Visitor } from '#tests/support/visitor.ts'

const house = { latitude: 53.6503, longitude: 10.1639 }
const inVolksdorf = { postalCode: '22359', city: 'Hamburg', district: 'Volksdorf', addressVisible: '' }
const unset = { ...inVolksdorf, latitude: '', longitude: '' }
const view = viewAround(house, maxZoom)

let visitor: Visitor

beforeAll(async () => {
  visitor = await staff('editor')
  await db.insert(teamMembers).values({ id: 'member000001', name: 'Erika Muster' })
})

const pageOf = (id: string) => `/dashboard/properties/${id}/location`
const mapOf = (id: string) => `${pageOf(id)}?karte=${viewName(view)}`
const click = (x: number | string, y: number | string) => ({ 'point.x': String(x), 'point.y': String(y) })

async function storedPoint(id: string) {
  const row = await findProperty(db, id)
  return row && [row.latitude, row.longitude]
}

/** Posts what a browser posts that has just opened the page: the fields as they stand there, and the click. */
async function clickOn(id: string, fields: Record<string, string>) {
  const page = await (await visitor.get(mapOf(id))).text()
  const shown = ['latitude', 'longitude', 'version', 'locale'].map((name) => [name, controlValue(page, name) ?? ''])
  return visitor.post(mapOf(id), { ...Object.fromEntries(shown), ...fields })
}

/** The way back in the message of the last answer. */
function undoOf(answer: Response): { action: string; fields: Record<string, string> } {
  const cookie = answer.headers.getSetCookie().find((text) => text.startsWith('__Host-flash='))
  return JSON.parse(decodeURIComponent(/=([^;]*)/.exec(cookie ?? '')?.[1] ?? '')).undo
}

test('a click sets the point where it is on the map, and can be undone', async () => {
  const id = await createdBy(visitor, unset)
  const answer = await clickOn(id, click(400, 200))
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, pageOf(id)])
  const [latitude = 0, longitude = 0] = (await storedPoint(id)) ?? []
  const set = { latitude: Number(latitude), longitude: Number(longitude) }
  expect(distanceBetween(set, pointIn(view, { x: 400, y: 200 }))).toBeLessThan(0.2)
  const { action, fields } = undoOf(answer)
  expect((await visitor.post(action, fields)).status).toBe(303)
  expect(await storedPoint(id)).toEqual([null, null])
})

test('who takes a move back reads that the previous point is back', async () => {
  const id = await createdBy(visitor, { ...unset, latitude: '53,65', longitude: '10,16' })
  const { action, fields } = undoOf(await clickOn(id, click(400, 200)))
  await visitor.post(action, fields)
  expect(textOf(await (await visitor.get(pageOf(id))).text())).toContain('Der vorige Punkt gilt wieder.')
  expect(await storedPoint(id)).toEqual([53.65, 10.16])
})

test('a pair of coordinates in one field is two, on the page of the location and in the form', async () => {
  const id = await createdBy(visitor, unset)
  expect((await clickOn(id, { latitude: '53.551086, 9.993682' })).status).toBe(303)
  expect(await storedPoint(id)).toEqual([53.551086, 9.993682])
  const form = await formOf(id, { latitude: '', longitude: '53,6 10,1' })
  expect((await visitor.save(`/dashboard/properties/${id}`, form)).status).toBe(303)
  expect(await storedPoint(id)).toEqual([53.6, 10.1])
})

test.each([
  ['53.55, 9.99, 3', '', 'Das sind keine Dezimalgrad'],
  ['53° 33′ 3″ N', '9° 59′ 37″ E', 'Das sind keine Dezimalgrad'],
  ['53.55, 999', '', 'zwischen -180 und 180'],
  ['53,55', '', 'Geben Sie auch die zweite Koordinate ein'],
])('coordinates that are none are said to be: %s', async (latitude, longitude, sentence) => {
  const id = await createdBy(visitor, unset)
  const onPage = await clickOn(id, { latitude, longitude })
  const inForm = await visitor.post(
    `/dashboard/properties/${id}`,
    await formOf(id, { latitude, longitude, version: '1' }),
  )
  for (const answer of [onPage, inForm]) {
    expect(answer.status).toBe(400)
    expect(textOf(await answer.text())).toContain(sentence)
  }
  expect(await storedPoint(id)).toEqual([null, null])
})

test('coordinates that were stored the wrong way round are said to be, and one button swaps them', async () => {
  const id = await createdBy(visitor, unset)
  await db.update(properties).set({ latitude: 10.16, longitude: 53.65, version: 2 }).where(eq(properties.id, id))
  const page = textOf(await (await visitor.get(pageOf(id))).text())
  expect(page).toContain('Breitengrad und Längengrad sind vermutlich vertauscht.')
  expect((await clickOn(id, { next: 'swap' })).status).toBe(303)
  expect(await storedPoint(id)).toEqual([53.65, 10.16])
})

test('the page names the address, leads to the preview, and says that a click saves at once', async () => {
  const id = await createdBy(visitor, { ...unset, street: 'Alte Mühle 4' })
  const page = await (await visitor.get(pageOf(id))).text()
  expect(textOf(page)).toContain('Alte Mühle 4, 22359 Hamburg, Volksdorf')
  expect(page).toContain(`href="/dashboard/properties/${id}/preview"`)
  expect(textOf(page)).toContain('Ein Klick speichert sofort.')
  expect(textOf(page)).not.toContain('Besucher sehen es gleich')
})

test('the form leads to the map, beside its coordinates and from the checklist', async () => {
  const id = await createdBy(visitor, unset)
  const links = async () => {
    const form = await (await visitor.get(`/dashboard/properties/${id}`)).text()
    return [...form.matchAll(/<a[^>]*href="[^"]*\/location"[^>]*>([^<]*)/g)].map(([, words]) => words)
  }
  expect(await links()).toEqual(['Lage', 'Auf der Karte setzen', 'Punkt auf der Karte'])
  await clickOn(id, { latitude: '48,14', longitude: '11,58', 'meant.latitude': '48.14 11.58' })
  expect(await links()).toEqual(['Lage', 'Auf der Karte setzen', 'Auf der Karte prüfen'])
})

test('the point is on its map, where a click has set it', async () => {
  const id = await createdBy(visitor, unset)
  await clickOn(id, click(400, 200))
  const page = await (await visitor.get(mapOf(id))).text()
  const [, x, y] = /d="M([\d.]+) ([\d.]+)[^"]*" data-mark/.exec(page) ?? []
  expect([Math.round(Number(x)), Math.round(Number(y))]).toEqual([400, 200])
})

test('the enter key on the map is no click in its corner', async () => {
  const id = await createdBy(visitor, { ...unset, latitude: '53,65', longitude: '10,16' })
  const answer = await clickOn(id, click(0, 0))
  expect(answer.status).toBe(400)
  expect(textOf(await answer.text())).toContain('geben Sie daneben die Koordinaten ein')
  expect(await storedPoint(id)).toEqual([53.65, 10.16])
  expect((await clickOn(id, { ...click(0, 0), latitude: '53,66' })).status).toBe(303)
  expect(await storedPoint(id)).toEqual([53.66, 10.16])
})

test('coordinates are typed as in the form of the property, and both show the same', async () => {
  const id = await createdBy(visitor, unset)
  expect((await clickOn(id, { latitude: '53,551086', longitude: '9.993682' })).status).toBe(303)
  // The message with the way back comes once.
  await visitor.get(pageOf(id))
  const form = await (await visitor.get(`/dashboard/properties/${id}`)).text()
  expect([controlValue(form, 'latitude'), controlValue(form, 'longitude')]).toEqual(['53,551086', '9,993682'])
  const history = textOf(await (await visitor.get(`/dashboard/properties/${id}/history`)).text())
  expect(history).toContain('Breitengrad')
  expect(history).toContain('53,551086')
})

test('typed coordinates that are not on the map lead to one that shows them, a click stays where it is', async () => {
  const id = await createdBy(visitor, unset)
  const redirectTo = `${mapOf(id)}#point`
  const typed = { latitude: '48,14', longitude: '11,58', redirectTo }
  const asked = await clickOn(id, typed)
  expect(asked.status).toBe(400)
  const question = await asked.text()
  expect(textOf(question)).toMatch(/Der Punkt liegt \d{3}\skm vom Ort der Adresse entfernt/)
  expect(question).toContain('name="meant.latitude"')
  expect(await storedPoint(id)).toEqual([null, null])
  const munich = await clickOn(id, { ...typed, 'meant.latitude': '48.14 11.58' })
  const shown = viewName(viewAround({ latitude: 48.14, longitude: 11.58 }, maxZoom))
  expect(munich.headers.get('Location')).toBe(`${pageOf(id)}?karte=${shown}#point`)
  expect(textOf(await (await visitor.get(pageOf(id))).text())).toMatch(
    /Der Punkt liegt \d{3}\skm vom Ort der Adresse entfernt/,
  )
  expect((await clickOn(id, { ...click(1, 449), redirectTo })).headers.get('Location')).toBe(redirectTo)
})

test('the point can be removed, and one coordinate alone is none', async () => {
  const id = await createdBy(visitor, { ...unset, latitude: '53,65', longitude: '10,16' })
  const half = await clickOn(id, { latitude: '' })
  expect(half.status).toBe(400)
  expect(controlValue(await half.text(), 'longitude')).toBe('10,16')
  expect((await clickOn(id, { next: 'remove' })).status).toBe(303)
  expect(await storedPoint(id)).toEqual([null, null])
})

test('somebody else’s save stays, unless it moved the point, too', async () => {
  const id = await createdBy(visitor, unset)
  const [stale, staler] = [
    { version: '1', ...click(300, 100) },
    { version: '1', ...click(20, 20) },
  ]
  const renamed = await visitor.save(`/dashboard/properties/${id}`, await formOf(id, { name: 'Neuer Name' }))
  expect(renamed.status).toBe(303)
  expect((await visitor.post(mapOf(id), stale)).status).toBe(303)
  expect((await findProperty(db, id))?.name).toBe('Neuer Name')
  const before = await storedPoint(id)
  const answer = await visitor.post(mapOf(id), staler)
  expect(answer.status).toBe(409)
  const page = await answer.text()
  expect(page).toContain('name="keep.latitude"')
  expect(await storedPoint(id)).toEqual(before)
  const decided = { version: controlValue(page, 'version') ?? '', latitude: controlValue(page, 'latitude') ?? '' }
  const longitude = controlValue(page, 'longitude') ?? ''
  expect((await visitor.post(mapOf(id), { ...decided, longitude })).status).toBe(303)
  expect(await storedPoint(id)).not.toEqual(before)
})

test('of two points one is chosen, never half of each', async () => {
  const id = await createdBy(visitor, { ...unset, latitude: '53,65', longitude: '10,16' })
  await clickOn(id, click(300, 100))
  const theirs = await storedPoint(id)
  const mine = { version: '1', latitude: '53,65', longitude: '10,2' }
  const page = await (await visitor.post(mapOf(id), mine)).text()
  expect(page.match(/<legend>/g)).toHaveLength(1)
  expect(textOf(page)).toContain('Breitengrad / Längengrad')
  expect(textOf(page)).toContain('Ihre Eingabe 53,65 / 10,2')
  const decided = { ...mine, version: controlValue(page, 'version') ?? '', 'keep.longitude': 'mine' }
  expect((await visitor.post(mapOf(id), { ...decided, 'keep.latitude': 'theirs' })).status).toBe(303)
  expect(await storedPoint(id)).toEqual(theirs)
})

test('the history brings back a whole point, also where it was moved along a parallel', async () => {
  const id = await createdBy(visitor, { ...unset, latitude: '53,65', longitude: '10,16' })
  await clickOn(id, { longitude: '10,17' })
  await clickOn(id, { latitude: '53,7', longitude: '10,3' })
  const history = `/dashboard/properties/${id}/history`
  const page = await (await visitor.get(history)).text()
  expect(textOf(page)).toContain('Breitengrad / Längengrad 53,65 / 10,16 53,65 / 10,17')
  expect([...page.matchAll(/name="field" value="(\w+)"/g)].map(([, field]) => field)).toEqual(['latitude', 'latitude'])
  expect((await visitor.post(`${history}/2/restoration`, { field: 'longitude' })).status).toBe(303)
  expect(await storedPoint(id)).toEqual([53.65, 10.16])
})

async function formOf(id: string, changes: Record<string, string>) {
  const { propertyNumber = '' } = (await findProperty(db, id)) ?? {}
  return { ...filledForm({ ...unset, ...changes }), propertyNumber }
}

test.each([
  ['a hidden address', { latitude: '53,65', longitude: '10,16' }, 'Kreis von 500 m'],
  ['a visible one', { latitude: '53,65', longitude: '10,16', addressVisible: 'on' }, 'den genauen Punkt'],
  ['no point', {}, 'die Mitte des Ortes'],
  ['no point, and an unknown town', { postalCode: '00000', city: 'Nirgendheim', district: '' }, 'keine Karte'],
])('the page says what visitors see: %s', async (_, changes, words) => {
  const id = await createdBy(visitor, { ...unset, ...changes })
  const answer = await visitor.get(pageOf(id))
  expect(answer.status).toBe(200)
  expect(textOf(await answer.text())).toContain(words)
})

test('without a street map the page says how precise a click on the sketch is', async () => {
  const id = await createdBy(visitor, unset)
  expect(textOf(await (await visitor.get(pageOf(id))).text())).toMatch(/auf etwa 50\sm genau/)
})

test.each([
  click('1e9', '10'),
  click(-5, 10),
  click(721, 10),
  click('', ''),
  click('x'.repeat(5000), 1),
  { 'point.x': '10' },
])('a click that is none changes nothing: %j', async (fields) => {
  const id = await createdBy(visitor, unset)
  const answer = await clickOn(id, { ...fields, latitude: '53,1' })
  expect(answer.status).toBe(400)
  const page = await answer.text()
  expect(textOf(page)).toContain('Der Klick ließ sich nicht lesen')
  expect(controlValue(page, 'latitude')).toBe('53,1')
  expect(await storedPoint(id)).toEqual([null, null])
})

test.each(['', '?karte=', '?karte=99-1-1', '?karte=7-0-0', '?karte=%00', `?karte=${'9'.repeat(4000)}`])(
  'a view that is none shows the usual one, and takes no click: %s',
  async (search) => {
    const id = await createdBy(visitor, unset)
    const shown = await visitor.get(pageOf(id) + search)
    expect([shown.status, (await shown.text()).includes('src="/karten/')]).toEqual([200, true])
    const answer = await visitor.post(pageOf(id) + search, { version: '1', ...click(10, 10) })
    expect([400, 303]).toContain(answer.status)
    if (!search.includes('7-0-0')) expect(await storedPoint(id)).toEqual([null, null])
  },
)

test('coordinates beyond the world are refused, with what was typed', async () => {
  const id = await createdBy(visitor, unset)
  const answer = await clickOn(id, { latitude: '1e9', longitude: '200' })
  expect(answer.status).toBe(400)
  expect(controlValue(await answer.text(), 'longitude')).toBe('200')
})

test('there is no such page for strangers, of a property in the trash, or of none', async () => {
  const id = await createdBy(visitor, unset)
  expect((await new Visitor().post(mapOf(id), click(10, 10))).status).toBe(401)
  await setTrashed(db, id, true, 'Test')
  for (const gone of [id, 'nirgends0001']) {
    expect((await visitor.get(pageOf(gone))).status).toBe(404)
    expect((await visitor.post(mapOf(gone), click(10, 10))).status).toBe(404)
  }
  expect(await storedPoint(id)).toEqual([null, null])
})

test.each([
  ['9,99', '53,55'],
  ['9.99', '53.55'],
  ['9,99; 53,55', ''],
])(
  'coordinates that were typed the wrong way round are swapped, and staff read it: %s %s',
  async (latitude, longitude) => {
    const id = await createdBy(visitor, unset)
    await clickOn(id, { latitude, longitude })
    expect(await storedPoint(id)).toEqual([53.55, 9.99])
    expect(textOf(await (await visitor.get(pageOf(id))).text())).toContain('waren vertauscht')
  },
)

test.each([
  ['-53,55', '9,99'],
  ['53.55', '-9.99'],
  ['-53,55; -9,99', ''],
])('coordinates with a wrong sign are turned to the place of the address: %s %s', async (latitude, longitude) => {
  const id = await createdBy(visitor, unset)
  await clickOn(id, { latitude, longitude })
  expect(await storedPoint(id)).toEqual([53.55, 9.99])
  expect(textOf(await (await visitor.get(pageOf(id))).text())).toContain('Ein Vorzeichen passte nicht')
  const other = await createdBy(visitor, { ...inVolksdorf, latitude, longitude })
  expect(await storedPoint(other)).toEqual([53.55, 9.99])
})

test('the form of the property asks about a point far from its address', async () => {
  const far = { ...inVolksdorf, latitude: '50,1', longitude: '50,1' }
  const asked = await visitor.post('/dashboard/properties/new', filledForm(far))
  expect(asked.status).toBe(400)
  expect(await asked.text()).toContain('name="meant.latitude"')
  const id = await createdBy(visitor, { ...far, 'meant.latitude': '50.1 50.1' })
  expect(await storedPoint(id)).toEqual([50.1, 50.1])
})

test('the form of the property swaps them as well, and says what it has read', async () => {
  const id = await createdBy(visitor, { ...inVolksdorf, latitude: '9,99', longitude: '53,55' })
  expect(await storedPoint(id)).toEqual([53.55, 9.99])
})

test('a migration turns points that are stored the wrong way round, and no others', async () => {
  const [wrong, right, abroad] = [
    await createdBy(visitor, { ...unset, addressVisible: '' }),
    await createdBy(visitor, { ...unset, latitude: '53,65', longitude: '10,16' }),
    await createdBy(visitor, { ...unset, latitude: '39,57', longitude: '2,65', 'meant.latitude': '39.57 2.65' }),
  ]
  const swapped = { latitude: 10.16, longitude: 53.65, version: 2 }
  await db.update(properties).set(swapped).where(eq(properties.id, wrong))
  const [migration] = env.TEST_MIGRATIONS.filter(({ name }) => name.includes('upright_points'))
  await applyD1Migrations(env.DB, [{ name: 'again', queries: migration?.queries ?? [] }])
  expect(await Promise.all([wrong, right, abroad].map(storedPoint))).toEqual([
    [53.65, 10.16],
    [53.65, 10.16],
    [39.57, 2.65],
  ])
  // Hidden addresses get a circle around the new point.
  await fillPoints(db)
  const { circle, version } = (await findProperty(db, wrong)) ?? {}
  expect([circle?.anchor?.latitude, version]).toEqual([53.65, 4])
})

test('a migration turns prepared points, so that no release brings them back', async () => {
  const prepared = async (values: { latitude: number; longitude: number }) => {
    const propertyId = await createdBy(visitor, unset)
    await storePrepared(
      db,
      { id: newId(), propertyId, baseVersion: 1, values: { ...values, city: 'Köln' } },
      null,
      'Ada',
    )
    return propertyId
  }
  const wrong = await prepared({ latitude: 10.16, longitude: 53.65 })
  const right = await prepared({ latitude: 53.65, longitude: 10.16 })
  const [migration] = env.TEST_MIGRATIONS.filter(({ name }) => name.includes('upright_prepared_points'))
  await applyD1Migrations(env.DB, [{ name: 'once more', queries: migration?.queries ?? [] }])
  for (const id of [wrong, right])
    expect((await findPrepared(db, id))?.values).toEqual({ latitude: 53.65, longitude: 10.16, city: 'Köln' })
})

test('a point that comes back from the history is turned as well', async () => {
  const id = await createdBy(visitor, { ...unset, latitude: '53,65', longitude: '10,16' })
  const undone = [
    ['latitude', 10.16, 53.65],
    ['longitude', 53.65, 10.16],
  ] as const
  await db.update(properties).set({ version: 2 }).where(eq(properties.id, id))
  await db.insert(history).values(
    undone.map(([field, before, after]) => ({
      subject: 'property' as const,
      subjectId: id,
      version: 2,
      field,
      before,
      after,
    })),
  )
  for (const query of ['?undo', '']) {
    const answer = await visitor.post(`/dashboard/properties/${id}/history/2/restoration${query}`, {})
    expect([query, answer.status]).toEqual([query, 303])
    expect(await storedPoint(id)).toEqual([53.65, 10.16])
  }
})

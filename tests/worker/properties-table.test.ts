/** The table of properties as staff use it without JavaScript: finding, acts on one and on many, copies, preview, export. */
import { env } from 'cloudflare:test'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { newId } from '#app/data/database.server.ts'
import { createTeamMember } from '#app/data/entries/team-members.server.ts'
import { createPicture, listPictures } from '#app/data/pictures/images.server.ts'
import { deletePictureFiles, storePicture } from '#app/data/pictures/media.server.ts'
import { createProperty, findProperty, updateProperty } from '#app/data/properties/properties.server.ts'
import { valuesOf } from '#app/data/properties/property-row.server.ts'
import { changeStates } from '#app/data/properties/property-states.server.ts'
import { savedViews } from '#app/data/tables/access.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import { history } from '#app/data/tables/saving.server.ts'
import { type PropertyValues, propertyFields } from '#app/domain/properties/property.ts'
import { aPicture } from '#tests/support/picture-files.ts'
import { aProperty, setTrashed } from '#tests/support/properties.ts'
import { db, postBehind, staff, textOf, unescaped, Visitor, wayBack } from '#tests/support/visitor.ts'

const colleague = await staff()
const other = await staff()
const list = '/dashboard/properties'

beforeAll(async () => {
  for (const [id, name] of [
    ['member000001', 'Erika Muster'],
    ['member000002', 'Otto Ohne'],
  ] as const) {
    await createTeamMember(db, id, { name, role: null, telephone: null, email: null, bio: null }, 0, null)
  }
})

afterEach(async () => {
  vi.restoreAllMocks()
  await db.delete(properties)
})

/** A property with a picture, so that it may be published. */
async function aStored(changes: Partial<PropertyValues> = {}): Promise<string> {
  const id = newId()
  await createProperty(db, id, aProperty(changes), 'Test')
  const key = Buffer.from(crypto.getRandomValues(new Uint8Array(12))).toString('hex')
  await createPicture(db, id, { key, kind: 'photo', width: 64, height: 48, alt: 'Vorn', caption: null })
  return id
}

async function page(path: string): Promise<string> {
  const answer = await colleague.get(path)
  expect([path, answer.status]).toEqual([path, 200])
  return answer.text()
}

/** Posts and follows to the page that says what was done. */
async function act(path: string, fields: Record<string, string> | FormData = {}) {
  const answer = await colleague.post(path, fields)
  expect([path, answer.status]).toEqual([path, 303])
  const to = answer.headers.get('Location') ?? ''
  const html = await page(to)
  const message = /role="status"[^>]*>([\s\S]*?)<\/div><\/div>/.exec(html)?.[0] ?? ''
  return { to, html, message, text: textOf(`<body>${message}`) }
}

/** Presses the button of a message that takes the act back. */
async function undo(message: string) {
  const { action, fields } = wayBack(message)
  return act(action, fields)
}

function bulk(ids: readonly string[], name: string, more: Record<string, string> = {}) {
  const form = new FormData()
  for (const id of ids) form.append('ids', id)
  form.append('act', name)
  for (const [field, value] of Object.entries(more)) form.append(field, value)
  return act(`${list}/bulk`, form)
}

async function statesOf(id: string) {
  const row = await findProperty(db, id)
  if (!row) throw new Error('no such property')
  const { published, sold, highlighted, reserved, deletedAt, version } = row
  return { published, sold, highlighted, reserved, trashed: deletedAt !== null, version }
}

function namesOn(html: string): string[] {
  const names = /<input type="checkbox"[^>]*name="ids"[^>]*\/?><span[^>]*>([^<]*) auswählen<\/span>/g
  return [...html.matchAll(names)].map(([, name = '']) => unescaped(name))
}

const tabsOn = (html: string) =>
  textOf(`<body>${/<nav[^>]*aria-label="Zustand"[^>]*>[\s\S]*?<\/nav>/.exec(html)?.[0] ?? ''}`)

test('the page says what it is for, in the language of whoever reads it', async () => {
  expect(textOf(await page(list))).toContain('Objekte Verwalten Sie Ihre Immobilien')
  colleague.speak('en')
  expect(textOf(await page(list))).toContain('Properties Manage your real estate properties')
  colleague.speak('de')
})

test('search, filters, tab and order stand in the address, and the tabs count what they would show', async () => {
  await aStored({ name: 'Villa Elbe', city: 'Wedel', responsibleMember: 'member000001' })
  await aStored({ name: 'Haus Elbe', city: 'Jork', responsibleMember: 'member000002', published: false })
  await aStored({ name: 'Elbwohnung', houseType: 'apartment', marketType: 'rent', baseRent: 900, serviceCharge: 0 })
  await aStored({ name: 'Elbe verkauft', sold: true })
  await setTrashed(db, await aStored({ name: 'Elbe im Papierkorb' }), true, 'Test')
  expect(tabsOn(await page(list))).toBe('Alle 4 Online 2 Entwürfe 1 Verkauft, vermietet 1 Papierkorb 1')
  const found = await page(`${list}?q=elbe&houseType=house`)
  expect(tabsOn(found)).toBe('Alle 3 Online 1 Entwürfe 1 Verkauft, vermietet 1 Papierkorb 1')
  expect(unescaped(found)).toContain(`href="${list}?q=elbe&houseType=house&tab=drafts"`)
  expect(namesOn(await page(`${list}?q=elbe&houseType=house&tab=drafts`))).toEqual(['Haus Elbe'])
  expect(namesOn(await page(`${list}?marketType=rent`))).toEqual(['Elbwohnung'])
  expect(namesOn(await page(`${list}?member=member000001`))).toEqual(['Villa Elbe'])
  expect(namesOn(await page(`${list}?tab=trash`))).toEqual(['Elbe im Papierkorb'])
  const nothing = await page(`${list}?q=niemals&marketType=rent`)
  expect(textOf(nothing)).toContain('Kein Objekt passt zu Suche und Filter.')
  expect(unescaped(nothing)).toMatch(new RegExp(`href="${list}"[^>]*>Suche und Filter aufheben`))
  expect(unescaped(nothing)).toMatch(/aria-label="Filter „Miete“ aufheben"[^>]*href="[^"]*\?q=niemals"/)
})

test('the number that was asked for comes before numbers that begin with it, for staff and visitors', async () => {
  await aStored({ name: 'Erstes', propertyNumber: 'NEU-1', highlighted: false })
  for (const end of [0, 1, 2])
    await aStored({ name: `Weiteres ${end}`, propertyNumber: `NEU-1${end}`, highlighted: true })
  for (const q of ['NEU-1', 'neu 1', 'neu1', 'NEU\u20111']) {
    const asked = `q=${encodeURIComponent(q)}`
    expect(namesOn(await page(`${list}?${asked}`))).toHaveLength(4)
    expect(namesOn(await page(`${list}?${asked}&sort=nameDesc`))[0]).toBe('Erstes')
    const offers = textOf(await page(`/angebote?${asked}`))
    expect(offers.indexOf('Erstes')).toBeGreaterThan(0)
    expect(offers.indexOf('Erstes')).toBeLessThan(offers.indexOf('Weiteres'))
  }
})

test('filters keep the tab, and the column heads sort both ways and say so', async () => {
  for (const [name, city] of [
    ['Birke', 'wedel'],
    ['Äpfel', 'Jork'],
    ['zaun', 'Ahrensburg'],
  ] as const)
    await aStored({ name, city })
  expect(namesOn(await page(`${list}?sort=name`))).toEqual(['Äpfel', 'Birke', 'zaun'])
  const down = await page(`${list}?sort=nameDesc&tab=published`)
  expect(namesOn(down)).toEqual(['zaun', 'Birke', 'Äpfel'])
  expect(down).toMatch(/<th[^>]*aria-sort="descending"[^>]*>/)
  expect(down).toMatch(/<input type="hidden" name="tab" value="published"/)
  const up = unescaped(await page(`${list}?tab=published&sort=city`))
  expect(namesOn(up)).toEqual(['zaun', 'Äpfel', 'Birke'])
  expect(up).toMatch(
    /<th[^>]*aria-sort="ascending"[^>]*><a[^>]*href="\/dashboard\/properties\?tab=published&sort=cityDesc"/,
  )
})

test.each([
  '?tab=%00&sort=x&perPage=26&page=-1&marketType=castle&houseType=&member=%27%3B--',
  '?page=99999999999999999999&perPage=1e9',
  `?q=${'%F0%9F%8F%A1'.repeat(300)}`,
  '?member=niemand&page=5',
  '?q=%25_%22%27%5C&q=zwei&tab=trash&tab=all',
])('%s is answered with a page', async (query) => {
  await aStored()
  expect((await colleague.get(list + query)).status).toBe(200)
  expect((await colleague.get(`${list}/export${query}`)).status).toBe(200)
})

test('a row says how much a draft lacks, and what lies in the trash says since when and until when', async () => {
  await createProperty(db, newId(), aProperty({ purchasePrice: null, published: false }), 'Test')
  expect(textOf(await page(list))).toContain('Entwurf 2 fehlen')
  const id = await aStored({ name: 'Weg damit' })
  await setTrashed(db, id, true, 'Test')
  await db
    .update(properties)
    .set({ deletedAt: new Date('2026-03-01T12:00Z'), version: 4 })
    .where(eq(properties.id, id))
  const trash = await page(`${list}?tab=trash`)
  expect(textOf(trash)).toContain('Im Papierkorb seit 01.03.2026, wird am 31.03.2026 gelöscht')
  expect(trash).not.toContain('Auswahl veröffentlichen')
})

test('many rows come in pages, whose size is asked for; a page beyond the last is the last', async () => {
  await createMany(120)
  const first = await page(list)
  expect(namesOn(first)).toHaveLength(25)
  expect(textOf(first)).toContain('1 bis 25 von 120 Objekten')
  const large = await page(`${list}?perPage=50&page=99&sort=name`)
  expect(namesOn(large)).toHaveLength(20)
  expect(textOf(large)).toContain('101 bis 120 von 120 Objekten')
  expect(unescaped(large)).toContain(`href="${list}?perPage=100&sort=name"`)
  expect(namesOn(await page(`${list}?perPage=100`))).toHaveLength(100)
})

test('each column sorts by what it shows, in German order, numbers as numbers, and what shows nothing last', async () => {
  const [erika, otto] = ['member000001', 'member000002']
  for (const [name, propertyNumber, city, values] of [
    ['Zaun', 'SO-999', 'Überlingen', { purchasePrice: 300_000, livingArea: 80, rooms: 3, responsibleMember: otto }],
    ['Haus am See', 'SO-1000', 'Ulm', { purchasePrice: 900_000, livingArea: 200, rooms: 2, halfRoom: true }],
    ['Haus', 'SO-88', 'Zittau', { priceOnRequest: true, livingArea: null, rooms: null, responsibleMember: erika }],
  ] as const) {
    await aStored({ name, propertyNumber, city, halfRoom: false, responsibleMember: null, ...values })
  }
  const [zaun, see, haus] = ['Zaun', 'Haus am See', 'Haus']
  for (const [sort, order] of [
    ['number', [haus, zaun, see]],
    ['numberDesc', [see, zaun, haus]],
    ['name', [haus, see, zaun]],
    ['city', [zaun, see, haus]],
    ['priceAsc', [zaun, see, haus]],
    ['priceDesc', [see, zaun, haus]],
    ['areaAsc', [zaun, see, haus]],
    ['roomsDesc', [zaun, see, haus]],
    ['member', [haus, zaun, see]],
    ['memberDesc', [zaun, haus, see]],
  ] as const)
    expect([sort, namesOn(await page(`${list}?sort=${sort}`))]).toEqual([sort, order])
})

test('the columns are chosen in the address, which says each name once', async () => {
  await aStored({ purchasePrice: 410_000, city: 'Jork', responsibleMember: 'member000001' })
  const heads = (html: string) =>
    [...html.matchAll(/<th scope="col"[^>]*>(?:<a[^>]*>)?([^<]+)</g)].map(([, head]) => head)
  expect(heads(await page(list))).toEqual([
    ...['Nummer', 'Objekt', 'Vermarktung', 'Preis', 'Fläche', 'Ort', 'Person', 'Bearbeitet'],
  ])
  const posted = await colleague.get(`${list}?q=jork&columns=member&columns=price&columns=castle`)
  expect([posted.status, posted.headers.get('Location')]).toEqual([303, `${list}?q=jork&columns=price.member`])
  const chosen = await page(`${list}?q=jork&columns=price.member`)
  expect(heads(chosen)).toEqual(['Nummer', 'Objekt', 'Preis', 'Person'])
  expect(unescaped(chosen)).toContain(`href="${list}?q=jork&columns=price.member&tab=drafts"`)
  expect(chosen).toContain('<input type="hidden" name="columns" value="price.member"/>')
})

test('an act leaves the row where it was, and leads back to it', async () => {
  for (const name of ['Eins', 'Zwei', 'Drei']) await aStored({ name })
  await db.run(sql`update properties set version = version + 1, updated_at = unixepoch('2026-01-01') * 1000 - rowid`)
  const before = namesOn(await page(list))
  const second = await db
    .select({ id: properties.id })
    .from(properties)
    .where(eq(properties.name, before[1] ?? ''))
  const id = second[0]?.id ?? ''
  expect(await page(list)).toMatch(new RegExp(`<tr id="row-2"[\\s\\S]*${id}[\\s\\S]*value="${list}#row-2"`))
  const done = await colleague.post(`${list}/${id}/visibility`, { published: 'off', redirectTo: `${list}#row-2` })
  expect(done.headers.get('Location')).toBe(`${list}#row-2`)
  const after = await page(list)
  expect(namesOn(after)).toEqual(before)
  // Taking it back leads there, too.
  expect(after).toMatch(new RegExp(`role="status"[\\s\\S]*value="${list}#row-2"[\\s\\S]*Rückgängig machen`))
  await bulk([id], 'highlight')
  expect(namesOn(await page(list))).toEqual(before)
  const row = await findProperty(db, id)
  if (!row) throw new Error('no such property')
  await updateProperty(db, id, { ...valuesOf(row), description: 'Neu' }, row.version, 'Test')
  expect(namesOn(await page(list))[0]).toBe(before[1])
})

test('rows stay ticked when what they were ticked for is refused, and only then', async () => {
  const [bare, fine] = [await aStored({ city: '', published: false }), await aStored({ published: false })]
  const ticked = (html: string) =>
    (html.match(/<input type="checkbox" name="ids"[^>]*>/g) ?? [])
      .filter((box) => box.includes('checked='))
      .map((box) => /value="(\w+)"/.exec(box)?.[1])
  const nobody = await bulk([bare, fine], 'assign')
  expect(nobody.text).toContain('Wählen Sie eine Person')
  expect(ticked(nobody.html).sort()).toEqual([bare, fine].sort())
  expect(ticked(await page(list))).toEqual([])
  expect(ticked((await bulk([bare, fine], 'publish')).html)).toEqual([bare])
  expect(ticked((await bulk([fine], 'highlight')).html)).toEqual([])
})

test('many are reserved and highlighted at once, but none that is sold, and all of it is taken back', async () => {
  const offer = await aStored({ propertyNumber: 'M-1' })
  const sold = await aStored({ propertyNumber: 'M-2', sold: true })
  for (const [name, opposite, field, said] of [
    ['reserve', 'unreserve', 'reserved', 'Ein Objekt ist als reserviert gekennzeichnet.'],
    ['highlight', 'unhighlight', 'highlighted', 'Ein Objekt ist hervorgehoben.'],
  ] as const) {
    const done = await bulk([offer, sold], name)
    expect(done.text).toContain(`${said} Schon verkauft oder vermietet, deshalb unverändert: M-2.`)
    expect(await statesOf(offer)).toMatchObject({ [field]: true })
    expect(await statesOf(sold)).toMatchObject({ [field]: false, version: 2 })
    await undo(done.message)
    expect(await statesOf(offer)).toMatchObject({ [field]: false })
    expect((await bulk([offer], opposite)).text).toContain('Bei einem Objekt war nichts zu ändern.')
  }
  const single = await act(`${list}/${sold}/reservation`, { reserved: 'on' })
  expect(single.text).toContain('ist schon verkauft und bleibt, wie es ist.')
})

test('taking back an act on many leaves and names those that somebody has changed since', async () => {
  const ids = [await aStored({ responsibleMember: 'member000001' }), await aStored()]
  const [one = '', two = ''] = ids
  const who = async (id: string) => (await findProperty(db, id))?.responsibleMember
  const before = await who(two)
  const assigned = await bulk(ids, 'assign', { member: 'member000002' })
  await other.post(`${list}/bulk`, { ids: one, act: 'assign', member: 'none' })
  const undone = await undo(assigned.message)
  expect([await who(one), await who(two)]).toEqual([null, before])
  const number = (await findProperty(db, one))?.propertyNumber
  expect(undone.text).toContain(`Nicht rückgängig gemacht, weil inzwischen geändert: ${number} (Petra Probe).`)
  expect(undone.html).toContain(`href="${list}/${one}/history"`)
  const hidden = await bulk(ids, 'unpublish')
  await other.post(`${list}/${two}/stage`, { stage: 'soldOffline' })
  await undo(hidden.message)
  expect([(await statesOf(one)).published, (await statesOf(two)).published]).toEqual([true, false])
})

test('many get one contact person, with a line in their history, and get their own back', async () => {
  const [one, two] = [await aStored({ responsibleMember: 'member000001' }), await aStored()]
  const who = async (id: string) => (await findProperty(db, id))?.responsibleMember
  const before = await who(two)
  const done = await bulk([one, two], 'assign', { member: 'member000002' })
  expect(done.text).toContain('Bei 2 Objekten ist der Ansprechpartner geändert.')
  expect([await who(one), await who(two)]).toEqual(['member000002', 'member000002'])
  const noted = await db.select().from(history).where(eq(history.subjectId, one))
  expect(noted.find(({ field }) => field === 'responsibleMember')).toMatchObject({
    before: 'member000001',
    after: 'member000002',
    changedBy: 'Petra Probe',
  })
  await undo(done.message)
  expect([await who(one), await who(two)]).toEqual(['member000001', before])
  expect((await bulk([one], 'assign', { member: 'none' })).text).toContain('Bei einem Objekt')
  expect(await who(one)).toBeNull()
  const wrongs: Record<string, string>[] = [
    {},
    { member: '' },
    { member: 'niemand' },
    { member: 'x'.repeat(50_000) },
    { members: ',,' },
  ]
  for (const wrong of wrongs) {
    expect((await bulk([one], 'assign', wrong)).text).toContain('Wählen Sie eine Person aus der Liste.')
  }
  expect((await bulk(Array.from({ length: 501 }, newId), 'assign', { member: 'none' })).text).toContain(
    'möglich sind 500',
  )
  expect((await bulk(Array.from({ length: 500 }, newId), 'reserve')).text).toContain(
    '500 Objekte waren nicht mehr hier.',
  )
})

test('a view is kept under a name by one user, opened as a link, replaced, and taken away', async () => {
  const views = `${list}/views`
  const kept = await act(views, { name: ' Miete\r\n in  Jork ', search: 'q=jork&marketType=rent&page=7&evil=1' })
  expect(kept.to).toBe(`${list}?q=jork&marketType=rent`)
  expect(kept.text).toContain('„Miete in Jork“ ist gemerkt.')
  const linked = /<a aria-current="true"[^>]*href="[^"]*\?q=jork&marketType=rent">Miete in Jork<\/a>/
  expect(unescaped(kept.html)).toMatch(linked)
  expect(unescaped(await (await (await staff()).get(list)).text())).not.toContain('Miete in Jork')
  const moved = await act(views, { name: 'Miete in Jork', search: 'sort=name' })
  expect(unescaped(moved.html)).not.toMatch(linked)
  expect(unescaped((await undo(moved.message)).html)).toMatch(linked)
  const removal = /action="([^"]*\/removal)"/.exec(await page(`${list}?q=jork&marketType=rent`))?.[1] ?? ''
  expect((await (await staff()).post(removal, {})).status).toBe(303)
  const gone = await act(removal)
  expect(gone.text).toContain('Die Ansicht „Miete in Jork“ ist entfernt.')
  expect((await act(removal)).text).toContain('Diese Ansicht gibt es nicht mehr.')
  expect((await undo(gone.message)).text).toContain('„Miete in Jork“ ist gemerkt.')
  expect((await act(views, { name: ' ', search: 'q=x' })).text).toContain('Geben Sie der Ansicht einen Namen.')
  expect((await act(views, { name: 'x'.repeat(50_000), search: 'q=x' })).text).toContain('Der Name ist zu lang')
  await act(views, { name: 'Lang', search: `q=${'x'.repeat(50_000)}&sort=nonsense` })
  for (let number = 0; number < 30; number++) await colleague.post(views, { name: `Nr. ${number}`, search: 'q=x' })
  expect((await act(views, { name: 'Eine mehr', search: 'q=x' })).text).toContain('Mehr als 30 Ansichten')
  await db.delete(savedViews)
})

/** So many published houses, in one statement. */
async function createMany(count: number): Promise<string[]> {
  const rows = Array.from({ length: count }, (_, index) => {
    const { name, propertyNumber } = aProperty()
    return { id: newId(), name: `${name} Nr. ${String(index).padStart(3, '0')}`, number: propertyNumber }
  })
  await env.DB.prepare(`
    insert into properties (id, name, property_number, market_type, house_type, city, purchase_price, published, search_text, description)
    select value ->> 'id', value ->> 'name', value ->> 'number', 'purchase', 'house', 'Hamburg', 500000, 1,
      lower(value ->> 'name'), 'Text' from json_each(?)`)
    .bind(JSON.stringify(rows))
    .run()
  return rows.map(({ id }) => id)
}

interface Asked {
  text: string
  values: unknown[]
}

/** The statements that a page sends to the database, and how many times it has to wait for an answer. */
async function askedBy(path: string) {
  const asked = new Map<D1PreparedStatement, Asked>()
  const sent: Asked[] = []
  let trips = 0
  const send = (statements: readonly D1PreparedStatement[]) => {
    trips += 1
    sent.push(...statements.flatMap((statement) => asked.get(statement) ?? []))
  }
  const prepare = env.DB.prepare.bind(env.DB)
  vi.spyOn(env.DB, 'prepare').mockImplementation((text) => {
    const statement = prepare(text)
    const bind = statement.bind.bind(statement)
    statement.bind = (...values) => {
      const bound = bind(...values)
      asked.set(bound, { text, values })
      for (const method of ['all', 'raw', 'run', 'first'] as const) {
        const original = bound[method].bind(bound) as () => Promise<never>
        vi.spyOn(bound, method).mockImplementation(() => {
          send([bound])
          return original()
        })
      }
      return bound
    }
    return statement
  })
  const batch = env.DB.batch.bind(env.DB)
  vi.spyOn(env.DB, 'batch').mockImplementation((statements) => {
    send(statements)
    return batch(statements)
  })
  await page(path)
  vi.restoreAllMocks()
  return { statements: sent, trips }
}

async function rowsRead({ text, values }: Asked): Promise<number> {
  const { meta } = await env.DB.prepare(text)
    .bind(...values)
    .run()
  return meta.rows_read
}

test.each([
  list,
  `${list}?tab=drafts&q=haus+nr&marketType=purchase&houseType=house&sort=priceDesc`,
  `${list}?perPage=100&sort=name&page=5`,
])('with 500 properties %s asks the database five times and passes twice over the properties', async (path) => {
  await createMany(500)
  const { statements, trips } = await askedBy(path)
  expect(trips).toBeLessThanOrEqual(5)
  expect(statements.length).toBeGreaterThanOrEqual(trips)
  const aboutProperties = statements.filter(({ text }) => text.includes('from "properties"'))
  expect(aboutProperties).toHaveLength(2)
  for (const statement of aboutProperties) {
    const { results } = await env.DB.prepare(`explain query plan ${statement.text}`)
      .bind(...statement.values)
      .all<{ detail: string }>()
    expect(results.filter(({ detail }) => /^SCAN properties\b/.test(detail)).length).toBeLessThanOrEqual(1)
    expect(statement.text).not.toMatch(/"(?:fittings|location_description|other_notes)"/)
    // One pass, which D1 counts twice where it sorts, and for each row of the page its own row and its pictures.
    expect(await rowsRead(statement)).toBeLessThanOrEqual(2 * 500 + 100 * 3)
  }
})

const toggles: [path: string, field: 'published' | 'highlighted' | 'reserved' | 'sold', on: string, off: string][] = [
  ['visibility', 'published', 'ist online.', 'ist nicht mehr online.'],
  ['highlight', 'highlighted', 'ist hervorgehoben.', 'ist nicht mehr hervorgehoben.'],
  ['reservation', 'reserved', 'ist als reserviert gekennzeichnet.', 'ist nicht mehr reserviert.'],
  ['sale', 'sold', 'ist als verkauft gekennzeichnet.', 'ist nicht mehr verkauft.'],
]

test.each(toggles)(
  '%s is switched on and off by name, pressed twice it says the same, and it can be taken back',
  async (path, field, on, off) => {
    const id = await aStored({ name: 'Haus am Deich', published: field !== 'published' })
    const address = `${list}/${id}/${path}`
    const back = `${list}?tab=all&q=deich`
    for (const _ of ['once', 'twice']) {
      const done = await act(address, { [field]: 'on', redirectTo: back })
      expect(done.to).toBe(back)
      expect(done.text).toContain(`„Haus am Deich“ ${on}`)
      expect(await statesOf(id)).toMatchObject({ [field]: true, version: 3 })
    }
    const done = await act(address, { [field]: 'on', redirectTo: back })
    expect(done.message).toContain(field === 'sold' ? `href="/referenzen/${id}"` : `href="/angebote/${id}"`)
    const undone = await undo(done.message)
    expect(undone.to).toBe(back)
    expect(undone.text).toContain(`„Haus am Deich“ ${off}`)
    expect(await statesOf(id)).toMatchObject({ [field]: false, version: 4 })
    const noted = await db.select().from(history).where(eq(history.subjectId, id))
    expect(
      noted.filter((row) => row.field === field).map(({ version, after, changedBy }) => [version, after, changedBy]),
    ).toEqual([
      [3, true, 'Petra Probe'],
      [4, false, 'Petra Probe'],
    ])
  },
)

test('an address that is not ours is no way back', async () => {
  const id = await aStored()
  for (const redirectTo of ['https://evil.example/', '//evil.example', 'javascript:alert(1)']) {
    expect((await act(`${list}/${id}/highlight`, { highlighted: 'on', redirectTo })).to).toBe(list)
    expect((await bulk([id], 'publish', { redirectTo })).to).toBe(list)
  }
})

test('what may not be published leads to its form and is left as it is', async () => {
  const id = await aStored({ purchasePrice: null, published: false })
  const refused = await act(`${list}/${id}/visibility`, { published: 'on' })
  expect(refused.to).toBe(`${list}/${id}`)
  expect(refused.text).toContain('Nicht veröffentlicht. Es fehlt noch: Kaufpreis')
  expect(await statesOf(id)).toMatchObject({ published: false, version: 2 })
})

test('a sold property may be published as a reference, whatever it lacks, and goes offline if it is for sale again', async () => {
  const id = await aStored({ name: 'Altes Haus', purchasePrice: null, published: false, sold: true })
  await act(`${list}/${id}/visibility`, { published: 'on' })
  expect(await statesOf(id)).toMatchObject({ published: true, sold: true })
  const shown = textOf(await page(list))
  expect(shown).toContain('Online 0')
  expect(shown).toContain('Altes Haus Verkauft')
  const unsold = await act(`${list}/${id}/sale`, { sold: 'off' })
  expect(unsold.to).toBe(`${list}/${id}`)
  expect(unsold.text).toContain(
    '„Altes Haus“ ist nicht mehr verkauft und vorerst nicht online. Es fehlt noch: Kaufpreis',
  )
  expect(await statesOf(id)).toMatchObject({ published: false, sold: false })
  await undo(unsold.message)
  expect(await statesOf(id)).toMatchObject({ published: true, sold: true })
})

test('what is thrown away by mistake comes back as it was', async () => {
  const id = await aStored({ name: 'Haus Eins' })
  const away = await act(`${list}/${id}/trash`, { redirectTo: `${list}/${id}` })
  expect(away.to).toBe(list)
  expect(away.text).toContain('„Haus Eins“ liegt im Papierkorb.')
  expect((await new Visitor().get(`/angebote/${id}`)).status).toBe(404)
  const back = await undo(away.message)
  expect(back.text).toContain('„Haus Eins“ ist wiederhergestellt.')
  expect(await statesOf(id)).toMatchObject({ published: true, trashed: false })
  const again = await undo(back.message)
  expect(again.to).toBe(list)
  expect(await statesOf(id)).toMatchObject({ trashed: true })
})

test('out of the trash a property comes as a draft, and even as it was only if it may be published', async () => {
  const id = await aStored({ name: 'Ohne Preis' })
  await setTrashed(db, id, true, 'Test')
  await act(`${list}/${id}/restore`)
  expect(await statesOf(id)).toMatchObject({ published: false, trashed: false })
  const places = [list, `${list}/${id}`, `${list}/${id}/location`]
  for (const place of places) expect(await page(place)).toContain('>Aus dem Papierkorb<')
  await act(`${list}/${id}/visibility`, { published: 'on' })
  for (const place of places) expect(await page(place)).not.toContain('>Aus dem Papierkorb<')
  const lacking = await aStored({ name: 'Ohne Preis', purchasePrice: null })
  await setTrashed(db, lacking, true, 'Test')
  const restored = await act(`${list}/${lacking}/restore`, { published: 'on' })
  expect(restored.text).toContain('„Ohne Preis“ ist als Entwurf wiederhergestellt. Es fehlt noch: Kaufpreis')
  expect(await statesOf(lacking)).toMatchObject({ published: false, trashed: false })
})

test('of what lies in the trash, or does not, the message says where it is, and nothing changes', async () => {
  const id = await aStored({ name: 'Verlegt' })
  expect((await act(`${list}/${id}/restore`)).text).toContain('„Verlegt“ liegt nicht im Papierkorb.')
  expect(await statesOf(id)).toMatchObject({ published: true, version: 2 })
  await setTrashed(db, id, true, 'Test')
  for (const path of ['visibility', 'highlight', 'reservation', 'sale', 'trash', 'duplicate']) {
    const answer = await act(`${list}/${id}/${path}`, { published: 'on', redirectTo: `${list}/${id}` })
    expect([path, answer.to]).toEqual([path, list])
    expect(answer.text).toContain('„Verlegt“ liegt im Papierkorb. Dort lässt es sich wiederherstellen.')
    expect(await statesOf(id)).toMatchObject({ version: 3 })
  }
})

test('nobody acts on a property that is not there, and no broken form is a fault', async () => {
  for (const path of ['visibility', 'highlight', 'reservation', 'sale', 'trash', 'restore', 'duplicate']) {
    for (const id of ['zzzzzzzzzzzz', '%20', 'x'.repeat(2_000)]) {
      const { status } = await colleague.post(`${list}/${id}/${path}`, { published: 'on' })
      expect([path, status]).toEqual([path, 404])
    }
    const broken = await colleague.send(
      new Request(`https://giebel.test${list}/zzzzzzzzzzzz/${path}`, {
        method: 'POST',
        headers: { Origin: 'https://giebel.test', 'Content-Type': 'multipart/form-data; boundary=x' },
        body: 'kein Formular',
      }),
    )
    expect([path, broken.status]).toEqual([path, 400])
  }
})

test('many are published, taken back, thrown away and restored at once, each act with its way back', async () => {
  const ids = await Promise.all(['Eins', 'Zwei', 'Drei'].map((name) => aStored({ name, published: false })))
  const back = `${list}?perPage=50`
  const published = await bulk(ids, 'publish', { redirectTo: back })
  expect(published.to).toBe(back)
  expect(published.text).toContain('3 Objekte sind online.')
  for (const id of ids) expect(await statesOf(id)).toMatchObject({ published: true, version: 3 })
  expect((await findProperty(db, ids[0] ?? ''))?.publishedAt).toBeInstanceOf(Date)
  expect((await undo(published.message)).text).toContain('3 Objekte sind nicht mehr online.')
  for (const id of ids) expect(await statesOf(id)).toMatchObject({ published: false, version: 4 })

  await bulk(ids.slice(0, 2), 'publish')
  const trashed = await bulk([ids.join(',')], 'trash')
  expect(trashed.text).toContain('3 Objekte liegen im Papierkorb.')
  for (const id of ids) expect(await statesOf(id)).toMatchObject({ trashed: true })
  const restored = await undo(trashed.message)
  expect(restored.text).toContain('3 Objekte sind wiederhergestellt.')
  expect(await Promise.all(ids.map(async (id) => (await statesOf(id)).published))).toEqual([true, true, false])

  await bulk(ids, 'trash')
  const drafts = await bulk(ids, 'restore')
  expect(await Promise.all(ids.map(async (id) => (await statesOf(id)).published))).toEqual([false, false, false])
  await undo(drafts.message)
  for (const id of ids) expect(await statesOf(id)).toMatchObject({ trashed: true })
  const noted = await db
    .select()
    .from(history)
    .where(eq(history.subjectId, ids[0] ?? ''))
  expect(noted.filter(({ field }) => field === 'trashed').map(({ after }) => after)).toEqual([
    true,
    false,
    true,
    false,
    true,
  ])
})

test('what cannot be published is named, at most three of them, and the others are published', async () => {
  const fine = await aStored({ published: false })
  const already = await aStored()
  const reference = await aStored({ published: false, sold: true, purchasePrice: null })
  const lacking = await Promise.all(
    [1, 2, 3, 4, 5].map((place) =>
      aStored({ published: false, purchasePrice: null, propertyNumber: `LÜCKE-${place}` }),
    ),
  )
  const gone = await aStored()
  await setTrashed(db, gone, true, 'Test')
  const { message, text } = await bulk([fine, already, reference, ...lacking, gone, 'zzzzzzzzzzzz', fine], 'publish')
  expect(text).toContain('2 Objekte sind online.')
  expect(text.match(/LÜCKE-\d \(es fehlt: Kaufpreis\)/g)).toHaveLength(3)
  expect(text).toContain('und 2 weitere.')
  expect(text).toContain('Bei einem Objekt war nichts zu ändern.')
  expect(text).toContain('2 Objekte waren nicht mehr hier.')
  expect(await statesOf(fine)).toMatchObject({ published: true })
  expect(await statesOf(reference)).toMatchObject({ published: true })
  expect(await statesOf(already)).toMatchObject({ version: 2 })
  for (const id of lacking) expect(await statesOf(id)).toMatchObject({ published: false, version: 2 })
  expect(await statesOf(gone)).toMatchObject({ trashed: true })
  await undo(message)
  expect(await statesOf(fine)).toMatchObject({ published: false })
  expect(await statesOf(already)).toMatchObject({ published: true })
})

test('nothing chosen, too much of it, or an act that does not exist: a sentence, and nothing is done', async () => {
  const id = await aStored({ published: false })
  expect((await bulk([], 'publish')).text).toContain('Wählen Sie zuerst Objekte aus.')
  expect((await bulk([' , ,'], 'trash')).text).toContain('Wählen Sie zuerst Objekte aus.')
  const many = Array.from({ length: 500 }, () => newId())
  expect((await bulk([id, ...many], 'publish')).text).toContain('Es sind 501 Objekte auf einmal, möglich sind 500.')
  for (const name of ['', 'delete', 'PUBLISH', '__proto__']) {
    expect((await bulk([id], name)).text).toContain('Diese Aktion gibt es nicht.')
  }
  expect((await act(`${list}/bulk`)).text).toContain('Diese Aktion gibt es nicht.')
  const file = new FormData()
  file.append('ids', new File(['x'], 'x.txt'))
  file.append('act', 'trash')
  expect((await act(`${list}/bulk`, file)).text).toContain('Ein Objekt war nicht mehr hier.')
  expect(await statesOf(id)).toMatchObject({ published: false, trashed: false, version: 2 })
})

test('500 are done at once, and one page of a hundred can be taken back', async () => {
  const ids = await createMany(500)
  const all = await bulk(ids, 'unpublish')
  expect(all.text).toContain('500 Objekte sind nicht mehr online.')
  expect(await db.$count(properties, eq(properties.published, true))).toBe(0)
  const { message } = await bulk(ids.slice(0, 100), 'trash', { confirmed: 'on' })
  expect((await undo(message)).text).toContain('100 Objekte sind wiederhergestellt.')
})

test('more than five go to the trash after a question, on a page that needs no script', async () => {
  const ids = await Promise.all([1, 2, 3, 4, 5, 6].map(() => aStored()))
  await setTrashed(db, ids[5] ?? '', true, 'Test')
  // Five are there: the sixth is in the trash already.
  expect((await bulk(ids, 'trash')).text).toContain('5 Objekte liegen im Papierkorb.')
  for (const id of ids) await setTrashed(db, id, false, 'Test')
  const back = `${list}?sort=name`
  const fields = { ids: ids.join(), act: 'trash', redirectTo: back }
  const question = await colleague.post(`${list}/bulk`, fields)
  expect(question.status).toBe(200)
  const html = await question.text()
  expect(textOf(html)).toContain('6 Objekte in den Papierkorb legen?')
  expect(textOf(html)).toContain('Abbrechen In den Papierkorb')
  expect(html).toContain(`href="${back}"`)
  for (const id of ids) expect(await statesOf(id)).toMatchObject({ trashed: false })

  const done = await act(
    `${list}/bulk`,
    postBehind(html.replace('<form', '<form action=""'), 'In den Papierkorb').fields,
  )
  expect(done.to).toBe(back)
  expect(done.text).toContain('6 Objekte liegen im Papierkorb.')
  expect((await undo(done.message)).text).toContain('6 Objekte sind wiederhergestellt.')
  const foreign = await colleague.post(`${list}/bulk`, { ...fields, redirectTo: 'https://evil.example/' })
  expect(await foreign.text()).not.toContain('evil.example')
  const plain = await colleague.get(`${list}/bulk`)
  expect([plain.status, textOf(await plain.text()).includes('An dieser Adresse gibt es nichts zu lesen')]).toEqual([
    405,
    true,
  ])
})

test('what comes back from the trash says that it is offline, and is published from its message', async () => {
  const id = await aStored({ name: 'Haus Offline' })
  await act(`${list}/${id}/trash`)
  const restored = await act(`${list}/${id}/restore`)
  expect(restored.text).toContain('„Haus Offline“ ist wiederhergestellt und offline. Veröffentlichen')
  expect(await statesOf(id)).toMatchObject({ published: false, trashed: false })
  const publish = postBehind(restored.message, 'Veröffentlichen')
  expect((await act(publish.action, publish.fields)).text).toContain('„Haus Offline“ ist online.')
  expect(await statesOf(id)).toMatchObject({ published: true })

  const two = [await aStored(), await aStored()]
  await bulk(two, 'trash')
  const both = await bulk(two, 'restore')
  expect(both.text).toContain('2 Objekte sind wiederhergestellt. 2 sind offline. Alle veröffentlichen')
  const all = postBehind(both.message, 'Alle veröffentlichen')
  expect((await act(all.action, all.fields)).text).toContain('2 Objekte sind online.')
})

test('an empty trash says what it is for', async () => {
  await db.delete(properties)
  expect(textOf(await page(`${list}?tab=trash`))).toContain('lässt sich 30 Tage lang wiederherstellen.')
})

test('an act that somebody’s save overtakes changes nothing', async () => {
  const id = await aStored({ name: 'Eben noch', published: false })
  const values = aProperty({ name: 'Jetzt anders', published: false })
  const original = db.batch.bind(db)
  vi.spyOn(db, 'batch').mockImplementationOnce(async (statements) => {
    await updateProperty(db, id, values, 2, 'Otto')
    return original(statements)
  })
  expect(await changeStates(db, [id], { published: true }, 'Petra')).toMatchObject([{ result: 'overtaken' }])
  expect(await statesOf(id)).toMatchObject({ published: false, version: 3 })
  const noted = await db.select().from(history).where(eq(history.subjectId, id))
  expect(noted.map(({ changedBy }) => changedBy)).not.toContain('Petra')
})

async function withStoredPictures(id: string, count: number): Promise<string[]> {
  const keys: string[] = []
  for (let place = 1; place <= count; place += 1) {
    const stored = await storePicture({ bucket: env.MEDIA, images: env.IMAGES }, aPicture())
    if ('problem' in stored) throw new Error(stored.problem)
    const kind = place === count ? 'floorPlan' : 'photo'
    await createPicture(db, id, { ...stored, kind, alt: `Bild ${place}`, caption: `Unter ${place}` })
    keys.push(stored.key)
  }
  return keys
}

test('a copy is a draft with all values, a free number and pictures of its own, and a second press makes no second', async () => {
  const id = newId()
  await createProperty(
    db,
    id,
    aProperty({ name: 'Haus Vorlage', propertyNumber: 'K-1', highlighted: true, reserved: true, description: 'Text' }),
    'Test',
  )
  await createProperty(db, newId(), aProperty({ propertyNumber: 'K-1-2' }), 'Test')
  const keys = await withStoredPictures(id, 3)
  const copyId = newId()
  const done = await act(`${list}/${id}/duplicate`, { id: copyId })
  expect(done.to).toBe(`${list}/${copyId}`)
  expect(done.text).toContain('„Haus Vorlage (Kopie)“ ist angelegt, noch nicht online.')
  const [source, copy] = [await findProperty(db, id), await findProperty(db, copyId)]
  if (!source || !copy) throw new Error('no copy')
  const different = {
    name: 'Haus Vorlage (Kopie)',
    propertyNumber: 'K-1-3',
    published: false,
    highlighted: false,
    reserved: false,
    sold: false,
  }
  expect(valuesOf(copy)).toEqual({ ...valuesOf(source), ...different })
  expect(copy).toMatchObject({
    version: 1,
    publishedAt: null,
    soldOn: null,
    listPrice: source.listPrice,
    updatedBy: 'Petra Probe',
  })
  expect(copy.searchText).toContain('kopie')
  const pictures = await listPictures(db, copyId)
  expect(pictures.map(({ kind, alt, caption }) => [kind, alt, caption])).toEqual([
    ['photo', 'Bild 1', 'Unter 1'],
    ['photo', 'Bild 2', 'Unter 2'],
    ['floorPlan', 'Bild 3', 'Unter 3'],
  ])
  for (const { key, width, height } of pictures) {
    expect([keys.includes(key), width, height]).toEqual([false, 64, 48])
    expect((await colleague.get(`/media/${key}/320`)).status).toBe(200)
    expect((await new Visitor().get(`/media/${key}/320`)).status).toBe(404)
  }
  const again = await act(`${list}/${id}/duplicate`, { id: copyId })
  expect(again.to).toBe(`${list}/${copyId}`)
  expect(await db.$count(properties)).toBe(3)
  const undone = await undo(again.message)
  expect(undone.to).toBe(list)
  expect(await statesOf(copyId)).toMatchObject({ trashed: true })
  expect((await act(`${list}/${id}/duplicate`, { id: copyId })).text).toContain('liegt im Papierkorb')
})

test('two presses at the same moment make one copy, and leave no file that is nobody’s', async () => {
  const id = await aStored({ name: 'Zugleich' })
  await withStoredPictures(id, 1)
  const before = (await env.MEDIA.list()).objects.length
  const copyId = newId()
  const answers = await Promise.all([1, 2].map(() => colleague.post(`${list}/${id}/duplicate`, { id: copyId })))
  expect(answers.map(({ status }) => status)).toEqual([303, 303])
  expect(await db.$count(properties)).toBe(2)
  expect((await env.MEDIA.list()).objects.length).toBe(before + 1)
})

test('a picture whose file is gone is left out of the copy, and the message says so', async () => {
  const id = await aStored({ name: 'Lückenhaft' })
  const [, lost = ''] = await withStoredPictures(id, 2)
  await deletePictureFiles({ bucket: env.MEDIA, images: env.IMAGES }, lost)
  const done = await act(`${list}/${id}/duplicate`, { id: 'kein gültiger' })
  expect(done.text).toContain('„Lückenhaft (Kopie)“ ist angelegt, ohne 2 Bilder, deren Dateien fehlen.')
  expect(await listPictures(db, done.to.split('/').at(-1) ?? '')).toHaveLength(1)
})

test('a preview shows what visitors would see of a draft, to staff only', async () => {
  const id = await aStored({
    name: 'Geheimes Haus',
    published: false,
    street: 'Verborgener Weg 3',
    purchasePrice: null,
    description: 'Noch nicht <fertig>.',
    responsibleMember: 'member000001',
  })
  const address = `${list}/${id}/preview`
  const answer = await colleague.get(address)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('X-Robots-Tag')).toBe('noindex, nofollow')
  const html = await answer.text()
  const text = textOf(html)
  expect(html.match(/<h1/g)).toHaveLength(1)
  expect(html).toContain('<meta name="robots" content="noindex, nofollow"/>')
  expect(text).toContain('Vorschau, nur für Sie sichtbar')
  expect(text).toContain('Zum Veröffentlichen fehlt noch: Kaufpreis')
  expect(text).toContain('Noch nicht <fertig>.')
  expect(text).toContain('Erika Muster')
  expect(html).not.toContain('Verborgener Weg')
  expect(html).not.toMatch(/<form[^>]*action="\/angebote/)
  expect(html).not.toContain('#kontakt')
  expect(html).toContain(`href="${list}/${id}"`)
  expect((await new Visitor().get(address)).status).toBe(302)
  expect(await (await new Visitor().get(`${address}.data`)).text()).not.toContain('Geheimes')
  expect((await new Visitor().get(`/angebote/${id}`)).status).toBe(404)
  expect((await colleague.post(address, {})).status).toBe(405)
  await setTrashed(db, id, true, 'Test')
  expect((await colleague.get(address)).status).toBe(404)
})

test('of an offer the preview shows what its public page shows', async () => {
  const id = await aStored({ description: 'Ein Absatz.\n\n- Punkt', livingArea: 123.5, addressVisible: true })
  const bodyOf = (html: string) => textOf(`<body>${html.slice(html.indexOf('<main'), html.indexOf('</main>'))}`)
  const shown = bodyOf(await (await new Visitor().get(`/angebote/${id}`)).text())
  const preview = bodyOf(await page(`${list}/${id}/preview`))
  const facts = preview.slice(preview.indexOf('Ein Absatz.'))
  expect(facts.length).toBeGreaterThan(100)
  expect(shown).toContain(facts)
  expect(shown).toContain('Probeweg 7')
  expect(preview).toContain('Probeweg 7')
})

/** The lines of a file as Excel reads it, cells without their quotation marks. */
function linesOf(csv: string): string[][] {
  const cells = csv.matchAll(/(?:"((?:[^"]|"")*)"|([^;\r\n]*))(;|\r\n|$)/g)
  const lines: string[][] = [[]]
  for (const [whole, quoted, plain, end] of cells) {
    if (whole === '') break
    lines.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '')
    if (end === '\r\n') lines.push([])
  }
  return lines.filter((line) => line.length > 1)
}

async function exported(query: string, visitor = colleague) {
  const answer = await visitor.get(`${list}/export${query}`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
  expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="objekte.csv"')
  const [head = [], ...rows] = linesOf((await answer.text()).replace(/^\ufeff/, ''))
  return rows.map((row) => Object.fromEntries(head.map((name, place) => [name, row[place]])))
}

test('the export holds what the table finds, every field, in the words and figures of the language', async () => {
  await aStored({
    name: '=1+1',
    propertyNumber: 'CSV-1',
    livingArea: 1234.5,
    purchasePrice: 1_450_000,
    floor: -1,
    description: 'Zwei\nZeilen; "Zitat"',
    energyCertificateIssuedOn: '2021-03-15',
    guestToilet: 'yes',
    responsibleMember: 'member000001',
  })
  await aStored({ name: 'Anderes', city: 'Jork', published: false })
  await setTrashed(db, await aStored({ name: 'Fort', city: 'Jork' }), true, 'Test')
  const [row, ...others] = await exported('?q=csv-1&page=7')
  expect(others).toEqual([])
  expect(Object.keys(row ?? {})).toHaveLength(Object.keys(propertyFields).length)
  expect(row).toMatchObject({
    Name: "'=1+1",
    Vermarktung: 'Kauf',
    Art: 'Haus',
    Wohnfläche: '1.234,5',
    Kaufpreis: '1.450.000',
    Etage: '-1',
    Beschreibung: 'Zwei\nZeilen; "Zitat"',
    'Ausgestellt am': '15.03.2021',
    'Gäste-WC': 'Ja',
    Reserviert: 'Nein',
    Ansprechpartner: 'Erika Muster',
    Provision: '',
  })
  expect((await exported('?tab=drafts')).map(({ Name }) => Name)).toEqual(['Anderes'])
  expect((await exported('?sort=nameDesc')).map(({ Name }) => Name)).toEqual(['Anderes', "'=1+1"])
  expect(await exported('?tab=sold')).toEqual([])
  const english = await staff()
  english.speak('en')
  expect((await exported('?q=csv-1', english))[0]).toMatchObject({
    'Living area': '1,234.5',
    'Sale or letting': 'For sale',
  })
})

/** The pages of the exchange: what came, the dry run with what is decided about it, and what was done. */
import { env } from 'cloudflare:test'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { connections, importObjects, importPictures, imports, propertyLinks } from '#app/data/tables/exchange.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import { anImported, aReadImport } from '#tests/support/imports.ts'
import { callsDuring } from '#tests/support/statements.ts'
import { aPicture, received, said } from '#tests/support/transfers.ts'
import { db, staff, textOf, Visitor } from '#tests/support/visitor.ts'

let visitor: Visitor

beforeEach(async () => {
  await db.delete(imports)
  await db.delete(connections)
  await db.delete(propertyLinks)
  await db.delete(properties)
  visitor = await staff('editor')
})

async function page(id: string, search = '', as = visitor) {
  const answer = await as.get(`/dashboard/exchange/imports/${id}${search}`)
  return read(answer)
}

async function read(answer: Response) {
  const html = await answer.text()
  const section = /<section[^>]*data-import[^>]*>/.exec(html)?.[0] ?? ''
  const attribute = (name: string) => new RegExp(`data-${name}="([^"]*)"`).exec(section)?.[1]
  const objects = [
    ...html.matchAll(/<li[^>]*data-object="([^"]*)"[^>]*data-outcome="([^"]*)"[^>]*data-after="([^"]*)"/g),
  ]
  return {
    status: answer.status,
    html,
    text: textOf(html),
    attribute,
    objects: objects.map(([, number, outcome, after]) => `${number} ${outcome} ${after}`),
  }
}

const part = (html: string, number: string) =>
  html.slice(html.indexOf(`data-object="${number}"`)).split('</li><li')[0] ?? ''

test('the dry run says of every object what comes out and what it will be, problems first', async () => {
  await anImported(1)
  await anImported(2)
  await anImported(4)
  const id = await aReadImport(
    [
      received(1),
      received(2, { values: said({ purchasePrice: 600_000 }) }),
      received(3, { values: said({ energyCertificate: 'available' }), pictures: [] }),
      received(5, { problems: [{ code: 'kindNotSupported', found: 'Gewerbe' }] }),
    ],
    { scope: 'full' },
  )
  const { status, attribute, objects, text } = await page(id)
  expect(status).toBe(200)
  const named = ['state', 'new', 'changed', 'unchanged', 'withdrawn', 'skipped', 'public', 'drafts']
  expect(named.map(attribute)).toEqual(['read', '1', '1', '1', '1', '1', '2', '1'])
  expect(objects).toEqual([
    'GI-3 new draft',
    'GI-5 skipped offline',
    'GI-1 unchanged public',
    'GI-2 changed public',
    'GI-4 withdrawn offline',
  ])
  expect(text).toContain('Noch ist nichts geändert.')
  expect(text).toContain('Gesamter Bestand: was fehlt, wird zurückgezogen')
  expect(text).toContain('Stand 23.11.2026, 8.00 Uhr')
  expect(text).toContain('Art des Energieausweises. Pflicht in Anzeigen (§ 87 GModG).')
  expect(text).toContain('Mindestens ein Bild.')
  expect(text).toContain('Diese Objektart gibt es hier nicht: „Gewerbe“.')
  expect(text).toContain('Fehlt in der Datei. Adresse, Bilder und Verlauf bleiben.')
  expect(text).toContain('Neue Objekte veröffentlichen, soweit erlaubt: 0 von 1 Fehlende zurückziehen: 1')
  expect(text).toContain('1 neu · 1 geändert · 1 zurückgezogen')
  // What the sum says while the second tick is off; a style chooses.
  expect(text).toContain('1 neu · 1 geändert Verwerfen')
})

test('the same page speaks English', async () => {
  visitor.speak('en')
  const { text } = await page(
    await aReadImport([received(1, { problems: [{ code: 'value', element: 'preise/kaufpreis', found: 'viel' }] })]),
  )
  expect(text).toContain('Check the import from onOffice')
  expect(text).toContain('Purchase price: “viel” cannot be read. The field stays empty.')
})

test('differences stand beside each other, changed words marked; hints say what stood there and what became of it', async () => {
  await anImported(1, { name: 'Haus am Deich' })
  const values = said({ description: 'Ein helles Haus.', purchasePrice: 600_000, livingArea: null })
  const id = await aReadImport([
    received(1, { values, problems: [{ code: 'value', element: 'flaechen/wohnflaeche', found: 'ca.' }] }),
  ])
  const row = part((await page(id)).html, 'GI-1')
  expect(row).toMatch(/data-field="purchasePrice".*<del[^>]*>650.000.€<\/del>.*<ins[^>]*>600.000.€<\/ins>/)
  expect(row).toMatch(/data-field="description".*<ins class="[^"]+">helles <\/ins>/)
  expect(row).toMatch(/data-field="livingArea".*<del[^>]*>140.m²<\/del>.*<em>leer<\/em>/)
  expect(row).toContain('data-problem="value" data-weight="hint"')
  expect(textOf(`<body>${row}`)).toContain('Wohnfläche: „ca.“ lässt sich nicht lesen. Das Feld bleibt leer.')
})

test('where both sides have changed a value it is a choice, theirs at first', async () => {
  await anImported(1, { name: 'Poliert' })
  const id = await aReadImport([received(1, { values: said({ name: 'Haus am Fluss' }) })])
  const { html, text } = await page(id)
  expect(text).toContain('Eine Entscheidung liegt bei Ihnen.')
  expect(text).toContain('Beide Seiten haben geändert. Welcher Wert gilt?')
  const radios = [...html.matchAll(/<input[^>]*type="radio"[^>]*>/g)].map(([tag]) => tag)
  expect(
    radios.map((tag) => [/name="([^"]*)"/.exec(tag)?.[1], /value="([^"]*)"/.exec(tag)?.[1], / checked/.test(tag)]),
  ).toEqual([
    ['keep.1.name', 'mine', false],
    ['keep.1.name', 'theirs', true],
  ])
})

test('what only staff have changed is named as what stays', async () => {
  await anImported(1, { name: 'Poliert', description: 'Poliert.' })
  const { html } = await page(await aReadImport([received(1, { values: said({ purchasePrice: 600_000 }) })]))
  expect(textOf(`<body>${part(html, 'GI-1')}`)).toContain('Bleibt, wie es hier geändert wurde: Name, Beschreibung')
})

test('what the whole stock means is said before it is applied, and not afterwards', async () => {
  for (const state of ['applied', 'undone', 'discarded'] as const) {
    const { text } = await page(await aReadImport([received(1)], { scope: 'full' }, { state }))
    expect(text).toContain('Gesamter Bestand')
    expect(text).not.toContain('wird zurückgezogen')
  }
})

test('a file without a name goes by its time, and one of a removed connection by that', async () => {
  const receivedAt = new Date('2026-11-23T11:03:00Z')
  await aReadImport([received(1)], { software: null }, { fileName: '', receivedAt })
  await aReadImport([received(2)], {}, { fileName: 'nachts.zip', by: null, state: 'discarded' })
  const text = textOf(await (await visitor.get('/dashboard/exchange')).text())
  expect(text).toContain('Übertragung vom 23.11.2026, 12.03 Uhr')
  expect(text).toContain('Entfernte Verbindung nachts.zip')
})

test('filters show what they count', async () => {
  await anImported(1)
  await anImported(3)
  const objects = [received(1), received(2), received(4, { action: 'delete' })]
  const id = await aReadImport(objects, { scope: 'full' })
  const shown = async (show: string) => (await page(id, `?show=${show}`)).objects.map((object) => object.split(' ')[0])
  expect(await shown('new')).toEqual(['GI-2'])
  expect(await shown('unchanged')).toEqual(['GI-1'])
  expect(await shown('withdrawn')).toEqual(['GI-3'])
  expect(await shown('skipped')).toEqual(['GI-4'])
  expect(await shown('problems')).toEqual(['GI-4'])
  expect(await shown('public')).toEqual(['GI-1', 'GI-2'])
  expect(await shown('drafts')).toEqual([])
  expect(await shown('changed')).toEqual([])
  expect(await shown('gibtesnicht')).toHaveLength(4)
})

test('fifty objects stand on a page, and what was decided on one survives on the others', async () => {
  const id = await aReadImport(Array.from({ length: 120 }, (_, place) => received(place + 1)))
  expect((await page(id)).objects).toHaveLength(50)
  expect((await page(id, '?page=3')).objects).toHaveLength(20)
  for (const number of ['0', '-1', 'x', '99999', '1'.repeat(300)])
    expect((await page(id, `?page=${number}`)).status, number).toBe(200)
  const form = new FormData()
  form.append('publish', 'on')
  form.append('leave', '3')
  form.append('leave', '70')
  form.append('keep.5.name', 'mine')
  const second = await read(await visitor.post(`/dashboard/exchange/imports/${id}?page=2`, form))
  expect(second.status).toBe(200)
  expect(second.objects).toHaveLength(50)
  expect(second.html).toContain('<input type="hidden" name="leave" value="3"/>')
  expect(second.html).toContain('<input type="hidden" name="keep.5.name" value="mine"/>')
  expect(second.html).not.toContain('<input type="hidden" name="leave" value="70"/>')
  expect(/<input[^>]*name="leave"[^>]*value="70"[^>]*>/.exec(second.html)?.[0]).toContain('checked')
  expect(second.attribute('new')).toBe('118')
  // What was seen is the plan before any wish, on each page.
  const hashOf = (html: string) => /name="plan" value="([0-9a-f]{64})"/.exec(html)?.[1]
  expect(hashOf(second.html)).toBe(hashOf((await page(id)).html))
  expect(await db.select().from(properties)).toEqual([])
})

test('a number that another property holds may be the same object', async () => {
  const holder = await anImported(1, { name: 'Unser Name' })
  await db.delete(propertyLinks)
  const id = await aReadImport([received(1)])
  const { html } = await page(id)
  const said = /<small data-problem="numberTaken" data-weight="object">(.*?)<\/small>/.exec(html)?.[1] ?? ''
  expect(textOf(`<body>${said}`)).toBe('Die Nummer „GI-1“ trägt schon „Unser Name“. Öffnen')
  expect(said).toContain(`href="/dashboard/properties/${holder}"`)
  expect(html).toMatch(/<input[^>]*name="same"[^>]*value="1"/)
  expect(html).not.toMatch(/<input[^>]*name="leave"/)
  const linked = await read(await visitor.post(`/dashboard/exchange/imports/${id}`, { same: '1' }))
  expect(linked.objects).toEqual(['GI-1 changed public'])
  expect(linked.html).toMatch(/<input[^>]*type="radio"[^>]*name="keep.1.name"/)
})

test.each([
  ['de', 'Die Verbindung „onOffice“ hält dieses Objekt aktuell. Deshalb bleibt es, wie es ist. Öffnen'],
  ['en', 'The connection “onOffice” keeps this property up to date, so it is left as it is. Open'],
])('a backup of our own says which connection keeps an object up to date: %s', async (language, sentence) => {
  const kept = await anImported(1)
  await db.insert(connections).values({ id: 'connection01', name: 'onOffice', providers: ['P1'] })
  await db.update(propertyLinks).set({ connectionId: 'connection01' })
  await db.update(properties).set({ propertyNumber: 'NEU-1', version: sql`${properties.version} + 1` })
  const id = await aReadImport([received(1)], { software: 'Giebel' })
  if (language === 'en') visitor.speak('en')
  const { html, objects } = await page(id)
  expect(objects).toEqual(['NEU-1 skipped public'])
  const said = /<small data-problem="keptByConnection" data-weight="object">(.*?)<\/small>/.exec(html)?.[1] ?? ''
  expect(textOf(`<body>${said}`)).toBe(sentence)
  expect(said).toContain(`href="/dashboard/properties/${kept}"`)
})

test('pictures are counted as they come, stay and go', async () => {
  await anImported(1)
  const id = await aReadImport([received(1, { pictures: [aPicture('neu.jpg'), aPicture('zwei.jpg')] })])
  const { html, text } = await page(id)
  expect(html).toContain('data-pictures="2 0 1"')
  expect(text).toContain('Bilder: 2 neu · 1 entfällt')
  expect(html).toContain('/media/')
})

test('what has no field here is counted, by its name where we know it', async () => {
  const element = (name: string) => ({
    container: 'ausstattung',
    element: { name, attributes: {}, text: '', children: [] },
  })
  const rest = [element('boden'), element('kamin'), element('x_eigenes'), element('sauna')]
  const { text } = await page(await aReadImport([received(1, { rest }), received(2, { rest: rest.slice(0, 1) })]))
  expect(text).toContain('Für den Export aufgehoben, nicht angezeigt: Bodenbelag, Kamin, Sauna und ein weiteres Feld')
  expect(text).toContain('Bodenbelag bei 2 Objekten')
})

test('warnings stand for the whole', async () => {
  await db.insert(imports).values({
    id: 'earlier00001',
    state: 'applied',
    fileName: 'x',
    size: 1,
    appliedAt: new Date(),
    transfer: { ...(await transferOf('2026-11-24T08:00:00')) },
  })
  const id = await aReadImport([received(1)])
  const { html, text } = await page(id)
  expect(html).toContain('data-problem="older"')
  expect(text).toContain('Übernommen wurde zuletzt der Stand vom 24.11.2026, 8.00 Uhr.')
  expect(text).toContain('Diesen Anbieter kennen wir hier noch nicht: „Muster Immobilien“, Anbieternummer „P1“.')
})

async function transferOf(sentAt: string) {
  const id = await aReadImport([], { sentAt })
  const [row] = await db.select().from(imports).where(eq(imports.id, id))
  await db.delete(imports).where(eq(imports.id, id))
  if (!row?.transfer) throw new Error('no transfer')
  return row.transfer
}

test('preparing says how far it is, and offers to look again', async () => {
  const id = await aReadImport([], {}, { state: 'preparing' })
  await db.insert(importPictures).values(
    ['stored', 'failed', 'waiting'].map((state, place) => ({
      importId: id,
      position: 1,
      source: `${place}.jpg`,
      key: `${id}${place}`,
      state: state as 'stored',
    })),
  )
  const { html, text, attribute } = await page(id)
  expect(attribute('state')).toBe('preparing')
  expect(html).toContain('<p role="status">2 von 3 Bildern vorbereitet</p>')
  expect(text).toContain('Stand aktualisieren')
  expect(html).not.toContain('name="plan"')
})

test('the result says what was done and what was not, with the way back', async () => {
  const property = await anImported(1)
  const id = await aReadImport([received(1), received(2)], {}, { state: 'applied', appliedAt: new Date() })
  const done = (position: number, values: Partial<typeof importObjects.$inferInsert>) =>
    db.update(importObjects).set(values).where(eq(importObjects.position, position))
  await done(1, {
    outcome: 'changed',
    after: 'public',
    propertyId: property,
    before: { isLinkOnly: true, values: null, isTrashed: false, pictures: [], added: [], link: null },
    problems: [{ code: 'brokenPicture', found: 'a.jpg' }],
  })
  await done(2, { outcome: 'skipped', after: 'offline', problems: [{ code: 'noCity' }] })
  const { html, objects, text, attribute } = await page(id)
  expect(objects).toEqual(['GI-2 skipped offline', 'GI-1 changed public'])
  expect([attribute('state'), attribute('changed'), attribute('skipped'), attribute('public')]).toEqual([
    'applied',
    '1',
    '1',
    '1',
  ])
  expect(html).toContain(`href="/dashboard/properties/${property}"`)
  expect(html).toContain(`action="/dashboard/exchange/imports/${id}/undo"`)
  expect(text).toContain('Das Bild „a.jpg“ ließ sich nicht öffnen')
  await db
    .update(imports)
    .set({ appliedAt: new Date(Date.now() - 15 * 86_400_000) })
    .where(eq(imports.id, id))
  expect((await page(id)).html).not.toContain('/undo')
  await db.update(imports).set({ state: 'undone', undoneAt: new Date() }).where(eq(imports.id, id))
  expect((await page(id)).text).toContain('Noch einmal prüfen und übernehmen')
  expect((await page(id, '?again')).html).toContain(`action="/dashboard/exchange/imports/${id}/apply"`)
})

test.each(['received', 'discarded', 'unchanged', 'failed'] as const)(
  'a transfer that is %s says so, and offers nothing',
  async (state) => {
    const id = await aReadImport([received(1)], {}, { state })
    const { status, html, attribute } = await page(id)
    expect([status, attribute('state')]).toEqual([200, state])
    expect(html).not.toContain('name="plan"')
  },
)

test('a stopped transfer says why', async () => {
  const id = await aReadImport([], {}, { state: 'stopped', transfer: null, stop: { code: 'empty' } })
  const { attribute, text } = await page(id)
  expect([attribute('state'), attribute('code')]).toEqual(['stopped', 'empty'])
  expect(text).toContain('Am Bestand hat sich nichts geändert.')
})

test('a transfer is discarded once, and leaves the stock as it was', async () => {
  const id = await aReadImport([received(1)])
  const answer = await visitor.post(`/dashboard/exchange/imports/${id}/discard`, {})
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/dashboard/exchange'])
  const [row] = await db.select().from(imports).where(eq(imports.id, id))
  expect(row).toMatchObject({ state: 'discarded', endedAt: expect.any(Date) })
  expect((await visitor.post(`/dashboard/exchange/imports/${id}/discard`, {})).status).toBe(303)
  expect((await page(id)).text).toContain('Diese Übertragung wurde verworfen.')
  expect(await db.select().from(properties)).toEqual([])
  await db.update(imports).set({ state: 'preparing' }).where(eq(imports.id, id))
  const refused = await visitor.post(`/dashboard/exchange/imports/${id}/discard`, {})
  expect(refused.headers.get('Location')).toBe(`/dashboard/exchange/imports/${id}`)
  expect((await page(id)).text).toContain('lässt sich nicht mehr verwerfen')
})

test('the page of the exchange lists what came, what waits, and counts it beside its name and in the overview', async () => {
  await db.insert(connections).values({ id: 'connection01', name: 'onOffice im Büro' })
  await aReadImport([received(1), received(2)], {}, { connectionId: 'connection01' })
  await aReadImport(
    [],
    {},
    { state: 'applied', counts: { new: 3, changed: 0, unchanged: 2, withdrawn: 0, skipped: 1 }, by: null },
  )
  const answer = await visitor.get('/dashboard/exchange')
  const html = await answer.text()
  const text = textOf(html)
  expect(answer.status).toBe(200)
  expect(text).toContain('Wartet auf Ihre Entscheidung onOffice im Büro 2 Objekte')
  expect(text).toContain('3 neu · 2 unverändert · 1 übersprungen')
  expect(html).toMatch(/<input type="hidden" name="id" value="[0-9a-z]{12}"\/>/)
  expect(html).toMatch(/<option[^>]*value="connection01"[^>]*>onOffice im Büro/)
  expect(html).toMatch(/<input[^>]*type="file"[^>]*name="file"/)
  expect(text).toContain('Austausch 1 , eine Übertragung wartet')
  expect(textOf(await (await visitor.get('/dashboard')).text())).toContain(
    'Eine Übertragung wartet auf Ihre Entscheidung',
  )
})

test('what cannot be read is answered on the same page, with the choice of the sender kept', async () => {
  await db.insert(connections).values({ id: 'connection01', name: 'onOffice' })
  const form = new FormData()
  form.append('id', 'import000001')
  form.append('connection', 'connection01')
  form.append('file', new File(['kein ZIP'], `${'x'.repeat(50_000)}.zip`))
  const answer = await visitor.post('/dashboard/exchange/imports', form)
  const html = await answer.text()
  expect([400, 413]).toContain(answer.status)
  expect(html).toContain('role="alert"')
  expect(html).toMatch(/<section[^>]*data-import[^>]*data-code="\w+"/)
  expect(await db.select().from(imports)).toEqual([])
})

test('who is not signed in sees nothing and changes nothing', async () => {
  const id = await aReadImport([received(1)])
  const nobody = new Visitor()
  for (const path of ['/dashboard/exchange', `/dashboard/exchange/imports/${id}`])
    expect((await nobody.get(path)).headers.get('Location')).toMatch(/^\/login/)
  for (const path of ['imports', `imports/${id}`, `imports/${id}/discard`])
    expect((await nobody.post(`/dashboard/exchange/${path}`, {})).status).toBe(401)
  const [row] = await db.select().from(imports)
  expect(row?.state).toBe('read')
})

test.each(['gibtesnicht0', 'x', '%00', '..%2F..', 'a'.repeat(2_000), "'; drop table imports", '<script>'])(
  'an import that is not there (%s) answers 404',
  async (id) => {
    for (const answer of [
      await visitor.get(`/dashboard/exchange/imports/${encodeURIComponent(id)}`),
      await visitor.post(`/dashboard/exchange/imports/${encodeURIComponent(id)}`, { leave: '1' }),
      await visitor.post(`/dashboard/exchange/imports/${encodeURIComponent(id)}/discard`, {}),
    ])
      expect([301, 400, 404, 414]).toContain(answer.status)
  },
)

test('what a file says is text, however hostile, and long names do not break the page', async () => {
  const evil = '<script>alert(1)</script>"\'><img src=x onerror=alert(1)>'
  const values = said({ name: evil, city: evil, description: `${evil}\u202e\r\nSet-Cookie: a=b` })
  const contact = { email: null, firstName: evil, lastName: null, phones: [] }
  const rest = [{ container: 'x', element: { name: evil, attributes: {}, text: '', children: [] } }]
  const object = received(1, {
    extern: '<b>1</b>',
    values,
    contact,
    rest,
    problems: [{ code: 'value', element: evil, found: evil }],
  })
  const transfer = {
    software: evil,
    softwareVersion: evil,
    version: evil,
    sentAt: evil,
    providers: [{ key: evil, name: evil }],
  }
  const id = await aReadImport([object], transfer, { fileName: `${'ä'.repeat(50_000)}${evil}` })
  for (const path of [`/dashboard/exchange/imports/${id}`, '/dashboard/exchange']) {
    const answer = await visitor.get(path)
    const html = await answer.text()
    expect(answer.status).toBe(200)
    expect(html).not.toContain('<script>alert')
    expect(html).not.toContain('<img src=x')
    expect(html).not.toContain('<b>1</b>')
    expect(html.length).toBeLessThan(400_000)
  }
})

test('a form of 50,000 characters, unknown fields and doubled ones decides nothing and breaks nothing', async () => {
  await anImported(1, { name: 'Poliert' })
  const id = await aReadImport([received(1, { values: said({ name: 'Neu' }) })])
  const form = new FormData()
  for (const name of ['leave', 'same', 'publish', 'keep.1.name', 'keep.1.__proto__', 'keep..', 'keep.1.name.x', 'plan'])
    for (const value of ['x'.repeat(50_000), '\r\n', '-1', '1e9', 'mine\r\n']) form.append(name, value)
  const { status, objects } = await read(
    await visitor.post(`/dashboard/exchange/imports/${id}?show=${'x'.repeat(2_000)}`, form),
  )
  expect([status, objects]).toEqual([200, ['GI-1 changed public']])
})

test('a dry run of 300 objects with 1,500 pictures takes as many queries as one of a single object', async () => {
  const pictures = ['a', 'b', 'c', 'd', 'e'].map((name) => aPicture(`${name}.jpg`))
  const callsFor = async (count: number) => {
    const id = await aReadImport(Array.from({ length: count }, (_, place) => received(place + 1, { pictures })))
    await page(id)
    const calls = await callsDuring(async () => expect((await page(id)).attribute('new')).toBe(String(count)))
    return calls.length
  }
  expect(await callsFor(300)).toBe(await callsFor(1))
})

test('all that wait for a decision stand in their own list, with file and reason, however many files came since', async () => {
  const row = { state: 'read', by: null, receivedAt: new Date(Date.now() - 3_600_000) } as const
  const connection = { id: 'c1', name: 'Flowfact', providers: ['P1'], tokenHash: null }
  await db
    .insert(connections)
    .values([connection, { ...connection, id: 'c2', name: 'onOffice', decision: 'automatic' }])
  await aReadImport([received(1)], {}, { ...row, connectionId: 'c1', fileName: 'montag.zip' })
  await aReadImport([received(1)], {}, { ...row, connectionId: 'c2', fileName: 'dienstag.zip' })
  await aReadImport([received(1)], {}, { ...row, by: 'Petra Probe', fileName: 'mittwoch.zip' })
  const rows = Array.from({ length: 60 }, (_, number) => `('x${number}', 'discarded', 'x.zip', 1, ${Date.now()})`)
  await env.DB.prepare(`insert into imports (id, state, file_name, size, received_at) values ${rows.join()}`).run()
  const list = async () => {
    const html = await (await visitor.get('/dashboard/exchange')).text()
    const start = html.indexOf('Wartet auf Ihre Entscheidung')
    return textOf(`<body>${html.slice(start, html.indexOf('</section>', start))}`)
  }
  expect(await list()).toContain('montag.zip Die Verbindung ist so eingestellt, dass jede Übertragung geprüft wird.')
  expect(await list()).toContain('dienstag.zip Es ist die erste Übertragung dieser Verbindung.')
  expect(await list()).toContain('mittwoch.zip Von Hand hochgeladen von Petra Probe.')
  await env.DB.prepare("update imports set state = 'applied', connection_id = 'c2' where id = 'x1'").run()
  expect(await list()).toContain('dienstag.zip Die Datei ist älter als die zuletzt übernommene, oder')
  await env.DB.prepare("update connections set providers = '[]'").run()
  expect(await list()).toContain('dienstag.zip Die Datei nennt einen Anbieter, den wir hier noch nicht kennen.')
})

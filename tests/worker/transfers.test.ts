/** Transfers that come by themselves: read by the queue, decided by the connection's word, and told to the office. */
import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { asc, eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newId } from '#app/data/database.server.ts'
import { createConnection, deleteConnection, replaceToken } from '#app/data/exchange/connections.server.ts'
import { claimImport, listSleeping, moveHeldImport } from '#app/data/exchange/import-steps.server.ts'
import { insertTransferNotice } from '#app/data/outbox/queue.server.ts'
import { connections, importObjects, imports, propertyLinks } from '#app/data/tables/exchange.server.ts'
import { outbox } from '#app/data/tables/outbox.server.ts'
import { images, properties } from '#app/data/tables/properties.server.ts'
import { history } from '#app/data/tables/saving.server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { transferPath } from '#app/paths/public.ts'
import worker from '#build/server/index.js'
import { archiveOf } from '#tests/support/archives.ts'
import { whileDatabaseFails } from '#tests/support/database-faults.ts'
import { aDesk } from '#tests/support/exchange.ts'
import { anImported } from '#tests/support/imports.ts'
import { openImmo } from '#tests/support/openimmo.ts'
import { jpegBytes } from '#tests/support/picture-files.ts'
import { anAgency, deliveryRun, postOffice } from '#tests/support/post-office.ts'
import { statementsDuring } from '#tests/support/statements.ts'
import { controlValue, db, origin, staff, textOf, Visitor } from '#tests/support/visitor.ts'

let queued: string[] = []
const office = postOffice({ MAIL_FROM: 'website@probe.example' })
const bindings = { ...office.bindings, EXCHANGE: { send: async (id: string) => void queued.push(id) } as never }
const software = new Visitor(bindings)
let connection: { id: string; token: string }

beforeEach(async () => {
  for (const table of [outbox, imports, connections, propertyLinks, properties, history]) await db.delete(table)
  queued = []
  office.mails.length = 0
  await anAgency()
  connection = await aConnection('review')
})
afterEach(() => {
  vi.restoreAllMocks()
})

async function aConnection(decision: 'review' | 'automatic', changes = {}) {
  const [id, token] = [newId(), Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url')]
  const values = { name: 'onOffice', providers: 'P1', decision, publishNew: true, pictureHosts: null, ...changes }
  await createConnection(db, id, values, token, 'Test')
  return { id, token }
}

/** One that has been taken over before, as long ago as its file says. */
async function aFormer(sentAt = '2026-11-01T08:00:00', connectionId = connection.id) {
  const transfer = {
    scope: 'full' as const,
    ...{ sentAt, software: null, softwareVersion: null, version: null, providers: [], problems: [] },
  }
  const appliedAt = new Date(Date.now() - 86_400_000)
  const row = { connectionId, transfer, appliedAt, receivedAt: appliedAt, state: 'applied' as const }
  await db.insert(imports).values({ id: newId(), fileName: 'vorher.zip', size: 1, hash: 'vorher', ...row })
}

/** Says of GI-1 what `anImported(1)` has, unless told otherwise. */
function house(
  place: number,
  { price = 650_000 as number | string | null, more = '', title = 'Haus am Deich', pictures = true, action = '' } = {},
) {
  const prices = price === null ? '<preise/>' : `<preise><kaufpreis>${price}</kaufpreis></preise>`
  const attached =
    '<anhaenge><anhang gruppe="TITELBILD"><format>JPEG</format><daten><pfad>haus.jpg</pfad></daten></anhang></anhaenge>'
  return `<immobilie><objektkategorie><nutzungsart WOHNEN="true"/><vermarktungsart KAUF="true"/><objektart><haus/></objektart></objektkategorie><geo><ort>Hamburg</ort></geo>${prices}<flaechen><wohnflaeche>140</wohnflaeche>${more}</flaechen><zustand_angaben><energiepass><jahrgang>bei_besichtigung</jahrgang></energiepass></zustand_angaben><freitexte><objekttitel>${title}</objekttitel><objektbeschreibung>Ein Haus.</objektbeschreibung></freitexte>${pictures ? attached : ''}<verwaltung_techn><objektnr_extern>GI-${place}</objektnr_extern>${action && `<aktion aktionart="${action}"/>`}<openimmo_obid>O${place}</openimmo_obid></verwaltung_techn></immobilie>`
}

function fileOf(objects: readonly string[], { umfang = 'TEIL', sentAt = '2026-11-20T08:00:00', provider = 'P1' } = {}) {
  return `<?xml version="1.0" encoding="UTF-8"?><openimmo><uebertragung art="ONLINE" umfang="${umfang}" version="1.2.7" sendersoftware="onOffice" timestamp="${sentAt}"/><anbieter><firma>Muster</firma><openimmo_anid>${provider}</openimmo_anid>${objects.join('')}</anbieter></openimmo>`
}

const zipOf = (xml: string, picture: Uint8Array | null = jpegBytes) =>
  archiveOf([
    { name: 'openimmo.xml', content: xml },
    ...(picture ? [{ name: 'haus.jpg', content: picture, isStored: true }] : []),
  ])

async function send(body: string | Uint8Array<ArrayBuffer>, { token = connection.token, as = software } = {}) {
  const answer = await as.send(new Request(origin + transferPath(token), { method: 'POST', body }))
  const text = await answer.text()
  return { status: answer.status, text, id: /Übertragung (\w{12})/.exec(text)?.[1] ?? '' }
}

async function step(id: string, with_ = bindings) {
  const execution = createExecutionContext()
  try {
    const retry = vi.fn()
    await worker.queue({ messages: [{ body: id, retry }] } as never, with_, execution)
    return retry.mock.calls.length > 0 ? 'retried' : 'done'
  } finally {
    await waitOnExecutionContext(execution)
  }
}

async function drain() {
  for (let count = 0; queued.length > 0 && count < 500; count += 1) await step(queued.shift() ?? '')
}

const cron = () => deliveryRun({ ...office, bindings })

/** Sends what must be taken, and lets the queue do its work. */
async function taken(body: string | Uint8Array<ArrayBuffer>, options?: Parameters<typeof send>[1]) {
  const { status, id, text } = await send(body, options)
  expect([status, text]).toEqual([202, expect.stringContaining(id)])
  await drain()
  return id
}

async function importOf(id: string) {
  const [row] = await db.select().from(imports).where(eq(imports.id, id))
  return row
}

const mailsNow = async () => {
  await cron()
  return office.mails
}

const objectsOf = (id: string) =>
  db.select().from(importObjects).where(eq(importObjects.importId, id)).orderBy(asc(importObjects.position))

test('what is to be checked waits, and the office gets one mail with the link, the counts and the reasons', async () => {
  await aFormer()
  const id = await taken(zipOf(fileOf([house(1), house(2, { price: null })])))
  expect(await importOf(id)).toMatchObject({ state: 'read', claimedUntil: null })
  expect(await db.select().from(properties)).toEqual([])
  await cron()
  const [mail, ...others] = await mailsNow()
  expect(others).toEqual([])
  expect(mail?.to).toBe('buero@probe.example')
  expect(mail?.subject).toBe('Eine Übertragung aus onOffice wartet auf Ihre Entscheidung')
  expect(mail?.text).toBe(
    [
      ...['Guten Tag,', '', 'onOffice hat Objekte gesendet. Auf der Website ist noch nichts geändert.', ''],
      ...['Neu: 2, geändert: 0, zurückgezogen: 0, übersprungen: 0', ''],
      'Warum das nicht von selbst geschieht:',
      ...['- Die Verbindung ist so eingestellt, dass jede Übertragung geprüft wird.', ''],
      ...['Ansehen und entscheiden:', `${origin}/dashboard/exchange/imports/${id}`, ''],
    ].join('\n'),
  )
})

test('the office gets its mail right after the step, without waiting for the cron', async () => {
  await taken(fileOf([house(1)]))
  expect(office.mails.map(({ subject }) => subject)).toEqual([
    'Eine Übertragung aus onOffice wartet auf Ihre Entscheidung',
  ])
  await cron()
  expect(office.mails).toHaveLength(1)
})

test('the first transfer ever waits though its connection decides by itself, the second does not', async () => {
  connection = await aConnection('automatic')
  const first = await taken(zipOf(fileOf([house(1)])))
  expect((await importOf(first))?.state).toBe('read')
  expect((await mailsNow())[0]?.text).toContain('- Es ist die erste Übertragung dieser Verbindung.')
  await db.update(imports).set({ state: 'discarded' }).where(eq(imports.id, first))
  await aFormer()
  const second = await taken(zipOf(fileOf([house(1), house(2)])))
  expect(await importOf(second)).toMatchObject({ state: 'applied', counts: { new: 2 } })
  const rows = await db.select().from(properties)
  expect(rows.map(({ propertyNumber, published }) => [propertyNumber, published])).toEqual([
    ['GI-1', true],
    ['GI-2', true],
  ])
  expect(await db.$count(images)).toBe(2)
  expect(office.mails).toHaveLength(1)
})

test('a file that claims to be ours makes no picture a photo, and points at no picture of another house', async () => {
  await anImported(1)
  const [key, another] = ['fremdesbild0', 'fremdesbild1']
  const other = (await db.select({ id: properties.id }).from(properties))[0]?.id ?? ''
  const shape = { propertyId: other, width: 3, height: 2, origin: 'photo' } as const
  await db.insert(images).values([key, another].map((name, position) => ({ ...shape, key: name, position })))
  const strangers = () => db.select().from(images).where(eq(images.propertyId, other))
  const before = await strangers()
  const forged = {
    'foundMark.ki.jpg': 'c2pa',
    'origin.ki.jpg': 'photo',
    'origin.plan.jpg': 'aiEdited',
    'originalKey.plan.jpg': another,
    'key.foto.jpg': key,
    'originalKey.foto.jpg': 'vorlage',
    'key.vorlage.jpg': 'vorlage',
    'key.bad.jpg': 'bad',
    'origin.bad.jpg': 'photo',
  }
  const names = ['foto.jpg', 'ki.jpg', 'plan.jpg', 'vorlage.jpg', 'bad.jpg']
  const titles: Record<string, string> = { 'bad.jpg': '<anhangtitel>Bad KI-generiert</anhangtitel>' }
  const attached = [
    ...names.map((name) => `<anhang gruppe="BILD">${titles[name] ?? ''}<daten><pfad>${name}</pfad></daten></anhang>`),
    ...Object.entries(forged).map(
      ([name, text]) => `<user_defined_simplefield feldname="giebel.${name}">${text}</user_defined_simplefield>`,
    ),
  ]
  const xml = fileOf([house(7).replace(/<anhaenge>.*<\/anhaenge>/, `<anhaenge>${attached.join('')}</anhaenge>`)])
  const mark = Buffer.from('http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia</x>')
  const files = names.map((name) => ({
    name,
    content: Buffer.concat([jpegBytes, Buffer.from(name), ...(name === 'ki.jpg' ? [mark] : [])]),
    isStored: true,
  }))
  connection = await aConnection('automatic')
  await aFormer()
  await taken(archiveOf([{ name: 'openimmo.xml', content: xml.replace('"onOffice"', '"Giebel"') }, ...files]))
  const [{ id = '' } = {}] = await db.select().from(properties).where(eq(properties.propertyNumber, 'GI-7'))
  const rows = await db.select().from(images).where(eq(images.propertyId, id))
  const from = (name: string) => rows.find(({ source }) => source === name)
  expect(from('ki.jpg')).toMatchObject({ foundMark: 'trainedAlgorithmicMedia', origin: null })
  expect(from('plan.jpg')).toMatchObject({ foundMark: 'aiEdited', origin: null, originalKey: null })
  expect(from('bad.jpg')).toMatchObject({ foundMark: 'aiGenerated', origin: null })
  expect(from('foto.jpg')).toMatchObject({ origin: null, originalKey: from('vorlage.jpg')?.key })
  expect(await strangers()).toEqual(before)
  const page = await (await new Visitor().get(`/angebote/${id}`)).text()
  const hidden = ['ki.jpg', 'plan.jpg', 'bad.jpg'].map((name) => from(name)?.key)
  expect(hidden.filter((one) => page.includes(`${one}`))).toEqual([])
  expect(page).toContain(`/media/${from('foto.jpg')?.key}/`)
})

test('new objects stay drafts where the connection says so', async () => {
  connection = await aConnection('automatic', { publishNew: false })
  await aFormer()
  await taken(zipOf(fileOf([house(1)])))
  expect((await db.select().from(properties)).map(({ published }) => published)).toEqual([false])
})

test('where both sides have changed a value theirs counts: a hint says so, and the history names the connection', async () => {
  connection = await aConnection('automatic')
  await aFormer()
  const property = await aLinked(1, { name: 'Poliert' })
  const id = await taken(fileOf([house(1, { title: 'Haus am Fluss' })]))
  expect((await importOf(id))?.state).toBe('applied')
  const [object] = await objectsOf(id)
  expect(object?.problems).toEqual([{ code: 'overwritten', element: 'name', value: 'Poliert' }])
  const notes = await db.select().from(history).where(eq(history.subjectId, property))
  expect(notes.filter(({ field }) => field === 'name')).toMatchObject([
    { before: 'Poliert', after: 'Haus am Fluss', changedBy: 'onOffice', changedById: null },
  ])
  const page = await (await (await staff('editor')).get(`${dashboardPaths.property(property)}/history`)).text()
  expect(page).toMatch(new RegExp(`href="${dashboardPaths.import(id)}"[^>]*>aus onOffice</a>`))
})

test('a replaced price is written as on its page, and the mail counts what was replaced', async () => {
  connection = await aConnection('automatic')
  await aFormer()
  await aLinked(1, { purchasePrice: 479_000 })
  await aLinked(2)
  const id = await taken(fileOf([house(1, { price: 600_000 }), house(2, { price: null })]))
  const page = await (await (await staff('editor')).get(dashboardPaths.import(id))).text()
  expect(textOf(page)).toMatch(/Im Verlauf steht der bisherige: „479\.000\s€“/)
  const [mail] = await mailsNow()
  expect(mail?.text).toContain('Auf beiden Seiten geändert, es gilt die Software: eine Angabe.')
})

const pageOf = async (id: string) => (await staff('editor')).get(dashboardPaths.import(id)).then((page) => page.text())

test('thousands behind a point are thousands, and what is not in doubt needs no person', async () => {
  connection = await aConnection('automatic')
  await aFormer()
  const property = await aLinked(1)
  const id = await taken(
    fileOf([house(1, { price: '635.000', more: '<grundstuecksflaeche>680,000</grundstuecksflaeche>' })]),
  )
  expect((await importOf(id))?.state).toBe('applied')
  const [row] = await db.select().from(properties).where(eq(properties.id, property))
  expect(row).toMatchObject({ purchasePrice: 635_000, plotArea: 680 })
})

test('a price far off its last one is held for a person, with a mail and a line on the overview', async () => {
  connection = await aConnection('automatic')
  await aFormer()
  const property = await aLinked(1, { published: true })
  const id = await taken(
    fileOf([house(1, { price: '299' }), house(2, { price: '350' }), house(3, { price: '4500.00' })]),
  )
  expect((await importOf(id))?.state).toBe('read')
  const priceNow = async () => (await db.select().from(properties).where(eq(properties.id, property)))[0]?.purchasePrice
  expect(await priceNow()).toBe(650_000)
  const [mail, ...others] = await mailsNow()
  expect(others).toEqual([])
  expect(mail?.subject).toBe('Eine Übertragung aus onOffice wartet auf Ihre Entscheidung')
  expect(mail?.text.replaceAll('\u00a0', ' ')).toContain(
    [
      'Warum das nicht von selbst geschieht:',
      '- GI-1, Haus am Deich. Kaufpreis: 299 €, bisher 650.000 €. Das ist mindestens das Hundertfache oder ein Hundertstel. Der Wert gilt erst, wenn jemand ihn bestätigt hat.',
      '- GI-2, Haus am Deich. Kaufpreis: 350 € ist ungewöhnlich. Der Wert gilt erst, wenn jemand ihn bestätigt hat.',
      '- GI-3, Haus am Deich. Kaufpreis: 4.500 €. Der Preis je Quadratmeter ist sehr ungewöhnlich. Zählen Sie die Nullen nach. Der Wert gilt erst, wenn jemand ihn bestätigt hat.',
      '',
    ].join('\n'),
  )
  const overview = await (await (await staff('editor')).get('/dashboard')).text()
  expect(textOf(overview)).toContain('Eine Übertragung wartet auf Ihre Entscheidung')
  const page = await pageOf(id)
  expect(page.match(/data-held="purchasePrice"/g)).toHaveLength(3)
  expect(textOf(page)).not.toContain('Zum Veröffentlichen ist alles da')
  const editor = await staff('editor')
  // As the form comes: both keep what the website has.
  const plan = controlValue(page, 'plan') ?? ''
  await editor.post(dashboardPaths.importApply(id), { plan, publish: 'on', withdraw: 'on' })
  await drain()
  expect((await importOf(id))?.state).toBe('applied')
  expect(await priceNow()).toBe(650_000)
  const [fresh] = await db.select().from(properties).where(eq(properties.propertyNumber, 'GI-2'))
  expect(fresh).toMatchObject({ purchasePrice: null, published: false })
})

test('a number of two readings is held, and the person takes the one that is meant', async () => {
  connection = await aConnection('automatic')
  await aFormer()
  const id = await taken(fileOf([house(1, { more: '<grundstuecksflaeche>75.000</grundstuecksflaeche>' })]))
  expect((await importOf(id))?.state).toBe('read')
  expect((await mailsNow())[0]?.text).toMatch(/Grundstücksfläche: Die Datei kann 75\sm² oder 75\.000\sm² meinen\./)
  const page = await pageOf(id)
  expect(page).toContain('data-held="plotArea"')
  const choices = { 'keep.1.plotArea': 'thousands', publish: 'on', withdraw: 'on' }
  const editor = await staff('editor')
  await editor.post(dashboardPaths.importApply(id), { plan: controlValue(page, 'plan') ?? '', ...choices })
  await drain()
  const [row] = await db.select().from(properties)
  expect(row?.plotArea).toBe(75_000)
  // What was decided is not asked about every night.
  const again = await taken(
    fileOf([house(1, { title: 'Haus am Fluss', more: '<grundstuecksflaeche>75.000</grundstuecksflaeche>' })]),
  )
  expect((await importOf(again))?.state).toBe('applied')
  expect((await db.select().from(properties))[0]).toMatchObject({ plotArea: 75_000, name: 'Haus am Fluss' })
})

test('a provider that somebody has accepted is remembered: the next transfer need not wait', async () => {
  connection = await aConnection('automatic', { providers: null })
  const first = await taken(fileOf([house(1)]))
  await taken(fileOf([house(2)], { provider: 'P2' }))
  const visitor = new Visitor(bindings)
  for (const [name, value] of (await staff('editor')).cookies) visitor.cookies.set(name, value)
  const page = await (await visitor.get(dashboardPaths.import(first))).text()
  expect(textOf(page)).toContain('Diesen Anbieter kennen wir hier noch nicht: „Muster“, Anbieternummer „P1“.')
  const plan = /name="plan" value="([^"]*)"/.exec(page)?.[1] ?? ''
  await visitor.post(`${dashboardPaths.import(first)}/apply`, { plan, publish: 'on' })
  expect((await importOf(first))?.state).toBe('applied')
  const [accepted] = await db.select().from(connections).where(eq(connections.id, connection.id))
  expect(accepted).toMatchObject({ providers: ['P1', 'P2'], version: 2 })
  const notes = await db.select().from(history).where(eq(history.subjectId, connection.id))
  expect(notes.filter(({ field }) => field === 'providers')).toMatchObject([{ version: 2, after: 'P1, P2' }])
  const second = await taken(fileOf([house(1, { price: 500_000 })], { sentAt: '2026-11-22T08:00:00' }))
  expect((await importOf(second))?.state).toBe('applied')
})

/** A public offer of the connection. */
async function aLinked(place: number, changes = {}) {
  const id = await anImported(place, changes)
  await db.update(propertyLinks).set({ connectionId: connection.id }).where(eq(propertyLinks.propertyId, id))
  return id
}

test.each([
  ['older', fileOf([house(1)], { sentAt: '2026-10-01T08:00:00' }), /zuletzt der Stand vom 01\.11\.2026, 8\.00 Uhr/],
  ['wrongProvider', fileOf([house(1)], { provider: 'P2' }), /Anbieter/],
])('a transfer that is %s waits, and the mail says why', async (_code, file, sentence) => {
  connection = await aConnection('automatic')
  await aFormer()
  const id = await taken(file)
  expect((await importOf(id))?.state).toBe('read')
  const [mail] = await mailsNow()
  expect(mail?.subject).toContain('wartet auf Ihre Entscheidung')
  expect(mail?.text).toMatch(sentence)
  expect(mail?.text).not.toMatch(/[{}]|undefined|NaN/)
})

test.each([
  ['three of five offers', 5, 3, 'applied'],
  ['four of five', 5, 4, 'read'],
  ['four of fourteen', 14, 4, 'applied'],
])('the brake: %s would go offline', async (_what, offers, going, state) => {
  connection = await aConnection('automatic')
  await aFormer()
  for (let place = 1; place <= offers; place += 1) await aLinked(place)
  const staying = Array.from({ length: offers - going }, (_, index) => house(index + 1))
  const id = await taken(fileOf(staying, { umfang: 'VOLL' }))
  expect((await importOf(id))?.state).toBe(state)
  const [mail] = await mailsNow()
  if (state === 'applied') expect(mail).toBeUndefined()
  else expect(mail?.text).toContain('4 von 5 öffentlichen Angeboten würden offline gehen.')
})

test('an offer that a file makes unlawful goes offline, and the mail names it and what it lacks', async () => {
  connection = await aConnection('automatic')
  await aFormer()
  for (const place of [1, 2]) await aLinked(place)
  const id = await taken(fileOf([house(1, { price: null }), house(2, { price: 600_000 })]))
  expect((await importOf(id))?.state).toBe('applied')
  const rows = await db.select().from(properties).orderBy(asc(properties.propertyNumber))
  expect(rows.map(({ published }) => published)).toEqual([false, true])
  const [mail, ...others] = await mailsNow()
  expect(others).toEqual([])
  expect(mail?.subject).toBe('Durch eine Übertragung aus onOffice gingen Angebote offline')
  expect(mail?.text).toMatch(/- GI-1, Haus am Deich\. Es fehlt: .*[Pp]reis/)
  expect(mail?.text).not.toContain('GI-2')
})

test.each([
  ['empty', fileOf([]), /kein(e|en)? .*Objekt/],
  ['not well-formed', '<?xml version="1.0"?><openimmo><anbieter></openimmo>', /Zeile/],
  ['a ZIP without XML', archiveOf([{ name: 'haus.jpg', content: jpegBytes }]), /XML/],
  ['a ZIP that is cut off', zipOf(fileOf([house(1)])).slice(0, 400), /ZIP/],
])('a file that is %s is stopped, and the mail says why', async (_what, file, sentence) => {
  const id = await taken(file)
  expect(await importOf(id)).toMatchObject({ state: 'stopped', claimedUntil: null })
  const [mail] = await mailsNow()
  expect(mail?.subject).toBe('Eine Übertragung aus onOffice lässt sich nicht lesen')
  expect(mail?.text).toMatch(sentence)
  expect(mail?.text).not.toMatch(/Neu:|[{}]|undefined/)
})

test('the same file sent twice is one transfer, also while it waits within another one', async () => {
  const first = await taken(fileOf([house(1)]))
  expect(await send(fileOf([house(1)]))).toMatchObject({ status: 200, id: first })
  const joined = await taken(fileOf([house(2)]))
  expect(await send(fileOf([house(2)]))).toMatchObject({ status: 200, id: joined })
  await db.update(imports).set({ state: 'discarded', stop: null }).where(eq(imports.id, first))
  expect((await send(fileOf([house(2)]))).status).toBe(202)
})

test('two at once are both taken, in the order in which they came', async () => {
  const answers = await Promise.all([send(fileOf([house(1)])), send(fileOf([house(2)]))])
  expect(answers.map(({ status }) => status)).toEqual([202, 202])
  await Promise.all(queued.splice(0).map((id) => step(id)))
  await drain()
  const rows = await db.select().from(imports).orderBy(asc(imports.receivedAt), asc(imports.id))
  expect(rows.map(({ state }) => state)).toEqual(['read', 'discarded'])
  expect(await objectsOf(rows[0]?.id ?? '')).toHaveLength(2)
})

test('where the queue delivers nothing, one cron takes those behind the first as well, twenty at most', async () => {
  for (let place = 1; place <= 22; place += 1) expect((await send(fileOf([house(place)]))).status).toBe(202)
  queued = []
  await cron()
  const countOf = (state: 'received' | 'read' | 'discarded') => db.$count(imports, eq(imports.state, state))
  expect([await countOf('read'), await countOf('discarded'), await countOf('received')]).toEqual([1, 19, 2])
  queued = []
  await cron()
  expect([await countOf('read'), await countOf('discarded'), await countOf('received')]).toEqual([1, 21, 0])
})

test('forty files of one object each are one dry run, one decision and one mail', async () => {
  for (let place = 1; place <= 40; place += 1) expect((await send(zipOf(fileOf([house(place)])))).status).toBe(202)
  await drain()
  const [first, ...others] = await db.select().from(imports).orderBy(asc(imports.receivedAt), asc(imports.id))
  expect([first?.state, new Set(others.map(({ state }) => state))]).toEqual(['read', new Set(['discarded'])])
  const mails = await mailsNow()
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain('Neu: 40, geändert: 0')
  const visitor = new Visitor(bindings)
  for (const [name, value] of (await staff('editor')).cookies) visitor.cookies.set(name, value)
  const page = await (await visitor.get(dashboardPaths.import(first?.id ?? ''))).text()
  expect(page).toContain('data-new="40"')
  expect(textOf(page)).toContain('40 Übertragungen, die nacheinander kamen, liegen hier zusammen.')
  expect((await visitor.get(dashboardPaths.import(others[7]?.id ?? ''))).headers.get('Location')).toBe(
    dashboardPaths.import(first?.id ?? ''),
  )
  const overview = await (await visitor.get(dashboardPaths.exchange)).text()
  expect(overview).toContain(first?.id)
  expect(others.filter(({ id }) => overview.includes(id))).toEqual([])
  const plan = /name="plan" value="([^"]*)"/.exec(page)?.[1] ?? ''
  const applied = await visitor.post(`${dashboardPaths.import(first?.id ?? '')}/apply`, { plan, publish: 'on' })
  expect(applied.status).toBe(303)
  queued.push(first?.id ?? '')
  await drain()
  expect((await importOf(first?.id ?? ''))?.state).toBe('applied')
  expect(await db.$count(properties)).toBe(40)
  // Each out of the archive that brought it.
  expect(await db.$count(images)).toBe(40)
})

test('the later word about an object counts, and pictures that came once are not lost', async () => {
  const first = await taken(zipOf(fileOf([house(1), house(2)])))
  await taken(zipOf(fileOf([house(2, { price: 600_000, pictures: false }), house(3)]), null))
  await taken(zipOf(fileOf([house(1, { price: 500_000 })]), null))
  const objects = await objectsOf(first)
  expect(
    objects.map(({ received }) => [received?.extern, received?.values.purchasePrice, !!received?.pictures?.[0]?.file]),
  ).toEqual([
    ['GI-1', 500_000, true],
    ['GI-2', 600_000, true],
    ['GI-3', 650_000, false],
  ])
})

/** Bytes that are sent to the database while a transfer is taken, and how often objects are asked for. */
async function weightOf(body: string | Uint8Array<ArrayBuffer>) {
  const statements = await statementsDuring(() => taken(body))
  return {
    bytes: statements.flatMap(({ values }) => values).reduce<number>((sum, value) => sum + `${value}`.length, 0),
    reads: statements.filter(({ text }) => /^select (?:json_set\()?(?:"import_objects"\.)?"received"/.test(text))
      .length,
  }
}

test('a small transfer that joins a large one writes its own objects, and reads the others a piece at a time', async () => {
  const lage = `<lage>${'Am alten Deich. '.repeat(600)}</lage>`
  const large = Array.from({ length: 250 }, (_, index) =>
    house(index + 1).replace('</freitexte>', `${lage}</freitexte>`),
  )
  const first = await taken(zipOf(fileOf(large, { sentAt: '2026-11-20T08:00:00' })))
  const small = fileOf([house(7, { price: 700_000 }), house(900)], { sentAt: '2026-11-21T08:00:00' })
  const { bytes, reads } = await weightOf(zipOf(small))
  expect(bytes).toBeLessThan(100_000)
  // The guest, what the host shares with it, and for the plan the host: not at once, but in three parts.
  expect(reads).toBe(6)
  const objects = await objectsOf(first)
  expect(objects).toHaveLength(251)
  const [one, joined] = [objects[0]?.received, objects[6]?.received]
  expect(one).toMatchObject({ sentAt: '2026-11-20T08:00:00', pictures: [{ archive: first, source: 'haus.jpg' }] })
  expect(joined).toMatchObject({ sentAt: '2026-11-21T08:00:00', values: { purchasePrice: 700_000 } })
  // What is named stays as it is.
  await taken(zipOf(fileOf([house(901)], { sentAt: '2026-11-22T08:00:00' })))
  expect((await objectsOf(first))[0]?.received).toEqual(one)
})

test('a newer whole stock takes the place of one that nobody has decided, and says so there', async () => {
  const first = await taken(zipOf(fileOf([house(1), house(2)], { umfang: 'VOLL' })))
  const second = await taken(zipOf(fileOf([house(1)], { umfang: 'VOLL' }), null))
  expect(await importOf(first)).toMatchObject({ state: 'discarded', stop: { code: 'replaced', became: second } })
  expect((await importOf(second))?.state).toBe('read')
  const [object, ...others] = await objectsOf(second)
  expect(others).toEqual([])
  // The picture lies in the archive of the first.
  expect(object?.received?.pictures).toMatchObject([{ archive: first, file: { name: 'haus.jpg' } }])
  const page = await (await (await staff('editor')).get(dashboardPaths.import(first))).text()
  expect(textOf(page)).toContain('Eine neuere Übertragung des gesamten Bestands ist an ihre Stelle getreten.')
})

test('an older file that comes later replaces nothing newer, whole or in part', async () => {
  const newer = await taken(
    zipOf(fileOf([house(1, { price: 700_000, pictures: false })], { umfang: 'VOLL', sentAt: '2026-11-23T08:00:00' })),
  )
  const older = await taken(zipOf(fileOf([house(1), house(2)], { umfang: 'VOLL', sentAt: '2026-11-20T08:00:00' })))
  expect(await importOf(older)).toMatchObject({ state: 'discarded', stop: { code: 'replaced', became: newer } })
  const part = await taken(fileOf([house(1, { price: 1 })], { sentAt: '2026-11-21T08:00:00' }))
  expect(await importOf(part)).toMatchObject({ state: 'discarded', stop: { code: 'replaced', became: newer } })
  const [object, ...others] = await objectsOf(newer)
  expect(others).toEqual([])
  // The picture came with the older one alone.
  expect(object?.received).toMatchObject({ values: { purchasePrice: 700_000 }, pictures: [{ archive: older }] })
  expect((await importOf(newer))?.state).toBe('read')
})

test('of parts that wait together the one that was sent last counts, however they come', async () => {
  const first = await taken(
    fileOf([house(1, { price: 300_000 }), house(3, { price: 1_000_000 })], { sentAt: '2026-11-21T08:00:00' }),
  )
  await taken(fileOf([house(2, { price: 400_000 })], { sentAt: '2026-11-23T08:00:00' }))
  await taken(fileOf([house(1, { price: 500_000 }), house(2, { price: 1 })], { sentAt: '2026-11-22T08:00:00' }))
  const pricesIn = async (id: string) =>
    (await objectsOf(id)).map(({ received }) => [received?.extern, received?.values.purchasePrice])
  expect(await pricesIn(first)).toEqual([
    ['GI-1', 500_000],
    ['GI-3', 1_000_000],
    ['GI-2', 400_000],
  ])
  // The whole stock of the day before holds them all, as if it had come first.
  const stock = fileOf([house(1, { price: 2 }), house(9, { price: 900_000 })], {
    umfang: 'VOLL',
    sentAt: '2026-11-20T08:00:00',
  })
  const whole = await taken(stock)
  expect(await importOf(first)).toMatchObject({ state: 'discarded', stop: { code: 'joined', became: whole } })
  expect((await importOf(whole))?.transfer).toMatchObject({ scope: 'full', sentAt: '2026-11-23T08:00:00' })
  expect(await pricesIn(whole)).toEqual([
    ['GI-1', 500_000],
    ['GI-9', 900_000],
    ['GI-3', 1_000_000],
    ['GI-2', 400_000],
  ])
})

test('a whole stock of another provider replaces nothing', async () => {
  const first = await taken(fileOf([house(1)], { umfang: 'VOLL' }))
  const second = await taken(fileOf([house(2)], { umfang: 'VOLL', provider: 'P2' }))
  expect([(await importOf(first))?.state, (await importOf(second))?.state]).toEqual(['read', 'read'])
})

test('the file of last time takes back what waits', async () => {
  await aFormer()
  await aLinked(1)
  const first = await taken(fileOf([house(1)]))
  await db.update(imports).set({ state: 'applied', appliedAt: new Date() }).where(eq(imports.id, first))
  const second = await taken(fileOf([house(1, { price: 600_000 })]))
  await taken(fileOf([house(1)]))
  expect((await objectsOf(second)).map(({ received }) => received?.values.purchasePrice)).toEqual([650_000])
})

test('what arrives while another one is taken over waits unread, and is read when that one is over', async () => {
  connection = await aConnection('automatic')
  await aFormer()
  const first = await send(zipOf(fileOf([house(1)])))
  await step(queued.shift() ?? '')
  expect((await importOf(first.id))?.state).toBe('preparing')
  const second = await send(fileOf([house(1, { price: 600_000 })]))
  await step(second.id)
  await step(second.id)
  expect(await importOf(second.id)).toMatchObject({ state: 'received', attempts: 0 })
  queued = [first.id]
  await drain()
  expect((await importOf(second.id))?.state).toBe('applied')
  expect((await db.select().from(properties)).map(({ listPrice }) => listPrice)).toEqual([600_000])
})

test('a person who decides while another transfer comes sees it, or has decided without it', async () => {
  const first = await taken(fileOf([house(1)]))
  const visitor = await staff('editor')
  const page = await (await visitor.get(dashboardPaths.import(first))).text()
  await taken(fileOf([house(2)]))
  const plan = /name="plan" value="([^"]*)"/.exec(page)?.[1] ?? ''
  const answer = await visitor.post(`${dashboardPaths.import(first)}/apply`, { plan })
  expect(answer.status).toBe(409)
  expect(await answer.text()).toContain('data-new="2"')
})

test('a save between planning and taking over brings it to a person, with a mail', async () => {
  connection = await aConnection('automatic')
  await aFormer()
  const property = await aLinked(1)
  const { id } = await send(zipOf(fileOf([house(1, { price: 600_000 })]), new Uint8Array([...jpegBytes, 0])))
  await step(queued.shift() ?? '')
  expect((await importOf(id))?.state).toBe('preparing')
  await db.run(`update properties set purchase_price = 640000, version = version + 1 where id = '${property}'`)
  queued = [id]
  await drain()
  await cron()
  expect((await importOf(id))?.state).toBe('read')
  expect((await mailsNow())[0]?.text).toContain('hat jemand etwas gespeichert, das sie auch ändert')
})

test.each([
  ['while it is read', /insert into "?import_objects/],
  ['when the office is to be told', /insert into "?outbox/],
  ['at the claim', /update "imports" set "attempts"/],
])('D1 that is away %s loses nothing: the next step does it again', async (_when, matching) => {
  const { id } = await send(fileOf([house(1)]))
  const { failures } = await whileDatabaseFails({ matching }, () => step(id).catch(() => undefined))
  expect(failures).toBeGreaterThan(0)
  expect(await db.$count(outbox)).toBe(0)
  await cron()
  expect(await importOf(id)).toMatchObject({ state: 'read', claimedUntil: null })
  expect(await db.$count(outbox)).toBe(1)
})

test('D1 that is away at the commit of an automatic one leaves the stock as it was, and the cron ends it', async () => {
  connection = await aConnection('automatic')
  await aFormer()
  const { id } = await send(fileOf([house(1)]))
  await whileDatabaseFails({ matching: /insert into "properties"/ }, () => step(id).catch(() => undefined))
  expect([(await importOf(id))?.state, await db.$count(properties)]).toEqual(['preparing', 0])
  await cron()
  expect([(await importOf(id))?.state, await db.$count(properties)]).toEqual(['applied', 1])
})

test('R2 that is away while it is read loses nothing', async () => {
  const { id } = await send(zipOf(fileOf([house(1)])))
  const MEDIA = { head: () => Promise.reject(new Error('R2 is away')) } as never
  await expect(step(id, { ...bindings, MEDIA } as never)).resolves.toBe('retried')
  expect((await importOf(id))?.state).toBe('received')
  await cron()
  expect((await importOf(id))?.state).toBe('read')
})

test('a file that cannot be processed for a day gives way, and the office is told', async () => {
  const { id } = await send(fileOf([house(1)]))
  const later = await send(fileOf([house(2)]))
  await db.update(imports).set({ attempts: 299 }).where(eq(imports.id, id))
  const MEDIA = { head: () => Promise.reject(new Error('R2 is away')) } as never
  await expect(step(id, { ...bindings, MEDIA } as never)).resolves.toBe('retried')
  await cron()
  await cron()
  expect([(await importOf(id))?.state, (await importOf(later.id))?.state]).toEqual(['failed', 'read'])
  expect((await mailsNow()).map(({ subject }) => subject)).toEqual(
    expect.arrayContaining(['Eine Übertragung aus onOffice ist fehlgeschlagen']),
  )
})

/** As after a worker that was ended while it read. */
async function died(id: string) {
  await db
    .update(imports)
    .set({ claimedUntil: new Date(Date.now() - 1_000) })
    .where(eq(imports.id, id))
}

test('a step that is late gives back neither the claim of the next step nor a transfer that is over', async () => {
  const { id } = await send(fileOf([house(1)]))
  const late = (await claimImport(db, id)) ?? 0
  await died(id)
  const next = (await claimImport(db, id)) ?? 0
  const claimed = await importOf(id)
  await moveHeldImport(db, id, late, 'releaseForRetry')
  expect(await importOf(id)).toEqual(claimed)
  await moveHeldImport(db, id, next, 'releaseForRetry')
  expect((await importOf(id))?.claimedUntil).toEqual(new Date(0))
  await db.update(imports).set({ state: 'applied', claimedUntil: null }).where(eq(imports.id, id))
  await moveHeldImport(db, id, next, 'releaseForRetry')
  expect((await importOf(id))?.claimedUntil).toBeNull()
})

test('a file that ends the worker is read once, the office is told, and the next has its turn', async () => {
  const { id } = await send(fileOf([house(1)]))
  const later = await send(fileOf([house(2)]))
  // The worker dies while it reads: nothing of it comes back, not even a fault.
  let reads = 0
  const MEDIA = {
    head: async () => {
      reads += 1
      await died(id)
      // What ends here would have gone on to write.
      throw new Error('dead')
    },
  }
  const dying = { ...bindings, MEDIA } as never
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await step(id, dying)
  await died(id)
  await cron()
  await cron()
  expect(await importOf(id)).toMatchObject({ state: 'stopped', stop: { code: 'endedReading' }, claimedUntil: null })
  expect([reads, (await importOf(later.id))?.state]).toEqual([1, 'read'])
  const mails = await mailsNow()
  expect(mails.map(({ text }) => text)).toContainEqual(expect.stringContaining('Er liest sie nicht noch einmal.'))
  expect((await (await aDesk()).page(id)).text).toContain('Der Server brach dabei ab')
})

test('a worker that dies when the office is to be told has read the file, and tells it later', async () => {
  const { id } = await send(fileOf([house(1)]))
  await step(id)
  await died(id)
  await cron()
  expect(await importOf(id)).toMatchObject({ state: 'read', stop: null, claimedUntil: null })
})

test('a transfer that is read and can never be planned gives way, too', async () => {
  const { id } = await send(fileOf([house(1)]))
  await step(id)
  const later = await send(fileOf([house(2)]))
  await db
    .update(imports)
    .set({ attempts: 300, claimedUntil: new Date(0) })
    .where(eq(imports.id, id))
  await step(id)
  expect(await importOf(id)).toMatchObject({ state: 'failed', claimedUntil: null })
  await step(later.id)
  expect((await importOf(later.id))?.state).toBe('read')
})

test('a transfer of which not even the mail can be written gives way in the end', async () => {
  const { id } = await send(fileOf([]))
  await step(id)
  await db
    .update(imports)
    .set({ attempts: 600, claimedUntil: new Date(0) })
    .where(eq(imports.id, id))
  await whileDatabaseFails({ matching: /insert into "?outbox/ }, () => step(id))
  expect((await importOf(id))?.claimedUntil).toBeNull()
})

test('one that ends the worker does not keep the others of a cron from their turn', async () => {
  const poison = await send(fileOf([house(1)]))
  await db.update(imports).set({ attempts: 30 }).where(eq(imports.id, poison.id))
  connection = await aConnection('review')
  const other = await send(fileOf([house(2)]))
  expect(await listSleeping(db)).toEqual([other.id, poison.id])
})

test('what was never read, or is gone by now, cannot be taken over, and its page does not offer it', async () => {
  const desk = await aDesk()
  const { id } = await send(fileOf([house(1)]))
  for (const [state, sentence] of [
    ['failed', 'Die Datei ließ sich auch nach mehreren Versuchen nicht verarbeiten.'],
    ['undone', ''],
  ] as const) {
    await db.update(imports).set({ state, transfer: null, undoneAt: new Date(), claimedUntil: null })
    const page = await desk.page(id)
    expect(page.html).not.toContain('?again')
    expect(page.text).toContain(sentence)
    expect((await desk.page(id, '?again')).html).not.toContain('name="plan"')
    const answer = await desk.press(id, { plan: 'x', publish: 'on' })
    expect([answer.status, (await importOf(id))?.state]).toEqual([303, state])
  }
  expect(await db.$count(properties)).toBe(0)
})

test.each([['gibtesnicht0'], ['x'.repeat(16_000)], [''], [null], [7], [{ id: 1 }], [['a']]])(
  'a message that says %j is done with and changes nothing',
  async (body) => {
    await expect(step(body as string)).resolves.toBe('done')
  },
)

test.each(['read', 'applied', 'undone', 'discarded', 'stopped', 'unchanged', 'failed'] as const)(
  'a message about one that is %s changes nothing',
  async (state) => {
    await aFormer()
    await db.update(imports).set({ state })
    const before = await db.select().from(imports)
    await expect(step(before[0]?.id ?? '')).resolves.toBe('done')
    expect(await db.select().from(imports)).toEqual(before)
    expect(await db.$count(outbox)).toBe(0)
  },
)

test('twenty mails a day are sent about a connection; what else waits stands on its page', async () => {
  const told = Array.from({ length: 19 }, () => newId())
  for (const id of told) {
    await db.insert(imports).values({ id, connectionId: connection.id, state: 'stopped', fileName: 'x', size: 1 })
    await insertTransferNotice(db, id, { subject: 'x', text: 'x' })
  }
  for (const minute of ['10', '11']) await taken(fileOf([], { sentAt: `2026-11-20T08:${minute}:00` }))
  expect(await db.$count(imports, eq(imports.state, 'stopped'))).toBe(21)
  expect(await db.$count(outbox)).toBe(20)
  connection = await aConnection('review')
  await taken(fileOf([]))
  expect(await db.$count(outbox)).toBe(21)
})

test('a clock that was wrong keeps no transfer waiting: claims beyond their time count as ended', async () => {
  const { id } = await send(fileOf([house(1)]))
  await db.update(imports).set({ claimedUntil: new Date(Date.now() + 86_400_000), receivedAt: new Date(4e12) })
  await cron()
  expect((await importOf(id))?.state).toBe('read')
})

test('a message that the queue has lost is made up for by the cron', async () => {
  const { id } = await send(fileOf([house(1)]))
  queued = []
  await cron()
  expect((await importOf(id))?.state).toBe('read')
})

test('transfers that wait for their turn keep no others from theirs', async () => {
  const blocked = await send(fileOf([house(1)]))
  await db.update(imports).set({ state: 'preparing', claimedUntil: new Date(Date.now() + 50_000) })
  for (let place = 2; place < 27; place += 1) await send(fileOf([house(place)]))
  connection = await aConnection('review')
  const other = await send(fileOf([house(1)]))
  await cron()
  expect((await importOf(other.id))?.state).toBe('read')
  expect((await importOf(blocked.id))?.state).toBe('preparing')
})

test('a token that was renewed takes nothing any more, and what came before is read all the same', async () => {
  const { id } = await send(fileOf([house(1)]))
  await replaceToken(db, connection.id, 'neu')
  expect((await send(fileOf([house(2)]))).status).toBe(401)
  await drain()
  expect((await importOf(id))?.state).toBe('read')
})

test('a connection that is removed takes with it what is not over, and the stock stays as it was', async () => {
  connection = await aConnection('automatic')
  await aFormer()
  const { id } = await send(zipOf(fileOf([house(1)])))
  await step(queued.shift() ?? '')
  expect((await importOf(id))?.state).toBe('preparing')
  const unread = await send(fileOf([house(2)]))
  await deleteConnection(db, connection.id)
  queued = [id, unread.id]
  await drain()
  await cron()
  expect([(await importOf(id))?.state, (await importOf(unread.id))?.state]).toEqual(['discarded', 'discarded'])
  expect(await db.$count(properties)).toBe(0)
  expect(office.mails).toEqual([])
})

test('the mail names no contact person and nothing that a visitor wrote', async () => {
  const contact =
    '<kontaktperson><vorname>Klara</vorname><name>Kontakt</name><email_direkt>klara@crm.example</email_direkt></kontaktperson>'
  await taken(openImmo([{ obid: 'O1', extern: 'GI-1', more: contact }]))
  expect((await mailsNow())[0]?.text).not.toMatch(/Klara|Kontakt|crm\.example/)
})

test('the history of a property says which connection has brought it and changed it', async () => {
  connection = await aConnection('automatic')
  await aFormer()
  await taken(fileOf([house(1)]))
  await taken(fileOf([house(1, { price: 600_000 })], { sentAt: '2026-11-21T08:00:00' }))
  const [property] = await db.select().from(properties)
  const notes = await db
    .select()
    .from(history)
    .where(eq(history.subjectId, property?.id ?? ''))
  expect(new Set(notes.map(({ changedBy, changedById }) => `${changedBy} ${changedById}`))).toEqual(
    new Set(['onOffice null']),
  )
  expect(notes.map(({ field }) => field)).toEqual(expect.arrayContaining(['purchasePrice']))
  const page = await (await (await staff('editor')).get(dashboardPaths.history(property?.id ?? ''))).text()
  expect(textOf(page)).toMatch(/600\.000.*onOffice|onOffice.*600\.000/)
})

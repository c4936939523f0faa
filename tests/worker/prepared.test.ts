/** Changes that wait: nothing of them is public before their release, and a release is a save of that day. */
import { createExecutionContext, env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test, vi } from 'vitest'
import { assessPrepared } from '#app/data/prepared/assessment.server.ts'
import { findPrepared } from '#app/data/prepared/prepared.server.ts'
import { findProperty } from '#app/data/properties/properties.server.ts'
import { teamMembers } from '#app/data/tables/entries.server.ts'
import { outbox } from '#app/data/tables/outbox.server.ts'
import { preparedChanges } from '#app/data/tables/prepared.server.ts'
import { history } from '#app/data/tables/saving.server.ts'
import { addDays, berlinTime, berlinToday } from '#app/domain/calendar.ts'
import { createContext } from '#app/http/context.server.ts'
import { releaseDue } from '#app/jobs/releases.server.ts'
import { alwaysOvertaken } from '#tests/support/interleaving.ts'
import { setTrashed } from '#tests/support/properties.ts'
import { filledForm, publishedBy } from '#tests/support/property-form.ts'
import { aUser, controlValue, db, staff, textOf, uncached, type Visitor } from '#tests/support/visitor.ts'

let editor: Visitor

beforeAll(async () => {
  editor = await staff()
  await db.insert(teamMembers).values({ id: 'member000001', name: 'Erika Muster' })
})

const address = (id: string, act = '') => `/dashboard/properties/${id}${act}`

async function anOffer() {
  const form = filledForm({ published: 'on', version: '2', highlighted: '', reserved: '' })
  return { id: await publishedBy(editor, form), form }
}

async function prepare(id: string, form: Record<string, string>, visitor = editor) {
  return visitor.post(address(id), { prepared: (await findPrepared(db, id))?.id ?? '', ...form, next: 'prepare' })
}

async function act(id: string, name: string, fields: Record<string, string> = {}, visitor = editor) {
  const prepared = (await findPrepared(db, id))?.id ?? ''
  return visitor.post(address(id, `/prepared/${name}`), { prepared, ...fields })
}

/** Lets the date of a prepared change pass. */
async function passDate(id: string, minutes = 1) {
  const releaseAt = new Date(Date.now() - minutes * 60_000)
  await db.update(preparedChanges).set({ releaseAt }).where(eq(preparedChanges.propertyId, id))
}

/** Confirms a price that is far below the stored one. */
const meant = (price: number) => ({ 'meant.purchasePrice': String(price) })

function runCron() {
  const execution = createExecutionContext()
  return releaseDue(createContext(env, (promise) => execution.waitUntil(promise)))
}

test('what is prepared changes no public byte, and its release is a save that says who prepared it', async () => {
  const { id, form } = await anOffer()
  const pages = [`/angebote/${id}`, `/angebote/${id}/expose`, '/angebote.atom', '/sitemap.xml', `/angebote/${id}.data`]
  const read = async () =>
    Promise.all(pages.map(async (page) => (await (await uncached().get(page)).text()).replace(/nonce="[^"]*"/g, '')))
  const before = await read()
  const changes = { purchasePrice: '669.000', descriptionEn: 'Prepared words.' }
  const answer = await prepare(id, { ...form, ...changes })
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, address(id, '/prepared')])
  expect(await read()).toEqual(before)
  expect((await findPrepared(db, id))?.values).toEqual({ purchasePrice: 669_000, descriptionEn: 'Prepared words.' })

  const page = await (await editor.get(address(id, '/prepared'))).text()
  expect(textOf(page)).toContain('Kaufpreis 1.450.000 € 669.000 €')
  expect(page).toContain('data-prepared="draft"')
  expect(page).toContain('data-difference="purchasePrice"')
  expect(page).toMatch(/<button(?![^>]* disabled)[^>]*>Jetzt veröffentlichen</)
  const opened = await (await editor.get(address(id))).text()
  expect(controlValue(opened, 'purchasePrice')).toBe('1.450.000')
  expect(textOf(opened)).toContain('Vorbereitet: 669.000 €')
  const edited = await (await editor.get(`${address(id)}?prepared=1`)).text()
  expect(controlValue(edited, 'purchasePrice')).toBe('669.000')
  expect(textOf(await (await editor.get(`${address(id)}/preview?prepared=1`)).text())).toContain(
    'Vorschau des Vorbereiteten',
  )

  const { visitor: boss } = await aUser('admin', 'Bruno Boss')
  expect((await act(id, 'release', {}, boss)).status).toBe(303)
  expect(await findProperty(db, id)).toMatchObject({ purchasePrice: 669_000, published: true, version: 3 })
  expect(await findPrepared(db, id)).toBeNull()
  const story = textOf(await (await editor.get(address(id, '/history'))).text())
  expect(story).toContain('Bruno Boss')
  expect(story).toContain('vorbereitet von Petra Probe')
})

test('saving live leaves the rest prepared, and preparing adds to what is prepared', async () => {
  const { id, form } = await anOffer()
  await prepare(id, { ...form, purchasePrice: '669.000' })
  expect((await editor.post(address(id), { ...form, district: 'Altstadt' })).status).toBe(303)
  await prepare(id, { ...form, district: 'Altstadt', version: '3', availableFrom: 'sofort' })
  expect((await findPrepared(db, id))?.values).toEqual({ purchasePrice: 669_000, availableFrom: 'sofort' })
  await prepare(id, { ...form, district: 'Altstadt', version: '3', availableFrom: 'sofort', shown: 'prepared' })
  expect((await findPrepared(db, id))?.values).toEqual({ availableFrom: 'sofort' })
  expect((await act(id, 'release')).status).toBe(303)
  expect(await findProperty(db, id)).toMatchObject({
    availableFrom: 'sofort',
    district: 'Altstadt',
    purchasePrice: 1_450_000,
  })
})

test('the form of a prepared change offers no save, and a post of it that would save is refused', async () => {
  const { id, form } = await anOffer()
  await prepare(id, { ...form, purchasePrice: '669.000' })
  const prepared = (await findPrepared(db, id))?.id ?? ''
  const offered = async (page: string) => {
    const html = await (await editor.get(`${address(id)}${page}`)).text()
    return [...html.matchAll(/<button[^>]*name="next" value="(\w+)"/g)].map(([, next]) => next)
  }
  expect([await offered(''), await offered('?prepared=1')]).toEqual([
    expect.arrayContaining(['sell', 'unpublish', 'prepare']),
    ['prepare'],
  ])
  const typed = { ...form, purchasePrice: '669.000', district: 'Altstadt', prepared, shown: 'prepared' }
  for (const next of ['', 'close', 'sell', 'unpublish', 'publish', 'restore']) {
    const refused = await editor.post(address(id), { ...typed, next })
    const page = await refused.text()
    expect([next, refused.status, controlValue(page, 'district')]).toEqual([next, 400, 'Altstadt'])
    expect(textOf(page)).toContain('Sie bearbeiten das Vorbereitete')
  }
  expect(await findProperty(db, id)).toMatchObject({ version: 2, published: true, sold: false, district: 'HafenCity' })
  await editor.post(address(id, '/sale'), { sold: 'on' })
  const sold = await (await editor.get(`${address(id)}?prepared=1`)).text()
  expect(controlValue(sold, 'purchasePrice')).toBe('1.450.000')
})

test('what is saved as it was prepared needs no release any longer, and the rest keeps its date', async () => {
  const { id, form } = await anOffer()
  await prepare(id, { ...form, purchasePrice: '669.000', availableFrom: 'sofort' })
  await act(id, 'schedule', { releaseDate: addDays(berlinToday(), 7), releaseTime: '09:00' })
  await editor.save(address(id, '/price'), { purchasePrice: '669.000', ...meant(669_000) })
  expect(await findPrepared(db, id)).toMatchObject({ values: { availableFrom: 'sofort' }, releaseAt: expect.any(Date) })
  const saved = { ...form, purchasePrice: '669.000', availableFrom: 'sofort', version: '3', ...meant(669_000) }
  expect((await editor.post(address(id), saved)).status).toBe(303)
  expect(await findPrepared(db, id)).toBeNull()
})

test('two people who prepare at once are asked, and nothing that either typed is lost', async () => {
  const { id, form } = await anOffer()
  await prepare(id, { ...form, purchasePrice: '700.000', city: 'Wedel' })
  const answer = await editor.post(address(id), { ...form, purchasePrice: '650.000', next: 'prepare', prepared: '' })
  expect(answer.status).toBe(409)
  const page = await answer.text()
  expect(textOf(page)).toContain('Gespeichert 700.000 € Ihre Eingabe 650.000 €')
  const decided = {
    'keep.purchasePrice': 'mine',
    'keep.city': 'theirs',
    prepared: controlValue(page, 'prepared') ?? '',
  }
  expect(
    (await editor.post(address(id), { ...form, purchasePrice: '650.000', next: 'prepare', ...decided })).status,
  ).toBe(303)
  expect((await findPrepared(db, id))?.values).toEqual({ purchasePrice: 650_000, city: 'Wedel' })
  const other = await anOffer()
  const prices = ['610.000', '620.000']
  const answers = await Promise.all(
    prices.map((purchasePrice) =>
      editor.post(address(other.id), { ...other.form, purchasePrice, next: 'prepare', prepared: '' }),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 409])
  const late = await answers.find(({ status }) => status === 409)?.text()
  for (const price of prices) expect(textOf(late ?? '')).toContain(price)
})

test('a save in between is merged, and one that contradicts keeps the change back and is named', async () => {
  const { id, form } = await anOffer()
  await prepare(id, { ...form, purchasePrice: '669.000' })
  await editor.post(address(id), { ...form, purchasePrice: '689.000', district: 'Altstadt', ...meant(689_000) })
  const answer = await act(id, 'release')
  expect(answer.status).toBe(409)
  const page = await answer.text()
  expect(page).toContain('data-prepared="conflict"')
  expect(textOf(page)).toContain('Jemand hat inzwischen etwas anderes gespeichert: Kaufpreis.')
  expect((await findProperty(db, id))?.purchasePrice).toBe(689_000)
  await prepare(id, { ...form, purchasePrice: '669.000', district: 'Altstadt', version: '3', shown: 'prepared' })
  expect((await act(id, 'release')).status).toBe(303)
  expect(await findProperty(db, id)).toMatchObject({ purchasePrice: 669_000, district: 'Altstadt' })
})

test('rules, a number that is taken, a member who left and a sale keep a change back', async () => {
  const { id, form } = await anOffer()
  const other = filledForm()
  await prepare(id, { ...form, purchasePrice: '', priceOnRequest: '' })
  const impossible = /<button[^>]* disabled[^>]*>Jetzt veröffentlichen<\/button><p[^>]*>Für ein Angebot fehlt dann/
  expect(await (await act(id, 'release')).text()).toMatch(impossible)
  await db.insert(teamMembers).values({ id: 'member000002', name: 'Wilma Weg' })
  const { propertyNumber = '' } = other
  await prepare(id, {
    ...form,
    energyCertificate: 'available',
    propertyNumber,
    responsibleMember: 'member000002',
    shown: 'prepared',
  })
  await editor.post('/dashboard/properties/new', other)
  expect(textOf(await (await act(id, 'release')).text())).toContain('Objektnummer ist inzwischen vergeben')
  await db.update(teamMembers).set({ deletedAt: new Date() }).where(eq(teamMembers.id, 'member000002'))
  expect(textOf(await (await act(id, 'release')).text())).toContain('gehört nicht mehr zum Team')
  await editor.post(address(id, '/sale'), { sold: 'on' })
  const answer = await act(id, 'release')
  expect([answer.status, textOf(await answer.text())]).toEqual([409, expect.stringContaining('inzwischen verkauft')])
  const late = await prepare(id, { ...form, purchasePrice: '1' })
  expect([late.status, textOf(await late.text())]).toEqual([
    409,
    expect.stringContaining('lässt sich nichts mehr vorbereiten'),
  ])
})

test('a law that begins between preparation and release keeps a change back, and is named', async () => {
  const { id, form } = await anOffer()
  await prepare(id, { ...form, energyCertificateIssuedOn: '02.01.2027', primaryEnergyDemand: '' })
  const waiting = await findPrepared(db, id)
  if (!waiting) throw new Error('Nothing is prepared')
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-30T09:00:00Z') })
  try {
    expect((await assessPrepared(db, waiting))?.obstacle).toBeNull()
    vi.setSystemTime(new Date('2027-01-03T09:00:00Z'))
    await passDate(id)
    await runCron()
  } finally {
    vi.useRealTimers()
  }
  expect([(await findProperty(db, id))?.version, (await findPrepared(db, id))?.obstacle]).toEqual([2, 'rules'])
  const [mail] = await db
    .delete(outbox)
    .where(eq(outbox.id, `release-${waiting.id}-rules`))
    .returning()
  expect(mail?.payload.text).toMatch(
    /am 3\. Januar 2027 um 9\.59 Uhr erscheinen sollte[\s\S]*Primärenergie laut Energieausweis/,
  )
})

test('a field that the catalogue no longer has is left out', async () => {
  const { id, form } = await anOffer()
  await prepare(id, { ...form, purchasePrice: '669.000' })
  const values = JSON.stringify({ purchasePrice: 669_000, balustrade: 'oak', heatingType: 'steam' })
  await env.DB.prepare('update prepared_changes set changed = ? where property_id = ?').bind(values, id).run()
  expect((await act(id, 'release')).status).toBe(303)
  expect(await findProperty(db, id)).toMatchObject({ purchasePrice: 669_000, heatingType: 'central' })
})

test('a single field is left out and taken back in, and with the last one the change is discarded', async () => {
  const { id, form } = await anOffer()
  await prepare(id, { ...form, purchasePrice: '669.000', latitude: '53.542', longitude: '9,9', district: 'Altstadt' })
  await act(id, 'schedule', {
    releaseDate: berlinTime(new Date(Date.now() + 86_400_000)).slice(0, 10),
    releaseTime: '9.00',
  })
  const before = await findPrepared(db, id)
  expect((await act(id, 'discard', { field: 'latitude' })).status).toBe(303)
  const waiting = { purchasePrice: 669_000, district: 'Altstadt' }
  expect(await findPrepared(db, id)).toMatchObject({ values: waiting, releaseAt: null, preparedBy: before?.preparedBy })
  expect(textOf(await (await editor.get(address(id, '/prepared'))).text())).toMatch(/Weggelassen .*Wieder aufnehmen/)
  // A repeated post, and one of a page that is out of date.
  for (const field of ['latitude', 'district', 'balustrade'])
    await editor.post(address(id, '/prepared/discard'), { prepared: before?.id ?? '', field })
  expect((await findPrepared(db, id))?.values).toEqual(waiting)
  await act(id, 'discard', { field: 'latitude', undo: '1' })
  expect((await findPrepared(db, id))?.values).toEqual({ ...waiting, latitude: 53.542, longitude: 9.9 })
  for (const field of ['latitude', 'district', 'purchasePrice']) await act(id, 'discard', { field })
  expect([await findPrepared(db, id), (await findProperty(db, id))?.version]).toEqual([null, 2])
})

test('the message of a release and its history name what was left out', async () => {
  const { id, form } = await anOffer()
  const message = async () => {
    expect((await act(id, 'release')).status).toBe(303)
    const page = await (await editor.get(address(id))).text()
    // What is typed since is posted along.
    expect(page).toMatch(/<button[^>]*form="property"[^>]*>Rückgängig machen/)
    return textOf(page)
  }
  await prepare(id, { ...form, purchasePrice: '669.000', latitude: '53.542', longitude: '9,9', district: 'Altstadt' })
  for (const field of ['latitude', 'district']) await act(id, 'discard', { field })
  expect(await message()).toMatch(/ist veröffentlicht\. Weggelassen: [^.]*Stadtteil[^.]*\./)
  await prepare(id, { ...form, version: '3', purchasePrice: '668.000' })
  expect(await message()).toMatch(/ist veröffentlicht\.(?! Weggelassen)/)
  const page = textOf(await (await editor.get(address(id, '/history'))).text())
  expect(page.match(/\. Weggelassen: [^.]*/g)).toEqual([
    expect.stringMatching(/Breitengrad \/ Längengrad, Stadtteil|Stadtteil/),
  ])
})

test('a change is discarded and brought back, and goes with the trash', async () => {
  const { id, form } = await anOffer()
  await prepare(id, { ...form, purchasePrice: '669.000' })
  const prepared = (await findPrepared(db, id))?.id ?? ''
  expect((await act(id, 'discard')).status).toBe(303)
  expect(await findPrepared(db, id)).toBeNull()
  await editor.post(address(id, '/prepared/discard'), { prepared, undo: '1' })
  await act(id, 'schedule', {
    releaseDate: berlinTime(new Date(Date.now() + 86_400_000)).slice(0, 10),
    releaseTime: '09:00',
  })
  await passDate(id)
  await setTrashed(db, id, true, 'Test')
  await runCron()
  expect(await findProperty(db, id)).toMatchObject({ purchasePrice: 1_450_000 })
  await setTrashed(db, id, false, 'Test')
  expect((await editor.get(address(id, '/prepared'))).status).toBe(200)
  expect((await findPrepared(db, id))?.id).toBe(prepared)
})

test('preparing a draft prepares its publication', async () => {
  const { id, form } = await anOffer()
  const said = async () => textOf(await (await editor.get(address(id, ''))).text())
  expect(await said()).toContain('„Speichern“ steht sofort auf der Website.')
  await editor.post(address(id, '/visibility'), { published: 'off' })
  expect(await said()).toContain('Der Entwurf ist nicht auf der Website, auch wenn Sie ihn speichern.')
  await prepare(id, { ...form, published: '', version: '3' })
  expect((await findPrepared(db, id))?.values).toEqual({ published: true })
  expect((await act(id, 'release')).status).toBe(303)
  expect((await findProperty(db, id))?.published).toBe(true)
})

test('a date that is no moment to come is refused in words, and keeps what was typed', async () => {
  const { id, form } = await anOffer()
  await prepare(id, { ...form, purchasePrice: '669.000' })
  const refusals = {
    '2027-03-28 02:30': 'Diese Uhrzeit gibt es an dem Tag nicht',
    '2020-01-01 09:00': 'schon vorbei',
    '9999-01-01 09:00': 'höchstens ein Jahr',
    'morgen 09:00': 'Wählen Sie einen Tag',
    '2027-03-29 25:99': 'Geben Sie eine Uhrzeit ein',
  }
  for (const [moment, sentence] of Object.entries(refusals)) {
    const [releaseDate = '', releaseTime = ''] = moment.split(' ')
    const answer = await act(id, 'schedule', { releaseDate, releaseTime })
    const page = await answer.text()
    expect([moment, answer.status, textOf(page)]).toEqual([moment, 400, expect.stringContaining(sentence)])
    expect([controlValue(page, 'releaseDate'), page.includes('aria-invalid="true"')]).toEqual([releaseDate, true])
  }
})

test('what is planned for one moment appears together, and an obstacle is named by mail and on the overview', async () => {
  const offers = [await anOffer(), await anOffer(), await anOffer()]
  const soon = berlinTime(new Date(Date.now() + 86_400_000)).split(' ')
  for (const { id, form } of offers) {
    await prepare(id, { ...form, purchasePrice: '669.000' })
    expect((await act(id, 'schedule', { releaseDate: soon[0] ?? '', releaseTime: soon[1] ?? '' })).status).toBe(303)
    await passDate(id)
  }
  const [late = offers[0], ...others] = offers
  await editor.post(address(late?.id ?? ''), { ...late?.form, purchasePrice: '1', ...meant(1) })
  await runCron()
  await runCron()
  for (const { id } of others) expect((await findProperty(db, id))?.purchasePrice).toBe(669_000)
  const moments = await db.select({ at: history.changedAt }).from(history).where(eq(history.field, 'release'))
  expect(new Set(moments.slice(-2).map(({ at }) => at.getTime())).size).toBe(1)
  expect((await findProperty(db, late?.id ?? ''))?.purchasePrice).toBe(1)
  const mails = await db.select().from(outbox).where(eq(outbox.channel, 'releaseNotice'))
  expect(mails.map(({ payload }) => payload.text)).toEqual([
    expect.stringContaining('etwas anderes gespeichert: Kaufpreis'),
  ])
  const overview = textOf(await (await editor.get('/dashboard')).text())
  expect(overview).toContain(`Überfällig: Die Änderung an ${late?.form.propertyNumber}`)
})

test('one that is saved over and over holds up no other release of its moment', async () => {
  const [calm, busy] = [await anOffer(), await anOffer()]
  for (const { id, form } of [busy, calm]) {
    await prepare(id, { ...form, purchasePrice: '669.000' })
    await passDate(id)
  }
  const touch = () => env.DB.prepare('update properties set version = version + 1 where id = ?').bind(busy.id).run()
  const { times } = await alwaysOvertaken(/^update "prepared_changes" set "id"/, touch, runCron)
  expect((await findProperty(db, calm.id))?.purchasePrice).toBe(669_000)
  expect([(await findProperty(db, busy.id))?.purchasePrice, (await findPrepared(db, busy.id))?.obstacle]).toEqual([
    1_450_000,
    null,
  ])
  // Three times together, and then each alone.
  expect(times).toBe(5)
  await runCron()
  expect((await findProperty(db, busy.id))?.purchasePrice).toBe(669_000)
})

test('a cron that did not run is noticed after ten minutes', async () => {
  const { id, form } = await anOffer()
  await prepare(id, { ...form, purchasePrice: '669.000' })
  await passDate(id, 9)
  const named = `Überfällig: Die Änderung an ${form.propertyNumber}`
  expect(textOf(await (await editor.get('/dashboard')).text())).not.toContain(named)
  await passDate(id, 11)
  expect(textOf(await (await editor.get('/dashboard')).text())).toContain(named)
  expect(await (await editor.get(address(id, '/prepared'))).text()).toContain('data-prepared="overdue"')
  await runCron()
  expect((await findProperty(db, id))?.purchasePrice).toBe(669_000)
})

test.each([
  ['a row that is no JSON', 'update prepared_changes set changed = \'{"purchasePrice":\' where property_id = ?', true],
  ['a row that is no object', "update prepared_changes set changed = '[1]' where property_id = ?", true],
  ['a row that is null', "update prepared_changes set changed = 'null' where property_id = ?", true],
  [
    'a value that no column takes',
    'update prepared_changes set changed = \'{"city":null}\' where property_id = ?',
    false,
  ],
  [
    'a value of another kind',
    'update prepared_changes set changed = \'{"purchasePrice":{"euro":1}}\' where property_id = ?',
    false,
  ],
] as const)('%s holds up no other release of its moment', async (_, damage, isNamed) => {
  const [first, damaged, last] = [await anOffer(), await anOffer(), await anOffer()]
  for (const { id, form } of [first, damaged, last]) {
    await prepare(id, { ...form, purchasePrice: '668.000' })
    await passDate(id)
  }
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const version = () => env.DB.prepare('select version from properties where id = ?').bind(damaged.id).first('version')
  await env.DB.prepare(damage).bind(damaged.id).run()
  const before = await version()
  await runCron()
  for (const { id } of [first, last]) expect((await findProperty(db, id))?.purchasePrice).toBe(668_000)
  expect(await version()).toBe(before)
  const mails = await db.select().from(outbox).where(eq(outbox.channel, 'releaseNotice'))
  expect(mails.filter(({ payload }) => payload.text?.includes('lässt sich nicht mehr lesen'))).toHaveLength(
    isNamed ? 1 : 0,
  )
  vi.restoreAllMocks()
  await db.delete(outbox)
  await db.delete(preparedChanges).where(eq(preparedChanges.propertyId, damaged.id))
})

test('what can no longer be read is shown as such, is neither released nor dropped by a save, and can be discarded', async () => {
  const { id, form } = await anOffer()
  await prepare(id, { ...form, purchasePrice: '667.000' })
  await env.DB.prepare("update prepared_changes set changed = '{' where property_id = ?").bind(id).run()
  const page = await editor.get(address(id, '/prepared'))
  expect([page.status, textOf(await page.text()).includes('lässt sich nicht mehr lesen')]).toEqual([200, true])
  expect((await act(id, 'release')).status).not.toBe(500)
  await editor.post(address(id), { ...form, purchasePrice: '1.440.000' })
  expect(await findProperty(db, id)).toMatchObject({ purchasePrice: 1_440_000 })
  expect(await findPrepared(db, id)).toMatchObject({ isReadable: false })
  expect((await act(id, 'discard')).status).toBe(303)
  expect(await findPrepared(db, id)).toBeNull()
})

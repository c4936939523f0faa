/** Every surface says the same of a prepared change, from its first question to its release. */
import { createExecutionContext, env } from 'cloudflare:test'
import { eq, like } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { findPrepared } from '#app/data/prepared/prepared.server.ts'
import { createSellerLink, findSeller } from '#app/data/prepared/sellers.server.ts'
import { findProperty } from '#app/data/properties/properties.server.ts'
import { teamMembers } from '#app/data/tables/entries.server.ts'
import { outbox } from '#app/data/tables/outbox.server.ts'
import { preparedChanges } from '#app/data/tables/prepared.server.ts'
import { addDays, berlinToday } from '#app/domain/calendar.ts'
import { createContext } from '#app/http/context.server.ts'
import { releaseDue } from '#app/jobs/releases.server.ts'
import { anAgency, deliveryRun, pass, postOffice } from '#tests/support/post-office.ts'
import { filledForm, publishedBy } from '#tests/support/property-form.ts'
import { controlValue, db, staff, textOf, Visitor } from '#tests/support/visitor.ts'

let editor: Visitor
let admin: Visitor
let counter = 0

beforeAll(async () => {
  editor = await staff()
  admin = await staff('admin')
  await db.insert(teamMembers).values({ id: 'member000001', name: 'Erika Muster' })
})

const address = (id: string, act: string) => `/dashboard/properties/${id}${act}`
const inDays = (days: number) => ({ releaseDate: addDays(berlinToday(), days), releaseTime: '09:00' })

/** An offer with an owner and a prepared price. */
async function aPrepared(owner: Record<string, string> = {}) {
  const form = filledForm({ published: 'on', version: '2', highlighted: '', reserved: '', priceOnRequest: '' })
  const id = await publishedBy(editor, form)
  counter += 1
  const sellerEmail = `albers-${counter}@mail.example`
  const values = { version: '0', sellerName: 'Frau Albers', sellerEmail, ...owner }
  expect((await editor.post(address(id, '/seller'), values)).status).toBe(303)
  await prepare(id, { ...form, purchasePrice: '669.000' })
  return { id, form, sellerEmail, token: (await createSellerLink(db, id)) ?? '' }
}

async function prepare(id: string, form: Record<string, string>) {
  const prepared = (await findPrepared(db, id))?.id ?? ''
  expect((await editor.post(address(id, ''), { ...form, next: 'prepare', prepared })).status).toBe(303)
}

async function act(id: string, name: string, fields: Record<string, string> = {}, visitor = editor) {
  const prepared = (await findPrepared(db, id))?.id ?? ''
  return visitor.post(address(id, `/prepared/${name}`), { prepared, ...fields })
}

async function answer(token: string, name: 'approval' | 'changes', fields: Record<string, string> = {}) {
  const visitor = new Visitor()
  const page = await (await visitor.get(`/verkauf/${token}`)).text()
  const [shown = '', after = ''] = ['shown', 'after'].map((field) => controlValue(page, field))
  return visitor.post(`/verkauf/${token}/${name}`, { shown, after, ...fields })
}

async function passDate(id: string, minutes: number) {
  const releaseAt = new Date(Date.now() - minutes * 60_000)
  await db.update(preparedChanges).set({ releaseAt }).where(eq(preparedChanges.propertyId, id))
}

function runCron() {
  const execution = createExecutionContext()
  return releaseDue(createContext(env, (promise) => execution.waitUntil(promise)))
}

function keysIn(html: string): string[] {
  return [...html.matchAll(/data-prepared-sentence="(\w+)"/g)].map(([, key = '']) => key)
}

function chipsIn(html: string): string[] {
  return [...html.matchAll(/data-prepared="(\w+)"/g)].map(([, chip = '']) => chip)
}

/** Of a part of a page, too. */
const wordsOf = (html: string) => textOf(`<body><p ${html}`)

const promise = /Wird am [\p{L}\d.: ]+ (Uhr )?veröffentlicht|Lässt sich jetzt veröffentlichen/u

/** What each surface says of one property; the first look at a page shows the message of the last act, too. */
async function said(id: string, token: string, visitor = editor) {
  const { propertyNumber = '' } = (await findProperty(db, id)) ?? {}
  const read = async (path: string, by = visitor) => (await by.get(path)).text()
  const page = await read(address(id, '/prepared'))
  const overview = await read('/dashboard')
  const entry = overview.split('<li').find((item) => item.includes(`prepared-${id}`)) ?? ''
  const [row = ''] =
    (await read(`/dashboard/properties?q=${propertyNumber}`)).match(/<p [^>]*data-prepared[\s\S]*?<\/p>/) ?? []
  const surfaces = {
    page,
    panel: await read(address(id, '')),
    list: row,
    overview: entry,
    owner: await read(`/verkauf/${token}`, new Visitor()),
  }
  const all = Object.values(surfaces)
  return {
    page: textOf(page),
    overview: wordsOf(entry),
    owner: textOf(surfaces.owner),
    keys: [...new Set(all.flatMap(keysIn))],
    chips: [...new Set(all.flatMap(chipsIn))],
    silent: Object.keys(surfaces).filter((_, place) => keysIn(all[place] ?? '').length === 0),
    isPromised: all.some((html) => promise.test(wordsOf(html))),
  }
}

test('approved, then dated: every surface says that nothing will be published, and what to do', async () => {
  const { id, token } = await aPrepared()
  await act(id, 'request')
  expect((await answer(token, 'approval')).status).toBe(303)
  expect(await said(id, token)).toMatchObject({ keys: ['approved'], chips: ['approved'], silent: [] })
  const form = textOf(await (await editor.get(address(id, '/prepared'))).text())
  expect(form).toContain('Ein anderer braucht eine neue; wir fragen, bevor wir ihn speichern.')

  const asked = await act(id, 'schedule', inDays(5))
  const question = await asked.text()
  expect([asked.status, textOf(question)]).toEqual([409, expect.stringContaining('gilt die Freigabe vom')])
  expect(controlValue(question, 'releaseDate')).toBe(inDays(5).releaseDate)
  expect((await findPrepared(db, id))?.releaseAt).toBeNull()

  expect((await act(id, 'schedule', { ...inDays(5), confirmed: 'only' })).status).toBe(303)
  const dated = await said(id, token)
  expect(dated).toMatchObject({ keys: ['otherDate'], chips: ['draft'], silent: [] })
  expect(dated.page).toMatch(/So wird am .{9,30} um 9\.00.Uhr nichts veröffentlicht\. Freigegeben wurde am/)
  expect(dated.page).not.toContain('Der Termin steht')
  expect(dated.overview).toContain('Freigabe gilt nicht mehr: Die Änderung an')
  expect(dated.owner).toContain('einen anderen Stand freigegeben, ohne Termin')
  const page = await (await editor.get(address(id, '/prepared'))).text()
  expect(page).toMatch(/<button[^>]*>Frau Albers noch einmal fragen</)
  expect(page).toMatch(/<button[^>]* disabled[^>]*>Jetzt veröffentlichen</)

  expect((await act(id, 'schedule', { next: 'unschedule' })).status).toBe(303)
  expect(await said(id, token)).toMatchObject({ keys: ['approved'], chips: ['approved'] })
  const mails = () => db.$count(outbox, like(outbox.id, `seller-${id}-%`))
  const before = await mails()
  expect((await act(id, 'schedule', { ...inDays(5), confirmed: 'ask' })).status).toBe(303)
  expect(await mails()).toBe(before + 1)
  expect(await said(id, token)).toMatchObject({ keys: ['asked'], chips: ['asked'], silent: ['overview'] })
})

test('from draft to release no two surfaces differ', async () => {
  const { id, form, token } = await aPrepared({ approvalRequired: 'on' })
  const differing: unknown[] = []
  const expectState = async (sentence: string, chip: string) => {
    const { keys, chips } = await said(id, token)
    if (keys.join() !== sentence || chips.join() !== chip) differing.push({ sentence, chip, keys, chips })
  }
  await expectState('unasked', 'draft')
  await act(id, 'schedule', inDays(5))
  await expectState('unasked', 'draft')
  await act(id, 'request', { words: 'Ich rate dazu.' })
  await expectState('asked', 'asked')
  await answer(token, 'changes', { words: 'Lieber später.' })
  await expectState('declined', 'declined')
  await answer(token, 'approval')
  await expectState('approvedPlanned', 'approved')
  await act(id, 'schedule', { ...inDays(6), confirmed: 'only' })
  await expectState('otherDate', 'draft')
  await act(id, 'schedule', inDays(5))
  await expectState('approvedPlanned', 'approved')
  await act(id, 'schedule', { next: 'unschedule', confirmed: 'only' })
  await expectState('otherDate', 'draft')
  await act(id, 'request')
  await answer(token, 'approval')
  await expectState('approved', 'approved')
  await prepare(id, { ...form, purchasePrice: '650.000' })
  await expectState('askedBefore', 'draft')
  await act(id, 'request')
  await passDate(id, 11)
  await expectState('asked', 'overdue')
  await runCron()
  await expectState('asked', 'overdue')
  await answer(token, 'approval')
  await expectState('cleared', 'overdue')
  await act(id, 'schedule', { ...inDays(5), confirmed: 'ask' })
  await answer(token, 'approval')
  await expectState('approvedPlanned', 'approved')
  await editor.post(address(id, '/price'), { version: '2', purchasePrice: '1.400.000' })
  await expectState('conflict', 'conflict')
  expect(differing).toEqual([])
})

test('nothing is promised for a date that an obstacle of today will stop, and the way out is named', async () => {
  const { id, form, token } = await aPrepared()
  await prepare(id, { ...form, purchasePrice: '', priceOnRequest: '' })
  await act(id, 'request')
  await act(id, 'schedule', inDays(5))
  await answer(token, 'approval')
  const mails = await db.select().from(outbox).where(like(outbox.id, 'decision-%'))
  const mail = mails.find(({ payload }) => payload.text?.includes(`an ${form.propertyNumber} `))
  const blocked = await said(id, token)
  expect(blocked).toMatchObject({ keys: ['rules'], chips: ['conflict'], silent: [], isPromised: false })
  expect(blocked.page).toContain('Ergänzen Sie es unter „Weiter bearbeiten“.')
  expect(blocked.overview).toMatch(/Blockiert: .* nichts veröffentlicht\. Für ein Angebot fehlt dann/)
  expect(blocked.owner).toMatch(/Am .* wird so nichts veröffentlicht\. Unser Büro klärt vorher noch etwas/)
  expect(mail?.payload.text).toMatch(/So wird am .* nichts veröffentlicht\. Für ein Angebot fehlt dann/)
  await passDate(id, 1)
  await runCron()
  const late = await said(id, token)
  expect(late).toMatchObject({ keys: ['rules'], chips: ['overdue'], isPromised: false })
  expect((await findProperty(db, id))?.purchasePrice).toBe(1_450_000)
})

test('without an approval in the way, the date is promised everywhere and kept by the clock', async () => {
  const { id, token } = await aPrepared()
  await act(id, 'schedule', inDays(3))
  expect(await said(id, token)).toMatchObject({ keys: ['planned'], chips: ['draft'], isPromised: true })
  await passDate(id, 1)
  expect(await said(id, token)).toMatchObject({ keys: ['due'], chips: ['draft'] })
  await passDate(id, 11)
  expect(await said(id, token)).toMatchObject({ keys: ['late'], chips: ['overdue'] })
  await runCron()
  expect((await findProperty(db, id))?.purchasePrice).toBe(669_000)
})

test('between the date and the clock, all pages say that an approval still releases it, and it does', async () => {
  const { id, token } = await aPrepared()
  await act(id, 'schedule', inDays(3))
  await act(id, 'request')
  await passDate(id, 1)
  const within = await said(id, token)
  expect(within).toMatchObject({ keys: ['asked'], chips: ['asked'] })
  expect(within.page).toContain('Wird veröffentlicht, wenn die Freigabe in den nächsten Minuten kommt.')
  expect(within.page).not.toContain('wurde nichts veröffentlicht')
  expect(within.owner).toContain('Wird veröffentlicht, wenn Sie in den nächsten Minuten zustimmen.')
  await answer(token, 'approval')
  expect(await said(id, token)).toMatchObject({ keys: ['due'] })
  await runCron()
  expect((await findProperty(db, id))?.purchasePrice).toBe(669_000)
})

test('another address ends an approval only after a warning, and the reason is named', async () => {
  const { id, token } = await aPrepared()
  await act(id, 'request')
  await answer(token, 'approval')
  const other = { sellerName: 'Frau Albers', sellerEmail: 'neue@mail.example' }
  const warned = await admin.save(address(id, '/seller'), other)
  const page = await warned.text()
  expect(warned.status).toBe(409)
  expect(page).toMatch(
    /Mit einer anderen Adresse gilt die Freigabe vom [^.]*\..*nicht mehr\. Die Adresse ist noch nicht gespeichert\./,
  )
  expect(page).toContain('value="neue@mail.example"')
  expect(await said(id, token)).toMatchObject({ keys: ['approved'] })
  expect((await admin.save(address(id, '/seller'), { ...other, confirmed: 'only' })).status).toBe(303)
  const since = await said(id, '')
  expect(since).toMatchObject({ keys: ['askedElsewhere'] })
  expect(since.page).toContain('Gefragt wurde an einer anderen Adresse, die seitdem geändert wurde.')
  expect((await admin.save(address(id, '/seller'), { ...other, sellerName: 'Frau Dr. Albers' })).status).toBe(303)
})

test('with another address, the question is put again in the same step', async () => {
  const { id, token } = await aPrepared()
  await act(id, 'request')
  await answer(token, 'approval')
  const other = { sellerName: 'Frau Albers', sellerEmail: 'dritte@mail.example', confirmed: 'ask' }
  expect((await admin.save(address(id, '/seller'), other)).status).toBe(303)
  expect(await said(id, '')).toMatchObject({ keys: ['asked'] })
})

test('a question that was approved and discarded holds up no later release', async () => {
  const { id, form, token } = await aPrepared()
  await act(id, 'request')
  await answer(token, 'approval')
  expect((await act(id, 'discard')).status).toBe(303)
  await prepare(id, { ...form, purchasePrice: '650.000' })
  expect(await said(id, token)).toMatchObject({ keys: ['ready'], chips: ['draft'] })
  expect((await act(id, 'release')).status).toBe(303)
  expect((await findProperty(db, id))?.purchasePrice).toBe(650_000)
})

test('an unanswered question that was discarded still holds up the next release', async () => {
  const { id, form, token } = await aPrepared()
  await act(id, 'request')
  await act(id, 'discard')
  await prepare(id, { ...form, purchasePrice: '650.000' })
  expect(await said(id, token)).toMatchObject({ keys: ['askedBefore'] })
  expect((await act(id, 'release')).status).toBe(409)
})

test('an editor enters the first address of an owner who has to approve, and changes none', async () => {
  const { id } = await aPrepared({ sellerEmail: '', approvalRequired: 'on' })
  expect(await said(id, '')).toMatchObject({ keys: ['addressMissing'] })
  const first = { sellerName: 'Frau Albers', sellerEmail: 'erste@mail.example', approvalRequired: 'on' }
  expect((await editor.save(address(id, '/seller'), first)).status).toBe(303)
  expect((await findSeller(db, id)).values.sellerEmail).toBe('erste@mail.example')
  const other = { ...first, sellerEmail: 'andere@mail.example' }
  expect((await editor.save(address(id, '/seller'), other)).status).toBe(400)
  // Taken out by the administration, the next one is no first one.
  expect((await admin.save(address(id, '/seller'), { ...first, sellerEmail: '' })).status).toBe(303)
  expect((await editor.save(address(id, '/seller'), other)).status).toBe(400)
})

test('an owner reads mails and page in the language of the owner', async () => {
  await anAgency()
  const { id } = await aPrepared({ ownerLocale: 'en' })
  const office = postOffice({ MAIL_TO_ANYONE: '1', MAILS_AT_ONCE: '9' })
  await db.delete(outbox)
  await act(id, 'schedule', inDays(5))
  await act(id, 'request')
  await editor.post(address(id, '/seller/link'), { next: 'send' })
  await pass(3_600_000)
  await deliveryRun(office)
  const texts = office.mails.map(({ subject, text }) => `${subject}\n${text}`).sort()
  expect(texts).toEqual([
    expect.stringMatching(/^For your approval: [\s\S]*\/en\/verkauf\/[\s\S]*Will be published on .* if you agree\./),
    expect.stringMatching(/^Your personal page: [\s\S]*\/en\/verkauf\//),
  ])
  expect(texts.join('\n')).not.toMatch(/Guten Tag|Freigabe|Der Link gilt/)
  const [path = ''] = /\/en\/verkauf\/\w+/.exec(texts[0] ?? '') ?? []
  const page = await (await new Visitor().get(path)).text()
  expect([page.includes('<html lang="en"'), keysIn(page)]).toEqual([true, ['asked']])
})

test('where an approval is needed the black button asks, and elsewhere it publishes', async () => {
  const buttons = (html: string) =>
    [...html.matchAll(/<button([^>]*)>(?:<[^>]*>)*([^<]+)/g)].map(([, attributes = '', text = '']) => ({
      attributes,
      text,
    }))
  const looks = async (id: string, act: string, names: readonly string[]) => {
    const found = buttons(await (await editor.get(address(id, act))).text())
    const plain = found.find(({ text }) => text === names[0])?.attributes ?? ''
    const [, main = ''] = /class="([^"]*)"/.exec(plain) ?? []
    return names.map((name) => {
      const [, look = ''] = /class="([^"]*)"/.exec(found.find(({ text }) => text === name)?.attributes ?? '') ?? []
      return [name, look.split(' ').length === 1 && look === main.split(' ')[0]]
    })
  }
  const free = await aPrepared()
  const bound = await aPrepared({ approvalRequired: 'on' })
  const names = ['Um Freigabe bitten', 'Jetzt veröffentlichen']
  expect(await looks(bound.id, '/prepared', names)).toEqual([
    [names[0], true],
    [names[1], false],
  ])
  expect(await looks(free.id, '/prepared', names)).toEqual([
    [names[0], false],
    [names[1], true],
  ])
  expect(await looks(bound.id, '', ['Vorbereiten', 'Speichern'])).toEqual([
    ['Vorbereiten', true],
    ['Speichern', false],
  ])
  expect(await looks(free.id, '', ['Vorbereiten', 'Speichern'])).toEqual([
    ['Vorbereiten', false],
    ['Speichern', true],
  ])
})

/** The owner's page: a mailed link shows what waits, a post decides, and a decision belongs to what was shown. */
import { createExecutionContext, env } from 'cloudflare:test'
import { and, eq, like } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '#app/data/database.server.ts'
import { createOwnDataLink } from '#app/data/own-data/own-data-links.server.ts'
import { listPictures } from '#app/data/pictures/images.server.ts'

import { assessPrepared } from '#app/data/prepared/assessment.server.ts'
import { listAnswers } from '#app/data/prepared/decisions.server.ts'

import { findPrepared } from '#app/data/prepared/prepared.server.ts'
import { isOvertaken, releaseStatements } from '#app/data/prepared/release.server.ts'
import { createSellerLink } from '#app/data/prepared/sellers.server.ts'
import { findProperty } from '#app/data/properties/properties.server.ts'
import { valuesOf } from '#app/data/properties/property-row.server.ts'
import { teamMembers } from '#app/data/tables/entries.server.ts'
import { offerDays } from '#app/data/tables/offer-days.server.ts'
import { outbox } from '#app/data/tables/outbox.server.ts'
import { preparedChanges } from '#app/data/tables/prepared.server.ts'
import { images } from '#app/data/tables/properties.server.ts'
import { history } from '#app/data/tables/saving.server.ts'
import { releases, sellers } from '#app/data/tables/sellers.server.ts'
import { addDays, berlinToday, weekOf } from '#app/domain/calendar.ts'
import { looksSame } from '#app/domain/offers/withheld.ts'
import { createContext } from '#app/http/context.server.ts'
import { releaseDue } from '#app/jobs/releases.server.ts'
import { aDesk, propertyOf, transferOf } from '#tests/support/exchange.ts'
import { overtaken } from '#tests/support/interleaving.ts'
import { opened } from '#tests/support/opened-form.ts'
import { jpegBytes } from '#tests/support/picture-files.ts'
import { anAgency, deliveryRun, pass, postOffice } from '#tests/support/post-office.ts'
import { filledForm, publishedBy } from '#tests/support/property-form.ts'
import { aUser, controlValue, db, staff, textOf, Visitor } from '#tests/support/visitor.ts'

let editor: Visitor
let admin: Visitor
let counter = 0

beforeAll(async () => {
  editor = await staff()
  admin = await staff('admin')
  await db.insert(teamMembers).values({ id: 'member000001', name: 'Erika Muster' })
})

const address = (id: string, act: string) => `/dashboard/properties/${id}${act}`

/** A prepared price of an offer with an owner, who has been asked. */
async function anAsked(seller: Record<string, string> = {}) {
  const form = filledForm({ published: 'on', version: '2', highlighted: '', reserved: '', priceOnRequest: '' })
  const id = await publishedBy(editor, form)
  counter += 1
  const owner = { sellerName: 'Frau Albers', sellerEmail: `albers-${counter}@mail.example`, ...seller }
  expect((await editor.post(address(id, '/seller'), { version: '0', ...owner })).status).toBe(303)
  await editor.post(address(id, ''), { ...form, purchasePrice: '669.000', next: 'prepare', prepared: '' })
  const prepared = (await findPrepared(db, id))?.id ?? ''
  const asked = await editor.post(address(id, '/prepared/request'), { prepared, words: 'Ich rate zu 669.000 €.' })
  expect(asked.status).toBe(303)
  return { id, form, prepared, owner, token: (await createSellerLink(db, id)) ?? '' }
}

async function passDate(id: string) {
  const releaseAt = new Date(Date.now() - 60_000)
  await db.update(preparedChanges).set({ releaseAt }).where(eq(preparedChanges.propertyId, id))
}

function runCron() {
  const execution = createExecutionContext()
  return releaseDue(createContext(env, (promise) => execution.waitUntil(promise)))
}

async function release(id: string, fields: Record<string, string> = {}, visitor = editor) {
  const prepared = (await findPrepared(db, id))?.id ?? ''
  return visitor.post(address(id, '/prepared/release'), { prepared, ...fields })
}

async function shownTo(visitor: Visitor, token: string): Promise<string> {
  return controlValue(await (await visitor.get(`/verkauf/${token}`)).text(), 'shown') ?? ''
}

test('the owner is asked by mail, sees old and new, approves, and then it may be published', async () => {
  const { id, owner, token } = await anAsked()
  const [mail] = await db.select().from(outbox).where(eq(outbox.channel, 'sellerLink'))
  expect(mail?.payload).toMatchObject({ propertyId: id, kind: 'approval' })
  expect(JSON.stringify(mail?.payload)).not.toContain(owner.sellerEmail)
  const visitor = new Visitor()
  const answer = await visitor.get(`/verkauf/${token}`)
  const page = await answer.text()
  expect(answer.status).toBe(200)
  expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
  expect(answer.headers.get('Referrer-Policy')).toBe('same-origin')
  expect([answer.headers.getSetCookie(), page.includes('content="noindex, nofollow"')]).toEqual([[], true])
  expect(page).toContain('name="description" content="Ihre persönliche Seite"')
  expect(textOf(page)).toContain('Kaufpreis 1.450.000 € 669.000 €')
  expect(textOf(page)).toContain('Ich rate zu 669.000 €.')
  expect(page).toContain('data-difference="purchasePrice"')
  const whole = await visitor.get(`/verkauf/${token}/angebot`)
  expect([whole.status, textOf(await whole.text())]).toEqual([200, expect.stringContaining('669.000')])
  expect(textOf(await (await new Visitor().speak('en').get(`/verkauf/${token}`)).text())).toContain('For your approval')

  expect((await release(id)).status).toBe(409)
  for (const act of ['approval', 'changes']) expect((await visitor.get(`/verkauf/${token}/${act}`)).status).toBe(200)
  expect(await db.$count(releases, eq(releases.propertyId, id))).toBe(0)
  const shown = controlValue(page, 'shown') ?? ''
  const approved = await visitor.post(`/verkauf/${token}/approval`, { shown })
  expect([approved.status, approved.headers.get('Location'), approved.headers.getSetCookie()]).toEqual([
    303,
    `/verkauf/${token}`,
    [],
  ])
  const repeated = await visitor.post(`/en/verkauf/${token}/approval`, { shown })
  expect([repeated.status, repeated.headers.get('Location')]).toEqual([303, `/en/verkauf/${token}`])
  const [decision, ...others] = await db.select().from(releases).where(eq(releases.propertyId, id))
  expect(others).toEqual([])
  expect(decision).toMatchObject({
    decision: 'approved',
    digest: shown,
    shown: { values: { purchasePrice: [1_450_000, 669_000] }, releaseAt: null },
  })
  const after = await (await visitor.get(`/verkauf/${token}`)).text()
  expect([after.includes('role="status"'), textOf(after)]).toEqual([
    true,
    expect.stringContaining('Als Nächstes veröffentlicht unser Büro, was Sie freigegeben haben.'),
  ])
  expect(textOf(await (await editor.get('/dashboard')).text())).toContain('Freigegeben: Die Änderung an')
  const notices = await db
    .select()
    .from(outbox)
    .where(eq(outbox.id, `decision-${decision?.id}`))
  expect(notices.map(({ payload }) => payload.subject)).toEqual([expect.stringContaining('Freigegeben: ')])
  expect((await release(id)).status).toBe(303)
  expect((await findProperty(db, id))?.purchasePrice).toBe(669_000)
  expect(textOf(await (await editor.get(address(id, '/history'))).text())).toContain('freigegeben am')
})

test('what stays the same between two changes of a text is abridged between words', async () => {
  const { id, form, token, prepared } = await anAsked()
  const long = `Anfang hier. ${'Erstaunlichwort zweitens '.repeat(20)}Ende hier.`
  await editor.post(address(id, ''), { ...form, otherNotes: long })
  const description = long.replace('Anfang', 'Beginn').replace('Ende', 'Schluss')
  const next = { ...form, version: '3', otherNotes: description, next: 'prepare', prepared }
  await editor.post(address(id, ''), next)
  await editor.post(address(id, '/prepared/request'), { prepared: (await findPrepared(db, id))?.id ?? '', words: '' })
  const text = textOf(await (await new Visitor().get(`/verkauf/${token}`)).text())
  const [, before = '', after = ''] = /(\S+) … (\S+)/.exec(text) ?? []
  expect(['Erstaunlichwort', 'zweitens']).toEqual(expect.arrayContaining([before, after]))
})

test('approving what has changed or is gone since is refused, with what differs now', async () => {
  const { id, form, token } = await anAsked()
  const visitor = new Visitor()
  const shown = await shownTo(visitor, token)
  const prepared = (await findPrepared(db, id))?.id ?? ''
  await editor.post(address(id, ''), { ...form, purchasePrice: '650.000', next: 'prepare', prepared })
  const unasked = await visitor.post(`/verkauf/${token}/approval`, { shown })
  expect([unasked.status, textOf(await unasked.text())]).toEqual([
    409,
    expect.stringContaining('Es wurde nichts festgehalten'),
  ])
  await editor.post(address(id, '/prepared/request'), { prepared: (await findPrepared(db, id))?.id ?? '', words: '' })
  const answer = await visitor.post(`/verkauf/${token}/approval`, { shown })
  const text = textOf(await answer.text())
  expect([answer.status, text]).toEqual([409, expect.stringContaining('Wir haben inzwischen etwas geändert')])
  expect(text).toContain('650.000')
  const late = await shownTo(visitor, token)
  await editor.post(address(id, '/prepared/discard'), { prepared: (await findPrepared(db, id))?.id ?? '' })
  const gone = await visitor.post(`/verkauf/${token}/changes`, { shown: late, words: 'Doch nicht.' })
  expect(gone.status).toBe(409)
  expect(await db.$count(releases, eq(releases.propertyId, id))).toBe(0)
})

test('a repeated answer overrides no later one and mails nobody, and an answer of today does', async () => {
  const { id, prepared, token } = await anAsked()
  const visitor = new Visitor()
  const read = async () => {
    const page = await (await visitor.get(`/verkauf/${token}`)).text()
    return { shown: controlValue(page, 'shown') ?? '', after: controlValue(page, 'after') ?? '' }
  }
  const state = async () => /data-decision="(\w+)"/.exec(await (await visitor.get(`/verkauf/${token}`)).text())?.[1]
  const count = async () => {
    const made = await db.select().from(releases).where(eq(releases.propertyId, id))
    const mails = await db.select().from(outbox).where(eq(outbox.channel, 'releaseNotice'))
    return [made.length, made.filter((row) => mails.some((mail) => mail.id === `decision-${row.id}`)).length]
  }
  const first = await read()
  const approve = (fields: Record<string, string>) => visitor.post(`/verkauf/${token}/approval`, fields)
  const wish = (fields: Record<string, string>) =>
    visitor.post(`/verkauf/${token}/changes`, { ...fields, words: 'Erst im April.' })
  const both = await Promise.all([approve(first), approve(first)])
  expect([both.map(({ status }) => status), await count()]).toEqual([
    [303, 303],
    [1, 1],
  ])
  const second = await read()
  expect((await wish(second)).status).toBe(303)
  expect([(await approve(first)).status, await state(), await count()]).toEqual([303, 'declined', [2, 2]])
  expect((await release(id)).status).toBe(409)
  expect((await approve(await read())).status).toBe(303)
  expect([(await wish(second)).status, await state(), await count()]).toEqual([303, 'approved', [3, 3]])

  // Asked again, the owner decides again: an answer to the former question counts no longer.
  await editor.post(address(id, '/prepared/request'), { prepared, words: 'Bleibt es dabei?' })
  expect([await state(), (await approve(first)).status]).toEqual([undefined, 409])
  expect([(await release(id)).status, (await approve(await read())).status]).toEqual([409, 303])
  expect(await count()).toEqual([4, 4])

  const waiting = await findPrepared(db, id)
  const assessment = waiting && (await assessPrepared(db, waiting))
  if (!assessment) throw new Error('Nothing waits')
  const other = (await createSellerLink(db, id)) ?? ''
  const answer = { ...(await read()), words: 'Doch nicht.' }
  expect((await visitor.post(`/verkauf/${other}/changes`, answer)).status).toBe(303)
  const [update, ...rest] = await releaseStatements(db, waiting, assessment, 'Test', {
    isScheduled: false,
    at: new Date(),
  })
  if (!update) throw new Error('Nothing to write')
  await expect(db.batch([update, ...rest])).rejects.toSatisfy(isOvertaken)
  expect((await findProperty(db, id))?.purchasePrice).toBe(1_450_000)
})

test('where an approval is needed, form, price and stage say so before, and the history after', async () => {
  const form = filledForm({ published: 'on', version: '2', highlighted: '', reserved: '', priceOnRequest: '' })
  const id = await publishedBy(editor, form)
  const sentence = 'Hier ist eine Freigabe nötig. Was Sie direkt ändern, wartet nicht darauf'
  const pages = [address(id, ''), address(id, '/price'), `/dashboard/properties?q=${form.propertyNumber}`]
  const warned = () =>
    Promise.all(pages.map(async (page) => textOf(await (await editor.get(page)).text()).split(sentence).length - 1))
  expect(await warned()).toEqual([0, 0, 0])
  await editor.post(address(id, '/seller'), {
    version: '0',
    sellerEmail: 'albers@mail.example',
    approvalRequired: 'on',
  })
  // In the table at the price and at the stage.
  expect(await warned()).toEqual([1, 1, 2])
  const pictures = await (await editor.get(address(id, '/images'))).text()
  expect(textOf(pictures)).toContain('Hier ist eine Freigabe nötig. Bilder warten nicht darauf')
  expect(textOf(await (await editor.get(address(id, ''))).text())).toContain(
    'Freigabe nötig: „Speichern“ ändert trotzdem sofort. Zuletzt gespeichert',
  )
  const note = async () =>
    textOf(await (await editor.get(address(id, '/history'))).text()).split('ohne Freigabe veröffentlicht').length - 1
  expect((await editor.post(address(id, '/price'), { version: '2', purchasePrice: '1.400.000' })).status).toBe(303)
  expect((await editor.post(address(id, '/stage'), { stage: 'reserved' })).status).toBe(303)
  expect(await note()).toBe(2)
  expect((await editor.post(address(id, '/stage'), { stage: 'draft' })).status).toBe(303)
  expect(await note()).toBe(2)
  const saved = { ...form, published: '', purchasePrice: '1.400.000', version: '5' }
  expect((await editor.post(address(id, ''), { ...saved, district: 'Altstadt', next: 'publish' })).status).toBe(303)
  expect([await note(), (await findProperty(db, id))?.published]).toEqual([3, true])
  await editor.post(address(id, ''), {
    ...saved,
    published: 'on',
    version: '6',
    purchasePrice: '1.300.000',
    next: 'prepare',
  })
  expect((await release(id, { override: 'on' }, admin)).status).toBe(303)
  expect(await note()).toBe(4)
})

test('the page of a prepared change says whether the owner was asked, and has answered', async () => {
  const { id, form, token, prepared, owner } = await anAsked({ approvalRequired: 'on' })
  // Who has just entered the address wants to ask.
  await editor.save(address(id, '/seller'), { ...owner, sellerName: 'Frau Dr. Albers' })
  const seller = await (await editor.get(address(id, '/seller'))).text()
  expect(seller).toContain(`href="${address(id, '/prepared')}">Vorbereitetes ansehen<`)
  const shown = async () => {
    const page = await (await editor.get(address(id, '/prepared'))).text()
    return { text: textOf(page), isAlert: page.includes('role="alert"') }
  }
  const asked = await shown()
  expect(asked.text.match(/Gefragt am [^,]+ Uhr, die Antwort steht aus\./g)).toHaveLength(1)
  expect([asked.text.includes('So lässt es sich nicht'), asked.isAlert]).toEqual([false, false])
  const visitor = new Visitor()
  await visitor.post(`/verkauf/${token}/approval`, { shown: await shownTo(visitor, token) })
  const approved = await shown()
  expect(approved.text).toContain('Freigegeben am')
  expect(approved.text).not.toContain('steht aus')
  await editor.post(address(id, ''), { ...form, purchasePrice: '650.000', next: 'prepare', prepared })
  expect((await shown()).text).toContain('Hier ist eine Freigabe nötig. Gefragt wurde zu einem früheren Stand.')
})

test('whatever goes online at once where an approval is needed is marked in the history, by whom', async () => {
  const desk = await aDesk()
  const house = (price: number) => transferOf([{ number: 'F1', price, pictures: ['a.jpg', 'b.jpg'] }])
  await desk.takeOver(house(650_000))
  const { id } = await propertyOf('F1')
  const successor = 'member000002'
  await db.insert(teamMembers).values({ id: successor, name: 'Ina Muster' })
  await editor.post(address(id, '/seller'), { version: '0', approvalRequired: 'on' })
  const at = (act: string) => address(id, act)
  const [first = '', second = ''] = (await listPictures(db, id)).map(({ key }) => key)
  const versionOf = async (of = id) => (await findProperty(db, of))?.version ?? 0
  const upload = new FormData()
  upload.append('pictures', new File([jpegBytes], 'c.jpg'))
  let applied = ''
  const ways: Record<string, () => Promise<Response | string>> = {
    import: async () => (applied = await desk.takeOver(house(640_000))),
    undo: () => desk.undo(applied),
    form: async () =>
      editor.post(at(''), { ...(await opened(editor, at(''), 'propertyNumber')), responsibleMember: 'member000001' }),
    price: () => editor.save(at('/price'), { purchasePrice: '630.000' }),
    restoration: async () => editor.post(at(`/history/${await versionOf()}/restoration`), {}),
    stage: () => editor.post(at('/stage'), { stage: 'reserved' }),
    picture: () => editor.post(at('/images'), upload),
    order: () => editor.post(at('/images/order'), { order: [second, first].join() }),
    words: async () =>
      editor.post(at('/images/words'), {
        ...(await opened(editor, at('/images'), `alt.${first}`)),
        [`alt.${first}`]: 'Haus',
      }),
    removed: () => editor.post(at('/images/trash'), { pictures: first }),
    restored: () => editor.post(at('/images/restoration'), { pictures: first }),
    turned: () => editor.post(at(`/images/${first}/rotation`), { turn: 'left' }),
    handedOver: () => editor.post('/dashboard/team/member000001/trash', { successor }),
    takenBack: () => editor.post('/dashboard/team/member000001/restore', { successor }),
  }
  /** Who the last save and its mark name. */
  const marked = async (of = id) => {
    const isIts = and(eq(history.subject, 'property'), eq(history.subjectId, of))
    const isLast = and(isIts, eq(history.version, await versionOf(of)))
    const rows = await db.select().from(history).where(isLast)
    const by = (isMark: boolean) =>
      new Set(rows.filter(({ field }) => (field === 'unapproved') === isMark).map(({ changedById }) => changedById))
    return { save: [...by(false)], mark: [...by(true)] }
  }
  const [bySomeone, nobody] = [[expect.any(String)], []]
  expect(await marked()).toEqual({ save: bySomeone, mark: nobody })
  for (const [name, act] of Object.entries(ways)) {
    const before = await versionOf()
    const answer = await act()
    expect([name, typeof answer === 'string' || answer.status]).toEqual([name, typeof answer === 'string' || 303])
    const { save, mark } = await marked()
    expect([name, (await versionOf()) - before, save, mark]).toEqual([name, 1, bySomeone, save])
  }
  // A form that is posted as it was opened changes nothing.
  await editor.post(at(''), await opened(editor, at(''), 'propertyNumber'))
  expect((await marked()).mark).toEqual(nobody)
  const copy = 'duplicate001'
  await editor.post(at('/duplicate'), { id: copy })
  await editor.save(address(copy, '/price'), { purchasePrice: '1' })
  expect((await marked(copy)).mark).toEqual(nobody)
  expect((await editor.post(address(copy, '/visibility'), { published: 'on' })).status).toBe(303)
  expect((await marked(copy)).mark).toEqual(bySomeone)
  // Neither an act that goes offline nor the circle of a hidden address that is moved by the software.
  await env.DB.prepare('update properties set version = version + 1 where id = ?').bind(copy).run()
  await editor.post(at('/stage'), { stage: 'draft' })
  expect([(await marked()).mark, (await marked(copy)).mark]).toEqual([nobody, nobody])
  const said = textOf(await (await editor.get(at('/history'))).text())
  expect(said.split('ohne Freigabe veröffentlicht').length - 1).toBe(Object.keys(ways).length)
})

test('who declined is asked about what comes instead, even where it was discarded', async () => {
  const { id, form, prepared, token } = await anAsked()
  const visitor = new Visitor()
  const wish = { shown: await shownTo(visitor, token), words: 'Bitte teurer.' }
  expect((await visitor.post(`/verkauf/${token}/changes`, wish)).status).toBe(303)
  await editor.post(address(id, '/prepared/discard'), { prepared })
  const isMarked = async () => {
    const isIts = and(eq(history.subjectId, id), eq(history.field, 'unapproved'))
    return (await db.select().from(history).where(isIts)).length > 0
  }
  expect(await isMarked()).toBe(false)
  await editor.save(address(id, '/price'), { purchasePrice: '1.449.000' })
  expect(await isMarked()).toBe(true)
  await editor.post(address(id, ''), {
    ...form,
    version: '3',
    purchasePrice: '669.000',
    next: 'prepare',
    prepared: '',
  })
  expect((await release(id)).status).toBe(409)
  expect((await release(id, { override: 'on' })).status).toBe(409)
  expect((await release(id, { override: 'on' }, admin)).status).toBe(303)
  const { version = 0 } = (await findProperty(db, id)) ?? {}
  const next = { ...form, version: String(version), purchasePrice: '659.000', next: 'prepare', prepared: '' }
  await editor.post(address(id, ''), next)
  expect((await release(id)).status).toBe(303)
})

const countMarks = (id: string) => db.$count(history, and(eq(history.subjectId, id), eq(history.field, 'unapproved')))

test('a question is a promise until it is answered, also where it was discarded or something else prepared', async () => {
  const { id, form, prepared, token } = await anAsked()
  await editor.post(address(id, ''), { ...form, purchasePrice: '600.000', next: 'prepare', prepared })
  const panel = textOf(await (await editor.get(address(id, '/prepared'))).text())
  expect(panel).toContain('Gefragt wurde zu einem früheren Stand.')
  expect((await release(id)).status).toBe(409)
  await editor.post(address(id, '/prepared/discard'), { prepared: (await findPrepared(db, id))?.id ?? '' })
  expect(textOf(await (await editor.get(address(id, '/price'))).text())).toContain('Hier ist eine Freigabe nötig')
  expect(await countMarks(id)).toBe(0)
  expect(
    (await editor.save(address(id, '/price'), { purchasePrice: '600.000', 'meant.purchasePrice': '600000' })).status,
  ).toBe(303)
  expect(await countMarks(id)).toBe(1)
  const next = { ...form, version: '3', purchasePrice: '590.000', next: 'prepare', prepared: '' }
  await editor.post(address(id, ''), next)
  const again = { prepared: (await findPrepared(db, id))?.id ?? '', words: '' }
  expect((await editor.post(address(id, '/prepared/request'), again)).status).toBe(303)
  const visitor = new Visitor()
  await visitor.post(`/verkauf/${token}/approval`, { shown: await shownTo(visitor, token) })
  await editor.post(address(id, '/prepared/discard'), { prepared: again.prepared })
  await editor.save(address(id, '/price'), { purchasePrice: '591.000' })
  expect(await countMarks(id)).toBe(1)
})

test('a save of which visitors see nothing is not marked, whatever it changes', async () => {
  const { id, form } = await anAsked({ approvalRequired: 'on' })
  const shown = { addressVisible: '', priceOnRequest: 'on' }
  expect((await editor.post(address(id, ''), { ...form, ...shown })).status).toBe(303)
  expect(await countMarks(id)).toBe(1)
  // Of other kinds, behind a hidden address, and behind a price on request.
  const hidden = {
    plotType: 'commercial',
    floor: '4',
    baseRent: '1.300',
    street: 'Anderweg 9',
    purchasePrice: '1.300.000',
  }
  for (const [name, value] of Object.entries(hidden)) {
    const fields = await opened(editor, address(id, ''), 'propertyNumber')
    const before = await findProperty(db, id)
    expect([name, (await editor.post(address(id, ''), { ...fields, [name]: value })).status]).toEqual([name, 303])
    const after = await findProperty(db, id)
    expect([name, after?.version, await countMarks(id)]).toEqual([name, (before?.version ?? 0) + 1, 1])
  }
  const row = await findProperty(db, id)
  const rented = row && { ...valuesOf(row), marketType: 'rent' as const }
  expect(rented && looksSame(rented, { ...rented, depositText: 'Drei Mieten', depositTextEn: 'Three rents' })).toBe(
    true,
  )
  const upload = new FormData()
  upload.append('pictures', new File([jpegBytes], 'b.jpg'))
  expect((await editor.post(address(id, '/images'), upload)).status).toBe(303)
  const [first = '', second = ''] = (await listPictures(db, id)).map(({ key }) => key)
  await db.update(images).set({ foundMark: 'trainedAlgorithmicMedia' }).where(eq(images.key, second))
  const marks = []
  for (const key of [second, first]) {
    const words = await opened(editor, address(id, '/images'), `alt.${first}`)
    const answer = await editor.post(address(id, '/images/words'), { ...words, [`alt.${key}`]: 'Haus' })
    marks.push(answer.status, await countMarks(id))
  }
  expect(marks).toEqual([303, 2, 303, 3])
  const fields = await opened(editor, address(id, ''), 'propertyNumber')
  expect((await editor.post(address(id, ''), { ...fields, floor: '3', rooms: '8' })).status).toBe(303)
  expect(await countMarks(id)).toBe(4)
})

test('what becomes public as a reference without approval is marked, and what no reference shows is not', async () => {
  const { id } = await anAsked({ approvalRequired: 'on' })
  const stages = []
  for (const stage of ['draft', 'soldOffline', 'sold'])
    stages.push((await editor.post(address(id, '/stage'), { stage })).status, await countMarks(id))
  expect(stages).toEqual([303, 0, 303, 0, 303, 1])
  const counts: Record<string, number> = {}
  for (const [name, value] of Object.entries({
    description: 'Neue Worte.',
    descriptionEn: 'New words.',
    fittings: 'Kamin',
    purchasePrice: '1.300.000',
    street: 'Anderweg 9',
  })) {
    const fields = await opened(editor, address(id, ''), 'propertyNumber')
    expect((await editor.post(address(id, ''), { ...fields, [name]: value })).status).toBe(303)
    counts[name] = await countMarks(id)
  }
  expect(counts).toEqual({ description: 2, descriptionEn: 3, fittings: 3, purchasePrice: 3, street: 3 })
})

test('a release shortly before a decline, in the same second, does not answer it', async () => {
  const { id, form, token } = await anAsked()
  const visitor = new Visitor()
  const wish = { shown: await shownTo(visitor, token), words: 'Bitte teurer.' }
  await visitor.post(`/verkauf/${token}/changes`, wish)
  const [declined] = await db.select().from(releases).where(eq(releases.propertyId, id))
  const changedAt = new Date((declined?.decidedAt.getTime() ?? 0) - 1)
  await db.insert(history).values({ ...aRelease(id), changedAt })
  const isNeeded = async () => (await findProperty(db, id))?.needsApproval
  await editor.post(address(id, '/prepared/discard'), { prepared: (await findPrepared(db, id))?.id ?? '' })
  await db.delete(preparedChanges).where(eq(preparedChanges.propertyId, id))
  expect([await isNeeded(), await countMarks(id)]).toEqual([true, 0])
  await editor.post(address(id, ''), { ...form, district: 'Altstadt' })
  expect(await countMarks(id)).toBe(1)
  await db.insert(history).values({ ...aRelease(id), version: 4, changedAt: new Date(changedAt.getTime() + 2) })
  expect(await isNeeded()).toBe(false)
})

function aRelease(subjectId: string) {
  return { subject: 'property', subjectId, version: 1, field: 'release', before: null, after: {} } as const
}

test('a newer question stands where an answer to the former one stood', async () => {
  const { id, prepared, token } = await anAsked()
  const visitor = new Visitor()
  await visitor.post(`/verkauf/${token}/changes`, { shown: await shownTo(visitor, token), words: 'Bitte teurer.' })
  const said = async () => {
    const pages = [await visitor.get(`/verkauf/${token}`), await editor.get(address(id, '/prepared'))]
    const [owners = '', panel = ''] = await Promise.all(pages.map((page) => page.text()))
    const overview = await (await editor.get('/dashboard')).text()
    const state = /data-prepared="(\w+)"/.exec(panel)?.[1]
    return [owners, panel]
      .map((page) => page.includes('Bitte teurer.'))
      .concat(overview.includes(`href="${address(id, '/prepared')}"`))
      .concat(state === 'declined')
  }
  expect(await said()).toEqual([true, true, true, true])
  expect(await (await editor.get(address(id, '?prepared=1'))).text()).toContain(
    '<blockquote>Bitte teurer.</blockquote>',
  )
  expect((await editor.post(address(id, '/prepared/request'), { prepared, words: '' })).status).toBe(303)
  expect(await said()).toEqual([false, false, false, false])
})

test('the clock releases nothing that was declined, and says why until the date is another', async () => {
  const { id, prepared, token } = await anAsked()
  const visitor = new Visitor()
  await visitor.post(`/verkauf/${token}/changes`, { shown: await shownTo(visitor, token), words: 'Bitte teurer.' })
  await passDate(id)
  await runCron()
  const overview = async () => textOf(await (await editor.get('/dashboard')).text())
  const number = (await findProperty(db, id))?.propertyNumber ?? ''
  const about = async () => (await overview()).split(`Überfällig: Die Änderung an ${number} `)[1]?.slice(0, 180)
  expect((await findProperty(db, id))?.purchasePrice).toBe(1_450_000)
  expect(await about()).toContain('Statt einer Freigabe kam ein Änderungswunsch.')
  const [mail] = await db
    .select()
    .from(outbox)
    .where(eq(outbox.id, `release-${prepared}-approval`))
  expect(mail?.payload.text).toContain('Statt einer Freigabe kam ein Änderungswunsch.')
  const panel = async () => await (await editor.get(address(id, '/prepared'))).text()
  expect(await panel()).toContain('data-prepared="overdue"')
  const page = await (await visitor.get(`/verkauf/${token}`)).text()
  const [shown = '', after = ''] = [controlValue(page, 'shown'), controlValue(page, 'after')]
  expect((await visitor.post(`/verkauf/${token}/approval`, { shown, after })).status).toBe(303)
  await runCron()
  expect((await findProperty(db, id))?.purchasePrice).toBe(1_450_000)
  expect(await about()).toContain('Jetzt lässt es sich veröffentlichen.')
  expect(textOf(await panel())).toContain('Jetzt lässt es sich veröffentlichen.')
  expect((await release(id)).status).toBe(303)
})

test('an approval covers the date that it was given for, and no answer to an older page', async () => {
  const { id, prepared, token } = await anAsked()
  const visitor = new Visitor()
  const schedule = (fields: Record<string, string>) =>
    editor.post(address(id, '/prepared/schedule'), { prepared, ...fields })
  expect((await schedule({ releaseDate: addDays(berlinToday(), 20), releaseTime: '09:00' })).status).toBe(303)
  const shown = await shownTo(visitor, token)
  expect((await visitor.post(`/verkauf/${token}/approval`, { shown })).status).toBe(303)
  const late = await visitor.post(`/verkauf/${token}/changes`, { shown, words: 'Doch nicht.', after: 'erfunden' })
  expect(late.status).toBe(409)
  await schedule({ next: 'unschedule', confirmed: 'only' })
  expect((await release(id)).status).toBe(409)
  expect((await findProperty(db, id))?.purchasePrice).toBe(1_450_000)
  // The page says so, and the new state can be approved in turn.
  const page = await (await visitor.get(`/verkauf/${token}`)).text()
  expect(textOf(page)).toContain('einen anderen Stand freigegeben')
  expect(textOf(page)).not.toContain('Danke, das ist freigegeben')
  const [anew = '', after = ''] = [controlValue(page, 'shown'), controlValue(page, 'after')]
  expect(anew).not.toBe(shown)
  const note = async () => {
    const isNote = and(eq(history.subjectId, id), eq(history.field, 'release'))
    return (await db.select().from(history).where(isNote)).map(({ after }) => after)
  }
  expect((await visitor.post(`/verkauf/${token}/approval`, { shown: anew, after })).status).toBe(303)
  expect(textOf(await (await visitor.get(`/verkauf/${token}`)).text())).toContain('Danke, das ist freigegeben')
  await schedule({ releaseDate: addDays(berlinToday(), 21), releaseTime: '09:00', confirmed: 'only' })
  expect((await release(id, { override: 'on' }, admin)).status).toBe(303)
  expect(await note()).toEqual([expect.objectContaining({ approvedAt: null, isOverridden: true })])
})

test('only the administration ends that an approval is required', async () => {
  const { id, owner } = await anAsked({ approvalRequired: 'on' })
  const { approvalRequired: _, ...without } = owner as Record<string, string>
  const refused = await editor.save(address(id, '/seller'), without)
  expect([refused.status, textOf(await refused.text())]).toEqual([
    400,
    expect.stringContaining('Das schaltet nur die Administration ab.'),
  ])
  expect((await admin.save(address(id, '/seller'), without)).status).toBe(303)
})

test('where an approval is required, only the administration changes the address that it comes from', async () => {
  const { id, owner, token } = await anAsked({ approvalRequired: 'on' })
  const own = { ...owner, sellerName: 'Frau Dr. Albers', sellerEmail: 'makler@mail.example' }
  for (const typed of [own, { ...own, sellerEmail: '' }]) {
    const refused = await editor.save(address(id, '/seller'), typed)
    const page = await refused.text()
    expect([refused.status, textOf(page)]).toEqual([400, expect.stringContaining('ändert nur die Administration')])
    expect(controlValue(page, 'sellerName')).toBe('Frau Dr. Albers')
    expect(controlValue(page, 'sellerEmail') ?? '').toBe(typed.sellerEmail)
  }
  expect((await new Visitor().get(`/verkauf/${token}`)).status).toBe(200)
  expect((await editor.save(address(id, '/seller'), { ...own, sellerEmail: owner.sellerEmail })).status).toBe(303)
  expect((await admin.save(address(id, '/seller'), own)).status).toBe(303)
  // A form that was opened before is asked, and has changed nothing itself.
  const late = await editor.post(address(id, '/seller'), { ...owner, version: '2' })
  expect([late.status, textOf(await late.text())]).toEqual([409, expect.stringContaining('makler@mail.example')])
})

test('the history of a release names the address whose link approved it, until the owner deletes it', async () => {
  const { id, owner } = await anAsked()
  const own = { ...owner, sellerEmail: 'eigene@mail.example' }
  const refused = await editor.save(address(id, '/seller'), own)
  expect([refused.status, textOf(await refused.text())]).toEqual([
    400,
    expect.stringContaining('verlangt oder erbeten ist, ändert nur die Administration die Adresse'),
  ])
  expect((await admin.save(address(id, '/seller'), own)).status).toBe(303)
  await editor.post(address(id, '/prepared/request'), { prepared: (await findPrepared(db, id))?.id ?? '', words: '' })
  const token = (await createSellerLink(db, id)) ?? ''
  const visitor = new Visitor()
  await visitor.post(`/verkauf/${token}/approval`, { shown: await shownTo(visitor, token) })
  expect((await release(id)).status).toBe(303)
  expect((await admin.save(address(id, '/seller'), owner)).status).toBe(303)
  const owners = textOf(await (await visitor.get(`/verkauf/${await createSellerLink(db, id)}`)).text())
  expect(owners).toMatch(/Zurzeit gibt es nichts freizugeben\. Ganzes Angebot/)
  const said = async () => textOf(await (await editor.get(address(id, '/history'))).text())
  expect(await said()).toMatch(/freigegeben am [\d., ]+ Uhr über den Link an eigene@mail\.example/)
  const link = await createOwnDataLink(db, owner.sellerEmail)
  expect((await new Visitor().post(`/meine-daten/${link}/loeschung`, {})).status).toBe(303)
  expect(await said()).not.toContain('mail.example')
})

test('a wish stays with staff once the change is prepared anew, and in the history once it is published', async () => {
  const { id, form, token } = await anAsked()
  const visitor = new Visitor()
  const wish = { shown: await shownTo(visitor, token), words: 'Lieber 675.000 €.' }
  expect((await visitor.post(`/verkauf/${token}/changes`, wish)).status).toBe(303)
  const prepared = (await findPrepared(db, id))?.id ?? ''
  await editor.post(address(id, ''), { ...form, purchasePrice: '675.000', next: 'prepare', prepared })
  const pages = ['', '/prepared']
  const former = /(zu einem früheren Stand|Früherer Änderungswunsch): Lieber 675\.000 €\./
  for (const page of pages) expect(textOf(await (await editor.get(address(id, page))).text())).toMatch(former)
  const again = (await findPrepared(db, id))?.id ?? ''
  await editor.post(address(id, '/prepared/request'), { prepared: again, words: '' })
  const approval = { shown: await shownTo(visitor, token) }
  expect((await visitor.post(`/verkauf/${token}/approval`, approval)).status).toBe(303)
  const decided = textOf(await (await visitor.get(`/verkauf/${token}`)).text())
  expect(decided).toContain('Als Nächstes veröffentlicht unser Büro, was Sie freigegeben haben.')
  for (const page of pages) expect(textOf(await (await editor.get(address(id, page))).text())).not.toMatch(former)
  expect((await release(id)).status).toBe(303)
  expect(textOf(await (await editor.get(address(id, '/history'))).text())).toMatch(
    /Änderung gewünscht am [\d., ]+ Uhr(?!: „)/,
  )
  expect(textOf(await (await visitor.get(`/verkauf/${token}`)).text())).toMatch(
    /Zurzeit gibt es nichts freizugeben\. Sie haben am .+ Uhr freigegeben\. Veröffentlicht haben wir es am/,
  )
  expect(textOf(await (await new Visitor().speak('en').get(`/verkauf/${token}`)).text())).toContain(
    'We published it on',
  )
})

test('another address has been asked nothing, and reads nothing that the former owner wrote', async () => {
  const { id, owner, token } = await anAsked()
  const visitor = new Visitor()
  const wish = { shown: await shownTo(visitor, token), words: 'Rufen Sie mich an, privat.' }
  expect((await visitor.post(`/verkauf/${token}/changes`, wish)).status).toBe(303)
  const approval = {
    shown: wish.shown,
    after: controlValue(await (await visitor.get(`/verkauf/${token}`)).text(), 'after'),
  }
  expect((await visitor.post(`/verkauf/${token}/approval`, { ...approval, after: approval.after ?? '' })).status).toBe(
    303,
  )
  const heir = { ...owner, sellerEmail: 'erbin@mail.example' }
  expect((await admin.post(address(id, '/seller'), { version: '1', ...heir, confirmed: 'only' })).status).toBe(303)
  const opened = await (await new Visitor().get(`/verkauf/${await createSellerLink(db, id)}`)).text()
  expect(textOf(opened)).toContain('Zurzeit gibt es nichts freizugeben.')
  expect(opened).not.toMatch(/privat|Ich rate/)
  const link = await createOwnDataLink(db, heir.sellerEmail)
  expect(await (await new Visitor().get(`/meine-daten/${link}/datei`)).text()).not.toContain('privat')
  expect((await release(id)).status).toBe(409)
})

test('where an approval is still to be asked for, the question comes before the release', async () => {
  const { id, form, prepared } = await anAsked({ approvalRequired: 'on' })
  const order = async () => {
    const page = await (await editor.get(address(id, '/prepared'))).text()
    return page.indexOf('id="owner"') < page.indexOf('id="when"')
  }
  expect(await order()).toBe(false)
  await editor.post(address(id, ''), { ...form, purchasePrice: '671.000', next: 'prepare', prepared })
  expect(await order()).toBe(true)
})

test('what was typed on a page whose link has been revoked comes back to be copied', async () => {
  const { id, token } = await anAsked()
  const visitor = new Visitor()
  const shown = await shownTo(visitor, token)
  await editor.post(address(id, '/seller/link'), { next: 'revoke' })
  const answer = await visitor.post(`/verkauf/${token}/changes`, { shown, words: 'Bitte <b>später</b>.' })
  const page = await answer.text()
  expect([answer.status, textOf(page)]).toEqual([404, expect.stringContaining('Ihre Worte sind nicht angekommen.')])
  expect(page).toContain('>Bitte &lt;b&gt;später&lt;/b&gt;.</textarea>')
  const opened = textOf(await (await visitor.get(`/verkauf/${token}`)).text())
  expect(opened).not.toContain('sind nicht angekommen')
})

test('a wish reaches staff, and one that is too long stays in the form', async () => {
  const { id, token } = await anAsked()
  const visitor = new Visitor()
  const shown = await shownTo(visitor, token)
  const long = await visitor.post(`/verkauf/${token}/changes`, { shown, words: 'ü'.repeat(50_000) })
  const page = await long.text()
  expect([long.status, page.includes('aria-invalid="true"'), page.includes('role="alert"')]).toEqual([400, true, true])
  expect(controlValue(page, 'words')).toBe('ü'.repeat(50_000))
  expect((await visitor.post(`/verkauf/${token}/changes`, { shown, words: ' ' })).status).toBe(400)
  const prepared = (await findPrepared(db, id))?.id ?? ''
  const note = await editor.post(address(id, '/prepared/request'), { prepared, words: 'ü'.repeat(50_000) })
  expect([note.status, controlValue(await note.text(), 'words')]).toEqual([400, 'ü'.repeat(50_000)])
  const hostile = await visitor.post(`/verkauf/${token}/approval`, { shown: 'f'.repeat(50_000), after: '\u0000' })
  expect(hostile.status).toBe(409)
  const words = 'Erst ab April.\r\nBcc: fremd@mail.example'
  expect((await visitor.post(`/verkauf/${token}/changes`, { shown, words })).status).toBe(303)
  const panel = await (await editor.get(address(id, '/prepared'))).text()
  expect(panel).toContain('data-prepared="declined"')
  expect(textOf(panel)).toContain('Erst ab April.')
  const [decision] = await db.select().from(releases).where(eq(releases.propertyId, id))
  const [notice] = await db
    .select()
    .from(outbox)
    .where(eq(outbox.id, `decision-${decision?.id}`))
  expect(notice?.payload.subject).not.toMatch(/[\r\n]/)
  expect((await release(id)).status).toBe(409)
})

test('without an approval neither the clock nor an editor releases, and the history says who overrode it', async () => {
  const { id, prepared } = await anAsked({ approvalRequired: 'on' })
  await passDate(id)
  await runCron()
  expect((await findProperty(db, id))?.purchasePrice).toBe(1_450_000)
  const mails = await db
    .select()
    .from(outbox)
    .where(eq(outbox.id, `release-${prepared}-approval`))
  expect(mails.map(({ payload }) => payload.text)).toEqual([expect.stringContaining('die Antwort steht aus')])
  expect((await release(id, { override: 'on' })).status).toBe(409)
  expect((await release(id, { override: 'on' }, admin)).status).toBe(303)
  expect(textOf(await (await editor.get(address(id, '/history'))).text())).toContain('ohne Freigabe veröffentlicht')
})

test("the administration's override stands in for the missing approval alone, and for no other obstacle", async () => {
  const sale = (id: string) => editor.post(address(id, '/sale'), { sold: 'on' })
  const leaver = newId()
  await db.insert(teamMembers).values({ id: leaver, name: 'Wilma Weg' })
  const taken = filledForm()
  const obstacles: Record<string, [prepared: Record<string, string>, since: (id: string) => Promise<unknown>]> = {
    sold: [{ purchasePrice: '650.000' }, sale],
    conflict: [
      { purchasePrice: '650.000' },
      (id) => editor.save(address(id, '/price'), { purchasePrice: '1.400.000' }),
    ],
    member: [{ responsibleMember: leaver }, () => editor.post(`/dashboard/team/${leaver}/trash`, {})],
    number: [{ propertyNumber: taken.propertyNumber ?? '' }, () => editor.post('/dashboard/properties/new', taken)],
    rules: [{ purchasePrice: '' }, async () => undefined],
  }
  for (const [obstacle, [changes, since]] of Object.entries(obstacles)) {
    const { id, form, prepared } = await anAsked({ approvalRequired: 'on' })
    await editor.post(address(id, ''), { ...form, ...changes, next: 'prepare', prepared, shown: 'prepared' })
    await since(id)
    const waiting = await findPrepared(db, id)
    expect([obstacle, waiting && (await assessPrepared(db, waiting))?.obstacle]).toEqual([obstacle, obstacle])
    const before = await findProperty(db, id)
    expect([obstacle, (await release(id, { override: 'on' }, admin)).status]).toEqual([obstacle, 409])
    expect([obstacle, await findProperty(db, id)]).toEqual([obstacle, before])
    expect((await findPrepared(db, id))?.id).toBe(waiting?.id)
  }
})

test('an answer lands only on what it was given to, even where that changes while it is written', async () => {
  const date = { releaseDate: addDays(berlinToday(), 9), releaseTime: '09:00' }
  const changes: Record<string, (id: string, prepared: string, form: Record<string, string>) => Promise<unknown>> = {
    date: (id, prepared) => editor.post(address(id, '/prepared/schedule'), { prepared, ...date }),
    question: (id, prepared) => editor.post(address(id, '/prepared/request'), { prepared, words: 'Bleibt es dabei?' }),
    values: (id, prepared, form) =>
      editor.post(address(id, ''), { ...form, purchasePrice: '650.000', next: 'prepare', prepared }),
    discard: (id, prepared) => editor.post(address(id, '/prepared/discard'), { prepared }),
  }
  for (const [name, change] of Object.entries(changes)) {
    const { id, form, prepared, token } = await anAsked()
    const visitor = new Visitor()
    const shown = await shownTo(visitor, token)
    const mails = await db.$count(outbox, eq(outbox.channel, 'releaseNotice'))
    const late = await overtaken(
      /insert into "releases"/,
      () => change(id, prepared, form),
      () => visitor.post(`/verkauf/${token}/approval`, { shown }),
    )
    expect([name, late.status, await db.$count(releases, eq(releases.propertyId, id))]).toEqual([name, 409, 0])
    expect(await db.$count(outbox, eq(outbox.channel, 'releaseNotice'))).toBe(mails)
  }
})

test('of two answers at once the second is asked again, as its page has not shown the first', async () => {
  const { id, token } = await anAsked()
  const visitor = new Visitor()
  const shown = await shownTo(visitor, token)
  const late = await overtaken(
    /insert into "releases"/,
    () => visitor.post(`/verkauf/${token}/changes`, { shown, words: 'Erst im April.' }),
    () => visitor.post(`/verkauf/${token}/approval`, { shown }),
  )
  const made = await db.select().from(releases).where(eq(releases.propertyId, id))
  expect([late.status, made.map(({ decision }) => decision)]).toEqual([409, ['declined']])
})

test('what an owner said of a former change is no answer to the present one', async () => {
  const { id, form, token } = await anAsked()
  const visitor = new Visitor()
  await visitor.post(`/verkauf/${token}/changes`, { shown: await shownTo(visitor, token), words: 'Bitte teurer.' })
  expect((await release(id, { override: 'on' }, admin)).status).toBe(303)
  const next = { ...form, version: '3', purchasePrice: '650.000', next: 'prepare', prepared: '' }
  expect((await editor.post(address(id, ''), next)).status).toBe(303)
  const answers = async () => {
    const waiting = await findPrepared(db, id)
    return waiting && (await listAnswers(db, waiting)).map(({ words }) => words)
  }
  expect(await answers()).toEqual([])
  const prepared = (await findPrepared(db, id))?.id ?? ''
  await editor.post(address(id, '/prepared/request'), { prepared, words: '' })
  expect(await answers()).toEqual([])
  await visitor.post(`/verkauf/${token}/changes`, { shown: await shownTo(visitor, token), words: 'Noch teurer.' })
  expect(await answers()).toEqual(['Noch teurer.'])
})

test('used, revoked, expired, foreign and invented links are answered alike, and guesses are counted', async () => {
  const { id, token, owner } = await anAsked()
  const visitor = new Visitor()
  await editor.post(address(id, '/seller/link'), { next: 'revoke' })
  const former = await createSellerLink(db, id)
  await admin.post(address(id, '/seller'), { ...owner, sellerEmail: 'neu@mail.example', version: '1' })
  const ownData = await createOwnDataLink(db, 'neu@mail.example')
  const answers = []
  for (const wrong of [token, former, ownData, 'f'.repeat(64)]) {
    const answer = await visitor.get(`/verkauf/${wrong}`)
    answers.push([answer.status, textOf(await answer.text()).replaceAll(String(wrong), '')])
  }
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(answers[0]).toEqual([404, expect.stringContaining('Dieser Link gilt nicht mehr')])
  const statuses = []
  for (let guess = 0; guess < 20; guess += 1)
    statuses.push((await visitor.get(`/verkauf/${String(guess).padStart(64, 'a')}`)).status)
  expect(statuses.at(-1)).toBe(429)
  const late = await createSellerLink(db, id)
  await env.DB.prepare("update mailed_links set expires_at = 1 where purpose = 'seller'").run()
  expect((await new Visitor().get(`/verkauf/${late}`)).status).toBe(404)
})

test('after a handful of decisions a link waits: nothing more is stored or mailed, and the words stay', async () => {
  const { id, token } = await anAsked()
  const decide = async (words: string) => {
    const page = await (await new Visitor().get(`/verkauf/${token}`)).text()
    const [shown = '', after = ''] = ['shown', 'after'].map((name) => controlValue(page, name))
    return new Visitor().post(`/verkauf/${token}/changes`, { shown, after, words })
  }
  const statuses: number[] = []
  for (let time = 0; time < 5; time += 1) statuses.push((await decide(`Wunsch ${time}`)).status)
  const refused = await decide('Noch ein Wunsch')
  expect([...statuses, refused.status]).toEqual([303, 303, 303, 303, 303, 429])
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(await refused.text()).toMatch(/in zehn Minuten noch einmal[\s\S]*Noch ein Wunsch/)
  expect(await db.$count(releases, eq(releases.propertyId, id))).toBe(5)
})

test('what was decided is only added to, and goes with its property', async () => {
  const { id, token } = await anAsked()
  const visitor = new Visitor()
  await visitor.post(`/verkauf/${token}/approval`, { shown: await shownTo(visitor, token) })
  const statement = (sql: string) => env.DB.prepare(sql).bind(id).run()
  await expect(statement("update releases set words = 'anders' where property_id = ?")).rejects.toThrow('append_only')
  await expect(statement('delete from releases where property_id = ?')).rejects.toThrow('append_only')
  await statement('delete from properties where id = ?')
  expect(await db.$count(releases, eq(releases.propertyId, id))).toBe(0)
})

test('an owner sees and deletes name and address under own data, the former ones too', async () => {
  const { id, owner } = await anAsked()
  const link = await createOwnDataLink(db, owner.sellerEmail)
  const visitor = new Visitor()
  const page = textOf(await (await visitor.get(`/meine-daten/${link}`)).text())
  expect(page).toContain('Frau Albers')
  expect((await visitor.post(`/meine-daten/${link}/loeschung`, {})).status).toBe(303)
  expect(await db.$count(sellers, eq(sellers.id, id))).toBe(0)
  expect(await db.$count(history, eq(history.subject, 'seller'))).toBe(
    (await db.select().from(history).where(eq(history.subject, 'seller'))).filter(({ subjectId }) => subjectId !== id)
      .length,
  )
})

test('two people who edit the owner at once are asked, and a wrong address is refused in words', async () => {
  const { id, owner } = await anAsked()
  const page = address(id, '/seller')
  expect((await editor.post(page, { ...owner, sellerName: 'Herr Albers', version: '1' })).status).toBe(303)
  const late = await editor.post(page, { ...owner, sellerName: 'Familie Albers', version: '1' })
  expect([late.status, textOf(await late.text())]).toEqual([409, expect.stringContaining('Herr Albers')])
  const wrong = await editor.post(page, { ...owner, sellerEmail: 'albers', version: '2' })
  expect([wrong.status, textOf(await wrong.text())]).toEqual([
    400,
    expect.stringContaining('vollständige E-Mail-Adresse'),
  ])
})

test('words and a date for what a colleague has replaced stay in the form', async () => {
  const { id, form, prepared } = await anAsked()
  await editor.post(address(id, ''), { ...form, purchasePrice: '650.000', next: 'prepare', prepared })
  const typed = { words: 'Ich rate dazu.', releaseDate: addDays(berlinToday(), 60), releaseTime: '09:00' }
  const mails = () => db.$count(outbox, eq(outbox.channel, 'sellerLink'))
  const before = await mails()
  for (const [act, names] of Object.entries({
    request: ['words'],
    schedule: ['releaseDate', 'releaseTime'],
  } as const)) {
    const answer = await editor.post(address(id, `/prepared/${act}`), { prepared, ...typed })
    const page = await answer.text()
    expect([answer.status, textOf(page)]).toEqual([409, expect.stringContaining('etwas anderes vorbereitet')])
    expect([page.includes('role="alert"'), ...names.map((name) => controlValue(page, name))]).toEqual([
      true,
      ...names.map((name) => typed[name]),
    ])
    expect(controlValue(page, 'prepared')).not.toBe(prepared)
  }
  expect([await mails(), (await findPrepared(db, id))?.releaseAt]).toEqual([before, null])
})

test('a mail that bounces, and one to nobody, is told in words and takes nothing of what waits', async () => {
  const { id, prepared } = await anAsked()
  const isIts = and(eq(outbox.channel, 'sellerLink'), like(outbox.id, `seller-${id}-%`))
  await db.update(outbox).set({ lastError: '550 5.1.1 mailbox unknown', deliveredAt: null }).where(isIts)
  const page = textOf(await (await editor.get(address(id, '/seller'))).text())
  expect(page).toContain('550 5.1.1 mailbox unknown')
  expect((await admin.save(address(id, '/seller'), { sellerName: 'Frau Albers' })).status).toBe(303)
  const words = 'Ich rate dazu.'
  const refused = await editor.post(address(id, '/prepared/request'), { prepared, words })
  const again = await refused.text()
  expect([refused.status, controlValue(again, 'words')]).toEqual([409, words])
  expect(textOf(again)).toContain('noch keine E-Mail-Adresse hinterlegt')
  expect((await findPrepared(db, id))?.values).toEqual({ purchasePrice: 669_000 })
})

test('owner and staff read the same numbers of a sale, by week, and what happened, without a name of who asked', async () => {
  const { id, token, form } = await anAsked()
  const today = berlinToday()
  const before = addDays(today, -7)
  await db.insert(offerDays).values([
    { propertyId: id, day: before, views: 1_200 },
    { propertyId: id, day: today, views: 34 },
  ])
  await editor.post(address(id, ''), { ...form, version: '2', purchasePrice: '1.390.000', reserved: 'on' })
  // A slip that is taken back the same day is nothing that happened.
  await editor.post(address(id, '/price'), {
    ...{ version: '3', purchasePrice: '139.000' },
    'meant.purchasePrice': '139000',
  })
  await editor.post(address(id, '/price'), { version: '4', purchasePrice: '1.390.000' })
  expect((await findProperty(db, id))?.version).toBe(5)
  const asked = { name: 'Jonas Geheim', email: 'jonas@mail.example', message: 'Ist es noch zu haben?', propertyId: id }
  await new Visitor().post('/kontakt', { 'form-name': 'contact', 'bot-field': '', phone: '', ...asked })
  for (const page of [`/verkauf/${token}`, `/en/verkauf/${token}`, address(id, '/figures')]) {
    const answer = await (page.startsWith('/dash') ? editor : new Visitor()).get(page)
    const html = await answer.text()
    const weeks = [...html.matchAll(/data-week="([^"]*)" data-views="(\d*)"/g)].map(([, ...week]) => week)
    expect([page, answer.status, weeks]).toEqual([
      page,
      200,
      [
        [weekOf(before), '1200'],
        [weekOf(today), '34'],
      ],
    ])
    const text = textOf(html)
    const isEnglish = page.startsWith('/en')
    expect(text).toContain(isEnglish ? 'Views of the listing 1,234' : 'Aufrufe des Angebots 1.234')
    expect(text).toContain(isEnglish ? 'From €1,450,000 to €1,390,000' : 'Von 1.450.000 € auf 1.390.000 €')
    const events = [...html.matchAll(/data-event="(\w+)"/g)].map(([, name]) => name ?? '')
    expect(events.sort()).toEqual(['price', 'published', 'reserved'])
    expect(text).not.toContain(isEnglish ? '€139,000' : ' 139.000')
    expect(html).not.toMatch(/Jonas|jonas@|style="/)
    expect(html.includes(`href="${address(id, '/waiting')}"`), page).toBe(page.startsWith('/dash'))
  }
  // Taken over online, it has no change of its state.
  await db.delete(history).where(and(eq(history.subjectId, id), eq(history.field, 'published')))
  const imported = await (await new Visitor().get(`/verkauf/${token}`)).text()
  expect(imported).toMatch(/data-event="published"/)
  // Nothing is measured here, so nobody is asked whether it may be.
  expect(imported).not.toContain('Ihre Wahl zum Datenschutz')
  expect((await new Visitor().get(address(id, '/figures'))).status).toBe(302)
  const overview = await (await editor.get('/dashboard')).text()
  expect(textOf(overview)).toMatch(/In 30 Tagen am meisten angesehen .*1\.234 Aufrufe/)
  expect(overview).toContain(address(id, '/figures'))
})

test('an owner answers to who is in charge, and the decision reaches office, asker and who is in charge once each', async () => {
  await anAgency()
  const member = { id: newId(), name: 'Ole Oltmann', email: 'ole@probe.example' }
  await db.insert(teamMembers).values(member)
  const { id, prepared, token, owner } = await anAsked()
  const office = postOffice({ MAIL_TO_ANYONE: '1', MAILS_AT_ONCE: '1' })
  const decide = async (askerName: string) => {
    const asker = await aUser('editor', askerName)
    await db.delete(outbox)
    await asker.visitor.post(address(id, '/prepared/request'), { prepared, words: '' })
    office.mails.length = 0
    await pass(3_600_000)
    await deliveryRun(office)
    expect(office.mails).toMatchObject([{ to: owner.sellerEmail }])
    const replyTo = office.mails[0]?.replyTo
    office.mails.length = 0
    const visitor = new Visitor(office.bindings)
    const page = await (await visitor.get(`/verkauf/${token}`)).text()
    const [shown = '', after = ''] = ['shown', 'after'].map((name) => controlValue(page, name) ?? '')
    const wish = { shown, after, words: 'Erst im April.' }
    expect((await visitor.post(`/verkauf/${token}/changes`, wish)).status).toBe(303)
    const told = office.mails.map(({ to }) => to.replace(asker.email, 'asker')).sort()
    return { replyTo, told, subjects: new Set(office.mails.map(({ subject }) => subject.split(':')[0])) }
  }
  const inOffice = 'buero@probe.example'
  expect(await decide('Petra Probe')).toEqual({
    replyTo: inOffice,
    told: ['asker', inOffice],
    subjects: new Set(['Änderung gewünscht']),
  })
  const form = await opened(editor, address(id, ''), 'propertyNumber')
  expect((await editor.post(address(id, ''), { ...form, responsibleMember: member.id })).status).toBe(303)
  const inCharge = await decide('Petra Probe')
  expect([inCharge.replyTo, inCharge.told]).toEqual([member.email, ['asker', inOffice, member.email]])
  // The asker is in the team, under the address that is used there.
  expect((await decide('Ole Oltmann')).told).toEqual([inOffice, member.email])
  await anAgency({ email: 'Ole@Probe.example' })
  expect((await decide('Ole Oltmann')).told).toEqual(['Ole@Probe.example'])
})

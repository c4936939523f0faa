/** The whole way of a backup, in workerd's own D1 and R2: from a state into a folder, and from there into an empty state. */
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId, openDatabase } from '#app/data/database.server.ts'
import { createPicture, listPictures } from '#app/data/pictures/images.server.ts'
import { storePicture } from '#app/data/pictures/media.server.ts'
import { createProperty, findProperty } from '#app/data/properties/properties.server.ts'
import { confirmSubscription, createSubscription } from '#app/data/subscriptions/opt-in.server.ts'
import { findSubscription } from '#app/data/subscriptions/subscriptions.server.ts'
import * as access from '#app/data/tables/access.server.ts'
import * as agency from '#app/data/tables/agency.server.ts'
import * as enquiries from '#app/data/tables/enquiries.server.ts'
import * as entries from '#app/data/tables/entries.server.ts'
import { connections, propertyLinks } from '#app/data/tables/exchange.server.ts'
import { offerDays } from '#app/data/tables/offer-days.server.ts'
import * as outbox from '#app/data/tables/outbox.server.ts'
import * as ownData from '#app/data/tables/own-data.server.ts'
import { preparedChanges } from '#app/data/tables/prepared.server.ts'
import * as properties from '#app/data/tables/properties.server.ts'
import * as saving from '#app/data/tables/saving.server.ts'
import { releases, sellers } from '#app/data/tables/sellers.server.ts'
import { subscriptionMatches, subscriptions } from '#app/data/tables/subscriptions.server.ts'
import { backUp, readBackup } from '#scripts/backup/backup.ts'
import { restore } from '#scripts/backup/restore.ts'
import { type Place, remoteConfig } from '#scripts/place.ts'
import { openBindings, root, serve } from '#scripts/serve.ts'
import { aPicture } from '#tests/support/picture-files.ts'
import { aProperty, setTrashed } from '#tests/support/properties.ts'
import { copyState } from '#tests/support/states.ts'

const tables = { ...access, ...agency, ...enquiries, ...entries, ...outbox, ...ownData, ...properties, ...saving }

const folder = mkdtempSync(join(tmpdir(), 'giebel-backup-'))
const at = (...names: string[]) => join(folder, ...names)
const awkward = `Größe „ß“ 'x' "y" \\ ${'`'}z${'`'} %_; -- 🏡\r\n\tZweite\u2028Zeile <b>{"a":[1]}</b> null`
const details = { depositText: awkward, rentalIncome: 0.1 + 0.2, balconies: 0, rented: 'no' } as const
const saidOfPicture = { origin: 'aiEdited', originalKey: 'f'.repeat(24), foundMark: 'compositeSynthetic' } as const
const takenAt = /"takenAt": ".*"/
const offer = newId()
let pictureKey = ''

beforeAll(async () => {
  await copyState('empty', at('empty'))
  cpSync(at('empty'), at('seeded'), { recursive: true })
  await inState('seeded', async (place) => {
    await seed(place)
    await backUp(place, at('backup'), true)
    await backUp(place, at('backup-without-pictures'), false)
  })
}, 120_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function inState<Result>(state: string, work: (place: Place) => Promise<Result>): Promise<Result> {
  const { bindings, close } = await openBindings(at(state))
  return work(bindings).finally(close)
}

function anEmptyState(): string {
  const name = `state-${newId()}`
  cpSync(at('empty'), at(name), { recursive: true })
  return name
}

/** A copy of the backup, for damage. */
function aCopy(): string {
  const copy = at(`copy-${newId()}`)
  cpSync(at('backup'), copy, { recursive: true })
  return copy
}

async function seed({ DB, MEDIA, ...rest }: Place): Promise<void> {
  const db = openDatabase(DB)
  const { IMAGES: images } = rest as unknown as { IMAGES: ImagesBinding }
  const stored = await storePicture({ bucket: MEDIA, images }, aPicture())
  if ('problem' in stored) throw new Error(stored.problem)
  pictureKey = stored.key
  // What is made anew when it is asked for is not worth keeping.
  await MEDIA.put(`pictures/${pictureKey}/320.webp`, 'a width')
  await db.insert(tables.users).values({
    id: 'user00000001',
    email: 'petra@giebel.test',
    name: awkward,
    role: 'admin',
    passwordHash: 'scrypt$1$abc',
    disabled: true,
  })
  const userId = 'user00000001'
  await db
    .insert(tables.authenticatorApps)
    .values({ userId, secret: 'A'.repeat(32), confirmedAt: new Date(), lastStep: 7 })
  await db.insert(tables.recoveryCodes).values({ id: 'a-code', userId })
  const publicKey = Buffer.from(awkward).toString('base64url')
  await db
    .insert(tables.passkeys)
    .values({ id: 'a-key', userId, name: awkward, publicKey, counter: 3, transports: ['usb'] })
  await db.insert(tables.savedViews).values({ id: 'a-view', userId, name: awkward, search: 'q=jork' })
  await db.insert(tables.signIns).values({ id: 'a-sign-in', userId, expiresAt: new Date() })
  await db.insert(tables.sessions).values({
    id: 'a-session',
    userId: 'user00000001',
    lastSeenAt: new Date(),
    expiresAt: new Date(),
  })
  await db.insert(tables.pageTexts).values({ id: 'home', texts: { headline: awkward } })
  await db.insert(tables.settings).values({ id: 1, agencyName: awkward, legalName: '' })
  await db.insert(tables.teamMembers).values({ id: 'member000001', name: 'Åsa', pictureKey, pictureWidth: 64 })
  await db.insert(tables.testimonials).values({ id: 'words0000001', quote: awkward, author: 'null' })
  await db.insert(tables.keyFigures).values({ id: 'figure000001', label: '0', value: '1e3', position: 0 })
  await db.insert(tables.ownPages).values({ id: 'ownpage00001', title: awkward, slug: 'alt', placement: 'none' })
  await db.update(tables.ownPages).set({ slug: 'neu' })
  await db.insert(tables.replyTemplates).values({ id: 'template0001', name: '[Termin]', text: awkward })
  const values = { description: awkward, livingArea: 0.1 + 0.2, purchasePrice: 1_234_567.89, plotArea: 123456.000001 }
  await createProperty(
    db,
    offer,
    aProperty({ ...values, ...details, nameEn: awkward, responsibleMember: 'member000001', halfRoom: true }),
    awkward,
  )
  await createPicture(db, offer, { ...stored, ...saidOfPicture, kind: 'photo', alt: awkward, caption: null })
  await db.insert(connections).values({ id: 'connection01', name: awkward, providers: ['"P1"'], tokenHash: 'a-hash' })
  const said = { base: { values: { description: awkward }, pictures: [] }, receivedAt: new Date() }
  await db.insert(propertyLinks).values({ propertyId: offer, connectionId: 'connection01', provider: 'P1', ...said })
  for (const change of ['sold', 'trashed'] as const) {
    await createProperty(db, `${change}-house`, aProperty({ sold: change === 'sold' }), 'Test')
    if (change === 'trashed') await setTrashed(db, 'trashed-house', true, awkward)
  }
  // Rows do not come in the order of their ids.
  await createProperty(db, '0-the-last-one', aProperty({ published: false }), 'Test')
  for (const propertyId of [offer, null]) {
    const id = newId()
    await db
      .insert(tables.enquiries)
      .values({ id, name: awkward, message: awkward, propertyId, locale: 'de', phone: '0049' })
    await db.insert(tables.enquiryProperties).values({ enquiryId: id, propertyId: '0-the-last-one', position: 0 })
    await db
      .insert(tables.outbox)
      .values({ id: `${id}-mail`, channel: 'mail', enquiryId: id, payload: { text: awkward, empty: '' } })
    const by = { enquiryId: id, by: awkward }
    await db.insert(tables.enquiryNotes).values({ ...by, id: `${id}-note`, text: awkward })
    const sent = { recipient: '', subject: 'null', text: awkward, parcelId: '' }
    await db.insert(tables.enquiryReplies).values({ ...by, ...sent, id: `${id}-reply` })
  }
  await createSubscription(
    db,
    { email: 'ina@post.example', query: 'houseType=house', locale: 'de' },
    { subject: awkward, text: '{link}', page: 'https://giebel.example/suchauftrag/' },
  )
  const [{ id: waiting } = { id: '' }] = await db.select().from(subscriptions)
  const found = await findSubscription(db, waiting)
  if (found)
    await confirmSubscription(db, found, { subject: 'S', text: '{link}', page: 'https://giebel.test/suchauftrag/' })
  await db
    .insert(subscriptionMatches)
    .values({ subscriptionId: waiting, propertyId: offer, kind: 'priceCut', cutTo: 0.1 + 0.2, formerPrice: 400_000 })
  await db
    .insert(preparedChanges)
    .values({ propertyId: offer, id: newId(), baseVersion: 1, values: { name: awkward }, preparedBy: 'Ina' })
  await db.insert(sellers).values({ id: offer, sellerName: awkward, sellerEmail: 'ina@post.example' })
  await db.insert(offerDays).values({ propertyId: offer, day: '2026-12-01', views: 7 })
  await db.insert(releases).values({
    id: newId(),
    propertyId: offer,
    preparedId: newId(),
    decision: 'declined',
    shown: { values: {}, releaseAt: null },
    digest: 'digest',
    words: awkward,
    linkId: 'link',
  })
  await db.insert(tables.ownDataEvents).values({ id: newId(), kind: 'deleted' })
}

test('a backup that was restored into an empty state is the same when it is taken again, pictures included', async () => {
  const state = anEmptyState()
  await inState(state, async (place) => {
    expect((await restore(place, at('backup'))).missing).toEqual([])
    await backUp(place, at('again'), true)
    await lookAt(place)
  })
  const files = readdirSync(at('backup'), { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name).slice(at('backup').length + 1))
  expect(files.sort()).toEqual([
    'authenticator_apps.jsonl',
    'connections.jsonl',
    'enquiries.jsonl',
    'enquiry_notes.jsonl',
    'enquiry_properties.jsonl',
    'enquiry_replies.jsonl',
    'history.jsonl',
    'images.jsonl',
    'key_figures.jsonl',
    'known_offers.jsonl',
    'mailed_links.jsonl',
    'manifest.json',
    'media.jsonl',
    'offer_days.jsonl',
    'offer_events.jsonl',
    'outbox.jsonl',
    'own_data_events.jsonl',
    'own_page_slugs.jsonl',
    'own_pages.jsonl',
    'page_texts.jsonl',
    'passkeys.jsonl',
    `pictures/${pictureKey}/original.webp`,
    'prepared_changes.jsonl',
    'properties.jsonl',
    'property_links.jsonl',
    'recovery_codes.jsonl',
    'releases.jsonl',
    'reply_templates.jsonl',
    'saved_views.jsonl',
    'sellers.jsonl',
    'settings.jsonl',
    'subscription_matches.jsonl',
    'subscriptions.jsonl',
    'team_members.jsonl',
    'testimonials.jsonl',
    'texts.jsonl',
    'users.jsonl',
  ])
  for (const file of files) {
    const [first, second] = ['backup', 'again'].map((name) => readFileSync(at(name, file), 'latin1'))
    expect(first?.replace(takenAt, ''), file).toBe(second?.replace(takenAt, ''))
    expect(first, file).not.toBe('')
    expect(statSync(at('backup', file)).mode & 0o077, file).toBe(0)
  }
  const { worker, url } = await serve({ stateDir: at(state), port: 0 })
  try {
    const page = await fetch(`${url}/angebote/${offer}`)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('Größe „ß“')
    const picture = await fetch(`${url}/media/${pictureKey}/320`)
    expect([picture.status, picture.headers.get('Content-Type')]).toEqual([200, 'image/webp'])
    expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(20)
  } finally {
    await worker.dispose()
  }
}, 120_000)

async function lookAt({ DB }: Place): Promise<void> {
  const db = openDatabase(DB)
  expect(await db.select().from(tables.sessions)).toEqual([])
  const row = await findProperty(db, offer)
  expect(row).toMatchObject({ description: awkward, livingArea: 0.1 + 0.2, halfRoom: true, details })
  expect(await listPictures(db, offer)).toMatchObject([saidOfPicture])
  // What protects saves protects them here, too.
  const late = DB.prepare('update properties set name = ? where id = ?').bind('Spät', offer)
  await expect(late.run()).rejects.toThrow('stale_version')
}

test('without its pictures a backup says which ones are missing, and brings the rows', async () => {
  await inState(anEmptyState(), async (place) => {
    const { missing } = await restore(place, at('backup-without-pictures'))
    expect(missing.map(({ key }) => key)).toEqual([`pictures/${pictureKey}/original.webp`])
    expect(await openDatabase(place.DB).select().from(tables.properties)).toHaveLength(4)
  })
})

test('a damaged, a shortened and an unfinished backup are refused before anything is written', async () => {
  const damages: [(copy: string) => void, RegExp][] = [
    [(copy) => appendFileSync(join(copy, 'users.jsonl'), '{"id":"intruder"}\n'), /^users\.jsonl is no longer/],
    [(copy) => writeFileSync(join(copy, 'media.jsonl'), ''), /^media\.jsonl is no longer/],
    [(copy) => rmSync(join(copy, 'history.jsonl')), /lacks history\.jsonl/],
    [(copy) => rmSync(join(copy, 'manifest.json')), /was never finished/],
    [(copy) => writeFileSync(join(copy, 'manifest.json'), '{'), /manifest\.json is damaged/],
    [(copy) => rmSync(join(copy, 'pictures'), { recursive: true }), /lacks pictures\//],
    [(copy) => appendFileSync(join(copy, `pictures/${pictureKey}/original.webp`), 'x'), /original\.webp is no longer/],
  ]
  await inState(anEmptyState(), async (place) => {
    for (const [damage, sentence] of damages) {
      const copy = aCopy()
      damage(copy)
      await expect(restore(place, copy)).rejects.toThrow(sentence)
    }
    expect(await openDatabase(place.DB).select().from(tables.users)).toEqual([])
    expect((await place.MEDIA.list()).objects).toEqual([])
  })
})

test('a state that is not empty, or not of the same migrations, is refused and stays as it is', async () => {
  await inState(anEmptyState(), async (place) => {
    const { DB, MEDIA } = place
    const pictureName = `pictures/${pictureKey}/original.webp`
    await MEDIA.put(pictureName, 'another')
    await expect(restore(place, at('backup'))).rejects.toThrow('already has another picture')
    await MEDIA.delete(pictureName)

    await DB.exec(`insert into key_figures (id, label, value) values ('one', 'Eins', '1')`)
    await expect(restore(place, at('backup'))).rejects.toThrow('key_figures has rows already')

    await DB.exec(`insert into d1_migrations (name) values ('9999_newer.sql')`)
    await expect(restore(place, at('backup'))).rejects.toThrow(/not have the same migrations .*9999_newer\.sql/)

    expect(await openDatabase(DB).select().from(tables.users)).toEqual([])
    expect((await MEDIA.list()).objects).toEqual([])
  })
})

test('a backup is not taken where it would lack something, nor over another one', async () => {
  await inState('nothing', async (place) => {
    await expect(restore(place, at('backup'))).rejects.toThrow('The target has no tables')
    await expect(backUp(place, at('new'), false)).rejects.toThrow('no database here yet')
  })
  await inState(anEmptyState(), async (place) => {
    await expect(backUp(place, at('backup'), false)).rejects.toThrow('backup is not empty')
    await place.DB.exec('create table viewings (id text)')
    await expect(backUp(place, at('new'), false)).rejects.toThrow('cannot back up: viewings')
  })
})

test('a restore that dies half-way leaves no row, and goes through when it is run again', async () => {
  await inState(anEmptyState(), async (place) => {
    const dying = { ...place, DB: dyingAt(place.DB, 'history') }
    await expect(restore(dying, at('backup'))).rejects.toThrow('no such table')
    expect(await openDatabase(place.DB).select().from(tables.users)).toEqual([])
    expect((await place.MEDIA.list()).objects).toHaveLength(1)
    await restore(place, at('backup'))
    expect(await openDatabase(place.DB).select().from(tables.properties)).toHaveLength(4)
  })
})

test('rows that read differently after the restore are not passed over', async () => {
  await inState(anEmptyState(), async (place) => {
    await place.DB.exec(
      `create trigger meddling after insert on key_figures begin update key_figures set suffix = 'x' where id = new.id; end`,
    )
    await expect(restore(place, at('backup'))).rejects.toThrow('not as it was backed up: key_figures')
  })
})

test('a backup without a folder is refused', () => {
  expect(() => readBackup([])).toThrow('--to names the folder to back up to')
  expect(readBackup(['--to', 'a'])).toEqual({ folder: 'a', remote: false, withPictures: false })
})

test('--remote asks Cloudflare for the D1 and the R2 of wrangler.toml, and for nothing else', () => {
  const toml = readFileSync(join(root, 'wrangler.toml'), 'utf8')
  const named = (key: string) => new RegExp(`^${key} = "(.*)"`, 'm').exec(toml)?.[1]
  const { d1_databases, r2_buckets, ...rest } = remoteConfig()
  expect(d1_databases).toMatchObject([{ binding: 'DB', database_id: named('database_id'), remote: true }])
  expect(r2_buckets).toMatchObject([{ binding: 'MEDIA', bucket_name: named('bucket_name'), remote: true }])
  expect(Object.keys(rest)).toEqual(['name', 'account_id', 'compatibility_date'])
})

/** A database whose batch breaks off at the first insertion into a table. */
function dyingAt(DB: D1Database, table: string): D1Database {
  const broken = (query: string) => query.replace(`insert into ${table} `, 'insert into nowhere ')
  return {
    prepare: (query: string) => DB.prepare(broken(query)),
    batch: (statements: D1PreparedStatement[]) => DB.batch(statements),
  } as D1Database
}

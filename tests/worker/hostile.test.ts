/**
 * A hostile visitor: generated posts to every address that takes any, from nobody, an editor and an administrator. No
 * fault, no change that was not asked for, and nothing that anybody typed becomes markup. `npm run test:long` sends ten
 * times as many; `HOSTILE_SEED=…` sends others. What was found once stands in `kept`.
 */
import { env } from 'cloudflare:test'
import * as fc from 'fast-check'
import { afterAll, expect, test, vi } from 'vitest'
import { createSession } from '#app/data/access/sessions.server.ts'
import { hashToken } from '#app/data/access/tokens.server.ts'
import { saveHomePicture } from '#app/data/agency/home-picture.server.ts'
import { saveAgency } from '#app/data/agency/settings.server.ts'
import { createKeyFigure } from '#app/data/entries/key-figures.server.ts'
import { createOwnPage } from '#app/data/entries/own-pages.server.ts'
import { createReplyTemplate } from '#app/data/entries/reply-templates.server.ts'
import { createTeamMember } from '#app/data/entries/team-members.server.ts'
import { createTestimonial } from '#app/data/entries/testimonials.server.ts'
import { createConnection } from '#app/data/exchange/connections.server.ts'
import { createPicture } from '#app/data/pictures/images.server.ts'
import { createProperty } from '#app/data/properties/properties.server.ts'
import { users } from '#app/data/tables/access.server.ts'
import { enquiries } from '#app/data/tables/enquiries.server.ts'
import { importObjects, imports, propertyLinks } from '#app/data/tables/exchange.server.ts'
import { mailedLinks } from '#app/data/tables/mailed-links.server.ts'
import { outbox } from '#app/data/tables/outbox.server.ts'
import { texts } from '#app/data/tables/saving.server.ts'
import { subscriptions } from '#app/data/tables/subscriptions.server.ts'
import { locales } from '#app/fields/locale.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { ownDataPaths } from '#app/paths/own-data.ts'
import { ownPagePath, paths } from '#app/paths/public.ts'
import { sellerPaths } from '#app/paths/seller.ts'
import { subscriptionPaths } from '#app/paths/subscriptions.ts'
import { demoSettings } from '#scripts/demo/people.ts'
import { forms, type HostilePost, hostilePost, markup, requestOf, there } from '#tests/support/hostile-posts.ts'
import { aProperty } from '#tests/support/properties.ts'
import { aTransfer, imported, received, said } from '#tests/support/transfers.ts'
import { cheapHash, db, origin, Visitor } from '#tests/support/visitor.ts'

const { posts, seed } = env.HOSTILE

/** Posts that went wrong once. */
const kept: [HostilePost][] = []

const waiting = ['known_offers', 'offer_events', 'subscriptions', 'subscription_matches'] as const

/** What a post may change. Parents come before what refers to them. */
const tables = [
  ...[
    'users',
    'sessions',
    'known_devices',
    'mailed_links',
    'settings',
    'team_members',
    'testimonials',
    'key_figures',
    'reply_templates',
    'own_pages',
    'own_page_slugs',
  ],
  ...['authenticator_apps', 'recovery_codes', 'passkeys', 'passkey_challenges', 'sign_ins', 'saved_views'],
  ...['connections', 'imports', 'import_objects', 'import_pictures'],
  ...[
    'properties',
    'images',
    'property_links',
    'prepared_changes',
    'sellers',
    'releases',
    'history',
    'enquiries',
    'enquiry_properties',
    'enquiry_notes',
    'enquiry_replies',
    'outbox',
    ...waiting,
    'own_data_events',
  ],
  'texts',
] as const
type Table = (typeof tables)[number]

/** By table, those that hold values of their own: generated columns take none. */
const columns = new Map<Table, string[]>()

const secondFactor: Table[] = ['authenticator_apps', 'recovery_codes', 'passkeys', 'passkey_challenges', 'sign_ins']

const answering: Table[] = ['enquiries', 'enquiry_properties', 'enquiry_notes', 'enquiry_replies', 'outbox']

const exchanged: Table[] = ['imports', 'import_objects', 'import_pictures', 'property_links']

/** What an address may change when it answers that it did. */
const reach: [prefix: string, tables: Table[]][] = [
  [paths.contact, ['enquiries', 'enquiry_properties', 'outbox']],
  [paths.valuation, ['enquiries', 'outbox']],
  [paths.shortlist, ['enquiries', 'enquiry_properties', 'outbox']],
  [paths.offers, ['enquiries', 'enquiry_properties', 'outbox']],
  [paths.login, ['sessions', 'known_devices', 'sign_ins', 'passkey_challenges']],
  [paths.forgottenPassword, ['mailed_links', 'outbox']],
  [subscriptionPaths.new, [...waiting, 'mailed_links', 'outbox']],
  [sellerPaths.page(''), ['releases', 'outbox']],
  [ownDataPaths.request, ['sellers', 'history', ...answering, ...waiting, 'mailed_links', 'own_data_events']],
  [paths.logout, ['sessions']],
  [paths.locale, ['users']],
  [
    dashboardPaths.properties,
    [
      'properties',
      'images',
      'texts',
      'property_links',
      'prepared_changes',
      'sellers',
      'mailed_links',
      'history',
      'saved_views',
      ...answering,
    ],
  ],
  [dashboardPaths.team.list, ['team_members', 'texts', 'properties', 'history', 'settings', 'enquiries']],
  [dashboardPaths.testimonials.list, ['testimonials', 'texts', 'history']],
  [dashboardPaths.numbers.list, ['key_figures', 'texts', 'history']],
  [dashboardPaths.ownPages.list, ['own_pages', 'own_page_slugs', 'texts', 'history']],
  [dashboardPaths.templates.list, ['reply_templates', 'texts', 'history']],
  [dashboardPaths.enquiries, answering],
  [dashboardPaths.exchange, [...exchanged, 'connections', 'properties', 'images', 'texts', 'history']],
  [dashboardPaths.users, ['users', 'history', 'sessions', 'known_devices', 'mailed_links', ...secondFactor]],
  [dashboardPaths.settings, ['settings', 'texts', 'history']],
  [dashboardPaths.account, ['users', 'history', 'sessions', 'known_devices', ...secondFactor]],
]

const administrative = [
  dashboardPaths.users,
  dashboardPaths.settings,
  dashboardPaths.pages,
  '/dashboard/exchange/connections',
]

const passwordHash = cheapHash(crypto.randomUUID())

const cookies: Record<string, string> = {}
await furnish()
const answered: Record<number, number> = {}
const logged: string[] = []
let sent = 0
for (const method of ['error', 'warn', 'info', 'log'] as const) {
  vi.spyOn(console, method).mockImplementation((line) => void logged.push(String(line)))
}

afterAll(() => {
  vi.restoreAllMocks()
  process.stdout.write(`${posts} hostile posts, seed ${seed}: ${JSON.stringify(answered)}\n`)
})

test(`${posts} hostile posts: no fault, no change that was not asked for, nothing becomes markup`, async () => {
  await fc.assert(
    fc.asyncProperty(hostilePost, async (post) => {
      await check(post)
      sent += 1
      if (sent % 100 === 0) await restore()
      if (sent % 2_000 === 0) await readEverything()
    }),
    { numRuns: posts, seed, examples: kept, endOnFailure: true },
  )
  await readEverything()
  // Most is refused, but enough gets through for the rest to mean something.
  expect(answered[303]).toBeGreaterThan(posts / 20)
  expect(answered[400]).toBeGreaterThan(posts / 20)
  expect(answered[401]).toBeGreaterThan(posts / 20)
}, 900_000)

async function check(post: HostilePost): Promise<void> {
  const visitor = new Visitor()
  if (post.who !== 'nobody') visitor.cookies.set('__Host-session', cookies[post.who] ?? '')
  visitor.cookies.set('__Host-locale', encodeURIComponent(post.locale))
  const request = requestOf(post, origin)
  // Messages are taken from many networks; attempts to sign in are few, since each costs a third of a second.
  if (!/^\/(login|passwort)/.test(post.path)) request.headers.set('CF-Connecting-IP', `198.51.100.${sent % 250}`)
  const answer = await visitor.send(request)
  const body = await answer.text()
  const status = statusOf(answer, body)
  answered[status] = (answered[status] ?? 0) + 1
  const changes = await takeChanges()
  const changed = [...new Set(changes.map(({ name }) => name))]
  const asked = asksFor(post, status)
  expect({ status, logged: status >= 500 ? logged.slice(-3) : [] }).toEqual({ status: expect.any(Number), logged: [] })
  expect(changed.filter((table) => !asked.includes(table))).toEqual([])
  expect(changes.filter((change) => isForeign(change, post))).toEqual([])
  expectNoMarkup(answer, body)
  expect(answer.headers.get('Location') ?? '/').toMatch(/^\/(?![/\\])/)
  // The settings may say that everybody needs a second factor first.
  if (changed.some((table) => ['users', 'sessions', 'settings'].includes(table))) await restore()
}

/** A redirect reaches our own script as 202, with its status inside. */
function statusOf(answer: Response, body: string): number {
  return answer.status === 202 ? Number(/"status",(30\d)/.exec(body)?.[1] ?? 202) : answer.status
}

/** The tables that a post with this answer may have changed: none when it was refused. */
function asksFor({ who, path }: HostilePost, status: number): readonly Table[] {
  const [, reached = []] = reach.find(([prefix]) => path === prefix || path.startsWith(`${prefix}/`)) ?? []
  const isPublic = !path.startsWith('/dashboard')
  if (who === 'nobody' && !isPublic) return []
  if (who !== 'admin' && administrative.some((prefix) => path.startsWith(prefix))) return []
  // Of several pictures those that are none are refused by name, the others stay.
  if (path.endsWith('/images')) return reached
  // The words typed beside its button are saved, even where a picture cannot be moved or turned like that.
  if (/\/images\/(trash|restoration|\w+\/(order|rotation))$/.test(path)) return reached
  return status < 400 ? reached : []
}

/** A row of a property that the post does not name, or a session of somebody else. */
function isForeign({ name, owner }: Changed, post: HostilePost): boolean {
  if (post.path.startsWith(dashboardPaths.team.list) || post.path.startsWith(dashboardPaths.users)) return false
  // What a connection brought forgets it with the connection; a transfer reaches what its sender has sent.
  if (post.path.startsWith(dashboardPaths.exchange)) return false
  if (name === 'sessions') return owner === there.admin && post.who !== 'admin'
  const isKnown = owner === there.property || owner === there.otherProperty
  return isKnown && !JSON.stringify([post, forms.find(([path]) => path === post.path)]).includes(owner)
}

function expectNoMarkup(answer: Response, body: string): void {
  if (/html|xml/.test(answer.headers.get('Content-Type') ?? '')) expect(body).not.toContain(markup.slice(0, 13))
}

/** Every page and feed, with whatever the posts have left behind, as the administration sees it. */
async function readEverything(): Promise<void> {
  const visitor = new Visitor()
  visitor.cookies.set('__Host-session', cookies.admin ?? '')
  const addresses = [
    ...[
      paths.home,
      paths.offers,
      paths.references,
      paths.team,
      paths.about,
      paths.contact,
      paths.imprint,
      paths.privacy,
    ],
    ...[paths.services.sales, paths.sitemap, paths.feed, paths.expose(there.otherProperty)],
    ...[there.property, there.otherProperty].flatMap((id) => [
      paths.offer(id),
      paths.reference(id),
      dashboardPaths.history(id),
      dashboardPaths.preview(id),
    ]),
    ...forms.map(([path]) => path),
    ...[dashboardPaths.overview, dashboardPaths.properties, dashboardPaths.team.list, dashboardPaths.testimonials.list],
    ...[
      dashboardPaths.numbers.list,
      dashboardPaths.enquiries,
      dashboardPaths.enquiry(there.enquiry),
      dashboardPaths.users,
    ],
    ...[ownPagePath('karriere'), dashboardPaths.ownPagePreview(there.ownPage)],
    ...[dashboardPaths.propertiesExport, dashboardPaths.enquiriesExport, dashboardPaths.exchange],
    ...[dashboardPaths.import(there.import), dashboardPaths.importLog(there.import)],
    dashboardPaths.importFeedback(there.import),
  ]
  for (const locale of locales) {
    visitor.speak(locale)
    for (const address of addresses) {
      const answer = await visitor.get(address)
      expect([locale, address, answer.status < 500]).toEqual([locale, address, true])
      expectNoMarkup(answer, await answer.text())
    }
  }
}

interface Changed {
  name: Table
  /** The property that the row is of or belongs to, the user for a session, else nothing. */
  owner: string
}

/** What changed since it was asked last. */
async function takeChanges(): Promise<Changed[]> {
  const { results } = await env.DB.prepare('delete from changed returning name, owner').all<Changed>()
  return results
}

/** The rows that exist while the posts come, and a copy of each table to come back to. */
async function furnish(): Promise<void> {
  const user = (id: string, role: 'editor' | 'admin') => ({
    id,
    email: `${role}@giebel.test`,
    name: role,
    role,
    passwordHash,
  })
  await db.insert(users).values([user(there.editor, 'editor'), user(there.admin, 'admin')])
  cookies.editor = (await createSession(db, { id: there.editor }, passwordHash, null)) ?? ''
  cookies.admin = (await createSession(db, { id: there.admin }, passwordHash, markup)) ?? ''
  const agency = { ...demoSettings, valuer: null, insurance: markup, insuranceEn: markup }
  await saveAgency(db, agency)
  await saveHomePicture(db, { pictureKey: 'c'.repeat(24), pictureWidth: 64, pictureHeight: 48 }, markup, {
    altEn: markup,
  })
  const person = { role: null, telephone: null, email: null, bio: markup, bioEn: markup }
  await createTeamMember(db, there.member, { ...person, name: markup }, 'last', null)
  await createTestimonial(
    db,
    there.testimonial,
    { quote: markup, quoteEn: markup, author: 'Ada', originConfirmed: true },
    'last',
    null,
  )
  await createKeyFigure(db, there.figure, { label: 'Jahre', labelEn: markup, value: '12', suffix: null }, 'last')
  const template = { name: 'Termin', declines: false, subject: markup, text: markup, subjectEn: markup, textEn: markup }
  await createReplyTemplate(db, there.template, template, 'last')
  const page = { title: 'Karriere', slug: 'karriere', text: 'Text', textEn: 'Text', placement: 'footer' } as const
  await createOwnPage(db, there.ownPage, { ...page, published: true }, 'last')
  const connection = {
    name: markup,
    providers: null,
    decision: 'review',
    publishNew: true,
    pictureHosts: null,
  } as const
  await createConnection(db, there.connection, connection, 'token', 'Test')
  for (const [id, key] of [
    [there.property, there.picture],
    [there.otherProperty, there.otherPicture],
  ] as const) {
    await createProperty(
      db,
      id,
      aProperty({
        ...{ name: markup, nameEn: markup, description: markup, descriptionEn: markup },
        responsibleMember: there.member,
      }),
      markup,
    )
    await createPicture(db, id, {
      key,
      width: 64,
      height: 48,
      kind: 'photo',
      alt: markup,
      altEn: markup,
      caption: null,
    })
  }
  // All of it is old, so that there is something to call right.
  await db.update(texts).set({ staleSince: new Date(0) })
  const { link } = imported(1)
  const linked = { ...link, propertyId: there.property, connectionId: there.connection, receivedAt: new Date() }
  await db.insert(propertyLinks).values(linked)
  const transfer = aTransfer({ software: markup, providers: [{ key: 'P1', name: markup }] })
  const row = { state: 'read', fileName: markup, size: 1, transfer, connectionId: there.connection } as const
  await db.insert(imports).values({ id: there.import, ...row })
  const object = received(1, { values: said({ name: markup, description: markup }), pictures: [] })
  await db.insert(importObjects).values({ importId: there.import, position: 1, received: object })
  const asked = { name: 'Ada', email: 'ada@giebel.test', phone: null, message: markup, locale: 'de' as const }
  await db.insert(enquiries).values({ id: there.enquiry, ...asked, propertyId: there.property })
  await db
    .insert(outbox)
    .values({ id: `${there.enquiry}-mail`, channel: 'mail', enquiryId: there.enquiry, payload: {} })
  const expiresAt = new Date('2100-01-01')
  for (const name of ['subscription', 'optIn'] as const) {
    const confirmedAt = name === 'optIn' ? null : new Date()
    const search = {
      email: asked.email,
      mailbox: asked.email,
      query: 'houseType=house',
      locale: 'de',
      confirmedAt,
    } as const
    await db.insert(subscriptions).values({ id: name, ...search })
    await db.insert(mailedLinks).values({ id: await hashToken(there[name]), purpose: name, subject: name, expiresAt })
  }
  const ownLink = { purpose: 'ownData', subject: asked.email, expiresAt } as const
  await db.insert(mailedLinks).values({ id: await hashToken(there.token), ...ownLink })
  await env.DB.prepare('create table changed (name text, owner text, primary key (name, owner))').run()
  // That a session was seen is noted without anybody's asking.
  const acts = (table: Table) => (table === 'sessions' ? ['insert', 'delete'] : ['insert', 'update', 'delete'])
  for (const table of tables) columns.set(table, await columnsOf(table))
  await env.DB.batch(
    tables.flatMap((table) => [
      env.DB.prepare(`create table kept_${table} as select ${columns.get(table)} from ${table}`),
      ...acts(table).map((act) =>
        env.DB.prepare(`
          create trigger watch_${act}_${table} after ${act} on ${table}
          begin insert into changed values ('${table}', ${ownerIn(table, act === 'delete' ? 'old' : 'new')}) on conflict do nothing; end`),
      ),
    ]),
  )
}

async function columnsOf(table: Table): Promise<string[]> {
  const { results } = await env.DB.prepare('select name from pragma_table_info(?)').bind(table).all<{ name: string }>()
  return results.map(({ name }) => name)
}

function ownerIn(table: Table, row: 'old' | 'new'): string {
  if (table === 'properties') return `${row}.id`
  if (table === 'images') return `${row}.property_id`
  if (table === 'history') return `${row}.subject_id`
  if (table === 'texts')
    return `coalesce(case ${row}.subject when 'property' then ${row}.subject_id when 'picture' then
      (select property_id from images where key = ${row}.subject_id) end, '')`
  return table === 'sessions' ? `${row}.user_id` : "''"
}

async function restore(): Promise<void> {
  await env.DB.batch([
    // Of an offer the last picture goes with the offer only.
    env.DB.prepare('delete from properties'),
    ...[...tables].reverse().map((table) => env.DB.prepare(`delete from ${table}`)),
    ...tables.map((table) =>
      env.DB.prepare(`insert into ${table} (${columns.get(table)}) select * from kept_${table}`),
    ),
    env.DB.prepare('delete from changed'),
  ])
}

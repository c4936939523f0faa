/**
 * A hostile visitor: ten thousand generated posts to every address that takes any, from nobody, an editor and an
 * administrator. No fault, no change that was not asked for, and nothing that anybody typed becomes markup.
 * `HOSTILE_SEED=… HOSTILE_POSTS=…` look elsewhere; what was found once stands in `kept`.
 */
import { env } from 'cloudflare:test'
import * as fc from 'fast-check'
import { afterAll, expect, test, vi } from 'vitest'
import { createPicture } from '#app/data/images.server.ts'
import { createKeyFigure } from '#app/data/key-figures.server.ts'
import { createProperty } from '#app/data/properties.server.ts'
import { enquiries, outbox, users } from '#app/data/schema.server.ts'
import { createSession } from '#app/data/sessions.server.ts'
import { createTeamMember } from '#app/data/team-members.server.ts'
import { createTestimonial } from '#app/data/testimonials.server.ts'
import { paths } from '#app/paths.ts'
import { forms, type HostilePost, hostilePost, markup, requestOf, there } from '#tests/support/hostile-posts.ts'
import { aProperty } from '#tests/support/properties.ts'
import { db, origin, Visitor } from '#tests/support/visitor.ts'

const { posts, seed } = env.HOSTILE

/** Posts that went wrong once. */
const kept: [HostilePost][] = []

/** What stands in each table that a post may change, as text. Parents come before what refers to them. */
const tables = [
  ...['users', 'sessions', 'password_tokens', 'settings', 'team_members', 'testimonials', 'key_figures'],
  ...['properties', 'images', 'history', 'enquiries', 'outbox'],
] as const
type Table = (typeof tables)[number]
type Snapshot = Record<Table, string>

/** What an address may change when it answers that it did. */
const reach: [prefix: string, tables: Table[]][] = [
  [paths.contact, ['enquiries', 'outbox']],
  [paths.offers, ['enquiries', 'outbox']],
  [paths.login, ['sessions']],
  [paths.logout, ['sessions']],
  [paths.locale, []],
  [paths.dashboard.properties, ['properties', 'images', 'history']],
  [paths.dashboard.team.list, ['team_members', 'properties', 'history']],
  [paths.dashboard.testimonials.list, ['testimonials']],
  [paths.dashboard.numbers.list, ['key_figures']],
  [paths.dashboard.enquiries, ['enquiries', 'outbox']],
  [paths.dashboard.users, ['users', 'sessions', 'password_tokens']],
  [paths.dashboard.settings, ['settings']],
  [paths.dashboard.account, ['users', 'sessions']],
]

const administrative = [paths.dashboard.users, paths.dashboard.settings]

const cookies: Record<string, string> = {}
await furnish()
let before = await snapshot()
const answered: Record<number, number> = {}
const logged: string[] = []
for (const method of ['error', 'warn'] as const) {
  vi.spyOn(console, method).mockImplementation((line) => void logged.push(String(line)))
}

afterAll(() => {
  vi.restoreAllMocks()
  process.stdout.write(`${posts} hostile posts, seed ${seed}: ${JSON.stringify(answered)}\n`)
})

test(`${posts} hostile posts: no fault, no change that was not asked for, nothing becomes markup`, async () => {
  let sent = 0
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
  visitor.cookies.set('locale', encodeURIComponent(post.locale))
  const request = requestOf(post, origin)
  request.headers.set('CF-Connecting-IP', `198.51.${Math.floor(answeredTotal() / 200) % 256}.${answeredTotal() % 200}`)
  const answer = await visitor.send(request)
  const body = await answer.text()
  const status = statusOf(answer, body)
  answered[status] = (answered[status] ?? 0) + 1
  const after = await snapshot()
  const changed = tables.filter((table) => before[table] !== after[table])
  const asked = asksFor(post, status)
  before = after
  expect({ status, logged: status >= 500 ? logged.slice(-3) : [] }).toEqual({ status: expect.any(Number), logged: [] })
  expect(changed.filter((table) => !asked.includes(table))).toEqual([])
  expectNoMarkup(answer, body)
  expect(answer.headers.get('Location') ?? '/').toMatch(/^\/(?![/\\])/)
  if (changed.includes('users') || changed.includes('sessions')) await restore()
}

function answeredTotal(): number {
  return Object.values(answered).reduce((sum, count) => sum + count, 0)
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
  return status < 400 ? reached : []
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
      paths.dashboard.history(id),
      paths.dashboard.preview(id),
    ]),
    ...forms.map(([path]) => path),
    ...[
      paths.dashboard.overview,
      paths.dashboard.properties,
      paths.dashboard.team.list,
      paths.dashboard.testimonials.list,
    ],
    ...[
      paths.dashboard.numbers.list,
      paths.dashboard.enquiries,
      paths.dashboard.enquiry(there.enquiry),
      paths.dashboard.users,
    ],
    ...[paths.dashboard.propertiesExport, paths.dashboard.enquiriesExport],
  ]
  for (const address of addresses) {
    const answer = await visitor.get(address)
    expect([address, answer.status < 500]).toEqual([address, true])
    expectNoMarkup(answer, await answer.text())
  }
}

async function snapshot(): Promise<Snapshot> {
  const rows = await env.DB.batch(
    tables.map((table) => env.DB.prepare(`select ${table === 'sessions' ? 'id, user_id' : '*'} from ${table}`)),
  )
  return Object.fromEntries(tables.map((table, place) => [table, JSON.stringify(rows[place]?.results)])) as Snapshot
}

/** The rows that exist while the posts come, and a copy of each table to come back to. */
async function furnish(): Promise<void> {
  const user = (id: string, role: 'editor' | 'admin') => ({
    id,
    email: `${role}@giebel.test`,
    name: role,
    role,
    passwordHash: '',
  })
  await db.insert(users).values([user(there.editor, 'editor'), user(there.admin, 'admin')])
  cookies.editor = await createSession(db, there.editor, null)
  cookies.admin = await createSession(db, there.admin, markup)
  const person = { role: null, telephone: null, email: null, bio: markup }
  await createTeamMember(db, there.member, { ...person, name: markup }, 'last', null)
  await createTestimonial(db, there.testimonial, { quote: markup, author: 'Ada' }, 'last', null)
  await createKeyFigure(db, there.figure, { labelDe: 'Jahre', labelEn: null, value: '12', suffix: null }, 'last')
  for (const [id, key] of [
    [there.property, there.picture],
    [there.otherProperty, there.otherPicture],
  ] as const) {
    await createProperty(
      db,
      id,
      aProperty({ name: markup, description: markup, responsibleMember: there.member }),
      markup,
    )
    await createPicture(db, id, {
      key,
      width: 64,
      height: 48,
      kind: 'photo',
      alt: markup,
      caption: null,
    })
  }
  const asked = { name: 'Ada', email: 'ada@giebel.test', phone: null, message: markup, locale: 'de' as const }
  await db.insert(enquiries).values({ id: there.enquiry, ...asked, propertyId: there.property })
  await db
    .insert(outbox)
    .values({ id: `${there.enquiry}-mail`, channel: 'mail', enquiryId: there.enquiry, payload: {} })
  await env.DB.batch(tables.map((table) => env.DB.prepare(`create table kept_${table} as select * from ${table}`)))
}

async function restore(): Promise<void> {
  await env.DB.batch([
    ...[...tables].reverse().map((table) => env.DB.prepare(`delete from ${table}`)),
    env.DB.prepare('delete from throttles'),
    ...tables.map((table) => env.DB.prepare(`insert into ${table} select * from kept_${table}`)),
  ])
  before = await snapshot()
}

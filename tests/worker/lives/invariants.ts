/** What must be true after each act, a function for each. */
import { env } from 'cloudflare:test'
import { textOf } from '#tests/support/visitor.ts'
import { type Life, owner, ownersLink } from './life.ts'
import { sorted } from './sorted.ts'
import { isOffer, isReference, type Words } from './state.ts'
import { readTruth } from './truth.ts'

type Invariant = (life: Life) => Promise<void>

/** With the words of the invariant that is broken. */
export class Broken extends Error {}

function expectSame(sentence: string, found: unknown, wanted: unknown): void {
  const [one, other] = [JSON.stringify(found), JSON.stringify(wanted)]
  if (one !== other) throw new Broken(`${sentence}: found ${one}, expected ${other}`)
}

const theDatabaseHoldsWhatTheActsSay: Invariant = async (life) => {
  const truth = await readTruth(life)
  const { words, published, highlighted, reserved, sold, trashed, prepared } = life.state
  const { version, member, membersInTrash, pictures, picturesInTrash, approvalRequired } = life.state
  const wanted = {
    ...{ version, words, published, highlighted, reserved, sold, trashed },
    ...{ member, membersInTrash, pictures, picturesInTrash, approvalRequired },
    prepared: prepared && {
      words: prepared.words,
      publishes: prepared.publishes,
      releaseAt: prepared.releaseAt,
      isAsked: prepared.isAsked,
    },
  }
  for (const name of Object.keys(wanted) as (keyof typeof wanted)[]) {
    const [found, expected] = [truth[name], wanted[name]]
    expectSame(`the database holds what the acts say (${name})`, sorted(found), sorted(expected))
  }
}

interface Found {
  marks: Set<string>
  prices: Set<number>
}

/** The marks of typed texts and the typed prices in an answer. */
function found(answer: string, prices: ReadonlySet<number>): Found {
  const numbers = [...answer.matchAll(/(?<![\d.,])(\d{3})[.,\u00a0]?(\d{3})(?!\d)/g)].map(([, head, tail]) =>
    Number(`${head}${tail}`),
  )
  return {
    marks: new Set(answer.match(/zz[a-z]\d+/g) ?? []),
    prices: new Set(numbers.filter((number) => prices.has(number))),
  }
}

const markIn = (text: string | number) => /zz[a-z]\d+/.exec(String(text))?.[0] ?? ''

interface Surface {
  name: string
  path: (id: string) => string
  /** Texts that must stand there, and those that may. */
  must: readonly (keyof Words)[]
  may?: readonly (keyof Words)[]
}

const offerSurfaces: readonly Surface[] = [
  { name: 'page', path: (id) => `/angebote/${id}`, must: ['name', 'description', 'purchasePrice'] },
  { name: 'English page', path: (id) => `/en/angebote/${id}`, must: ['nameEn', 'descriptionEn', 'purchasePrice'] },
  { name: 'data', path: (id) => `/angebote/${id}.data`, must: ['name', 'description', 'purchasePrice'] },
  { name: 'exposé', path: (id) => `/angebote/${id}/expose`, must: ['name', 'description', 'purchasePrice'] },
]

const listSurfaces: readonly Surface[] = [
  { name: 'list', path: () => '/angebote', must: ['name', 'purchasePrice'], may: ['description'] },
  { name: 'map', path: () => '/angebote?view=map', must: ['name', 'purchasePrice'], may: ['description'] },
  { name: 'feed', path: () => '/angebote.atom', must: ['name'], may: ['description', 'purchasePrice'] },
]

/** Exactly the live values, or in no answer. */
export async function visitorsSeeExactlyWhatIsLive(life: Life, only?: readonly string[]): Promise<void> {
  const { id, state, anyone } = life
  const offered = isOffer(state)
  for (const { name, path, must, may = [] } of [...offerSurfaces, ...listSurfaces]) {
    if (only && !only.includes(name)) continue
    const answer = await anyone.get(path(id))
    const text = await answer.text()
    const isOfOffer = offerSurfaces.some((surface) => surface.name === name)
    const status = !isOfOffer || offered ? 200 : isReference(state) && name !== 'exposé' && name !== 'data' ? 301 : null
    const sentence = `visitors see exactly what is live (${name})`
    if (status) expectSame(`${sentence}, status`, answer.status, status)
    else if (![404, 301, 202, 200].includes(answer.status)) throw new Broken(`${sentence}: ${answer.status}`)
    const { marks, prices } = found(text, life.prices)
    const wanted = offered ? must : []
    for (const field of wanted) {
      const isThere = field === 'purchasePrice' ? prices.has(state.words[field]) : marks.has(markIn(state.words[field]))
      if (!isThere) throw new Broken(`${sentence}: ${field} ${state.words[field]} is missing`)
    }
    const allowed = offered ? [...must, ...may] : []
    const allowedMarks = new Set(allowed.map((field) => markIn(state.words[field])))
    const tooMany = [...marks].filter((mark) => !allowedMarks.has(mark))
    const otherPrices = [...prices].filter((price) => price !== state.words.purchasePrice || !offered)
    if (tooMany.length + otherPrices.length > 0)
      throw new Broken(`${sentence}: ${[...tooMany, ...otherPrices].join(', ')} is there as well`)
  }
  if (only) return
  const sitemap = await (await anyone.get('/sitemap.xml')).text()
  expectSame('the sitemap names an offer, and nothing that is none', sitemap.includes(`/angebote/${id}<`), offered)
}

/** A sold property stays as a reference with its German name, and shows no price. */
const aReferenceShowsNoMoreThanItMay: Invariant = async ({ id, state, anyone, prices }) => {
  const answer = await anyone.get(`/referenzen/${id}`)
  const text = await answer.text()
  expectSame('a sold property is a reference as long as it is public', answer.status, isReference(state) ? 200 : 404)
  const there = found(text, prices)
  const allowed = isReference(state) ? [markIn(state.words.name), markIn(state.words.description)] : []
  const tooMany = [...there.marks].filter((mark) => !allowed.includes(mark))
  if (tooMany.length > 0 || (isReference(state) && there.prices.size > 0))
    throw new Broken(`a reference shows no more than it may: ${[...tooMany, ...there.prices].join(', ')}`)
}

const theHistoryHoldsEachVersionOnce: Invariant = async ({ id, state }) => {
  const { results } = await env.DB.prepare(
    `select version, field, changed_by by from history where subject = 'property' and subject_id = ? order by version`,
  )
    .bind(id)
    .all<{ version: number; field: string; by: string | null }>()
  const versions = [...new Set(results.map(({ version }) => version))]
  const late = versions.filter((version) => version > state.version)
  if (late.length > 0) throw new Broken(`the history knows no version that does not exist: ${late.join()}`)
  const missing = Array.from({ length: state.version - 1 }, (_, place) => place + 2).filter(
    (one) => !versions.includes(one),
  )
  if (missing.length > 0)
    throw new Broken(`the history holds each version: ${missing.join()} of ${state.version} missing`)
  const nameless = results.filter(({ by }) => !by)
  if (nameless.length > 0) throw new Broken(`the history says who: ${JSON.stringify(nameless[0])}`)
}

const noRowPointsToNothing: Invariant = async () => {
  const { results } = await env.DB.prepare('pragma foreign_key_check').all()
  if (results.length > 0) throw new Broken(`no row points to nothing: ${JSON.stringify(results[0])}`)
  const dangling = await env.DB.prepare(
    `select (select count(*) from texts where subject = 'property' and subject_id not in (select id from properties))
      + (select count(*) from texts where subject = 'picture' and subject_id not in (select key from images))
      + (select count(*) from history where subject = 'property' and subject_id not in (select id from properties)) dangling`,
  ).first<{ dangling: number }>()
  expectSame('no text or note is about what is gone', dangling?.dangling, 0)
}

const everyFileBelongsToAPicture: Invariant = async ({ state }) => {
  const { objects } = await env.MEDIA.list({ prefix: 'pictures/' })
  const keys = [...new Set(objects.map(({ key }) => key.split('/')[1]))].toSorted()
  expectSame(
    'every file belongs to a picture, and every picture has its file',
    keys,
    [...state.pictures, ...state.picturesInTrash].toSorted(),
  )
}

const eachMailLeavesOnceToWhomItConcerns: Invariant = async ({ office }) => {
  const ids = office.mails.map(({ headers }) => headers?.['X-Message-ID'] ?? '')
  expectSame('each mail leaves once', ids.length, new Set(ids).size)
  const known = new Set([
    owner.sellerEmail,
    'buero@probe.example',
    'member000001@probe.example',
    'member000002@probe.example',
  ])
  const strange = office.mails.filter(({ to }) => !known.has(to) && !/^(admin|editor)-|^zzv\d+@/.test(to))
  if (strange.length > 0) throw new Broken(`each mail leaves to whom it concerns: ${strange[0]?.to}`)
  for (const { to, text, subject } of office.mails)
    if (to !== owner.sellerEmail && /\/verkauf\/\w+/.test(text))
      throw new Broken(`only the owner gets the link: ${to} ${subject}`)
}

/** A mail to a visitor speaks of what is live at that moment, and none comes after the address was forgotten. */
const eachMailIsTrueWhenItLeaves: Invariant = async (life) => {
  const { office, forgotten, state } = life
  const fresh = office.mails.slice(life.readMails)
  life.readMails = office.mails.length
  const live = Object.values(state.words).map(markIn)
  for (const { to, text, subject } of fresh) {
    if (!to.startsWith('zzv')) continue
    const wrong = (`${subject}\n${text}`.match(/zz[nmdes]\d+/g) ?? []).filter((mark) => !live.includes(mark))
    if (wrong.length > 0) throw new Broken(`each mail is true when it leaves: ${subject} names ${wrong.join()}`)
  }
  for (const [email, count] of forgotten) {
    const after = office.mails.filter(({ to }) => to === email).length
    expectSame('nobody writes to an address whose data was deleted', after, count)
  }
}

const noActFoundAFault: Invariant = async ({ faults }) => {
  if (faults.length > 0) throw new Broken(faults.join('; '))
}

const openEnquiriesAreThose: Invariant = async ({ state }) => {
  const { results } = await env.DB.prepare(`select email from enquiries where status = 'new' order by email`).all<{
    email: string
  }>()
  expectSame(
    'nothing that was asked is lost',
    results.map(({ email }) => email),
    state.enquiries.toSorted(),
  )
  const { results: waiting } = await env.DB.prepare(
    `select email from subscriptions where confirmed_at is not null order by email`,
  ).all<{ email: string }>()
  expectSame(
    'nobody who subscribed is lost',
    waiting.map(({ email }) => email),
    state.subscribers.toSorted(),
  )
}

const theLogNamesNobody: Invariant = async (life) => {
  const token = ownersLink(life)?.split('/').at(-1)
  for (const line of life.log.lines) {
    if (line.includes('@') || (token && line.includes(token))) throw new Broken(`the log names nobody: ${line}`)
    if (/"event":"\w*(?:fault|Fault|failed)/.test(line)) throw new Broken(`nothing fails: ${line}`)
  }
}

const sentences = (html: string) => [...html.matchAll(/data-prepared-sentence="(\w+)"/g)].map(([, key = '']) => key)

/** Reached states of what waits, for the report. */
export const reachedStates = new Set<string>()

/** Page, panel, list, overview and owner's page say one sentence about what waits. */
export const everySurfaceSaysTheSame: Invariant = async (life) => {
  const { at, id, staff, state, anyone } = life
  if (state.trashed) return
  // The message about the act before is for the page that comes next in the life.
  const message = staff.editor.cookies.get('__Host-flash')
  const read = async (path: string, by = staff.editor) => (await by.get(path)).text()
  const overview = await read('/dashboard')
  const entry = overview.split('<li').find((item) => item.includes(`prepared-${id}`)) ?? ''
  const [row = ''] = (await read('/dashboard/properties')).match(/<p [^>]*data-prepared[\s\S]*?<\/p>/) ?? []
  const link = ownersLink(life)
  const surfaces = {
    page: await read(`${at}/prepared`),
    panel: await read(at),
    list: row,
    overview: entry,
    owner: link ? await read(link, anyone) : '',
  }
  if (message) staff.editor.cookies.set('__Host-flash', message)
  const said = new Set(Object.values(surfaces).flatMap(sentences))
  for (const key of said) reachedStates.add(key)
  const [wanted, shown] = [
    state.prepared ? 1 : 0,
    JSON.stringify(Object.fromEntries(Object.entries(surfaces).map(([name, html]) => [name, sentences(html)]))),
  ]
  if (said.size !== wanted) throw new Broken(`every surface that names what waits names the same: ${shown}`)
  const secrets = textOf(surfaces.owner).match(/zzs\d+@|Anna Admin's/g)
  if (secrets) throw new Broken(`the owner's page names no address: ${secrets.join()}`)
}

/** After every act: they ask the database alone. */
export const cheap: readonly Invariant[] = [
  theDatabaseHoldsWhatTheActsSay,
  theHistoryHoldsEachVersionOnce,
  eachMailLeavesOnceToWhomItConcerns,
  eachMailIsTrueWhenItLeaves,
  openEnquiriesAreThose,
  noActFoundAFault,
  theLogNamesNobody,
]

/** They ask for pages. */
export const dear: readonly Invariant[] = [
  noRowPointsToNothing,
  everyFileBelongsToAPicture,
  (life) => visitorsSeeExactlyWhatIsLive(life),
  aReferenceShowsNoMoreThanItMay,
  everySurfaceSaysTheSame,
]

/** Of two acts nobody foresees the values, but whatever they are the pages show, and the rows hold together. */
export async function afterwards(life: Life): Promise<string | null> {
  const invariants = [theHistoryHoldsEachVersionOnce, noRowPointsToNothing, everyFileBelongsToAPicture]
  for (const invariant of [...invariants, eachMailLeavesOnceToWhomItConcerns, theLogNamesNobody]) await invariant(life)
  await visitorsSeeExactlyWhatIsLive(life, ['page', 'English page'])
  return null
}

/**
 * Public pages, kept: in the isolate's memory, and behind it in the data centre's cache. A kept page is served at once as
 * long as nothing that it shows has changed; what is known of that is seconds old (see revisions.server.ts). Where nothing
 * is known, only a page that was rendered seconds ago is served. After a change the page is rendered anew before it is
 * served, and every hour meanwhile, because the clock changes pages, too. Where rendering fails, pages from which nothing
 * can be withdrawn are served as they were.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { Revisions } from '#app/data/agency/page-sources.server.ts'
import type { AppContext, Env } from '#app/http/context.server.ts'
import { logJobFault } from '#app/http/log.server.ts'
import { localePair } from '#app/i18n/locale-cookie.ts'
import { freshAnswer, type KeptPage, keptPage } from './kept-page.server.ts'
import { type PublicPage, publicPage } from './public-pages.server.ts'
import { awaitedRevisions, isRecent, keptByBrowsers, knownRevisions, savedAt } from './revisions.server.ts'

/** What one request for a public page needs of the worker. */
interface Visit extends PublicPage {
  env: Env
  waitUntil: AppContext['waitUntil']
  /** Answers a request as if nothing were kept. */
  render: (request: Request) => Promise<Response>
  /** Whether the memory is left out, so that the cache behind it can be measured. */
  withoutMemory: boolean
}

interface Entry {
  page: KeptPage
  /** When rendering began, in milliseconds since 1970. */
  renderedAt: number
  /** The revisions of what it shows, as they were known before that; null where they were not. */
  state: string | null
}

const hour = 60 * 60 * 1000
const longestKept = 24 * hour
/** After this time nobody waits any longer for what somebody else's request renders. */
const patience = 10_000

/** By address. Sizes are in bytes; an isolate has 128 MB. */
const memory = new LRUCache<string, Entry>({
  maxSize: 24_000_000,
  maxEntrySize: 2_000_000,
  sizeCalculation: ({ page }, address) => page.body.byteLength + address.length + 4_000,
})

/** What is being rendered just now: whoever asks for the same page, in the same state, waits for it. */
const renderings = new LRUCache<string, Promise<Entry>>({ max: 500, ttl: patience })

/** The answer to a request for a public page; null where there is none that is the same for everybody. */
export function answerPublicPage(
  request: Request,
  env: Env,
  waitUntil: AppContext['waitUntil'],
  render: Visit['render'],
): Promise<Response> | null {
  const page = publicPage(request)
  if (!page) return null
  const withoutMemory = env.BENCH === '1' && request.headers.get('X-Bench') === 'caches'
  return answer({ ...page, env, waitUntil, render, withoutMemory }, request.method)
}

async function answer(visit: Visit, method: string): Promise<Response> {
  const { env, waitUntil } = visit
  const known = knownRevisions(env, waitUntil)
  const recent = known ? null : await findEntry(visit, ({ renderedAt }) => isRecent(renderedAt, env))
  const state = stateOf(visit, known ?? (await awaitedRevisions(env, waitUntil, recent !== null)))
  const kept = state === null ? recent : await findEntry(visit, (entry) => entry.state === state)
  if (kept) {
    if (Date.now() - kept.renderedAt > hour) waitUntil(renewed(visit, state))
    return answerWith(kept, method, 'hit')
  }
  const rendered = await renewed(visit, state)
  const outdated = rendered.page.status >= 500 && isLasting(visit) ? await findEntry(visit, () => true) : null
  return outdated ? answerWith(outdated, method, 'hit; detail=outdated') : answerWith(rendered, method, 'fwd=miss')
}

/** What the page shows is in this state; null when nothing is known. */
function stateOf({ sources }: PublicPage, revisions: Revisions | null): string | null {
  return revisions && sources.map((source) => revisions[source]).join(' ')
}

/** Whether the page shows no offer, reference or person, but the agency's own words, which the law wants to be in reach. */
function isLasting({ sources }: PublicPage): boolean {
  return sources.every((source) => source === 'agency')
}

/** `Cache-Status` as RFC 9211 has it. */
function answerWith({ page }: Entry, method: string, status: string): Response {
  const fresh = freshAnswer(page, method)
  fresh.headers.set('Cache-Status', `Giebel; ${status}`)
  return fresh
}

/** The latest that is kept of the page and will do. */
async function findEntry(visit: Visit, willDo: (entry: Entry) => boolean): Promise<Entry | null> {
  const isServed = (entry: Entry) => Date.now() - entry.renderedAt < longestKept && willDo(entry)
  const remembered = visit.withoutMemory ? null : (memory.get(addressOf(visit)) ?? null)
  if (remembered && isServed(remembered)) return remembered
  const stored = await readStored(visit)
  if (!stored || !isServed(stored)) return null
  if (!visit.withoutMemory) memory.set(addressOf(visit), stored)
  return stored
}

/** Nobody can ask for it: the page's own, of this deployment and in this language. */
function addressOf({ url, locale, env }: Visit): string {
  return `${url}${url.includes('?') ? '&' : '?'}kept=${env.VERSION.id}.${locale}`
}

/** The page rendered anew. Whoever comes after a save does not get one that was begun before. */
async function renewed(visit: Visit, state: string | null): Promise<Entry> {
  const name = `${addressOf(visit)} ${state} ${savedAt(visit.env)}`
  const begun = renderings.get(name)
  if (begun) return (await Promise.race([begun, pause(patience)])) ?? rendered(visit, state)
  const rendering = rendered(visit, state).finally(() => {
    if (renderings.peek(name) === rendering) renderings.delete(name)
  })
  renderings.set(name, rendering)
  // It goes on for the others when the visitor who asked first has left.
  visit.waitUntil(rendering.catch(() => undefined))
  return rendering
}

/** Asked for as by somebody of whom nothing is known but the language, so that nobody's page has another's traces. */
async function rendered(visit: Visit, state: string | null): Promise<Entry> {
  const renderedAt = Date.now()
  const page = await keptPage(
    await visit.render(new Request(visit.url, { headers: { Cookie: localePair(visit.locale) } })),
  )
  const entry = { page, renderedAt, state }
  if (page.status === 200) keep(visit, entry)
  // What was withdrawn does not come back when the database is away.
  else if (page.status < 500) forget(visit)
  return entry
}

/** Browsers keep it for the way back, and ask again on every other way. */
const documentInBrowsers = [['Cache-Control', 'private, no-cache']] as const

/** What was fetched when a pointer came near a link is there when it is followed. */
const dataInBrowsers = [
  ['Cache-Control', `private, max-age=${keptByBrowsers / 1000}`],
  ['Vary', 'Cookie'],
] as const

function keep(visit: Visit, entry: Entry): void {
  for (const [name, value] of visit.isData ? dataInBrowsers : documentInBrowsers) entry.page.headers.set(name, value)
  const known = memory.get(addressOf(visit))
  if (known && known.renderedAt > entry.renderedAt && known.renderedAt <= Date.now()) return
  if (!visit.withoutMemory) memory.set(addressOf(visit), entry)
  visit.waitUntil(store(visit, entry))
}

function forget(visit: Visit): void {
  memory.delete(addressOf(visit))
  visit.waitUntil(caches.default.delete(addressOf(visit)).catch((error) => logJobFault('pages', 'forget', error)))
}

/** The data centre's cache takes answers, so all but the body of an entry travels in one header. */
const entryHeader = 'X-Entry'

async function store(visit: Visit, { page: { body, headers: own, ...page }, ...entry }: Entry): Promise<void> {
  const headers = {
    'Cache-Control': `public, max-age=${longestKept / 1000}`,
    [entryHeader]: JSON.stringify({ ...entry, page: { ...page, headers: [...own] } }),
  }
  try {
    await caches.default.put(addressOf(visit), new Response(body, { headers }))
  } catch (error) {
    logJobFault('pages', 'store', error)
  }
}

async function readStored(visit: Visit): Promise<Entry | null> {
  try {
    const stored = await caches.default.match(addressOf(visit))
    if (!stored) return null
    const body = new Uint8Array(await stored.arrayBuffer())
    const { page, ...entry } = JSON.parse(stored.headers.get(entryHeader) ?? '')
    return { ...entry, page: { ...page, body, headers: new Headers(page.headers) } }
  } catch (error) {
    logJobFault('pages', 'find', error)
    return null
  }
}

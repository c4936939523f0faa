/**
 * Public pages, kept: in the isolate's memory, and behind it in the data centre's cache. A kept page is served at once as
 * long as nothing that it shows has changed; what is known of that is seconds old (see revisions.server.ts). After a
 * change the page is rendered anew before it is served, and every hour meanwhile, because the clock changes pages, too.
 * Where rendering fails, the kept page is served as it is.
 */
import { LRUCache } from 'lru-cache'
import type { Revisions } from '#app/data/page-sources.server.ts'
import { localePair } from '#app/i18n/locale-cookie.ts'
import type { AppContext, Env } from './context.server.ts'
import { freshAnswer, type KeptPage, keptPage } from './kept-page.server.ts'
import { logJobFault } from './log.server.ts'
import { type PublicPage, publicPage } from './public-pages.server.ts'
import { keptByBrowsers, knownRevisions } from './revisions.server.ts'

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
  sizeCalculation: ({ page }) => page.body.byteLength + 4_000,
})

/** What is being rendered just now: whoever asks for the same page, in the same state, waits for it. */
const renderings = new Map<string, Promise<Entry>>()

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
  const known = knownRevisions(visit.env, visit.waitUntil)
  const state = stateOf(visit, known instanceof Promise ? await known : known)
  const kept = await findEntry(visit, state)
  if (kept && isCurrent(kept, state)) {
    if (Date.now() - kept.renderedAt > hour) visit.waitUntil(renewed(visit, state))
    return answerWith(kept, method, 'hit')
  }
  const rendered = await renewed(visit, state)
  if (kept && rendered.page.status >= 500) return answerWith(kept, method, 'hit; detail=outdated')
  return answerWith(rendered, method, 'fwd=miss')
}

/** What the page shows is in this state; null when nothing is known. */
function stateOf({ sources }: PublicPage, revisions: Revisions | null): string | null {
  return revisions && sources.map((source) => revisions[source]).join(' ')
}

function isCurrent(entry: Entry, state: string | null): boolean {
  return state === null || entry.state === state
}

/** `Cache-Status` as RFC 9211 has it. */
function answerWith({ page }: Entry, method: string, status: string): Response {
  const fresh = freshAnswer(page, method)
  fresh.headers.set('Cache-Status', `Giebel; ${status}`)
  return fresh
}

/** What is kept of the page, outdated or not. */
async function findEntry(visit: Visit, state: string | null): Promise<Entry | null> {
  const remembered = visit.withoutMemory ? null : (memory.get(addressOf(visit)) ?? null)
  if (remembered && isYoung(remembered) && isCurrent(remembered, state)) return remembered
  const stored = await readStored(visit)
  const latest = [remembered, stored].filter((entry) => entry !== null).sort((a, b) => b.renderedAt - a.renderedAt)[0]
  if (!latest || !isYoung(latest)) return null
  if (!visit.withoutMemory) memory.set(addressOf(visit), latest)
  return latest
}

function isYoung({ renderedAt }: Entry): boolean {
  return Date.now() - renderedAt < longestKept
}

/** Nobody can ask for it: the page's own, of this deployment and in this language. */
function addressOf({ url, locale, env }: Visit): string {
  return `${url}${url.includes('?') ? '&' : '?'}kept=${env.VERSION.id}.${locale}`
}

/** The page rendered anew. Whoever is told by a save that it is outdated does not get one that was begun before. */
async function renewed(visit: Visit, state: string | null): Promise<Entry> {
  const name = `${addressOf(visit)} ${state}`
  const begun = renderings.get(name)
  if (begun) return (await Promise.race([begun, pause(patience)])) ?? rendered(visit, state)
  const rendering = rendered(visit, state).finally(() => renderings.delete(name))
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
  if (known && known.renderedAt > entry.renderedAt) return
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

function pause(milliseconds: number): Promise<void> {
  return new Promise((resume) => setTimeout(resume, milliseconds))
}

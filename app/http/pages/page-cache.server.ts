/**
 * Public pages are cached in the isolate's memory and in the data centre. A page is served while its sources are
 * unchanged, which is known within seconds (revisions.server.ts); without known revisions, only if this isolate
 * rendered it seconds ago, since other clocks may differ. It expires hourly, because time changes pages, too, and at midnight in Berlin. If
 * rendering fails, pages without anything withdrawn are served unchanged.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { Revisions } from '#app/data/revisions/page-sources.server.ts'
import { berlinDay, berlinToday } from '#app/domain/calendar.ts'
import type { AppContext, Env } from '#app/http/context.server.ts'
import { type Entry, forgetStored, longestKept, readStored, store } from './kept-entries.server.ts'
import { freshAnswer, keptPage } from './kept-page.server.ts'
import { knownPage, type PublicPage, publicPage } from './public-pages.server.ts'
import {
  isDatabaseSilent,
  isRecent,
  keptByBrowsers,
  knownRevisions,
  savedAt,
  waitForRevisions,
} from './revisions.server.ts'
import { countView, isFetchedEarly } from './view-counter.server.ts'

interface Visit extends PublicPage {
  env: Env
  waitUntil: AppContext['waitUntil']
  render: (request: Request) => Promise<Response>
  withoutMemory: boolean
}

const hour = 60 * 60 * 1000
const renderingTimeout = 10_000

/** By address, in bytes. An isolate has 128 MB. */
const memory = new LRUCache<string, Entry>({
  maxSize: 24_000_000,
  maxEntrySize: 2_000_000,
  sizeCalculation: ({ page }, address) => page.body.byteLength + address.length + 4_000,
})

/** Requests for the same page in the same state share one rendering. */
const renderings = new LRUCache<string, Promise<Entry>>({ max: 500, ttl: renderingTimeout })

/** Answers a page that is in memory without parsing the request; null leaves it to `answerPublicPage`. */
export function answerFromMemory(request: Request, env: Env, waitUntil: AppContext['waitUntil']): Response | null {
  const page = knownPage(request)
  if (!page || passesOverMemory(request, env)) return null
  const entry = memory.get(addressOf({ ...page, env }))
  const state = stateOf(page, knownRevisions(env, waitUntil))
  if (!entry || state === null || entry.state !== state || Date.now() - entry.renderedAt > hour) return null
  if (!isOfToday(entry)) return null
  return counted(freshAnswer(entry.page, request.method), page, request, env, waitUntil)
}

export function answerPublicPage(
  request: Request,
  env: Env,
  waitUntil: AppContext['waitUntil'],
  render: Visit['render'],
): Promise<Response> | null {
  const page = publicPage(request)
  if (!page) return null
  const visit = { ...page, env, waitUntil, render, withoutMemory: passesOverMemory(request, env) }
  return answer(visit, request.method).then((response) => counted(response, page, request, env, waitUntil))
}

/** A browser follows a link without another request if it may use what it fetched early, so that is not stored. */
function counted(
  response: Response,
  { offerId, isData }: PublicPage,
  request: Request,
  env: Env,
  waitUntil: AppContext['waitUntil'],
): Response {
  if (offerId === null || request.method !== 'GET' || response.status !== 200) return response
  if (isData && isFetchedEarly(request)) response.headers.set('Cache-Control', 'no-store')
  else countView(offerId, request, env, waitUntil)
  return response
}

function passesOverMemory({ headers }: Request, env: Env): boolean {
  return env.BENCH === '1' && headers.get('X-Bench') === 'caches'
}

async function answer(visit: Visit, method: string): Promise<Response> {
  const { env, waitUntil } = visit
  const known = knownRevisions(env, waitUntil)
  const recent = known ? null : recentEntry(visit)
  const state = stateOf(visit, known ?? (await waitForRevisions(env, waitUntil, recent !== null)))
  const kept = state === null ? recent : await findEntry(visit, (entry) => entry.state === state)
  if (kept && (isOfToday(kept) || isDatabaseSilent(env))) {
    if (Date.now() - kept.renderedAt > hour && !isDatabaseSilent(env)) waitUntil(renderOnce(visit, state))
    return freshAnswer(kept.page, method)
  }
  const rendered = await renderOnce(visit, state)
  if (rendered.page.status < 500) return answerWith(rendered, method, 'fwd=miss')
  const outdated = kept ?? (isLasting(visit) ? await findEntry(visit, () => true) : null)
  return outdated ? answerWith(outdated, method, 'hit; detail=outdated') : answerWith(rendered, method, 'fwd=miss')
}

function stateOf({ sources }: PublicPage, revisions: Revisions | null): string | null {
  return revisions && sources.map((source) => revisions[source]).join(' ')
}

/** What a page must state by law may begin or end at midnight. */
function isOfToday({ renderedAt }: Entry): boolean {
  return berlinDay(new Date(renderedAt)) === berlinToday()
}

/** The agency's own texts have to stay available by law; the links to its other pages come with them. */
function isLasting({ sources }: PublicPage): boolean {
  return sources.every((source) => source === 'agency' || source === 'ownPages')
}

const cacheStatus = 'Cache-Status'

function answerWith({ page }: Entry, method: string, status: string): Response {
  const answer = freshAnswer(page, method)
  answer.headers.set(cacheStatus, `Giebel; ${status}`)
  return answer
}

function recentEntry(visit: Visit): Entry | null {
  const entry = visit.withoutMemory ? undefined : memory.get(addressOf(visit))
  return entry?.renderedBy === visit.env && isRecent(entry.renderedAt, visit.env) ? entry : null
}

async function findEntry(visit: Visit, isUsable: (entry: Entry) => boolean): Promise<Entry | null> {
  const isServed = (entry: Entry) => Date.now() - entry.renderedAt < longestKept && isUsable(entry)
  const remembered = visit.withoutMemory ? null : (memory.get(addressOf(visit)) ?? null)
  if (remembered && isServed(remembered)) return remembered
  const stored = await readStored(addressOf(visit))
  if (!stored || !isServed(stored)) return null
  if (!visit.withoutMemory) memory.set(addressOf(visit), stored)
  return stored
}

/** Unique to page and deployment; visitors cannot request it. */
function addressOf({ url, env }: Pick<Visit, 'url' | 'env'>): string {
  return `${url}${url.includes('?') ? '&' : '?'}kept=${env.VERSION.id}`
}

/** After a save, requests do not wait for a rendering that began before it. */
async function renderOnce(visit: Visit, state: string | null): Promise<Entry> {
  const name = `${addressOf(visit)} ${state} ${savedAt(visit.env)}`
  const running = renderings.get(name)
  if (running) return (await Promise.race([running, pause(renderingTimeout)])) ?? rendered(visit, state)
  const rendering = rendered(visit, state).finally(() => {
    if (renderings.peek(name) === rendering) renderings.delete(name)
  })
  renderings.set(name, rendering)
  // Continues for the others when the first visitor has left.
  visit.waitUntil(rendering.catch(() => undefined))
  return rendering
}

/** Requests the page without cookies, so it holds nothing personal. */
async function rendered(visit: Visit, state: string | null): Promise<Entry> {
  const renderedAt = Date.now()
  const page = await keptPage(await visit.render(new Request(visit.url)))
  page.headers.set(cacheStatus, 'Giebel; hit')
  const entry = { page, renderedAt, state, renderedBy: visit.env }
  if (page.status === 200) keep(visit, entry)
  // Withdrawn content must not return when the database is unavailable.
  else if (page.status < 500) forget(visit)
  return entry
}

/** Browsers keep the page for the back button only. */
const documentInBrowsers = [['Cache-Control', 'private, no-cache']] as const

/** Keeps data prefetched on hover until the link is followed. */
const dataInBrowsers = [['Cache-Control', `private, max-age=${keptByBrowsers / 1000}`]] as const

function keep(visit: Visit, entry: Entry): void {
  for (const [name, value] of visit.isData ? dataInBrowsers : documentInBrowsers) entry.page.headers.set(name, value)
  const known = memory.get(addressOf(visit))
  if (known && known.renderedAt > entry.renderedAt && known.renderedAt <= Date.now()) return
  if (!visit.withoutMemory) memory.set(addressOf(visit), entry)
  visit.waitUntil(store(addressOf(visit), entry))
}

function forget(visit: Visit): void {
  memory.delete(addressOf(visit))
  visit.waitUntil(forgetStored(addressOf(visit)))
}

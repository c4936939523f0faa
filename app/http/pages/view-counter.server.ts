/**
 * Counts how often offers are opened. The isolate's memory holds sums, and hashes that drop reloads; only sums are
 * written. Runs for each kept page, so it parses nothing and waits for nothing.
 */
import { createHash, randomBytes } from 'node:crypto'
import { isbot } from 'isbot'
import { LRUCache } from 'lru-cache'
import { openDatabase } from '#app/data/database.server.ts'
import { addViews, type OfferDay } from '#app/data/offers/offer-days.server.ts'
import { addDays, berlinDay, berlinMidnight } from '#app/domain/calendar.ts'
import { networkOf } from '#app/http/access/throttle.server.ts'
import type { AppContext, Env } from '#app/http/context.server.ts'
import { logJobFault } from '#app/http/log.server.ts'

/** In milliseconds. The runtime ends what runs longer than 30 s after an answer. */
const pauses = { beforeWriting: 20_000, longest: 25_000, betweenWrites: 60_000 } as const

const mostSeen = 20_000

/** Of one network, offer and day: a household or a small office. Names of browsers are free to invent. */
const mostOfNetwork = 10

/** Longer than any browser's name of itself. */
const longestAgent = 1_000

interface Day {
  day: string
  begins: number
  ends: number
  salt: string
  /** Hashes of who opened which offer. Those beyond the bound count again. */
  seen: LRUCache<string, true>
  /** Views by hashes of network and offer. */
  networks: LRUCache<string, number>
}

let today: Day | null = null
let sums = new Map<string, OfferDay>()
let writtenAt = Number.NEGATIVE_INFINITY
let isWriting = false

/** `id` is the offer's. Requests with a session never come here: their pages are not kept. */
export function countView(id: string, request: Request, env: Env, waitUntil: AppContext['waitUntil']): void {
  const { headers } = request
  const agent = headers.get('User-Agent')
  if (!agent || agent.length > longestAgent || isFetchedEarly(request) || isbot(agent)) return
  const now = Date.now()
  const { day, salt, seen, networks } = dayAt(now)
  const visit = hashOf(`${salt} ${headers.get('CF-Connecting-IP')} ${agent} ${id}`)
  if (seen.has(visit)) return
  const opened = hashOf(`${salt} ${networkOf(request)} ${id}`)
  const views = networks.get(opened) ?? 0
  if (views >= mostOfNetwork) return
  networks.set(opened, views + 1)
  seen.set(visit, true)
  add({ propertyId: id, day, views: 1 })
  writeLater(now, env, waitUntil)
}

/** Before anyone has followed a link: browsers of today, of yesterday, Safari's previews and Firefox of yesterday. */
export function isFetchedEarly({ headers }: Request): boolean {
  return ['Sec-Purpose', 'Purpose', 'X-Purpose', 'X-Moz'].some((name) => headers.has(name))
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}

function dayAt(now: number): Day {
  if (today && now >= today.begins && now < today.ends) return today
  const day = berlinDay(new Date(now))
  const [begins, ends] = [berlinMidnight(day).getTime(), berlinMidnight(addDays(day, 1)).getTime()]
  const [seen, networks] = [
    new LRUCache<string, true>({ max: mostSeen }),
    new LRUCache<string, number>({ max: mostSeen }),
  ]
  today = { day, begins, ends, salt: randomBytes(16).toString('hex'), seen, networks }
  return today
}

function add(counted: OfferDay): void {
  const name = counted.propertyId + counted.day
  const sum = sums.get(name)
  if (sum) sum.views += counted.views
  else sums.set(name, counted)
}

/** One statement a minute. What comes after the last pause that an answer allows waits for the next view. */
function writeLater(now: number, env: Env, waitUntil: AppContext['waitUntil']): void {
  // A clock that was set back must not stop the writing.
  const sinceWrite = now < writtenAt ? pauses.betweenWrites : now - writtenAt
  const first = env.MAILS_AT_ONCE === '1' ? 0 : pauses.beforeWriting
  const pause = Math.max(first, pauses.betweenWrites - sinceWrite)
  if (isWriting || pause > pauses.longest) return
  isWriting = true
  waitUntil(write(pause, env))
}

async function write(pause: number, env: Env): Promise<void> {
  if (pause > 0) await scheduler.wait(pause)
  const written = sums
  sums = new Map()
  writtenAt = Date.now()
  isWriting = false
  try {
    await addViews(openDatabase(env.DB), [...written.values()])
  } catch (error) {
    for (const counted of written.values()) add(counted)
    logJobFault('pages', 'views', error)
  }
}

/**
 * What this isolate knows about the revisions of stored texts and pictures, so it recognises outdated pages without a
 * query. A save is visible everywhere within `longestStale`, even when the database is unavailable.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '#app/data/database.server.ts'
import { type Revisions, readRevisions } from '#app/data/revisions/page-sources.server.ts'
import { beginWitness, readWitness } from '#app/data/revisions/witness.server.ts'
import type { AppContext, Env } from '#app/http/context.server.ts'
import { logJobFault } from '#app/http/log.server.ts'

/** In milliseconds, like all times here. */
const longestStale = 30_000
export const keptByBrowsers = 10_000
/** Older revisions are used once more and requested again. */
const refreshAfter = 10_000
/** Older revisions are not used, nor are pages of that age without revisions. */
const usableFor = longestStale - keptByBrowsers
/** How long a request without revisions waits, with and without a recent page to serve instead. */
const waitWithFallback = 200
const waitWithoutFallback = 2_000
/** The answer may never come, so the query is sent again. */
const queryTimeout = 10_000
const pauseAfterFailure = 5_000
/** After this time R2 is asked, too. */
const primaryTimeout = 1_000

interface Knowledge {
  revisions: Revisions | null
  /** The revisions come from R2, because D1 was unavailable. */
  isFromFallback: boolean
  askedAt: number
  query: { sentAt: number; answered: Promise<void> } | null
  failedAt: number
  savedAt: number
}

const never = Number.NEGATIVE_INFINITY

/** The bindings are the same object for the life of an isolate. */
const knowledge = new WeakMap<Env, Knowledge>()

/** Null when unknown; starts a query when they are getting old. */
export function knownRevisions(env: Env, waitUntil: AppContext['waitUntil']): Revisions | null {
  const known = knowledgeOf(env)
  const isQueryRunning = ageOf(known.query?.sentAt) < queryTimeout
  if (ageOf(known.askedAt) >= refreshAfter && !isQueryRunning && ageOf(known.failedAt) >= pauseAfterFailure) {
    const sentAt = Date.now()
    const answered = query(env, known, sentAt)
    known.query = { sentAt, answered }
    waitUntil(answered.then(() => findWitness(env, known)))
  }
  return ageOf(known.askedAt) < usableFor ? known.revisions : null
}

export async function waitForRevisions(
  env: Env,
  waitUntil: AppContext['waitUntil'],
  hasFallback: boolean,
): Promise<Revisions | null> {
  await Promise.race([knowledgeOf(env).query?.answered, pause(hasFallback ? waitWithFallback : waitWithoutFallback)])
  return knownRevisions(env, waitUntil)
}

export function isRecent(renderedAt: number, env: Env): boolean {
  return ageOf(renderedAt) < usableFor && renderedAt > savedAt(env)
}

export function isDatabaseSilent(env: Env): boolean {
  return knowledgeOf(env).isFromFallback
}

export function savedAt(env: Env): number {
  return knowledgeOf(env).savedAt
}

/** Also ignores a running query, whose answer may be outdated. */
export function forgetRevisions(env: Env): void {
  knowledge.set(env, emptyKnowledge(Date.now()))
}

function knowledgeOf(env: Env): Knowledge {
  const known = knowledge.get(env) ?? emptyKnowledge(never)
  knowledge.set(env, known)
  return known
}

function emptyKnowledge(savedAt: number): Knowledge {
  return { revisions: null, isFromFallback: false, askedAt: never, query: null, failedAt: never, savedAt }
}

/** After the clock is set back, a moment may lie in the future, so its age is unknown. */
function ageOf(moment = never): number {
  const age = Date.now() - moment
  return age < 0 ? Number.POSITIVE_INFINITY : age
}

/** Isolates that have found a witness in R2, or put one there. */
const withWitness = new WeakSet<Env>()

/** Before the first save and the first cron of a state there is none, and pages would be as short-lived as without R2. */
async function findWitness(env: Env, { revisions, isFromFallback }: Knowledge): Promise<void> {
  if (withWitness.has(env) || !revisions || isFromFallback) return
  withWitness.add(env)
  try {
    await beginWitness(openDatabase(env.DB), env.MEDIA)
  } catch (error) {
    withWitness.delete(env)
    logJobFault('pages', 'witness', error)
  }
}

async function query(env: Env, known: Knowledge, sentAt: number): Promise<void> {
  const learn = (revisions: Revisions, askedAt: number, isFromFallback: boolean) => {
    if (known.query?.sentAt === sentAt) Object.assign(known, { revisions, askedAt, isFromFallback })
    return true
  }
  const database = readRevisions(openDatabase(env.DB)).then(
    (revisions) => learn(revisions, sentAt, false),
    (error) => {
      known.failedAt = Date.now()
      logJobFault('pages', 'revisions', error)
      return false
    },
  )
  const isKnown = (await Promise.race([database, pause(primaryTimeout)])) ?? false
  if (!isKnown) {
    const askedAt = Date.now()
    const revisions = await readWitness(env.MEDIA).catch((error) => logJobFault('pages', 'witness', error))
    if (revisions) learn(revisions, askedAt, true)
    else await database
  }
  if (known.query?.sentAt === sentAt) known.query = null
}

/**
 * What this isolate knows of the revisions of stored texts and pictures, so that it recognises outdated pages without
 * a query. Knowledge expires: a save is visible everywhere within `longestStale`, even when the database is unavailable.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '#app/data/database.server.ts'
import { type Revisions, readRevisions } from '#app/data/revisions/page-sources.server.ts'
import { readWitness } from '#app/data/revisions/witness.server.ts'
import type { AppContext, Env } from '#app/http/context.server.ts'
import { logJobFault } from '#app/http/log.server.ts'

/** In milliseconds, like all times here: no visitor sees anything that was replaced longer ago. */
const longestStale = 30_000
export const keptByBrowsers = 10_000
/** Older revisions are used for the moment and requested again. */
const refreshAfter = 10_000
/** Older revisions are not used at all, nor are pages of that age without revisions. */
const usableFor = longestStale - keptByBrowsers
/** How long a request without revisions waits for them: when a recent page can be served instead, and when none can. */
const waitWithFallback = 200
const waitWithoutFallback = 2_000
/** Then the query is sent again: its answer may never come. */
const queryTimeout = 10_000
const pauseAfterFailure = 5_000
/** How long D1 is waited for before R2 is asked in its place. */
const patience = 1_000

interface Knowledge {
  revisions: Revisions | null
  /** Whether R2 said so, because D1 was away. */
  isWitnessed: boolean
  askedAt: number
  query: { sentAt: number; answered: Promise<void> } | null
  failedAt: number
  /** When staff last saved something through this isolate. */
  savedAt: number
}

const never = Number.NEGATIVE_INFINITY

/** By the bindings, which are the same object for the life of an isolate. */
const knowledge = new WeakMap<Env, Knowledge>()

/** Null when unknown; starts a query when they are getting old. */
export function knownRevisions(env: Env, waitUntil: AppContext['waitUntil']): Revisions | null {
  const known = knowledgeOf(env)
  const isQueryRunning = ageOf(known.query?.sentAt) < queryTimeout
  if (ageOf(known.askedAt) >= refreshAfter && !isQueryRunning && ageOf(known.failedAt) >= pauseAfterFailure) {
    const sentAt = Date.now()
    const answered = query(env, known, sentAt)
    known.query = { sentAt, answered }
    waitUntil(answered)
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

/** Whether a page rendered then may be served without known revisions. */
export function isRecent(renderedAt: number, env: Env): boolean {
  return ageOf(renderedAt) < usableFor && renderedAt > savedAt(env)
}

/** While D1 is away, nothing can be rendered. */
export function isDatabaseSilent(env: Env): boolean {
  return knowledgeOf(env).isWitnessed
}

/** Anything that was rendered before may be outdated. */
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
  return { revisions: null, isWitnessed: false, askedAt: never, query: null, failedAt: never, savedAt }
}

/** A time in the future was written before the clock was set back, so its age is unknown. */
function ageOf(moment = never): number {
  const age = Date.now() - moment
  return age < 0 ? Number.POSITIVE_INFINITY : age
}

/** Asks D1, and R2 where D1 fails or takes long. */
async function query(env: Env, known: Knowledge, sentAt: number): Promise<void> {
  const learn = (revisions: Revisions, askedAt: number, isWitnessed: boolean) => {
    if (known.query?.sentAt === sentAt) Object.assign(known, { revisions, askedAt, isWitnessed })
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
  const isKnown = (await Promise.race([database, pause(patience)])) ?? false
  if (!isKnown) {
    const askedAt = Date.now()
    const revisions = await readWitness(env.MEDIA).catch((error) => logJobFault('pages', 'witness', error))
    if (revisions) learn(revisions, askedAt, true)
    else await database
  }
  if (known.query?.sentAt === sentAt) known.query = null
}

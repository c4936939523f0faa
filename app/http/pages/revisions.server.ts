/**
 * What this isolate knows of the state of the stored texts and pictures, so that a kept page can be told from an
 * outdated one without a query to the database. What it knows counts for a short time only: a save is seen everywhere
 * within `promised`, whether the database answers or not.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { type Revisions, readRevisions } from '#app/data/agency/page-sources.server.ts'
import { openDatabase } from '#app/data/database.server.ts'
import type { AppContext, Env } from '#app/http/context.server.ts'
import { logJobFault } from '#app/http/log.server.ts'

/** In milliseconds: nobody is shown anything that was changed longer ago than this … */
const promised = 30_000
/** … of which browsers keep a page's data for so long. */
export const keptByBrowsers = 10_000
/** What is known is asked anew from this age on, while pages are served by it; */
const freshFor = 10_000
/** from this age on it counts for nothing, and neither does a page that was rendered so long ago. */
const goodFor = promised - keptByBrowsers
/** Where nothing is known, a page waits so long for the answer if it was rendered just now, and can be served then; */
const shortWait = 200
/** so long if it must be rendered anew then. */
const longWait = 2_000
/** A query that was not answered by then is asked again: what became of the first one nobody may ever learn. */
const patience = 10_000
/** After a query that failed nobody waits for another one. */
const pauseAfterFailure = 5_000

interface Knowledge {
  revisions: Revisions | null
  /** When the query was sent that brought them. */
  askedAt: number
  query: { sentAt: number; answered: Promise<void> } | null
  failedAt: number
  /** When staff last saved something here. */
  savedAt: number
}

const never = Number.NEGATIVE_INFINITY

/** By the bindings, which are the same object for the life of an isolate. */
const knowledge = new WeakMap<Env, Knowledge>()

/** The latest revisions, where they are known; null where they are not. They are asked for in time. */
export function knownRevisions(env: Env, waitUntil: AppContext['waitUntil']): Revisions | null {
  const known = knowledgeOf(env)
  const isAsked = ageOf(known.query?.sentAt) < patience
  if (ageOf(known.askedAt) >= freshFor && !isAsked && ageOf(known.failedAt) >= pauseAfterFailure) {
    const sentAt = Date.now()
    const answered = query(env, known, sentAt)
    known.query = { sentAt, answered }
    waitUntil(answered)
  }
  return ageOf(known.askedAt) < goodFor ? known.revisions : null
}

/** What the query brings that is being asked just now. */
export async function awaitedRevisions(
  env: Env,
  waitUntil: AppContext['waitUntil'],
  isInHaste: boolean,
): Promise<Revisions | null> {
  await Promise.race([knowledgeOf(env).query?.answered, pause(isInHaste ? shortWait : longWait)])
  return knownRevisions(env, waitUntil)
}

/** Whether a page that was rendered then still holds, where nothing is known. */
export function isRecent(renderedAt: number, env: Env): boolean {
  return ageOf(renderedAt) < goodFor && renderedAt > savedAt(env)
}

/** When staff last saved something in this isolate: what was begun before may not have it. */
export function savedAt(env: Env): number {
  return knowledgeOf(env).savedAt
}

/** Has them asked anew before the next page is served; an answer that is under way may be too old already. */
export function forgetRevisions(env: Env): void {
  knowledge.set(env, nothingKnown(Date.now()))
}

function knowledgeOf(env: Env): Knowledge {
  const known = knowledge.get(env) ?? nothingKnown(never)
  knowledge.set(env, known)
  return known
}

function nothingKnown(savedAt: number): Knowledge {
  return { revisions: null, askedAt: never, query: null, failedAt: never, savedAt }
}

/** What lies ahead was written before the clock was put back: nobody can tell how old it is. */
function ageOf(moment = never): number {
  const age = Date.now() - moment
  return age < 0 ? Number.POSITIVE_INFINITY : age
}

async function query(env: Env, known: Knowledge, askedAt: number): Promise<void> {
  try {
    const revisions = await readRevisions(openDatabase(env.DB))
    if (known.query?.sentAt === askedAt) Object.assign(known, { revisions, askedAt })
  } catch (error) {
    known.failedAt = Date.now()
    logJobFault('pages', 'revisions', error)
  } finally {
    if (known.query?.sentAt === askedAt) known.query = null
  }
}

/**
 * What this isolate knows of the state of the stored texts and pictures, so that a kept page can be told from an
 * outdated one without a question to the database. A save is seen everywhere within `promised`, as long as the database answers.
 */
import { openDatabase } from '#app/data/database.server.ts'
import { type Revisions, readRevisions } from '#app/data/page-sources.server.ts'
import type { AppContext, Env } from './context.server.ts'
import { logJobFault } from './log.server.ts'

/** In milliseconds: nobody is shown anything that was changed longer ago than this … */
const promised = 30_000
/** … of which browsers keep a page's data for so long. */
export const keptByBrowsers = 10_000
/** What is known is asked anew from this age on, while pages are served by it; */
const freshFor = 10_000
/** from this age on a page waits for the answer … */
const goodFor = promised - keptByBrowsers
/** … but not longer than this: the kept page is better than none. */
const longestWait = 200
/** After a question that failed nobody waits for another one. */
const pauseAfterFailure = 5_000

interface Knowledge {
  revisions: Revisions | null
  /** When the question was sent that brought them. */
  askedAt: number
  question: Promise<void> | null
  failedAt: number
}

/** By the bindings, which are the same object for the life of an isolate. */
const knowledge = new WeakMap<Env, Knowledge>()

/** The latest known revisions; null where nothing could be learned yet. */
export function knownRevisions(
  env: Env,
  waitUntil: AppContext['waitUntil'],
): Revisions | null | Promise<Revisions | null> {
  const known = knowledge.get(env) ?? forgetRevisions(env)
  const age = Date.now() - known.askedAt
  if (age >= freshFor && !known.question && Date.now() - known.failedAt >= pauseAfterFailure) {
    known.question = ask(env, known)
    waitUntil(known.question)
  }
  if (age < goodFor || !known.question) return known.revisions
  return Promise.race([known.question, pause(longestWait)]).then(() => known.revisions)
}

/** Has them asked anew before the next page is served; an answer that is under way may be too old already. */
export function forgetRevisions(env: Env): Knowledge {
  const nothing = {
    revisions: null,
    askedAt: Number.NEGATIVE_INFINITY,
    question: null,
    failedAt: Number.NEGATIVE_INFINITY,
  }
  knowledge.set(env, nothing)
  return nothing
}

async function ask(env: Env, known: Knowledge): Promise<void> {
  const askedAt = Date.now()
  try {
    known.revisions = await readRevisions(openDatabase(env.DB))
    known.askedAt = askedAt
  } catch (error) {
    known.failedAt = Date.now()
    logJobFault('pages', 'revisions', error)
  } finally {
    known.question = null
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resume) => setTimeout(resume, milliseconds))
}

/** The worker answering with nothing, or with a page's queries only. Never deployed (bench/README.md). */

import { siteQuery } from '#app/data/agency/page-texts.server.ts'
import { type Database, openDatabase } from '#app/data/database.server.ts'
import { mapSourcesQuery } from '#app/data/maps/map-regions.server.ts'
import { frontOffersQuery } from '#app/data/offers/front-offers.server.ts'
import { listOffers } from '#app/data/offers/offer-list.server.ts'
import { offerQuery } from '#app/data/offers/offers.server.ts'
import { officeQuery } from '#app/data/offers/office.server.ts'
import { referencesQuery } from '#app/data/offers/references.server.ts'
import { similarOffersQuery } from '#app/data/offers/similar-offers.server.ts'
import { runBatch, runQuery } from '#app/data/queries.server.ts'
import { noFilters } from '#app/domain/offers/offer-filters.ts'
import { noReferenceFilters } from '#app/domain/offers/reference-filters.ts'
import type { Env } from '#app/http/context.server.ts'

export async function answerBench(
  request: Request,
  env: Env,
  answer: (env: Env) => Promise<Response>,
): Promise<Response> {
  return countedAnswer(request, env, async (env) => (await answerFloor(request, env)) ?? answer(env))
}

/** Null for addresses that are no floor. */
export async function answerFloor(request: Request, env: Env): Promise<Response | null> {
  // Pages must not pay for the measuring: parsing an address is slow.
  if (!request.url.includes('/bench/')) return null
  const { pathname } = new URL(request.url)
  if (pathname === '/bench/f1') return constantPage()
  if (pathname === '/bench/f2') return keptPage(request.url)
  if (pathname.startsWith('/bench/f3/')) {
    const rows = await rowsOf(openDatabase(env.DB), pathname.slice('/bench/f3'.length))
    return rows ? Response.json(rows) : null
  }
  return null
}

const start = '<!doctype html><html lang="de"><title>Boden</title><p>'
const constant = start + 'Haus mit Garten. '.repeat(3_000).slice(0, 40_000 - start.length)

function constantPage(): Response {
  return new Response(constant, {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'public, max-age=86400' },
  })
}

async function keptPage(url: string): Promise<Response> {
  const kept = await caches.default.match(url)
  if (kept) return kept
  await caches.default.put(url, constantPage())
  return constantPage()
}

/** The queries of a page's loaders, root's included: the same calls in the same order. */
function rowsOf(db: Database, path: string): Promise<unknown> | null {
  const rows = rowsOfPage(db, path)
  return rows && Promise.all([runQuery(siteQuery(db, 'de')), rows])
}

function rowsOfPage(db: Database, path: string): Promise<unknown> | null {
  if (path === '/') {
    const references = referencesQuery(db, 'de', noReferenceFilters, 8)
    return runBatch(db, { office: officeQuery(db, 'de'), front: frontOffersQuery(db, 'de'), references })
  }
  if (path === '/angebote') return listOffers(db, 'de', noFilters)
  const [, id] = /^\/angebote\/(\w+)$/.exec(path) ?? []
  if (!id) return null
  return runBatch(db, {
    offer: offerQuery(db, 'de', id),
    similar: similarOffersQuery(db, 'de', id),
    sources: mapSourcesQuery(db),
  })
}

/** Answers with the page's counts in a header. Runs statements again, since most calls do not report rows. */
export async function countedAnswer(
  request: Request,
  env: Env,
  answer: (env: Env) => Promise<Response>,
): Promise<Response> {
  if (request.method !== 'GET' || request.headers.get('X-Bench') !== 'queries') return answer(env)
  const trips: D1PreparedStatement[][] = []
  const { body, status, headers } = await answer({ ...env, DB: watched(env.DB, trips) })
  const statements = trips.flat()
  const results = statements.length > 0 ? await env.DB.batch(statements) : []
  const counted = new Headers(headers)
  const rowsRead = results.reduce((sum, { meta }) => sum + meta.rows_read, 0)
  counted.set('X-Bench-Cost', JSON.stringify({ statements: statements.length, roundTrips: trips.length, rowsRead }))
  return new Response(body, { status, headers: counted })
}

function watched(binding: D1Database, trips: D1PreparedStatement[][]): D1Database {
  const originals = new WeakMap<D1PreparedStatement, D1PreparedStatement>()

  function watchedStatement(statement: D1PreparedStatement): D1PreparedStatement {
    const sent = () => {
      trips.push([statement])
      return statement
    }
    // Casts: these are the only methods that Drizzle calls.
    const copy = {
      bind: (...values: unknown[]) => watchedStatement(statement.bind(...values)),
      first: (...given: [string]) => sent().first(...given),
      all: () => sent().all(),
      run: () => sent().run(),
      raw: (...given: [{ columnNames: true }]) => sent().raw(...given),
    } as D1PreparedStatement
    originals.set(copy, statement)
    return copy
  }

  return {
    prepare: (query: string) => watchedStatement(binding.prepare(query)),
    batch(statements: D1PreparedStatement[]) {
      const trip = statements.map((statement) => originals.get(statement) ?? statement)
      trips.push(trip)
      return binding.batch(trip)
    },
  } as D1Database
}

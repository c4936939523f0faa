import { and, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { inBlocks } from '#app/data/in-blocks.ts'
import { jsonList } from '#app/data/json-list.server.ts'
import { conditionsOf } from '#app/data/offers/offer-conditions.server.ts'
import { aroundFinder } from '#app/data/offers/offers-around.server.ts'
import { runQuery } from '#app/data/queries.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import type { OfferFilters } from '#app/domain/offers/offer-filters.ts'
import { readOfferFilters } from '#app/domain/offers/read-offer-filters.ts'
import { authoredLocale } from '#app/fields/locale.ts'
import { countSearches } from './subscriptions.server.ts'

/** D1 takes a hundred parameters and columns; two parameters and one column are reserved. */
const most = { parameters: 98, searches: 60, statements: 25 } as const

export function filtersOf(query: string): OfferFilters {
  return readOfferFilters(new URLSearchParams(query), authoredLocale).filters
}

/** Matching ids by query, drafts included. A place that is no longer known matches nothing, unlike in the list. */
export async function findFitting(
  db: Database,
  queries: readonly string[],
  ids: readonly string[],
): Promise<Map<string, Set<string>>> {
  const fitting = new Map(queries.map((query) => [query, new Set<string>()]))
  if (ids.length === 0) return fitting
  const searches = await conditionsFor(db, [...fitting.keys()], ids)
  const statements = inStatements(db, searches).map((some) => ({ some, statement: selectFitting(db, some, ids) }))
  for (const part of inBlocks(statements, most.statements)) {
    const [first, ...rest] = part.map(({ statement }) => statement)
    const results = first ? await db.batch([first, ...rest]) : []
    for (const [index, rows] of results.entries())
      for (const row of rows)
        for (const [place, { query }] of (part[index]?.some ?? []).entries())
          if (row.fits[columnOf(place)]) fitting.get(query)?.add(row.id)
  }
  return fitting
}

export async function countWaitingFor(db: Database, id: string): Promise<number> {
  const waiting = await listWaitingFor(db, id)
  return waiting.reduce((sum, { count }) => sum + count, 0)
}

/** What the searches that a property matches look for, without who does. */
export async function listWaitingFor(db: Database, id: string): Promise<{ search: string; count: number }[]> {
  const searches = await runQuery(countSearches(db))
  if (searches.length === 0) return []
  const fitting = await findFitting(
    db,
    searches.map(({ search }) => search),
    [id],
  )
  return searches.filter(({ search }) => fitting.get(search)?.has(id))
}

interface Search {
  query: string
  fits: SQL
}

async function conditionsFor(db: Database, queries: readonly string[], ids: readonly string[]): Promise<Search[]> {
  const read = queries.map((query) => ({ query, filters: filtersOf(query) }))
  const isNear = read.some(({ filters }) => filters.near !== null)
  const around = isNear ? await aroundFinder(db, ids) : () => null
  return read.flatMap(({ query, filters }) => {
    const found = around(filters)
    if (filters.near !== null && !found) return []
    const distances = new Map(ids.flatMap((id) => pairOf(id, found?.distances.get(id))))
    const conditions = conditionsOf(filters, found && { ...found, distances })
    return [{ query, fits: and(sql`true`, ...Object.values(conditions)) ?? sql`true` }]
  })
}

function pairOf(id: string, metres: number | undefined): [string, number][] {
  return metres === undefined ? [] : [[id, metres]]
}

function inStatements(db: Database, searches: readonly Search[]): Search[][] {
  const statements: Search[][] = []
  let left = 0
  for (const search of searches) {
    const taken = db.select({ fits: search.fits }).from(properties).toSQL().params.length
    const last = statements.at(-1)
    if (last && last.length < most.searches && taken <= left) {
      last.push(search)
      left -= taken
    } else {
      statements.push([search])
      left = most.parameters - taken
    }
  }
  return statements
}

function selectFitting(db: Database, searches: readonly Search[], ids: readonly string[]) {
  const columns = searches.map(({ fits }, place) => [columnOf(place), sql<number>`${fits} is true`.as(columnOf(place))])
  const fits: Record<string, SQL.Aliased<number>> = Object.fromEntries(columns)
  return db
    .select({ id: properties.id, fits })
    .from(properties)
    .where(inArray(properties.id, jsonList(ids)))
}

function columnOf(place: number): string {
  return `fits${place}`
}

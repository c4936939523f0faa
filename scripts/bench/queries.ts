/** Database costs of rendered pages as the catalogue grows, in D1's own counts, which no machine affects. */
import { count } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import { createPlainOffers } from '#scripts/demo/plain-offers.ts'
import { lists, type QueryCost } from './figures.ts'

const sizes = [100, 1_000, 10_000]

/** Fills the database up to each size, and requests each page once. */
export async function countQueries(url: string, db: Database, offer: string): Promise<QueryCost[]> {
  const costs: QueryCost[] = []
  for (const size of sizes) {
    await growTo(db, size)
    for (const path of ['/', '/angebote?page=2', ...lists, offer]) {
      costs.push({ path: path === offer ? '/angebote/:id' : path, properties: size, ...(await costOf(url + path)) })
    }
  }
  return costs
}

async function growTo(db: Database, size: number): Promise<void> {
  const [row] = await db.select({ total: count() }).from(properties)
  const missing = size - (row?.total ?? 0)
  if (missing < 0) throw new Error(`There are more than ${size} properties already`)
  if (missing > 0) await createPlainOffers(db, missing)
}

async function costOf(url: string): Promise<Pick<QueryCost, 'statements' | 'roundTrips' | 'rowsRead'>> {
  const answer = await fetch(url, { headers: { 'X-Bench': 'queries', Cookie: '__Host-flash=none' } })
  await answer.arrayBuffer()
  const cost = answer.headers.get('X-Bench-Cost')
  if (!answer.ok || cost === null) throw new Error(`${url}: ${answer.status}, and its queries were not counted`)
  return JSON.parse(cost)
}

import { and, inArray, ne } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { jsonList } from '#app/data/json-list.server.ts'
import { noProvider, propertyLinks } from '#app/data/tables/exchange.server.ts'

/** By property: under which names the connection that brought it knows it. */
export async function findLeadLinks(db: Database, ids: readonly string[]) {
  const rows = await db
    .select({ id: propertyLinks.propertyId, provider: propertyLinks.provider, obid: propertyLinks.obid })
    .from(propertyLinks)
    .where(and(inArray(propertyLinks.propertyId, jsonList(ids)), ne(propertyLinks.provider, noProvider)))
  return new Map(rows.map(({ id, ...link }) => [id, link]))
}

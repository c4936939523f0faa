/** Where a property came from. */

import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { listed } from '#app/data/listed.server.ts'
import { connections, type LinkAsJson, noProvider, propertyLinks } from './exchange-schema.server.ts'

/** Null for a property that the agency has made here. `connection` is null for a file uploaded by hand. */
export async function findOrigin(db: Database, propertyId: string) {
  const { base, receivedAt, withdrawnAt } = propertyLinks
  const [origin] = await db
    .select({ connection: connections.name, base, receivedAt, withdrawnAt })
    .from(propertyLinks)
    .leftJoin(connections, eq(connections.id, propertyLinks.connectionId))
    .where(and(eq(propertyLinks.propertyId, propertyId), ne(propertyLinks.provider, noProvider)))
  return origin ?? null
}

/** By the id of the property. */
export async function findLinks(db: Database, propertyIds: readonly string[]): Promise<Map<string, LinkAsJson>> {
  const rows = await db
    .select()
    .from(propertyLinks)
    .where(inArray(propertyLinks.propertyId, listed(propertyIds)))
  return new Map(
    rows.map((row) => [
      row.propertyId,
      {
        ...row,
        withdrawnAt: row.withdrawnAt?.getTime() ?? null,
        receivedAt: row.receivedAt.getTime(),
      },
    ]),
  )
}

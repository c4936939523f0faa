import { and, desc, eq, inArray, isNull, lte, ne, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { jsonList } from '#app/data/json-list.server.ts'
import { connections, imports, type LinkAsJson, noProvider, propertyLinks } from '#app/data/tables/exchange.server.ts'

/** Null for the agency's own; `connection` is null for uploads by hand. */
export async function findOrigin(db: Database, propertyId: string) {
  const { base, receivedAt, withdrawnAt, activeFrom, activeUntil } = propertyLinks
  const [origin] = await db
    .select({
      connection: connections.name,
      fileName: fileNameOf(db).as('file_name'),
      base,
      receivedAt,
      withdrawnAt,
      activeFrom,
      activeUntil,
    })
    .from(propertyLinks)
    .leftJoin(connections, eq(connections.id, propertyLinks.connectionId))
    .where(and(eq(propertyLinks.propertyId, propertyId), ne(propertyLinks.provider, noProvider)))
  return origin ?? null
}

function fileNameOf(db: Database) {
  const file = db
    .select({ fileName: imports.fileName })
    .from(imports)
    .where(
      and(
        isNull(imports.connectionId),
        lte(imports.receivedAt, propertyLinks.receivedAt),
        eq(imports.appliedAt, propertyLinks.receivedAt),
      ),
    )
    .orderBy(desc(imports.receivedAt))
    .limit(1)
  return sql<string | null>`(${file})`
}

export async function findLinks(db: Database, propertyIds: readonly string[]): Promise<Map<string, LinkAsJson>> {
  const rows = await db
    .select()
    .from(propertyLinks)
    .where(inArray(propertyLinks.propertyId, jsonList(propertyIds)))
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

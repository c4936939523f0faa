/** Written by triggers; see the schema. */
import type { Database } from '#app/data/database.server.ts'
import { pageSources, type sourceNames } from '#app/data/tables/agency.server.ts'

export type SourceName = (typeof sourceNames)[number]

/** A random value per source, replaced on every change. */
export type Revisions = Readonly<Partial<Record<SourceName, string>>>

export async function readRevisions(db: Database): Promise<Revisions> {
  const rows = await db.select().from(pageSources).orderBy(pageSources.name)
  return Object.fromEntries(rows.map(({ name, revision }) => [name, revision]))
}

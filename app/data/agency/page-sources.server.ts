/** The present state of everything that public pages show. Triggers write it; see the schema. */
import type { Database } from '#app/data/database.server.ts'
import { pageSources, type sourceNames } from '#app/data/schema.server.ts'

export type SourceName = (typeof sourceNames)[number]

/** A random word for each source: the same word is the same state, another word another one. */
export type Revisions = Readonly<Partial<Record<SourceName, string>>>

export async function readRevisions(db: Database): Promise<Revisions> {
  const rows = await db.select().from(pageSources)
  return Object.fromEntries(rows.map(({ name, revision }) => [name, revision]))
}

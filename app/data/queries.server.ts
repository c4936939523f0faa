import type { BatchItem } from 'drizzle-orm/batch'
import type { Database } from './database.server.ts'

type Statement = BatchItem<'sqlite'>

export interface Query<Result> {
  statement: Statement
  read: (rows: unknown) => Result
}

export function query<Selected extends Statement & PromiseLike<unknown>, Result>(
  statement: Selected,
  read: (rows: Awaited<Selected>) => Result,
): Query<Result> {
  // A batch returns the rows of each statement untyped.
  return { statement, read: (rows) => read(rows as Awaited<Selected>) }
}

export function command(statement: Statement): Query<void> {
  return { statement, read: () => undefined }
}

type Results<Queries> = {
  [Name in keyof Queries]: Queries[Name] extends Query<infer Result> ? Result : never
}

/** One round trip for a page. D1 identifies columns by name in a batch: no two may share one. */
export async function runBatch<Queries extends Record<string, Query<unknown>>>(
  db: Database,
  queries: Queries,
): Promise<Results<Queries>> {
  const named = Object.entries(queries)
  const [first, ...others] = named.map(([, { statement }]) => statement)
  const rows = first ? await db.batch([first, ...others]) : []
  const results = named.map(([name, { read }], index) => [name, read(rows[index])])
  // Object.fromEntries forgets which result belongs to which name.
  return Object.fromEntries(results) as Results<Queries>
}

export async function runQuery<Result>({ statement, read }: Query<Result>): Promise<Result> {
  return read(await statement)
}

import type { BatchItem } from 'drizzle-orm/batch'
import type { Database } from './database.server.ts'

type Statement = BatchItem<'sqlite'>

export interface Query<Result> {
  statement: Statement
  read: (rows: never) => Result
}

export function query<Selected extends Statement & PromiseLike<unknown>, Result>(
  statement: Selected,
  read: (rows: Awaited<Selected>) => Result,
): Query<Result> {
  return { statement, read }
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
  // The batch wants a tuple, and its types lose which result belongs to which name.
  const rows = await db.batch(named.map(([, { statement }]) => statement) as [Statement, ...Statement[]])
  const results = named.map(([name, { read }], index) => [name, read(rows[index] as never)])
  return Object.fromEntries(results) as Results<Queries>
}

export async function runQuery<Result>({ statement, read }: Query<Result>): Promise<Result> {
  // `query` has checked that `read` takes these rows; Query no longer knows their type.
  return read((await statement) as never)
}

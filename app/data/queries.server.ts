/** A query as a value: its statement, and what its rows mean. Several of them run in one batch. */
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

type Results<Queries> = {
  [Name in keyof Queries]: Queries[Name] extends Query<infer Result> ? Result : never
}

/** Runs all of them in one batch, so that a page waits once. D1 tells columns by their names there, so no two may share one. */
export async function runBatch<Queries extends Record<string, Query<unknown>>>(
  db: Database,
  queries: Queries,
): Promise<Results<Queries>> {
  const named = Object.entries(queries)
  // The types of D1's batch want a tuple, and forget which result belongs to which name.
  const rows = await db.batch(named.map(([, { statement }]) => statement) as [Statement, ...Statement[]])
  const results = named.map(([name, { read }], index) => [name, read(rows[index] as never)])
  return Object.fromEntries(results) as Results<Queries>
}

export async function runQuery<Result>({ statement, read }: Query<Result>): Promise<Result> {
  return read((await statement) as never)
}

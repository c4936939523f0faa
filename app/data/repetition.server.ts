/**
 * A statement that failed for a passing reason is tried again, after a pause of random length so that all that failed
 * together do not come back together. Reads always are; a write only where its author says that twice is like once.
 */
import { isDatabaseAway } from './database-errors.server.ts'

/** The longest pause before each further attempt, in milliseconds; the shortest is half of it. */
export const repeatPauses = [60, 240] as const

/** Does something that may be done twice, again if the database was away for a moment. */
export async function repeated<Result>(work: () => Promise<Result>): Promise<Result> {
  for (const pause of repeatPauses) {
    try {
      return await work()
    } catch (error) {
      if (!isDatabaseAway(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, pause * (0.5 + Math.random() / 2)))
    }
  }
  return work()
}

/** The database with reads that are repeated: statements that begin with "select", alone or in a batch of nothing else. */
export function withRepeatedReads(binding: D1Database): D1Database {
  const reads = new WeakSet<D1PreparedStatement>()
  const originals = new WeakMap<D1PreparedStatement, D1PreparedStatement>()

  function repeating(statement: D1PreparedStatement): D1PreparedStatement {
    const repeatingStatement = {
      bind: (...values: unknown[]) => repeating(statement.bind(...values)),
      first: (...given: [string]) => repeated(() => statement.first(...given)),
      all: () => repeated(() => statement.all()),
      run: () => repeated(() => statement.run()),
      raw: (...given: [{ columnNames: true }]) => repeated(() => statement.raw(...given)),
    } as D1PreparedStatement
    reads.add(repeatingStatement)
    originals.set(repeatingStatement, statement)
    return repeatingStatement
  }

  return {
    prepare: (query: string) =>
      /^\s*select\b/i.test(query) ? repeating(binding.prepare(query)) : binding.prepare(query),
    batch(statements: D1PreparedStatement[]) {
      const send = () => binding.batch(statements.map((statement) => originals.get(statement) ?? statement))
      return statements.every((statement) => reads.has(statement)) ? repeated(send) : send()
    },
    exec: (query: string) => binding.exec(query),
    dump: () => binding.dump(),
    withSession: (...given: [string]) => binding.withSession(...given),
  } as D1Database
}

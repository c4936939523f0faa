/** What a failed statement means, told from what D1 says of it, and whether the same statement may succeed later. */

const retryable = [
  'cancelled',
  'unknown',
  'deadline-exceeded',
  'resource-exhausted',
  'internal',
  'unavailable',
  'unauthenticated',
] as const
const final = [
  'invalid-argument',
  'not-found',
  'already-exists',
  'permission-denied',
  'failed-precondition',
  'aborted',
  'out-of-range',
  'unimplemented',
  'data-loss',
] as const

/** The status codes of gRPC but for "ok". */
export type DatabaseStatus = (typeof retryable)[number] | (typeof final)[number]

/**
 * The messages of D1 and of SQLite behind it, the first that fits counts. A statement that was too much for D1's memory
 * or time would be so again: it counts as aborted, as does a save of a stale version.
 */
const meanings: readonly (readonly [RegExp, DatabaseStatus])[] = [
  [/failed to parse body as JSON/i, 'unavailable'],
  [
    /network connection lost|storage caused object to be reset|code was updated|code has been updated|transient issue/i,
    'unavailable',
  ],
  [/\b(memory|CPU time) limit/i, 'aborted'],
  [/exceeded timeout|timed? ?out/i, 'deadline-exceeded'],
  [/overloaded|requests queued|free tier|maximum (account storage|DB size)|SQLITE_(FULL|NOMEM)/i, 'resource-exhausted'],
  [/client disconnected|SQLITE_INTERRUPT/i, 'cancelled'],
  [/SQLITE_(BUSY|LOCKED|PROTOCOL)/, 'unavailable'],
  [/SQLITE_(CORRUPT|NOTADB)/, 'data-loss'],
  [/stale_version|SQLITE_ABORT/, 'aborted'],
  [/UNIQUE constraint failed/, 'already-exists'],
  [/SQLITE_CONSTRAINT/, 'failed-precondition'],
  [/SQLITE_(AUTH|PERM|READONLY)|not authorized/i, 'permission-denied'],
  [/unauthenticated|authentication error/i, 'unauthenticated'],
  [/SQLITE_(TOOBIG|RANGE)|too (big|large)|out of range|integer overflow/i, 'out-of-range'],
  [/no such function|SQLITE_NOLFS/, 'unimplemented'],
  [/no such (table|column|index|trigger|view)|couldn't find D1/i, 'not-found'],
  [/D1_(TYPE|COLUMN_NOTFOUND|DUMP)_?ERROR|No SQL statements|SQLITE_(ERROR|MISMATCH|MISUSE)/, 'invalid-argument'],
  [/internal error|SQLITE_(IOERR|INTERNAL|CANTOPEN|SCHEMA)/i, 'internal'],
]

/**
 * D1 marks what it answers. What stops a question on its way there comes from the runtime without the mark, and speaks
 * of the object in which the database lives; there is no other object of that kind here.
 */
const fromDatabase = [
  /^D1_\w+: /i,
  /^network connection lost/i,
  /^internal error; reference = /i,
  /^(?:internal error (?:in|while starting up) |cannot resolve )?(?:D1 DB|durable object)\b/i,
]

/**
 * The status of a database error, or of the one that caused it; null when it comes from somewhere else. A failed query
 * of Drizzle repeats what somebody typed, so only D1's own words count.
 */
export function databaseStatus(error: unknown): DatabaseStatus | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { message } = cause
    if (fromDatabase.some((words) => words.test(message)))
      return meanings.find(([words]) => words.test(message))?.[1] ?? 'unknown'
  }
  return null
}

/** Whether the database is away for a moment, so that the same request may succeed in a minute. */
export function isDatabaseAway(error: unknown): boolean {
  const status = databaseStatus(error)
  return status !== null && (retryable as readonly DatabaseStatus[]).includes(status)
}

/** Whether a database error, or one that it caused, carries this text. */
export function isDatabaseError(error: unknown, text: string): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) if (cause.message.includes(text)) return true
  return false
}

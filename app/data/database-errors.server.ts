import type { BatchItem } from 'drizzle-orm/batch'
import type { Database } from './database.server.ts'

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

export type DatabaseStatus = (typeof retryable)[number] | (typeof final)[number]

/** The first match counts. Exceeding memory or time would happen again, so it counts as aborted. */
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

/** Failures on the way to D1 lack its prefix and mention its durable object; the app uses no other. */
const fromDatabase = [
  /^D1_\w+: /i,
  /^network connection lost/i,
  /^internal error; reference = /i,
  /^(?:internal error (?:in|while starting up) |cannot resolve )?(?:D1 DB|durable object)\b/i,
]

/** R2 took no announcement of the save, so its statement was not sent. */
export class SaveNotAnnounced extends Error {
  constructor(cause: unknown) {
    super('R2 took no announcement of this save.', { cause })
  }
}

/** Reads causes too. Drizzle's message repeats user input, so only D1's is matched. Null for other errors. */
export function databaseStatus(error: unknown): DatabaseStatus | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { message } = cause
    if (cause instanceof SaveNotAnnounced) return 'unavailable'
    if (fromDatabase.some((words) => words.test(message)))
      return meanings.find(([words]) => words.test(message))?.[1] ?? 'unknown'
  }
  return null
}

export function isDatabaseAway(error: unknown): boolean {
  const status = databaseStatus(error)
  return status !== null && retryable.some((passing) => passing === status)
}

export function isDatabaseError(error: unknown, text: string): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) if (cause.message.includes(text)) return true
  return false
}

/** A trigger aborts a save with `stale_version` when another came first. */
export async function saveUnlessStale(
  db: Database,
  statements: readonly [BatchItem<'sqlite'>, ...BatchItem<'sqlite'>[]],
): Promise<'saved' | 'stale'> {
  try {
    await db.batch(statements)
    return 'saved'
  } catch (error) {
    if (isDatabaseError(error, 'stale_version')) return 'stale'
    throw error
  }
}

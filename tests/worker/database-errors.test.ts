/** What D1 says when something fails, what it means, and what is tried again. */
import { env } from 'cloudflare:test'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { type DatabaseStatus, databaseStatus, isDatabaseAway } from '#app/data/database-errors.server.ts'
import { createEnquiry } from '#app/data/enquiries/enquiries.server.ts'
import { createProperty } from '#app/data/properties/properties.server.ts'
import { repeated, repeatPauses } from '#app/data/repetition.server.ts'
import { enquiries } from '#app/data/tables/enquiries.server.ts'
import { keyFigures } from '#app/data/tables/entries.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import { whileDatabaseFails } from '#tests/support/database-faults.ts'
import { aProperty } from '#tests/support/properties.ts'
import { db } from '#tests/support/visitor.ts'

await createProperty(db, 'present00000', aProperty(), 'Test')

const lost = 'D1_ERROR: Network connection lost.'
const figure = `insert into key_figures (id, value, label, position) values`

test.each<[string, string, DatabaseStatus]>([
  [
    'a key that is taken',
    "insert into users select 'u1', 'a@b.de', 'A', 'editor', '', 0, 0, 1, null union all select 'u2', 'a@b.de', 'B', 'editor', '', 0, 0, 1, null",
    'already-exists',
  ],
  ['a missing value', "insert into users (id) values ('u3')", 'failed-precondition'],
  [
    'a row that refers to nothing',
    "insert into sessions values ('s', 'nobody', null, 0, 0, 0, null)",
    'failed-precondition',
  ],
  ['a stale version', "update properties set version = version + 2 where id = 'present00000'", 'aborted'],
  ['a table that is not there', 'select 1 from nowhere', 'not-found'],
  ['a column that is not there', 'select colour from users', 'not-found'],
  ['a function that is not there', 'select paint(1)', 'unimplemented'],
  ['half a sentence', 'select from where', 'invalid-argument'],
  ['a text that is too long', 'select zeroblob(3000000000)', 'out-of-range'],
  ['a number that is too large', 'select abs(-9223372036854775807 - 1)', 'out-of-range'],
  ['a pragma that is not allowed', 'pragma wal_checkpoint', 'permission-denied'],
])('what D1 itself says of %s', async (_, statement, status) => {
  const error = await env.DB.prepare(statement)
    .all()
    .then(() => null)
    .catch((thrown: unknown) => thrown)
  expect([databaseStatus(error), String(error)]).toEqual([status, expect.stringContaining('D1_ERROR')])
  expect(isDatabaseAway(error)).toBe(false)
  const throughDrizzle = await db.run(sql.raw(statement)).catch((thrown: unknown) => thrown)
  expect(databaseStatus(throughDrizzle)).toBe(status)
})

test.each<[string, DatabaseStatus]>([
  ['Network connection lost.', 'unavailable'],
  ['D1_ERROR: Network connection lost.', 'unavailable'],
  ['D1_ERROR: D1 DB reset because its code was updated.', 'unavailable'],
  ['D1_ERROR: Internal error in D1 DB storage caused object to be reset.', 'unavailable'],
  ['D1_ERROR: Internal error while starting up D1 DB storage caused object to be reset.', 'unavailable'],
  ['D1_ERROR: Cannot resolve D1 DB due to transient issue on remote node.', 'unavailable'],
  ['D1_ERROR: database is locked: SQLITE_BUSY', 'unavailable'],
  ['D1_ERROR: D1 DB storage operation exceeded timeout which caused object to be reset.', 'deadline-exceeded'],
  ['D1_ERROR: D1 DB is overloaded. Requests queued for too long.', 'resource-exhausted'],
  ['D1_ERROR: D1 DB is overloaded. Too many requests queued.', 'resource-exhausted'],
  ['D1_ERROR: Exceeded maximum DB size.', 'resource-exhausted'],
  ["D1_ERROR: Can't read from request stream because client disconnected.", 'cancelled'],
  ['D1_ERROR: internal error', 'internal'],
  ['D1_ERROR: internal error; reference = e_Gz3hrU_b7228883de2448ff', 'internal'],
  ['internal error; reference = m6mc1rpui1cli5qkt7sqpp87', 'internal'],
  ['D1 DB is overloaded. Requests queued for too long.', 'resource-exhausted'],
  ['Durable Object is overloaded. Too many requests queued.', 'resource-exhausted'],
  ['Durable Object storage operation exceeded timeout which caused object to be reset.', 'deadline-exceeded'],
  ['Internal error in Durable Object storage write caused object to be reset.', 'internal'],
  ['Internal error while starting up D1 DB storage caused object to be reset.', 'unavailable'],
  ['Durable Object reset because its code was updated.', 'unavailable'],
  ['Cannot resolve Durable Object due to transient issue on remote node.', 'unavailable'],
  ['D1_ERROR: Failed to parse body as JSON, got: <html>413 request too large</html>', 'unavailable'],
  ["D1_ERROR: Your account has exceeded D1's free tier daily row read limit.", 'resource-exhausted'],
  ['D1_ERROR: disk I/O error: SQLITE_IOERR', 'internal'],
  ['D1_ERROR: Authentication error', 'unauthenticated'],
  ['D1_ERROR: something that nobody has read before', 'unknown'],
])('"%s" is %s, and passes', (message, status) => {
  expect(databaseStatus(new Error(message))).toBe(status)
  expect(databaseStatus(new Error('Failed query: select 1', { cause: new Error(message) }))).toBe(status)
  expect(isDatabaseAway(new Error(message))).toBe(true)
})

test.each<[string, DatabaseStatus | null]>([
  ['D1_ERROR: D1 DB exceeded its CPU time limit and was reset.', 'aborted'],
  ["D1_ERROR: D1 DB's isolate exceeded its memory limit and was reset.", 'aborted'],
  ['D1_ERROR: database disk image is malformed: SQLITE_CORRUPT', 'data-loss'],
  ['D1_TYPE_ERROR: Type undefined not supported', 'invalid-argument'],
  ['internal error', null],
  ['The form host said: internal error; reference = m6mc1rpui1cli5qkt7sqpp87', null],
  ['Failed query: select 1\nparams: internal error; reference = m6mc1rpui1cli5qkt7sqpp87', null],
  ['Failed query: select 1\nparams: D1_ERROR: Network connection lost.', null],
])('"%s" is %s, and stays', (message, status) => {
  expect(databaseStatus(new Error(message))).toBe(status)
  expect(isDatabaseAway(new Error(message))).toBe(false)
})

test('what is no error at all has no status', () => {
  expect(databaseStatus('D1_ERROR: Network connection lost.')).toBeNull()
  expect(databaseStatus(null)).toBeNull()
})

test('a read is sent once, alone and in a batch: D1 repeats it itself', async () => {
  const read = () => db.select({ id: properties.id }).from(properties)
  for (const send of [read, () => db.batch([read(), read()])]) {
    const { answer, failures } = await whileDatabaseFails({}, () => Promise.resolve(send()).catch(databaseStatus))
    expect([answer, failures]).toEqual(['unavailable', 1])
  }
})

test('a write is not repeated: nobody can tell whether the lost one was done', async () => {
  const { answer, failures } = await whileDatabaseFails({ times: 1, matching: /^insert/ }, () =>
    db.run(sql.raw(`${figure} ('figure000001', '12', 'Jahre', 1)`)).catch(databaseStatus),
  )
  expect(answer).toBe('unavailable')
  expect(failures).toBe(1)
  expect(await db.select().from(keyFigures)).toEqual([])
})

const asked = { name: 'Ada', email: 'ada@example.org', phone: null, propertyId: null, locale: 'de' } as const

test.each([
  [2, lost, null],
  [2, 'internal error; reference = m6mc1rpui1cli5qkt7sqpp87', null],
  [3, lost, 'unavailable'],
  [1, 'D1_ERROR: no such table: enquiries: SQLITE_ERROR', 'not-found'],
])('an enquiry is sent again while D1 is away, three times in all: %i × "%s"', async (times, message, status) => {
  const parcels = [{ channel: 'mail', payload: {} }] as const
  const { answer, failures } = await whileDatabaseFails({ times, message, matching: /insert into "enquiries"/ }, () =>
    createEnquiry(db, { ...asked, message: `Noch frei? ${times} ${message}` }, parcels).then(
      (stored) => stored.id,
      databaseStatus,
    ),
  )
  expect(failures).toBe(times)
  const stored = await db.select({ id: enquiries.id }).from(enquiries)
  if (status) expect(answer).toBe(status)
  else expect(stored.filter(({ id }) => id === answer)).toHaveLength(1)
})

test('the pauses differ, so that those who failed together do not come back together', async () => {
  const lastPauses = await Promise.all(
    Array.from({ length: 10 }, async () => {
      const moments: number[] = []
      const away = () => {
        moments.push(performance.now())
        return Promise.reject(new Error(lost))
      }
      await repeated(away).catch(() => null)
      expect(moments).toHaveLength(1 + repeatPauses.length)
      return Number(moments[2]) - Number(moments[1])
    }),
  )
  expect(Math.min(...lastPauses)).toBeGreaterThanOrEqual(repeatPauses[1] / 2)
  expect(Math.max(...lastPauses) - Math.min(...lastPauses)).toBeGreaterThan(20)
})

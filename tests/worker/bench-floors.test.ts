/** What the bench holds pages against: it must ask what the pages ask, and nobody else may meet it. */
import { env } from 'cloudflare:test'
import { beforeAll, expect, test } from 'vitest'
import { createTeamMember } from '#app/data/entries/team-members.server.ts'
import { createProperty } from '#app/data/properties/properties.server.ts'
import { answerBench, answerFloor, countedAnswer } from '#scripts/bench/floors/floors.ts'
import { aProperty } from '#tests/support/properties.ts'
import { rowsRead, statementsDuring } from '#tests/support/statements.ts'
import { db, origin, uncached } from '#tests/support/visitor.ts'

const offer = '/angebote/property0001'

beforeAll(async () => {
  const nobody = { role: null, telephone: null, email: null, bio: null }
  await createTeamMember(db, 'member000001', { name: 'Erika Muster', ...nobody }, 0, null)
  const values = { responsibleMember: 'member000001', description: 'Ein Haus.' }
  for (const id of ['property0001', 'property0002']) await createProperty(db, id, aProperty(values), 'Test')
})

const floor = (path: string) => answerFloor(new Request(origin + path), env)

test.each(['/angebote', offer, '/'])('the floor of %s asks the database what the page asks', async (path) => {
  const ofPage = await statementsDuring(() => uncached().get(path))
  const ofFloor = await statementsDuring(() => floor(`/bench/f3${path}`))
  expect(ofPage.length).toBeGreaterThan(1)
  const inOrder = (statements: typeof ofPage) => statements.map((statement) => JSON.stringify(statement)).sort()
  expect(inOrder(ofFloor)).toEqual(inOrder(ofPage))
})

test('the constant page has 40 kB, and is the same from the cache', async () => {
  const page = await (await floor('/bench/f1'))?.text()
  expect(page).toHaveLength(40_000)
  for (const _ of ['made', 'kept']) expect(await (await floor('/bench/f2'))?.text()).toBe(page)
})

test('every other address is left to the pages', async () => {
  for (const path of ['/', '/bench', '/bench/f4', '/bench/f3/kontakt']) expect(await floor(path)).toBeNull()
})

test('a counted answer says what was asked, in how many round trips, and how many rows were read', async () => {
  const request = new Request(origin + offer, { headers: { 'X-Bench': 'queries' } })
  const statements = await statementsDuring(() => floor(`/bench/f3${offer}`))
  const answer = await countedAnswer(request, env, async (counting) => {
    const rows = await answerFloor(new Request(`${origin}/bench/f3${offer}`), counting)
    await counting.DB.batch([counting.DB.prepare('select 1'), counting.DB.prepare('select ?').bind(2)])
    return rows ?? new Response()
  })
  const cost = JSON.parse(answer.headers.get('X-Bench-Cost') ?? '{}')
  expect(cost).toMatchObject({ statements: statements.length + 2, rowsRead: await rowsRead(statements) })
  expect(cost.roundTrips).toBeLessThanOrEqual(statements.length + 1)
  expect(await answer.text()).toContain('property0001')
})

test('the worker itself answers no floor and counts nothing; around it, the bench does both', async () => {
  const asking = { 'X-Bench': 'queries' }
  const bound = { ...env, BENCH: '1' } as typeof env
  const visitor = uncached(bound)
  expect((await visitor.get('/bench/f1')).status).toBe(404)
  expect((await visitor.get(offer, asking)).headers.get('X-Bench-Cost')).toBeNull()
  const bench = (path: string) =>
    answerBench(new Request(origin + path, { headers: asking }), bound, () => uncached(bound).get(path))
  expect((await bench('/bench/f1')).status).toBe(200)
  expect((await bench(offer)).headers.get('X-Bench-Cost')).not.toBeNull()
})

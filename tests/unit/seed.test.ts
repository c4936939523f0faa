/** `npm run db:seed`: what it takes from the command line, and what it says. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveUser } from '#app/data/access/users.server.ts'
import { type Database, newId, openDatabase } from '#app/data/database.server.ts'
import type { Media } from '#app/data/pictures/media.server.ts'
import { createProperty } from '#app/data/properties/properties.server.ts'
import { users } from '#app/data/tables/access.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import { demoPassword, demoUsers } from '#scripts/demo/people.ts'
import { fill, readPlainOffers } from '#scripts/demo/seed.ts'
import { signInLine } from '#scripts/demo/sign-in.ts'
import { openBindings } from '#scripts/serve.ts'
import { aProperty } from '#tests/support/properties.ts'
import { copyState } from '#tests/support/states.ts'

const stateDir = mkdtempSync(join(tmpdir(), 'giebel-seed-'))

beforeAll(() => copyState('empty', stateDir), 120_000)
afterAll(() => rmSync(stateDir, { recursive: true, force: true }))

async function inState(work: (db: Database, media: Media) => Promise<void>): Promise<void> {
  const { bindings, close } = await openBindings(stateDir)
  await work(openDatabase(bindings.DB), { bucket: bindings.MEDIA, images: bindings.IMAGES }).finally(close)
}

test.each([
  { args: [], plainOffers: 0 },
  { args: ['--properties', '10000'], plainOffers: 10_000 },
  { args: ['--properties=1'], plainOffers: 1 },
])('$args asks for $plainOffers plain offers', ({ args, plainOffers }) => {
  expect(readPlainOffers(args)).toBe(plainOffers)
})

test.each(['abc', '-5', '1.5', '0', '', '1000000000', '1e3', '10^9'])('--properties %s is refused', (value) => {
  const sentence = '--properties takes a whole number from 1 to 1,000,000'
  expect(() => readPlainOffers([`--properties=${value}`])).toThrow(sentence)
  if (value) expect(() => readPlainOffers(['--properties', value])).toThrow(sentence)
})

test('an option that does not exist is refused', () => {
  expect(() => readPlainOffers(['--houses', '5'])).toThrow("Unknown option '--houses'")
})

test('plain offers are added to what is there, and the command says so', () =>
  inState(async (db, media) => {
    await createProperty(db, newId(), aProperty(), 'Test')
    const lines: string[] = []
    await fill(db, media, 7, (line) => lines.push(line))
    expect(lines).toEqual([
      'The database already holds properties (1), so the demo was not added',
      'Added 7 plain offers',
    ])
    expect(await db.$count(properties)).toBe(8)
  }))

test('the sign-in is told only as long as it lets somebody in', () =>
  inState(async (db) => {
    const line = async () => (await signInLine(db))('http://localhost:8788')
    expect(await line()).toBe('Nobody can sign in yet: npm run user:create -- --email name@example.de --role admin')
    await saveUser(db, { ...demoUsers.admin, password: demoPassword })
    expect(await line()).toBe(
      'Sign in at http://localhost:8788/login as admin@giebel.example, password: giebel-demo-passwort',
    )
    await db.update(users).set({ disabled: true })
    expect(await line()).toBe('Sign in at http://localhost:8788/login')
  }))

/** `npm run user:create` against a local state: once at the terminal, and what it does with its options. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findTokenUser } from '#app/data/access/password-tokens.server.ts'
import { checkPassword } from '#app/data/access/users.server.ts'
import { type Database, openDatabase } from '#app/data/database.server.ts'
import { authenticatorApps, users } from '#app/data/tables/access.server.ts'
import { mailedLinks } from '#app/data/tables/mailed-links.server.ts'
import { openBindings, root } from '#scripts/serve.ts'
import { createUser, readUser } from '#scripts/user-create.ts'
import { copyState } from '#tests/support/states.ts'

const stateDir = mkdtempSync(join(tmpdir(), 'giebel-user-'))
const siteUrl = 'https://giebel.test'

beforeAll(() => copyState('empty', stateDir), 120_000)
afterAll(() => rmSync(stateDir, { recursive: true, force: true }))

const tokenIn = (line: string) => /https:\/\/giebel\.test\/passwort\/([0-9a-f]{64})$/.exec(line.trim())?.[1] ?? ''

async function inState(work: (db: Database) => Promise<void>): Promise<void> {
  const { bindings, close } = await openBindings(stateDir)
  await work(openDatabase(bindings.DB)).finally(close)
}

test('at the terminal a new user is given a link to choose a password, and no password', async () => {
  const line = execFileSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/user-create.ts', '--email', 'Erika@giebel.test', '--role', 'admin'],
    {
      cwd: root,
      env: { ...process.env, STATE_DIR: stateDir, SITE_URL: siteUrl },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  )
  expect(line).toContain('erika@giebel.test (admin) chooses a password within 7 days: ')
  await inState(async (db) => {
    expect(await findTokenUser(db, tokenIn(line))).toMatchObject({ email: 'erika@giebel.test', role: 'admin' })
    expect((await checkPassword(db, 'erika@giebel.test', '')).proven).toBeNull()
  })
})

test('with a password there is no link; whoever comes back has another password and no second factor', async () => {
  await inState(async (db) => {
    const paul = readUser(['--email', 'paul@giebel.test', '--password', 'ein-langes-Passwort'])
    expect(await createUser(db, paul, siteUrl)).toBe('paul@giebel.test (editor) can sign in')
    expect(await db.select().from(mailedLinks)).not.toContainEqual(
      expect.objectContaining({ userId: await idOf(db, 'paul@giebel.test') }),
    )
    expect((await checkPassword(db, 'paul@giebel.test', 'ein-langes-Passwort')).proven).not.toBeNull()

    const userId = await idOf(db, 'paul@giebel.test')
    await db.insert(authenticatorApps).values({ userId, secret: 'A'.repeat(32), confirmedAt: new Date(), lastStep: 7 })
    const line = await createUser(db, readUser(['--email', 'paul@giebel.test']), siteUrl)
    expect((await checkPassword(db, 'paul@giebel.test', 'ein-langes-Passwort')).proven).toBeNull()
    expect(await findTokenUser(db, tokenIn(line))).toMatchObject({ email: 'paul@giebel.test' })
    expect(await db.select().from(authenticatorApps)).toEqual([])
  })
})

test.each([
  ['--email needs a complete email address', ['--email', 'erika']],
  ['--role is admin or editor', ['--email', 'erika@giebel.test', '--role', 'owner']],
  ['--password needs 12 characters at least', ['--email', 'erika@giebel.test', '--password', 'kurz']],
  ['--password is too easy to guess', ['--email', 'erika@giebel.test', '--password', 'erika@giebel.test']],
])('refused: %s', (sentence, options) => {
  expect(() => readUser(options)).toThrow(sentence)
})

async function idOf(db: Database, email: string): Promise<string> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
  return user?.id ?? ''
}

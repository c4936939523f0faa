/** `npm run user:create` as somebody runs it at the terminal, against a local state. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findTokenUser } from '#app/data/access/password-tokens.server.ts'
import { checkPassword } from '#app/data/access/users.server.ts'
import { openDatabase } from '#app/data/database.server.ts'
import { openBindings, root } from '#scripts/serve.ts'

const stateDir = mkdtempSync(join(tmpdir(), 'giebel-user-'))

afterAll(() => rmSync(stateDir, { recursive: true, force: true }))

function create(...options: string[]): string {
  return execFileSync(process.execPath, ['--import', 'tsx', 'scripts/user-create.ts', ...options], {
    cwd: root,
    env: { ...process.env, STATE_DIR: stateDir, SITE_URL: 'https://giebel.test' },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
}

test('a new user is given a link to choose a password, and no password; with one of their own there is no link', async () => {
  const invited = create('--email', 'Erika@giebel.test', '--role', 'admin')
  const token = /https:\/\/giebel\.test\/passwort\/([0-9a-f]{64})\n/.exec(invited)?.[1] ?? ''
  expect(invited).toContain('erika@giebel.test (admin) wählt binnen 7 Tagen ein Passwort')
  expect(create('--email', 'paul@giebel.test', '--password', 'ein-langes-Passwort')).toBe(
    'paul@giebel.test (editor) kann sich anmelden\n',
  )
  const { bindings, close } = await openBindings(stateDir)
  const db = openDatabase(bindings.DB)
  expect(await findTokenUser(db, token)).toMatchObject({ email: 'erika@giebel.test', role: 'admin' })
  expect((await checkPassword(db, 'erika@giebel.test', '')).proven).toBeNull()
  expect((await checkPassword(db, 'paul@giebel.test', 'ein-langes-Passwort')).proven).not.toBeNull()
  const { results } = await bindings.DB.prepare('select user_id from password_tokens').all()
  expect(results).toHaveLength(1)
  await close()
})

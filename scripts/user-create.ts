/**
 * Creates a user, or lets an existing one in again: `npm run user:create -- --email … --role admin [--name …] [--remote]`.
 * It prints a link by which the user chooses a password, as the dashboard does; with --password they have that one.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { unstable_getMiniflareWorkerOptions } from 'wrangler'
import { commonPasswords } from '#app/data/access/common-passwords.server.ts'
import { createPasswordToken, passwordTokenDays, passwordTokenEnd } from '#app/data/access/password-tokens.server.ts'
import { hashPassword, noPassword } from '#app/data/access/passwords.server.ts'
import { throttleKey } from '#app/data/access/throttles.server.ts'
import { hashToken, newToken } from '#app/data/access/tokens.server.ts'
import { saveUser } from '#app/data/access/users.server.ts'
import { newId, openDatabase } from '#app/data/database.server.ts'
import { passwordProblem } from '#app/domain/access/password.ts'
import { passwordLength } from '#app/domain/access/password-length.ts'
import type { Role } from '#app/domain/access/user.ts'
import { paths } from '#app/paths.ts'
import { defaultStateDir, migrate, openBindings, root } from './serve.ts'

interface NewUser {
  email: string
  name: string
  role: Role
  /** Null for somebody who is to choose one. */
  password: string | null
}

const { values } = parseArgs({
  options: {
    email: { type: 'string' },
    name: { type: 'string' },
    role: { type: 'string', default: 'editor' },
    password: { type: 'string' },
    remote: { type: 'boolean', default: false },
  },
})

const user = readUser()
const token = await (values.remote ? createRemotely(user) : createLocally(user))
process.stdout.write(
  token === null
    ? `${user.email} (${user.role}) kann sich anmelden\n`
    : `${user.email} (${user.role}) wählt binnen ${passwordTokenDays} Tagen ein Passwort: ${siteUrl()}${paths.password(token)}\n`,
)

/** Where the link leads: the address that wrangler.toml names, unless the server is told another one. */
function siteUrl(): string {
  const { bindings } = unstable_getMiniflareWorkerOptions(join(root, 'wrangler.toml')).workerOptions
  return process.env.SITE_URL ?? String(bindings?.SITE_URL)
}

function readUser(): NewUser {
  const { email = '', name, role, password = null } = values
  if (!/^[^\s@']+@[^\s@']+$/.test(email)) throw new Error('--email braucht eine vollständige E-Mail-Adresse')
  if (role !== 'admin' && role !== 'editor') throw new Error('--role ist admin oder editor')
  if (password !== null && password.length < passwordLength.min)
    throw new Error(`--password braucht mindestens ${passwordLength.min} Zeichen`)
  if (password !== null && passwordProblem(password, [email, name ?? ''], commonPasswords))
    throw new Error('--password ist zu leicht zu erraten')
  return { email: email.toLowerCase(), name: name ?? email.split('@')[0] ?? email, role, password }
}

/** Gives the token with which the user chooses a password, if they have none. */
async function createLocally(user: NewUser): Promise<string | null> {
  const stateDir = process.env.STATE_DIR ?? defaultStateDir
  migrate(stateDir)
  const { bindings, close } = await openBindings(stateDir)
  const db = openDatabase(bindings.DB)
  const id = await saveUser(db, user)
  const token = user.password === null ? await createPasswordToken(db, id) : null
  await close()
  return token
}

/** D1 is reached through wrangler, with the statement in a file, so that no hash is in a list of processes. */
async function createRemotely({ email, name, role, password }: NewUser): Promise<string | null> {
  const folder = mkdtempSync(join(tmpdir(), 'user-create-'))
  const file = join(folder, 'user.sql')
  const text = (value: string) => `'${value.replaceAll("'", "''")}'`
  const hash = text(password === null ? noPassword : await hashPassword(password))
  const token = password === null ? newToken() : null
  const id = token === null ? '' : text(await hashToken(token))
  const throttle = text(await throttleKey('signInAccount', email))
  writeFileSync(
    file,
    `insert into users (id, email, name, role, password_hash) values (${[newId(), email, name, role].map(text).join(', ')}, ${hash})
     on conflict (email) do update set name = excluded.name, role = excluded.role, password_hash = excluded.password_hash, disabled = 0;
     delete from sessions where user_id in (select id from users where email = ${text(email)});
     delete from known_devices where user_id in (select id from users where email = ${text(email)});
     delete from password_tokens where user_id in (select id from users where email = ${text(email)});
     delete from throttles where key = ${throttle};
     ${token === null ? '' : `insert into password_tokens (id, user_id, expires_at) select ${id}, id, ${passwordTokenEnd()} from users where email = ${text(email)};`}`,
    { mode: 0o600 },
  )
  try {
    const wrangler = join(root, 'node_modules/wrangler/bin/wrangler.js')
    execFileSync(process.execPath, [wrangler, 'd1', 'execute', 'DB', '--remote', '--yes', '--file', file], {
      stdio: 'inherit',
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
  return token
}

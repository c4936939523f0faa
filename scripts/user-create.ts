/**
 * Creates a user, or gives an existing one a new password:
 * `npm run user:create -- --email … --role admin [--name …] [--password …] [--remote]`.
 * Without --password a random one is made and printed once.
 */
import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { newId, openDatabase } from '#app/data/database.server.ts'
import { hashPassword } from '#app/data/passwords.server.ts'
import { throttleKey } from '#app/data/throttles.server.ts'
import { saveUser } from '#app/data/users.server.ts'
import { passwordProblem } from '#app/domain/password.ts'
import { passwordLength } from '#app/domain/password-length.ts'
import type { Role } from '#app/domain/user.ts'
import { defaultStateDir, migrate, openBindings, root } from './serve.ts'

interface NewUser {
  email: string
  name: string
  role: Role
  password: string
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
await (values.remote ? createRemotely(user) : createLocally(user))
process.stdout.write(
  `${user.email} (${user.role}) kann sich anmelden${values.password ? '' : `, Passwort: ${user.password}`}\n`,
)

function readUser(): NewUser {
  const { email = '', name, role, password = randomBytes(15).toString('base64url') } = values
  if (!/^[^\s@']+@[^\s@']+$/.test(email)) throw new Error('--email braucht eine vollständige E-Mail-Adresse')
  if (role !== 'admin' && role !== 'editor') throw new Error('--role ist admin oder editor')
  if (password.length < passwordLength.min)
    throw new Error(`--password braucht mindestens ${passwordLength.min} Zeichen`)
  if (passwordProblem(password, [email, name ?? ''])) throw new Error('--password ist zu leicht zu erraten')
  return { email: email.toLowerCase(), name: name ?? email.split('@')[0] ?? email, role, password }
}

async function createLocally(user: NewUser): Promise<void> {
  const stateDir = process.env.STATE_DIR ?? defaultStateDir
  migrate(stateDir)
  const { bindings, close } = await openBindings(stateDir)
  await saveUser(openDatabase(bindings.DB), user)
  await close()
}

/** D1 is reached through wrangler, with the statement in a file, so that the hash is in no list of processes. */
async function createRemotely({ email, name, role, password }: NewUser): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'user-create-'))
  const file = join(folder, 'user.sql')
  const text = (value: string) => `'${value.replaceAll("'", "''")}'`
  const hash = text(await hashPassword(password))
  const throttle = text(await throttleKey('signInAccount', email))
  writeFileSync(
    file,
    `insert into users (id, email, name, role, password_hash) values (${[newId(), email, name, role].map(text).join(', ')}, ${hash})
     on conflict (email) do update set name = excluded.name, role = excluded.role, password_hash = excluded.password_hash, disabled = 0;
     delete from sessions where user_id in (select id from users where email = ${text(email)});
     delete from password_tokens where user_id in (select id from users where email = ${text(email)});
     delete from throttles where key = ${throttle};`,
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
}

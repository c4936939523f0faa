/** `npm run user:create -- --email … --role admin [--name …] [--password …] [--remote]` creates or readmits a user. */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { unstable_readConfig } from 'wrangler'
import { commonPasswords } from '#app/data/access/common-passwords.server.ts'
import { createPasswordToken, passwordTokenDays } from '#app/data/access/password-tokens.server.ts'
import { saveUser } from '#app/data/access/users.server.ts'
import { type Database, openDatabase } from '#app/data/database.server.ts'
import { passwordProblem } from '#app/domain/access/password.ts'
import { passwordLength } from '#app/domain/access/password-length.ts'
import type { Role } from '#app/domain/access/user.ts'
import { isAddress } from '#app/fields/schema/mail-address.ts'
import { paths } from '#app/paths/public.ts'
import { readDeployedConfig } from './configuration.ts'
import { atPlace } from './place.ts'
import { orRefuse, Refusal } from './refusal.ts'
import { root } from './serve.ts'

export interface NewUser {
  email: string
  name: string
  role: Role
  /** Null for a user who chooses one. */
  password: string | null
}

/** Parses the command line. Throws a refusal. */
export function readUser(args: string[]): NewUser & { remote: boolean } {
  const { values } = parseArgs({
    args,
    options: {
      email: { type: 'string' },
      name: { type: 'string' },
      role: { type: 'string', default: 'editor' },
      password: { type: 'string' },
      remote: { type: 'boolean', default: false },
    },
  })
  const { email = '', name, role, password = null, remote } = values
  if (!isAddress(email)) throw new Refusal('--email needs a complete email address')
  if (role !== 'admin' && role !== 'editor') throw new Refusal('--role is admin or editor')
  if (password !== null && password.length < passwordLength.min)
    throw new Refusal(`--password needs ${passwordLength.min} characters at least`)
  if (password !== null && passwordProblem(password, [email, name ?? ''], commonPasswords))
    throw new Refusal('--password is too easy to guess')
  return { email: email.toLowerCase(), name: name ?? email.split('@')[0] ?? email, role, password, remote }
}

/** Returns the line that says how the user signs in at `siteUrl`. */
export async function createUser(db: Database, user: NewUser, siteUrl: string): Promise<string> {
  const id = await saveUser(db, user)
  if (user.password !== null) return `${user.email} (${user.role}) can sign in`
  const token = await createPasswordToken(db, id)
  if (token === null) throw new Refusal(`${user.email} was blocked at the same moment. Run this again`)
  return `${user.email} (${user.role}) chooses a password within ${passwordTokenDays} days: ${siteUrl}${paths.password(token)}`
}

/** The configured address, unless the environment names another one. */
function readSiteUrl(remote: boolean): string {
  const { vars } = remote ? readDeployedConfig(root) : unstable_readConfig({ config: join(root, 'wrangler.toml') })
  return process.env.SITE_URL ?? String(vars.SITE_URL).replace(/\/$/, '')
}

if (process.argv[1] === import.meta.filename) {
  await orRefuse(async () => {
    const { remote, ...user } = readUser(process.argv.slice(2))
    const siteUrl = readSiteUrl(remote)
    await atPlace({ remote, isMigrated: true, mayBegin: true }, async ({ DB }) => {
      process.stdout.write(`${await createUser(openDatabase(DB), user, siteUrl)}\n`)
    })
  })
}

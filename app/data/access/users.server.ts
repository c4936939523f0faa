import { asc, eq, getTableColumns, max } from 'drizzle-orm'
import { type Database, newId } from '#app/data/database.server.ts'
import { sessions, users } from '#app/data/tables/access.server.ts'
import type { Role, UserState } from '#app/domain/access/user.ts'
import { cleanAddress } from '#app/fields/clean-text.ts'
import type { Locale } from '#app/fields/locale.ts'
import { endAccess } from './ended-access.server.ts'
import { hashPassword, noPassword, type PasswordProof, verifyPassword } from './passwords.server.ts'
import { hasSecondFactor, removingSecondFactor } from './second-factor.server.ts'
import { forgetAttempts, throttleKey } from './throttles.server.ts'

export interface User {
  id: string
  email: string
  name: string
  role: Role
}

export interface ListedUser extends User {
  version: number
  state: UserState
  lastSeenAt: Date | null
  hasSecondFactor: boolean
}

export interface ProvenUser {
  user: User
  proof: PasswordProof
}

/** Unknown address, wrong password and disabled user look alike; `id` belongs to the address, for the log only. */
export async function checkPassword(
  db: Database,
  email: string,
  password: string,
): Promise<{ id: string | undefined; proven: ProvenUser | null }> {
  const [row] = await db
    .select()
    .from(users)
    .where(eq(users.email, normalisedAddress(email)))
  const proof = await verifyPassword(password, row?.passwordHash ?? null)
  if (!row || !proof || row.disabled) return { id: row?.id, proven: null }
  const { id, name, role } = row
  return { id, proven: { user: { id, email: row.email, name, role }, proof } }
}

export async function provePassword(db: Database, id: string, password: string): Promise<PasswordProof | null> {
  const [row] = await db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, id))
  return verifyPassword(password, row?.passwordHash ?? null)
}

export async function listUsers(db: Database): Promise<ListedUser[]> {
  return (await selectListed(db).orderBy(asc(users.disabled), asc(users.name))).map(listedOf)
}

export async function findUser(db: Database, id: string): Promise<ListedUser | null> {
  const [row] = await selectListed(db).where(eq(users.id, id))
  return row ? listedOf(row) : null
}

function selectListed(db: Database) {
  return db
    .select({
      ...getTableColumns(users),
      lastSeenAt: max(sessions.lastSeenAt),
      hasSecondFactor: hasSecondFactor(users.id),
    })
    .from(users)
    .leftJoin(sessions, eq(sessions.userId, users.id))
    .groupBy(users.id)
    .$dynamic()
}

function listedOf(row: typeof users.$inferSelect & Pick<ListedUser, 'lastSeenAt' | 'hasSecondFactor'>): ListedUser {
  const { id, email, name, role, version, lastSeenAt, hasSecondFactor } = row
  const state = row.disabled ? 'disabled' : row.passwordHash === noPassword ? 'invited' : 'active'
  return { id, email, name, role, version, state, lastSeenAt, hasSecondFactor }
}

export async function saveLocale(db: Database, id: string, locale: Locale): Promise<void> {
  await db.update(users).set({ locale }).where(eq(users.id, id))
}

/** Also ends the user's access, second factor and throttles. */
export async function saveUser(
  db: Database,
  { email, name, role, password }: { email: string; name: string; role: Role; password: string | null },
): Promise<string> {
  const passwordHash = password === null ? noPassword : await hashPassword(password)
  const values = { name, role, passwordHash, disabled: false }
  const address = normalisedAddress(email)
  const saved = db.select({ id: users.id }).from(users).where(eq(users.email, address))
  const [[user]] = await db.batch([
    db
      .insert(users)
      .values({ id: newId(), email: address, ...values })
      .onConflictDoUpdate({ target: users.email, set: values })
      .returning({ id: users.id }),
    ...endAccess(db, saved),
    ...removingSecondFactor(db, saved),
    forgetAttempts(db, await throttleKey('signInAccount', address)),
  ])
  return user?.id ?? ''
}

export function normalisedAddress(email: string): string {
  return cleanAddress(email).toLowerCase()
}

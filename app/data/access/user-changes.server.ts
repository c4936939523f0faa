import { and, eq, exists, ne, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Database } from '#app/data/database.server.ts'
import { isDatabaseError } from '#app/data/database-errors.server.ts'
import type { Author } from '#app/data/saving/authors.server.ts'
import { recordCreation, recordPendingChange } from '#app/data/saving/history.server.ts'
import { authenticatorApps, sessions, users } from '#app/data/tables/access.server.ts'
import type { Role } from '#app/domain/access/user.ts'
import { entriesOf } from '#app/fields/typed-objects.ts'
import { endAccess } from './ended-access.server.ts'
import { hashPassword, noPassword, type PasswordProof } from './passwords.server.ts'
import { removingSecondFactor } from './second-factor.server.ts'
import { findUser, normalisedAddress, type User } from './users.server.ts'

/** Repeating it updates the user until a password is chosen. False if another user has the address. */
export async function inviteUser(db: Database, { id, email, name, role }: User, by: Author): Promise<boolean> {
  const values = { email: normalisedAddress(email), name, role }
  try {
    const [saved] = await db.batch([
      db
        .insert(users)
        .values({ id, ...values, passwordHash: noPassword })
        .onConflictDoUpdate({ target: users.id, set: values, setWhere: eq(users.passwordHash, noPassword) })
        .returning({ id: users.id }),
      recordCreation(db, { kind: 'user', id }, by),
    ])
    return saved.length > 0
  } catch (error) {
    if (isDatabaseError(error, 'UNIQUE constraint failed: users.email')) return false
    throw error
  }
}

export type UserChange = 'saved' | 'lastAdmin' | 'missing'

export async function updateUser(
  db: Database,
  id: string,
  { name, role }: Pick<User, 'name' | 'role'>,
  version: number,
  by: Author,
): Promise<UserChange | 'stale'> {
  return save(db, id, role === 'admin' ? eq(users.id, id) : canLoseAdmin(db, id), { name, role }, version, by)
}

export async function renameUser(
  db: Database,
  id: string,
  name: string,
  version: number,
  by: Author,
): Promise<UserChange | 'stale'> {
  return save(db, id, eq(users.id, id), { name }, version, by)
}

async function save(
  db: Database,
  id: string,
  where: SQL | undefined,
  values: { name: string; role?: Role },
  version: number,
  by: Author,
): Promise<UserChange | 'stale'> {
  const before = await findUser(db, id)
  if (!before) return 'missing'
  const changes = entriesOf(values).map(([field, after]) => ({ field, before: before[field], after }))
  const notes = changes
    .filter((change) => change.before !== change.after)
    .map((change) => recordPendingChange(db, 'user', where, change, by))
  const change = db
    .update(users)
    .set({ ...values, version: version + 1 })
    .where(where)
    .returning({ id: users.id })
  try {
    // The notes need the row as it was.
    const answers = await db.batch([db.select({ id: users.id }).from(users).where(eq(users.id, id)), ...notes, change])
    const saved = answers.at(-1)
    return Array.isArray(saved) && saved.length > 0 ? 'saved' : reasonNotSaved(db, id)
  } catch (error) {
    if (isDatabaseError(error, 'stale_version')) return 'stale'
    throw error
  }
}

export async function setDisabled(db: Database, id: string, disabled: boolean, by: Author): Promise<UserChange> {
  const fits = disabled ? canLoseAdmin(db, id) : eq(users.id, id)
  const changes = and(fits, eq(users.disabled, !disabled))
  const disabledUser = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), eq(users.disabled, true)))
  const [, , saved] = await db.batch([
    recordPendingChange(db, 'user', changes, { field: 'disabled', before: !disabled, after: disabled }, by),
    db
      .update(users)
      .set({ disabled, version: sql`${users.version} + 1` })
      .where(changes),
    db.select({ id: users.id }).from(users).where(fits),
    ...endAccess(db, disabledUser),
  ])
  return saved.length > 0 ? 'saved' : reasonNotSaved(db, id)
}

/** Inside the statement, so that two admins cannot disable each other at the same moment. */
function canLoseAdmin(db: Database, id: string) {
  const other = alias(users, 'other')
  const canAdminister = [eq(other.role, 'admin'), eq(other.disabled, false), ne(other.passwordHash, noPassword)]
  const others = db
    .select({ id: other.id })
    .from(other)
    .where(and(ne(other.id, id), ...canAdminister))
  const isNone = or(ne(users.role, 'admin'), eq(users.disabled, true), eq(users.passwordHash, noPassword))
  return and(eq(users.id, id), or(isNone, exists(others)))
}

async function reasonNotSaved(db: Database, id: string): Promise<UserChange> {
  return (await findUser(db, id)) ? 'lastAdmin' : 'missing'
}

/** Ends the user's other access. Null if the proof is outdated or the user is disabled. */
export async function changePassword(
  db: Database,
  id: string,
  proof: PasswordProof,
  password: string,
): Promise<PasswordProof | null> {
  const passwordHash = await hashPassword(password)
  const changed = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash)))
  const [saved] = await db.batch([
    db
      .update(users)
      .set({ passwordHash })
      .where(and(eq(users.id, id), eq(users.passwordHash, proof), eq(users.disabled, false)))
      .returning({ id: users.id }),
    ...endAccess(db, changed),
  ])
  return saved.length > 0 ? passwordHash : null
}

/** Also ends all of the user's sessions; false without a second factor. */
export async function resetSecondFactor(db: Database, id: string): Promise<boolean> {
  const [had] = await db.batch([
    db.select({ id: authenticatorApps.userId }).from(authenticatorApps).where(eq(authenticatorApps.userId, id)),
    ...removingSecondFactor(db, id),
    db.delete(sessions).where(eq(sessions.userId, id)),
  ])
  return had.length > 0
}

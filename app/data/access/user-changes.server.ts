/** What the administration changes about users, and what they change about themselves. */
import { and, eq, exists, ne, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Database } from '#app/data/database.server.ts'
import { isDatabaseError } from '#app/data/database-errors.server.ts'
import { authenticatorApps, sessions, users } from '#app/data/schema.server.ts'
import { endAccess } from './ended-access.server.ts'
import { hashPassword, noPassword, type PasswordProof } from './passwords.server.ts'
import { removingSecondFactor } from './second-factor.server.ts'
import { findUser, normalisedAddress, type User } from './users.server.ts'

/**
 * Creates a user without a password. A second post of the same form, perhaps corrected, is a change to the first, until
 * a password has been chosen. False when somebody else has the address.
 */
export async function inviteUser(db: Database, { id, email, name, role }: User): Promise<boolean> {
  const values = { email: normalisedAddress(email), name, role }
  try {
    const saved = await db
      .insert(users)
      .values({ id, ...values, passwordHash: noPassword })
      .onConflictDoUpdate({ target: users.id, set: values, setWhere: eq(users.passwordHash, noPassword) })
      .returning({ id: users.id })
    return saved.length > 0
  } catch (error) {
    if (isDatabaseError(error, 'UNIQUE constraint failed: users.email')) return false
    throw error
  }
}

/** `lastAdmin` when nobody would be left who can sign in and reaches users and settings. */
export type UserChange = 'saved' | 'lastAdmin' | 'missing'

export async function updateUser(
  db: Database,
  id: string,
  { name, role }: Pick<User, 'name' | 'role'>,
): Promise<UserChange> {
  const saved = await db
    .update(users)
    .set({ name, role })
    .where(role === 'admin' ? eq(users.id, id) : canLoseAdmin(db, id))
    .returning({ id: users.id })
  return saved.length > 0 ? 'saved' : whyNot(db, id)
}

export async function renameUser(db: Database, id: string, name: string): Promise<void> {
  await db.update(users).set({ name }).where(eq(users.id, id))
}

/** Opens the dashboard to a user, or shuts it at once: sessions, devices and links that the user had are ended. */
export async function setDisabled(db: Database, id: string, disabled: boolean): Promise<UserChange> {
  const change = db
    .update(users)
    .set({ disabled })
    .where(disabled ? canLoseAdmin(db, id) : eq(users.id, id))
    .returning({ id: users.id })
  const shut = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), eq(users.disabled, true)))
  const [saved] = await db.batch([change, ...endAccess(db, shut)])
  return saved.length > 0 ? 'saved' : whyNot(db, id)
}

/** Of two administrators who shut each other out at the same moment, the second statement finds nobody else. */
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

async function whyNot(db: Database, id: string): Promise<UserChange> {
  return (await findUser(db, id)) ? 'lastAdmin' : 'missing'
}

/**
 * Gives a user who has proven the old password a new one; sessions, devices and links that the user had are ended. It gives the
 * proof of the new one, or null when the old one has been replaced meanwhile or the user is disabled.
 */
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

/** Takes a user's second factor away and ends all sessions; false when there was none. */
export async function resetSecondFactor(db: Database, id: string): Promise<boolean> {
  const [had] = await db.batch([
    db.select({ id: authenticatorApps.userId }).from(authenticatorApps).where(eq(authenticatorApps.userId, id)),
    ...removingSecondFactor(db, id),
    db.delete(sessions).where(eq(sessions.userId, id)),
  ])
  return had.length > 0
}

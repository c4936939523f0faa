import { and, asc, eq, exists, getTableColumns, inArray, max, ne, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Role, UserState } from '#app/domain/user.ts'
import { type Database, isDatabaseError, newId } from './database.server.ts'
import { hashPassword, noPassword, verifyPassword } from './passwords.server.ts'
import { passwordTokens, sessions, users } from './schema.server.ts'

export interface User {
  id: string
  email: string
  name: string
  role: Role
}

/** A user as the administration sees it. */
export interface ListedUser extends User {
  state: UserState
  /** The last request of a session that still stands; null for whoever is not signed in anywhere. */
  lastSeenAt: Date | null
}

/** The user with this address and password; null for an unknown address, a wrong password or a disabled user alike. */
export async function findUserByPassword(db: Database, email: string, password: string): Promise<User | null> {
  const [row] = await db
    .select()
    .from(users)
    .where(eq(users.email, normalised(email)))
  const fits = await verifyPassword(password, row?.passwordHash ?? null)
  return row && fits && !row.disabled ? { id: row.id, email: row.email, name: row.name, role: row.role } : null
}

/** Whether this is the user's password. */
export async function isPasswordOf(db: Database, id: string, password: string): Promise<boolean> {
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
    .select({ ...getTableColumns(users), lastSeenAt: max(sessions.lastSeenAt) })
    .from(users)
    .leftJoin(sessions, eq(sessions.userId, users.id))
    .groupBy(users.id)
    .$dynamic()
}

function listedOf(row: typeof users.$inferSelect & { lastSeenAt: Date | null }): ListedUser {
  const { id, email, name, role, lastSeenAt } = row
  const state = row.disabled ? 'disabled' : row.passwordHash === noPassword ? 'invited' : 'active'
  return { id, email, name, role, state, lastSeenAt }
}

/** Creates a user, or gives an existing one this name, role and password; sessions and links that it had are ended. */
export async function saveUser(
  db: Database,
  { email, name, role, password }: { email: string; name: string; role: Role; password: string },
): Promise<void> {
  const values = { name, role, passwordHash: await hashPassword(password), disabled: false }
  const address = normalised(email)
  const saved = db.select({ id: users.id }).from(users).where(eq(users.email, address))
  await db.batch([
    db
      .insert(users)
      .values({ id: newId(), email: address, ...values })
      .onConflictDoUpdate({ target: users.email, set: values }),
    db.delete(sessions).where(inArray(sessions.userId, saved)),
    db.delete(passwordTokens).where(inArray(passwordTokens.userId, saved)),
  ])
}

/**
 * Creates a user without a password. A second post of the same form, perhaps corrected, is a change to the first, until
 * a password has been chosen. False when somebody else has the address.
 */
export async function inviteUser(db: Database, { id, email, name, role }: User): Promise<boolean> {
  const values = { email: normalised(email), name, role }
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

/** Opens the dashboard to a user, or shuts it at once: sessions and links that the user had are ended. */
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
  const [saved] = await db.batch([
    change,
    db.delete(sessions).where(inArray(sessions.userId, shut)),
    db.delete(passwordTokens).where(inArray(passwordTokens.userId, shut)),
  ])
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

/** Gives a user a new password; sessions and links that the user had are ended. */
export async function changePassword(db: Database, id: string, password: string): Promise<void> {
  const passwordHash = await hashPassword(password)
  await db.batch([
    db.update(users).set({ passwordHash }).where(eq(users.id, id)),
    db.delete(sessions).where(eq(sessions.userId, id)),
    db.delete(passwordTokens).where(eq(passwordTokens.userId, id)),
  ])
}

function normalised(email: string): string {
  return email.trim().toLowerCase()
}

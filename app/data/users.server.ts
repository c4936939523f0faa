import { eq, inArray } from 'drizzle-orm'
import { type Database, newId } from './database.server.ts'
import { hashPassword, verifyPassword } from './passwords.server.ts'
import { sessions, users } from './schema.server.ts'

export type Role = (typeof users.$inferSelect)['role']

export interface User {
  id: string
  email: string
  name: string
  role: Role
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

/** Creates a user, or gives an existing one this name, role and password; sessions that it had are ended. */
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
  ])
}

function normalised(email: string): string {
  return email.trim().toLowerCase()
}

import { findUser, type ListedUser } from '#app/data/access/users.server.ts'
import type { Database } from '#app/data/database.server.ts'
import { notFound } from '#app/http/responses.server.ts'

export async function requireListedUser(db: Database, id = ''): Promise<ListedUser> {
  const user = await findUser(db, id)
  if (!user) throw notFound()
  return user
}

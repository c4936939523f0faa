/** Users and the links by which they choose a password, for tests. */
import { eq } from 'drizzle-orm'
import { users } from '#app/data/tables/access.server.ts'
import { db, password, Visitor } from './visitor.ts'

export const goodPassword = 'vier-wörter-am-abend'

export async function userRow(email: string) {
  const [row] = await db.select().from(users).where(eq(users.email, email))
  if (!row) throw new Error(`no user ${email}`)
  return row
}

export async function signedIn(email: string, secret = password): Promise<Visitor> {
  const visitor = new Visitor()
  const answer = await visitor.post('/login', { email, password: secret })
  if (answer.status !== 303) throw new Error(`sign-in answered ${answer.status}`)
  return visitor
}

/** The path of the link that a page shows. */
export function linkIn(html: string): string {
  return /value="https:\/\/giebel\.test(\/passwort\/[0-9a-f]{64})"/.exec(html)?.[1] ?? ''
}

import { checkPassword } from '#app/data/access/users.server.ts'
import type { Database } from '#app/data/database.server.ts'
import { users } from '#app/data/tables/access.server.ts'
import { paths } from '#app/paths/public.ts'
import { demoPassword, demoUsers } from './people.ts'

/** For a site at `url`. Names the demo's users only where they can sign in: a restored backup has other users. */
export async function signInLine(db: Database): Promise<(url: string) => string> {
  if ((await db.$count(users)) === 0)
    return () => 'Nobody can sign in yet: npm run user:create -- --email name@example.de --role admin'
  const emails: string[] = []
  for (const { email } of Object.values(demoUsers)) {
    const { proven } = await checkPassword(db, email, demoPassword)
    if (proven) emails.push(email)
  }
  const [first, second] = emails
  const demo = first ? ` as ${first}${second ? ` (or ${second})` : ''}, password: ${demoPassword}` : ''
  return (url) => `Sign in at ${url}${paths.login}${demo}`
}

import { count } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { isInTab } from '#app/data/saving/trash.server.ts'
import { teamMembers, testimonials } from '#app/data/tables/entries.server.ts'

/** Those outside of the trash, in one statement. */
export async function countEntries(db: Database): Promise<{ members: number; testimonials: number }> {
  const [counts] = await db
    .select({ members: count(), testimonials: db.$count(testimonials, isInTab(testimonials, 'all')) })
    .from(teamMembers)
    .where(isInTab(teamMembers, 'all'))
  return counts ?? { members: 0, testimonials: 0 }
}

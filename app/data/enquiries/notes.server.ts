import { asc, eq, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { type Author, idOf, nameOf } from '#app/data/saving/authors.server.ts'
import { enquiries, enquiryNotes } from '#app/data/tables/enquiries.server.ts'
import { pick } from '#app/fields/typed-objects.ts'

/** False if there is no such enquiry. Adding a note twice stores it once. */
export async function addNote(
  db: Database,
  enquiryId: string,
  { id, text }: { id: string; text: string },
  by: Author,
): Promise<boolean> {
  const [found] = await db.batch([
    db.select({ id: enquiries.id }).from(enquiries).where(eq(enquiries.id, enquiryId)),
    db
      .insert(enquiryNotes)
      .select(
        sql`select ${id}, ${enquiries.id}, ${nameOf(by)}, ${idOf(by)}, ${Date.now()}, ${text} from ${enquiries}
          where ${enquiries.id} = ${enquiryId}`,
      )
      .onConflictDoNothing(),
  ])
  return found.length > 0
}

export function listNotes(db: Database, enquiryId: string) {
  return db
    .select(pick(enquiryNotes, ['id', 'text', 'by', 'createdAt'] as const))
    .from(enquiryNotes)
    .where(eq(enquiryNotes.enquiryId, enquiryId))
    .orderBy(asc(enquiryNotes.createdAt), asc(enquiryNotes.id))
}

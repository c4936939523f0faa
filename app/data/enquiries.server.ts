import { count, eq, lt } from 'drizzle-orm'
import type { EnquiryValues } from '#app/domain/enquiry.ts'
import type { Locale } from '#app/fields/field.ts'
import type { Database } from './database.server.ts'
import { insertParcel, type NewParcel } from './outbox.server.ts'
import { enquiries } from './schema.server.ts'

export interface NewEnquiry extends EnquiryValues {
  /** The public offer that it is about. */
  propertyId: string | null
  /** The language it was written in, as far as the page's language says so. */
  locale: Locale
}

/** Stores an enquiry together with what it sends out, once: a repeated post changes nothing. Returns its id. */
export async function createEnquiry(db: Database, enquiry: NewEnquiry, parcels: readonly NewParcel[]): Promise<string> {
  const id = await enquiryId(enquiry)
  await db.batch([
    db
      .insert(enquiries)
      .values({ id, ...enquiry })
      .onConflictDoNothing(),
    ...parcels.map((parcel) => insertParcel(db, id, parcel)),
  ])
  return id
}

/** How many wait for an answer. */
export async function countNewEnquiries(db: Database): Promise<number> {
  const [row] = await db.select({ total: count() }).from(enquiries).where(eq(enquiries.status, 'new'))
  return row?.total ?? 0
}

/** How long an enquiry is kept after it was answered, in milliseconds: half a year, as the privacy page says. */
export const keptAfterAnswer = 183 * 24 * 60 * 60 * 1000

/** Removes what nobody needs any more, with what was sent out for it. */
export async function deleteOldEnquiries(db: Database): Promise<void> {
  await db.delete(enquiries).where(lt(enquiries.answeredAt, new Date(Date.now() - keptAfterAnswer)))
}

/**
 * Made of what was said, and of the day: the form stands on cached pages and can hold no id of its own. Whoever writes
 * the same words again on another day means it.
 */
async function enquiryId({ name, email, phone, message, propertyId }: NewEnquiry): Promise<string> {
  const day = new Date().toISOString().slice(0, 10)
  const said = new TextEncoder().encode(JSON.stringify([name, email, phone, message, propertyId, day]))
  return Buffer.from(await crypto.subtle.digest('SHA-256', said))
    .toString('hex')
    .slice(0, 32)
}

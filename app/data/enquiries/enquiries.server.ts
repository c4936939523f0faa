/** Enquiries: stored once, read by staff, kept no longer than the privacy page says. */
import { and, count, desc, eq, inArray, lt, min, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { coverOf, coverSelection } from '#app/data/pictures/pictures.server.ts'
import { repeated } from '#app/data/repetition.server.ts'
import { enquiries, properties } from '#app/data/schema.server.ts'
import type { EnquiryFilters, EnquiryStatus, EnquiryValues } from '#app/domain/enquiry.ts'
import type { Locale } from '#app/fields/field.ts'
import { enquirySays } from './enquiry-conditions.server.ts'
import { announcedBefore } from './enquiry-retention.server.ts'
import { insertParcel, type NewParcel, undeliveredEnquiries } from './outbox.server.ts'

export interface NewEnquiry extends EnquiryValues {
  /** The public offer that it is about. */
  propertyId: string | null
  /** The language it was written in, as far as the page's language says so. */
  locale: Locale
}

/** Stores an enquiry together with what it sends out, once: a repeated post changes nothing. Returns its id. */
export async function createEnquiry(db: Database, enquiry: NewEnquiry, parcels: readonly NewParcel[]): Promise<string> {
  const id = await enquiryId(enquiry)
  await repeated(() =>
    db.batch([
      db
        .insert(enquiries)
        .values({ id, ...enquiry })
        .onConflictDoNothing(),
      ...parcels.map((parcel) => insertParcel(db, id, parcel)),
    ]),
  )
  return id
}

export const enquiriesPerPage = 25

/** What a row shows of a message: 200 characters. */
const messageStart = sql<string>`substr(${enquiries.message}, 1, 200) || iif(length(${enquiries.message}) > 200, '…', '')`

/** One page of the inbox, the latest first, with how many of each status the search finds. A page beyond the last is the last. */
export async function listEnquiries(db: Database, filters: EnquiryFilters & { page: number }) {
  const found = await whatIsFound(db, filters)
  const fitting = and(found, hasStatus(filters))
  const [counts, rows] = await Promise.all([countEnquiries(db, found), listPage(db, fitting, filters.page)])
  const total = counts[filters.status ?? 'all']
  const lastPage = Math.max(1, Math.ceil(total / enquiriesPerPage))
  if (filters.page <= lastPage) return { counts, total, page: filters.page, rows }
  return { counts, total, page: lastPage, rows: await listPage(db, fitting, lastPage) }
}

/** What is asked for apart from the status. */
async function whatIsFound(db: Database, { q, leaving }: EnquiryFilters): Promise<SQL | undefined> {
  return and(enquirySays(q), leaving ? lt(enquiries.answeredAt, await announcedBefore(db)) : undefined)
}

function hasStatus({ status }: EnquiryFilters): SQL | undefined {
  return status ? eq(enquiries.status, status) : undefined
}

/** How many enquiries each status holds, in one pass. */
async function countEnquiries(db: Database, found: SQL | undefined): Promise<Record<EnquiryStatus | 'all', number>> {
  const groups = await db
    .select({ status: enquiries.status, total: count() })
    .from(enquiries)
    .where(found)
    .groupBy(enquiries.status)
  const counts = { all: 0, new: 0, answered: 0, archived: 0 }
  for (const { status, total } of groups) {
    counts[status] = total
    counts.all += total
  }
  return counts
}

/** The page is picked before properties are joined, which would otherwise be read for every enquiry there is. */
function listPage(db: Database, fitting: SQL | undefined, page: number) {
  const ids = db
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(fitting)
    .orderBy(...latestFirst)
    .limit(enquiriesPerPage)
    .offset((page - 1) * enquiriesPerPage)
  return db
    .select({
      id: enquiries.id,
      name: enquiries.name,
      start: messageStart,
      locale: enquiries.locale,
      status: enquiries.status,
      receivedAt: enquiries.receivedAt,
      propertyName: properties.name,
      isUndelivered: sql`${inArray(enquiries.id, undeliveredEnquiries(db))}`.mapWith(Boolean),
    })
    .from(enquiries)
    .leftJoin(properties, eq(properties.id, enquiries.propertyId))
    .where(inArray(enquiries.id, ids))
    .orderBy(...latestFirst)
}

const latestFirst = [desc(enquiries.receivedAt), desc(enquiries.id)]

/** Everything that was said in the enquiries that fit, the latest first. */
export async function listWholeEnquiries(db: Database, filters: EnquiryFilters) {
  return db
    .select({
      receivedAt: enquiries.receivedAt,
      name: enquiries.name,
      email: enquiries.email,
      phone: enquiries.phone,
      message: enquiries.message,
      propertyNumber: properties.propertyNumber,
      propertyName: properties.name,
      locale: enquiries.locale,
      status: enquiries.status,
      answeredAt: enquiries.answeredAt,
    })
    .from(enquiries)
    .leftJoin(properties, eq(properties.id, enquiries.propertyId))
    .where(and(await whatIsFound(db, filters), hasStatus(filters)))
    .orderBy(...latestFirst)
}

/** Who waits for an answer, the latest first. */
export function listNewEnquiries(db: Database, limit: number) {
  return db
    .select({
      id: enquiries.id,
      name: enquiries.name,
      receivedAt: enquiries.receivedAt,
      propertyName: properties.name,
    })
    .from(enquiries)
    .leftJoin(properties, eq(properties.id, enquiries.propertyId))
    .where(eq(enquiries.status, 'new'))
    .orderBy(...latestFirst)
    .limit(limit)
}

/** The enquiry with the property that it is about, whatever state that is in. */
export async function findEnquiry(db: Database, id: string) {
  const [row] = await db
    .select({
      id: enquiries.id,
      name: enquiries.name,
      email: enquiries.email,
      phone: enquiries.phone,
      message: enquiries.message,
      locale: enquiries.locale,
      status: enquiries.status,
      receivedAt: enquiries.receivedAt,
      answeredAt: enquiries.answeredAt,
      property: {
        id: properties.id,
        name: properties.name,
        propertyNumber: properties.propertyNumber,
        published: properties.published,
        sold: properties.sold,
        highlighted: properties.highlighted,
        reserved: properties.reserved,
        deletedAt: properties.deletedAt,
      },
      ...coverSelection,
    })
    .from(enquiries)
    .leftJoin(properties, eq(properties.id, enquiries.propertyId))
    .where(eq(enquiries.id, id))
  if (!row) return null
  const { cover, property, ...enquiry } = row
  return { ...enquiry, property: property && { ...property, cover: coverOf(cover) } }
}

/**
 * Sets the status; returns whose enquiry it is and what the status was before, or null when there is none. `answeredAt`
 * is when it was first answered or put away, since what is put away unanswered must not be kept for ever.
 */
export async function setEnquiryStatus(db: Database, id: string, status: EnquiryStatus) {
  const answeredAt = status === 'new' ? null : sql`coalesce(${enquiries.answeredAt}, ${Date.now()})`
  const [[before]] = await db.batch([
    db.select({ name: enquiries.name, status: enquiries.status }).from(enquiries).where(eq(enquiries.id, id)),
    db.update(enquiries).set({ status, answeredAt }).where(eq(enquiries.id, id)),
  ])
  return before ?? null
}

/** Deletes the enquiry, and with it what was sent out for it. The name of who wrote it; null when there was none. */
export async function deleteEnquiry(db: Database, id: string): Promise<string | null> {
  const [gone] = await db.delete(enquiries).where(eq(enquiries.id, id)).returning({ name: enquiries.name })
  return gone?.name ?? null
}

/** How many wait for an answer, and since when the first of them does. */
export async function countNewEnquiries(db: Database): Promise<{ count: number; oldest: Date | null }> {
  const [row] = await db
    .select({ count: count(), oldest: min(enquiries.receivedAt) })
    .from(enquiries)
    .where(eq(enquiries.status, 'new'))
  return row ?? { count: 0, oldest: null }
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

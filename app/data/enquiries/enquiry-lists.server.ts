import { and, asc, count, desc, eq, isNotNull, min, ne, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { enquiries, enquiryProperties, enquiryReplies } from '#app/data/tables/enquiries.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import { askedProperty, furtherNames, isAbout, latestFirst } from './enquiry-conditions.server.ts'
import { openWithdrawals } from './withdrawals.server.ts'

const declinesOf = sql`select 1 from ${enquiryReplies} reply where reply.enquiry_id = enquiries.id
  and reply.id >= 'decline-' and reply.id < 'decline.'`

/** The latest, and all withdrawals among the new ones. */
export async function listNewEnquiries(db: Database, limit: number) {
  const rows = await db
    .select({
      id: enquiries.id,
      name: enquiries.name,
      receivedAt: enquiries.receivedAt,
      propertyName: properties.name,
      furtherNames: furtherNames.as('further_names'),
      answers: enquiries.answers,
      withdrawals: openWithdrawals(),
    })
    .from(enquiries)
    .leftJoin(properties, eq(properties.id, enquiries.propertyId))
    .where(eq(enquiries.status, 'new'))
    .orderBy(...latestFirst)
    .limit(limit)
  const [{ withdrawals } = { withdrawals: [] }] = rows
  return { enquiries: rows.map(({ withdrawals: _, ...enquiry }) => enquiry), withdrawals }
}

export function listFurtherProperties(db: Database, id: string) {
  return db
    .select(askedProperty)
    .from(enquiryProperties)
    .innerJoin(enquiries, eq(enquiries.id, enquiryProperties.enquiryId))
    .innerJoin(properties, eq(properties.id, enquiryProperties.propertyId))
    .where(eq(enquiryProperties.enquiryId, id))
    .orderBy(asc(enquiryProperties.position))
}

export function listFromSameAddress(db: Database, id: string, limit: number) {
  const address = sql`(select lower(asked.email) from ${enquiries} asked where asked.id = ${id})`
  return db
    .select({
      id: enquiries.id,
      receivedAt: enquiries.receivedAt,
      status: enquiries.status,
      propertyName: properties.name,
      answers: enquiries.answers,
    })
    .from(enquiries)
    .leftJoin(properties, eq(properties.id, enquiries.propertyId))
    .where(and(sql`lower(${enquiries.email}) = ${address}`, ne(enquiries.id, id)))
    .orderBy(...latestFirst)
    .limit(limit)
}

export function listAskers(db: Database, propertyId: string) {
  return db
    .select({
      id: enquiries.id,
      name: enquiries.name,
      email: enquiries.email,
      message: enquiries.message,
      locale: enquiries.locale,
      status: enquiries.status,
      receivedAt: enquiries.receivedAt,
      // Drizzle omits the table of columns here, and both have an id.
      isDeclined: sql`exists (${declinesOf})`.mapWith(Boolean),
    })
    .from(enquiries)
    .where(isAbout(propertyId))
    .orderBy(...latestFirst)
    .limit(mostAskers)
}

const mostAskers = 1_000

export function countWaiting(db: Database, propertyId: string): Promise<number> {
  return db.$count(enquiries, and(isAbout(propertyId), eq(enquiries.status, 'new')))
}

export function countDeclined(db: Database, propertyIds: readonly string[]): Promise<number> {
  return db.$count(enquiries, and(isAbout(...propertyIds), sql`exists (${declinesOf})`))
}

export function countEnquiriesAbout(db: Database, propertyId: string): Promise<number> {
  return db.$count(enquiries, isAbout(propertyId))
}

/** When they came, the latest first. */
export async function listMomentsAbout(db: Database, propertyId: string): Promise<Date[]> {
  const { receivedAt } = enquiries
  const rows = await db.select({ receivedAt }).from(enquiries).where(isAbout(propertyId)).orderBy(desc(receivedAt))
  return rows.map(({ receivedAt }) => receivedAt)
}

export async function countAssigned(db: Database): Promise<Map<string | null, number>> {
  const rows = await db
    .select({ id: enquiries.assignedTo, total: count() })
    .from(enquiries)
    .where(and(isNotNull(enquiries.assignedTo), eq(enquiries.status, 'new')))
    .groupBy(enquiries.assignedTo)
  return new Map(rows.map(({ id, total }) => [id, total]))
}

export async function countNewEnquiries(db: Database): Promise<{ count: number; oldest: Date | null }> {
  const [row] = await db
    .select({ count: count(), oldest: min(enquiries.receivedAt) })
    .from(enquiries)
    .where(eq(enquiries.status, 'new'))
  return row ?? { count: 0, oldest: null }
}

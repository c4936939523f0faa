/** What is stored about an address, for staff. A new table with addresses needs a line in each function. */
import { and, count, desc, eq, isNull, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { latestFirst } from '#app/data/enquiries/enquiry-conditions.server.ts'
import { query, runBatch } from '#app/data/queries.server.ts'
import { enquiries, enquiryReplies } from '#app/data/tables/enquiries.server.ts'
import { outbox } from '#app/data/tables/outbox.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import { sellers } from '#app/data/tables/sellers.server.ts'
import { subscriptions } from '#app/data/tables/subscriptions.server.ts'
import { pick } from '#app/fields/typed-objects.ts'

export const mostAddresses = 20

/** In lower case; contain what was typed. One more than `mostAddresses` if there are more. */
export async function findAddresses(db: Database, typed: string): Promise<string[]> {
  const rows = await db.all<{ email: string }>(sql`
    select stored.email from (
      select lower(asked.email) as email from enquiries asked where asked.email is not null
      union select lower(waiting.email) from subscriptions waiting
      union select lower(owning.seller_email) from sellers owning where owning.seller_email is not null
    ) stored
    where instr(stored.email, lower(${typed})) > 0 order by stored.email limit ${mostAddresses + 1}`)
  return rows.map(({ email }) => email)
}

export type StoredAbout = Awaited<ReturnType<typeof findStoredAbout>>

/** Of waiting mails, those of the enquiry `except` are left out, and those that confirm withdrawals. */
export function findStoredAbout(db: Database, email: string, except: string | null = null) {
  const isIt = (column: SQLWrapper) => sql`lower(${column}) = lower(${email})`
  const rows = <Row>(all: Row) => all
  const counted = ([row]: readonly { count: number }[]) => row?.count ?? 0
  const isDeleted = (id: SQLWrapper) => sql`
    ${id} is not ${except} and not coalesce(${id} in (select w.id from enquiries w where w.kind = 'withdrawal'), false)`
  const elsewhere = sql`${enquiryReplies.enquiryId} in (select e.id from enquiries e where lower(e.email) is not lower(${email}))`
  return runBatch(db, {
    enquiries: query(
      db
        .select({
          ...pick(enquiries, ['id', 'kind', 'name', 'status', 'receivedAt', 'locale']),
          about: sql<string | null>`(select p.name from properties p where p.id = ${enquiries.propertyId})`.as('about'),
        })
        .from(enquiries)
        .where(isIt(enquiries.email))
        .orderBy(...latestFirst),
      rows,
    ),
    subscriptions: query(
      db
        .select(pick(subscriptions, ['id', 'query', 'locale', 'createdAt', 'confirmedAt', 'pausedAt']))
        .from(subscriptions)
        .where(isIt(subscriptions.email))
        .orderBy(desc(subscriptions.createdAt)),
      rows,
    ),
    replies: query(
      db
        .select({ count: count() })
        .from(enquiryReplies)
        .where(and(isIt(sql`${enquiryReplies.recipient}`), elsewhere, isDeleted(enquiryReplies.enquiryId))),
      counted,
    ),
    messages: query(
      db
        .select({ count: count() })
        .from(outbox)
        .where(and(isNull(outbox.deliveredAt), isIt(sql`${outbox.payload} ->> 'to'`), isDeleted(outbox.enquiryId))),
      counted,
    ),
    sales: query(
      db
        .select(pick(properties, ['id', 'name', 'propertyNumber']))
        .from(sellers)
        .innerJoin(properties, eq(properties.id, sellers.id))
        .where(isIt(sql`${sellers.sellerEmail}`)),
      rows,
    ),
  })
}

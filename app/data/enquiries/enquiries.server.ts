import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { digestOf } from '#app/data/digest.server.ts'
import { jsonList } from '#app/data/json-list.server.ts'
import { type EnquiryMessage, insertEnquiryMessage } from '#app/data/outbox/queue.server.ts'
import { coverOf, coverSelection } from '#app/data/pictures/pictures.server.ts'
import { repeated } from '#app/data/repetition.server.ts'
import { enquiries, enquiryProperties, enquiryReplies } from '#app/data/tables/enquiries.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import { type EnquiryAnswers, kindOf } from '#app/domain/enquiries/answers.ts'
import type { EnquiryStatus, EnquiryValues } from '#app/domain/enquiries/enquiry.ts'
import type { ReceiptState } from '#app/domain/enquiries/receipt.ts'
import type { Locale } from '#app/fields/locale.ts'
import { askedProperty } from './enquiry-conditions.server.ts'
import { insertReceipt, type NewReceipt } from './receipts.server.ts'

export interface NewEnquiry extends EnquiryValues {
  propertyId: string | null
  furtherIds?: readonly string[]
  locale: Locale
  answers?: EnquiryAnswers
  formId?: string | null
  receivedAt?: Date
  receipt?: ReceiptState
}

export async function createEnquiry(
  db: Database,
  { formId = null, furtherIds = [], ...enquiry }: NewEnquiry,
  messages: readonly EnquiryMessage[],
  receipt: NewReceipt | null = null,
): Promise<{ id: string }> {
  const id = await enquiryId({ ...enquiry, furtherIds }, formId)
  const kind = kindOf(enquiry.answers)
  const receipts = receipt ? await insertReceipt(db, id, receipt) : []
  await repeated(() =>
    db.batch([
      db
        .insert(enquiries)
        .values({ id, kind, ...enquiry })
        .onConflictDoNothing(),
      ...(furtherIds.length > 0 ? [insertFurther(db, id, furtherIds)] : []),
      ...messages.map((message) => insertEnquiryMessage(db, id, message, enquiry.receivedAt)),
      ...receipts,
    ]),
  )
  return { id }
}

function insertFurther(db: Database, enquiryId: string, ids: readonly string[]) {
  const rows = db
    .select({
      enquiryId: sql<string>`${enquiryId}`.as('enquiry_id'),
      propertyId: properties.id,
      // Drizzle omits the table of columns here, and both have an id.
      position: sql<number>`(
        select asked.key from json_each(${JSON.stringify(ids)}) asked where asked.value = properties.id)`.as(
        'position',
      ),
    })
    .from(properties)
    .where(inArray(properties.id, jsonList(ids)))
  return db.insert(enquiryProperties).select(rows).onConflictDoNothing()
}

export async function findEnquiry(db: Database, id: string) {
  const [row] = await db
    .select({
      id: enquiries.id,
      name: enquiries.name,
      email: enquiries.email,
      phone: enquiries.phone,
      message: enquiries.message,
      kind: enquiries.kind,
      answers: enquiries.answers,
      locale: enquiries.locale,
      status: enquiries.status,
      receivedAt: enquiries.receivedAt,
      answeredAt: enquiries.answeredAt,
      reopenedAt: enquiries.reopenedAt,
      replyDraft: enquiries.replyDraft,
      receipt: enquiries.receipt,
      assignedTo: enquiries.assignedTo,
      property: askedProperty,
      ...coverSelection(),
    })
    .from(enquiries)
    .leftJoin(properties, eq(properties.id, enquiries.propertyId))
    .where(eq(enquiries.id, id))
  if (!row) return null
  const { cover, property, ...enquiry } = row
  return { ...enquiry, property: property && { ...property, cover: coverOf(cover) } }
}

/**
 * Changes with each reply and each status. `enquiries.id` is plain text, because in a select from one table Drizzle
 * omits the table's name, and `id` would then mean that of the reply.
 */
const stateMark = sql<string>`${enquiries.status} || '.' || ${enquiries.statusVersion} || '.' ||
  (select count(*) from ${enquiryReplies} r where r.enquiry_id = enquiries.id)`

/**
 * Archiving sets `answeredAt` too, or unanswered enquiries would be kept forever; reopening starts their time again.
 * `mark` identifies the state afterwards; with `since`, an enquiry with another mark is left alone.
 */
export async function setEnquiryStatus(db: Database, id: string, status: EnquiryStatus, since?: string) {
  const now = Date.now()
  const isReopened = sql`${status} = 'new' and ${enquiries.status} <> 'new'`
  const answeredAt = status === 'new' ? null : sql`coalesce(${enquiries.answeredAt}, ${now})`
  const reopenedAt = sql`iif(${isReopened}, ${now}, ${enquiries.reopenedAt})`
  const isUnchanged = since === undefined ? undefined : eq(stateMark, since)
  const statusVersion = sql`${enquiries.statusVersion} + iif(${enquiries.status} = ${status}, 0, 1)`
  const isIt = eq(enquiries.id, id)
  const [[before], , [after]] = await db.batch([
    db.select({ name: enquiries.name, status: enquiries.status }).from(enquiries).where(isIt),
    db.update(enquiries).set({ status, statusVersion, answeredAt, reopenedAt }).where(and(isIt, isUnchanged)),
    db.select({ status: enquiries.status, mark: stateMark }).from(enquiries).where(isIt),
  ])
  return before && after ? { name: before.name, before: before.status, after: after.status, mark: after.mark } : null
}

export async function deleteEnquiry(db: Database, id: string): Promise<string | null> {
  const [gone] = await db.delete(enquiries).where(eq(enquiries.id, id)).returning({ name: enquiries.name })
  return gone?.name ?? null
}

/** Forms on cached pages cannot carry an id, so content and day make one: repeated posts are stored once. */
async function enquiryId(enquiry: NewEnquiry, formId: string | null): Promise<string> {
  const { name, email, phone, message, propertyId, furtherIds = [], answers } = enquiry
  const once = formId ?? new Date().toISOString().slice(0, 10)
  return (await digestOf([name, email, phone, message, [propertyId, ...furtherIds].join(), answers, once])).slice(0, 32)
}

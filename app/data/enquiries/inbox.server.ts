import { and, count, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { undeliveredMail } from '#app/data/outbox/report.server.ts'
import { isKept } from '#app/data/saving/trash.server.ts'
import { enquiries } from '#app/data/tables/enquiries.server.ts'
import { teamMembers } from '#app/data/tables/entries.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import type { EnquiryFilters, EnquiryStatus } from '#app/domain/enquiries/enquiry.ts'
import { enquiryMatches, furtherNames, furtherNumbers, isAbout, latestFirst } from './enquiry-conditions.server.ts'
import { isLeaving } from './enquiry-retention.server.ts'
import { openWithdrawals } from './withdrawals.server.ts'

const isAssignee = and(eq(teamMembers.id, enquiries.assignedTo), isKept(teamMembers))

export const enquiriesPerPage = 25

const messageStart = sql<string>`substr(${enquiries.message}, 1, 200) || iif(length(${enquiries.message}) > 200, '…', '')`

export async function listEnquiries(db: Database, filters: EnquiryFilters & { page: number }) {
  const found = await searchCondition(db, filters)
  const fitting = and(found, hasStatus(filters))
  const [{ counts, withdrawals }, rows] = await Promise.all([
    countEnquiries(db, found),
    listPage(db, fitting, filters.page),
  ])
  const total = counts[filters.status ?? 'all']
  const lastPage = Math.max(1, Math.ceil(total / enquiriesPerPage))
  if (filters.page <= lastPage) return { counts, withdrawals, total, page: filters.page, rows }
  return { counts, withdrawals, total, page: lastPage, rows: await listPage(db, fitting, lastPage) }
}

export async function listCondition(db: Database, filters: EnquiryFilters): Promise<SQL | undefined> {
  return and(await searchCondition(db, filters), hasStatus(filters))
}

async function searchCondition(db: Database, { q, property, leaving }: EnquiryFilters): Promise<SQL | undefined> {
  const isAsked = property ? isAbout(property) : undefined
  return and(enquiryMatches(q), isAsked, leaving ? await isLeaving(db) : undefined)
}

function hasStatus({ status }: EnquiryFilters): SQL | undefined {
  return status ? eq(enquiries.status, status) : undefined
}

/** By status, and all open withdrawals. Without groups, so that there is a row when nothing is found. */
async function countEnquiries(db: Database, found: SQL | undefined) {
  const countOf = (status: EnquiryStatus) => sql<number>`count(*) filter (where ${enquiries.status} = ${status})`
  const counted = { new: countOf('new'), answered: countOf('answered'), archived: countOf('archived') }
  const [row] = await db
    .select({ ...counted, all: count(), withdrawals: openWithdrawals() })
    .from(enquiries)
    .where(found)
  const { withdrawals = [], ...counts } = row ?? { all: 0, new: 0, answered: 0, archived: 0 }
  return { counts, withdrawals }
}

/** Selects the page before joining properties; otherwise SQLite reads one for every enquiry. */
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
      answers: enquiries.answers,
      start: messageStart,
      locale: enquiries.locale,
      status: enquiries.status,
      receivedAt: enquiries.receivedAt,
      isDrafted: sql`${enquiries.replyDraft} is not null`.mapWith(Boolean),
      propertyName: properties.name,
      furtherNames: furtherNames.as('further_names'),
      assignee: teamMembers.name,
      undelivered: undeliveredMail(),
    })
    .from(enquiries)
    .leftJoin(properties, eq(properties.id, enquiries.propertyId))
    .leftJoin(teamMembers, isAssignee)
    .where(inArray(enquiries.id, ids))
    .orderBy(...latestFirst)
}

export async function listWholeEnquiries(db: Database, filters: EnquiryFilters) {
  return db
    .select({
      receivedAt: enquiries.receivedAt,
      kind: enquiries.kind,
      name: enquiries.name,
      email: enquiries.email,
      phone: enquiries.phone,
      message: enquiries.message,
      answers: enquiries.answers,
      propertyNumber: properties.propertyNumber,
      propertyName: properties.name,
      furtherNames: furtherNames.as('further_names'),
      furtherNumbers: furtherNumbers.as('further_numbers'),
      locale: enquiries.locale,
      status: enquiries.status,
      answeredAt: enquiries.answeredAt,
      assignedTo: teamMembers.name,
    })
    .from(enquiries)
    .leftJoin(properties, eq(properties.id, enquiries.propertyId))
    .leftJoin(teamMembers, isAssignee)
    .where(await listCondition(db, filters))
    .orderBy(...latestFirst)
}

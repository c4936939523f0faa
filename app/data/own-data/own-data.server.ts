/** A new table with addresses needs a line in `isKnown`, `ownDataQueries`, `findStoredAbout` and `deletingDataOf`. */
import { and, asc, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import { isOpenLink, linkSubject } from '#app/data/access/mailed-links.server.ts'
import type { Database } from '#app/data/database.server.ts'
import { latestFirst } from '#app/data/enquiries/enquiry-conditions.server.ts'
import { isOfPresentAddress } from '#app/data/prepared/decisions.server.ts'
import { command, query, runBatch } from '#app/data/queries.server.ts'
import { repeated } from '#app/data/repetition.server.ts'
import { enquiries, enquiryNotes, enquiryProperties, enquiryReplies } from '#app/data/tables/enquiries.server.ts'
import { mailedLinks } from '#app/data/tables/mailed-links.server.ts'
import { outbox } from '#app/data/tables/outbox.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import { releases, sellers } from '#app/data/tables/sellers.server.ts'
import { subscriptionMatches, subscriptions } from '#app/data/tables/subscriptions.server.ts'
import { textIn } from '#app/data/texts/texts.server.ts'
import type { OwnDataAct } from '#app/domain/enquiries/own-data.ts'
import type { Locale } from '#app/fields/locale.ts'
import { pick } from '#app/fields/typed-objects.ts'
import { insertOwnDataEvent, ownDataEvent } from './own-data-events.server.ts'

export function isKnown(email: string): SQL {
  return sql`(exists (select 1 from enquiries asked where lower(asked.email) = lower(${email}))
    or exists (select 1 from subscriptions waiting where lower(waiting.email) = lower(${email}))
    or exists (select 1 from sellers owning where lower(owning.seller_email) = lower(${email})))`
}

export type OwnData = NonNullable<Awaited<ReturnType<typeof findOwnData>>>
export type OwnEnquiry = OwnData['enquiries'][number]
export type OwnSubscription = OwnData['subscriptions'][number]
export type OwnSale = OwnData['sales'][number]

/** Null for an unknown or expired link. Records once per link that it was opened. */
export async function findOwnData(
  db: Database,
  link: string,
  { locale, act }: { locale: Locale; act: Exclude<OwnDataAct, 'deleted'> },
) {
  const event = await ownDataEvent(link, act)
  const found = await repeated(() =>
    runBatch(db, { ...ownDataQueries(db, link, locale), event: command(insertOwnDataEvent(db, event)) }),
  )
  if (!found.owner) return null
  const { owner, enquiries, about, further, replies, notes, receipts, subscriptions, told, sales, decided } = found
  const ofEnquiry = <Row extends { enquiryId: string | null }>(rows: readonly Row[], id: string) =>
    rows.filter(({ enquiryId }) => enquiryId === id)
  return {
    ...owner,
    enquiries: enquiries.map((enquiry) => ({
      ...enquiry,
      about: [...ofEnquiry(about, enquiry.id), ...ofEnquiry(further, enquiry.id)],
      replies: ofEnquiry(replies, enquiry.id),
      notes: ofEnquiry(notes, enquiry.id),
      sentReceipt: ofEnquiry(receipts, enquiry.id)[0] ?? null,
    })),
    subscriptions: subscriptions.map((subscription) => ({
      ...subscription,
      told: told.filter(({ subscriptionId }) => subscriptionId === subscription.id),
    })),
    sales: sales.map((sale) => ({ ...sale, decided: decided.filter(({ propertyId }) => propertyId === sale.id) })),
  }
}

/** Null, which equals nothing, for an unknown link. A bare column would keep SQLite from using the indexes. */
export function addressOf(db: Database, link: string): SQL {
  return sql`lower(${linkSubject(db, link, 'ownData')})`
}

/** D1 drops table names in a batch, so each statement needs unique column names. */
function ownDataQueries(db: Database, link: string, locale: Locale) {
  const address = addressOf(db, link)
  const isTheirs = sql`lower(${enquiries.email}) = ${address}`
  const isWaiting = sql`lower(${subscriptions.email}) = ${address}`
  const isOwning = sql`lower(${sellers.sellerEmail}) = ${address}`
  const name = sql<string>`coalesce(${textIn(sql`${locale}`, 'property', properties.id, 'name')}, ${properties.name})`
  const property = { name: name.as('name'), propertyNumber: properties.propertyNumber }
  const rows = <Row>(all: Row) => all
  return {
    owner: query(
      db
        .select({ email: mailedLinks.subject, expiresAt: mailedLinks.expiresAt })
        .from(mailedLinks)
        .where(isOpenLink(link, 'ownData')),
      ([row]) => row,
    ),
    enquiries: query(
      db
        .select(pick(enquiries, enquiryNames))
        .from(enquiries)
        .where(isTheirs)
        .orderBy(...latestFirst),
      rows,
    ),
    about: query(
      db
        .select({ enquiryId: sql<string>`${enquiries.id}`.as('enquiry_id'), ...property })
        .from(enquiries)
        .innerJoin(properties, eq(properties.id, enquiries.propertyId))
        .where(isTheirs),
      rows,
    ),
    further: query(
      db
        .select({ enquiryId: enquiryProperties.enquiryId, ...property })
        .from(enquiryProperties)
        .innerJoin(enquiries, eq(enquiries.id, enquiryProperties.enquiryId))
        .innerJoin(properties, eq(properties.id, enquiryProperties.propertyId))
        .where(isTheirs)
        .orderBy(asc(enquiryProperties.position)),
      rows,
    ),
    replies: query(
      db
        .select({
          ...pick(enquiryReplies, ['enquiryId', 'by', 'createdAt', 'recipient', 'subject', 'text']),
          deliveredAt: outbox.deliveredAt,
        })
        .from(enquiryReplies)
        .innerJoin(enquiries, eq(enquiries.id, enquiryReplies.enquiryId))
        .leftJoin(outbox, eq(outbox.id, enquiryReplies.parcelId))
        .where(isTheirs)
        .orderBy(asc(enquiryReplies.createdAt), asc(enquiryReplies.id)),
      rows,
    ),
    // Authors of notes are personal data of staff.
    notes: query(
      db
        .select(pick(enquiryNotes, ['enquiryId', 'createdAt', 'text']))
        .from(enquiryNotes)
        .innerJoin(enquiries, eq(enquiries.id, enquiryNotes.enquiryId))
        .where(isTheirs)
        .orderBy(asc(enquiryNotes.createdAt), asc(enquiryNotes.id)),
      rows,
    ),
    receipts: query(
      db
        .select(pick(outbox, ['enquiryId', 'deliveredAt']))
        .from(outbox)
        .innerJoin(enquiries, eq(enquiries.id, outbox.enquiryId))
        .where(and(isTheirs, eq(outbox.channel, 'receipt'))),
      rows,
    ),
    subscriptions: query(
      db
        .select(pick(subscriptions, subscriptionNames))
        .from(subscriptions)
        .where(isWaiting)
        .orderBy(desc(subscriptions.createdAt)),
      rows,
    ),
    told: query(
      db
        .select({ ...pick(subscriptionMatches, ['subscriptionId', 'kind']), ...property })
        .from(subscriptionMatches)
        .innerJoin(subscriptions, eq(subscriptions.id, subscriptionMatches.subscriptionId))
        .innerJoin(properties, eq(properties.id, subscriptionMatches.propertyId))
        .where(and(isWaiting, isNotNull(subscriptionMatches.parcelId))),
      rows,
    ),
    sales: query(
      db
        .select({
          ...pick(sellers, ['id', 'sellerName', 'sellerEmail', 'ownerLocale', 'approvalRequired']),
          ...property,
        })
        .from(sellers)
        .innerJoin(properties, sql`${properties.id} = ${sellers.id}`)
        .where(isOwning),
      rows,
    ),
    decided: query(
      db
        .select(pick(releases, ['propertyId', 'decision', 'decidedAt', 'words']))
        .from(releases)
        .innerJoin(sellers, eq(sellers.id, releases.propertyId))
        .where(and(isOwning, isOfPresentAddress))
        .orderBy(asc(releases.decidedAt)),
      rows,
    ),
  }
}

const subscriptionNames = ['id', 'email', 'query', 'locale', 'createdAt', 'confirmedAt', 'pausedAt', 'heardAt'] as const

const enquiryNames = [
  'id',
  'kind',
  'name',
  'email',
  'phone',
  'message',
  'answers',
  'locale',
  'status',
  'receivedAt',
  'answeredAt',
  'receipt',
] as const

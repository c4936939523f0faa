import { and, eq, max, sql } from 'drizzle-orm'
import * as z from 'zod'
import { insertLink, isOpenLink, newLink, revokeLinks } from '#app/data/access/mailed-links.server.ts'
import type { Database } from '#app/data/database.server.ts'
import { saveUnlessStale } from '#app/data/database-errors.server.ts'
import type { Author } from '#app/data/saving/authors.server.ts'
import { changesBetween, recordChanges } from '#app/data/saving/history.server.ts'
import { isKept } from '#app/data/saving/trash.server.ts'
import { mailedLinks } from '#app/data/tables/mailed-links.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import { history } from '#app/data/tables/saving.server.ts'
import { sellers } from '#app/data/tables/sellers.server.ts'
import { type SellerValues, sellerFields } from '#app/domain/saving/seller.ts'
import type { Saved } from '#app/domain/saving/subject.ts'
import { emptyValues } from '#app/fields/field.ts'
import { pick } from '#app/fields/typed-objects.ts'
import { withdrawQuestion } from './prepared.server.ts'

const names = ['sellerName', 'sellerEmail', 'ownerLocale', 'approvalRequired'] as const

/** Empty, with version 0, before the first save. */
export async function findSeller(db: Database, propertyId: string): Promise<Saved<SellerValues>> {
  const [row] = await db.select().from(sellers).where(eq(sellers.id, propertyId))
  return row ? { version: row.version, values: pick(row, names) } : { version: 0, values: emptyValues(sellerFields) }
}

/** A new address revokes the links of the former one and withdraws its question. */
export async function saveSeller(
  db: Database,
  propertyId: string,
  values: SellerValues,
  version: number,
  by: Author,
): Promise<'saved' | 'stale'> {
  const before = await findSeller(db, propertyId)
  if (before.version !== version) return 'stale'
  const isSame = before.values.sellerEmail === values.sellerEmail
  const changes = changesBetween(sellerFields, before.values, values)
  const row = { ...values, version: version + 1 }
  const written =
    version === 0
      ? db.insert(sellers).values({ id: propertyId, ...row })
      : db.update(sellers).set(row).where(eq(sellers.id, propertyId))
  return saveUnlessStale(db, [
    written,
    // In milliseconds, as approvals are: `findSellerAddresses()` compares them.
    recordChanges(db, { kind: 'seller', id: propertyId }, changes, by, Date.now()),
    ...(isSame ? [] : [revokeLinks(db, sql`(select ${propertyId})`, 'seller'), withdrawQuestion(db, propertyId)]),
  ])
}

/** The owner's address at a moment; null where there was none, or where it was deleted as own data. */
export async function findSellerAddresses(db: Database, propertyId: string): Promise<(at: number) => string | null> {
  const { subject, subjectId, field, before, changedAt, version } = history
  const isAddress = and(eq(subject, 'seller'), eq(subjectId, propertyId), eq(field, 'sellerEmail'))
  const [{ values }, changes] = await Promise.all([
    findSeller(db, propertyId),
    db.select({ before, changedAt }).from(history).where(isAddress).orderBy(version),
  ])
  return (at) => {
    const next = changes.find((change) => change.changedAt.getTime() >= at)
    return next ? z.string().nullable().catch(null).parse(next.before) : values.sellerEmail
  }
}

/** Whether no one has been asked, or could have been: then a new address replaces no one. */
export async function isFirstAddress(db: Database, propertyId: string): Promise<boolean> {
  const { sellerEmail } = sellers
  const [row] = await db
    .select({
      isFirst:
        sql`not exists (select 1 from ${sellers} where ${sellers.id} = ${propertyId} and ${sellerEmail} is not null)
      and not exists (select 1 from history where subject = 'seller' and subject_id = ${propertyId} and field = 'sellerEmail')
      and not exists (select 1 from prepared_changes where property_id = ${propertyId} and first_asked_at is not null)
      and not exists (select 1 from releases where property_id = ${propertyId})`.mapWith(Boolean),
    })
    .from(sql`(select 1)`)
  return row?.isFirst === true
}

/** Null without an address, or for a property in the trash. */
export async function createSellerLink(db: Database, propertyId: string): Promise<string | null> {
  const link = await newLink('seller', propertyId)
  const hasAddress = sql`from ${sellers} inner join ${properties} on ${properties.id} = ${sellers.id}
    where ${sellers.id} = ${propertyId} and ${sellers.sellerEmail} is not null and ${isKept(properties)}`
  return (await insertLink(db, link, hasAddress)).length > 0 ? link.token : null
}

/** The property of an open link; null for any other, and while the property is in the trash. */
export async function findLinkedProperty(db: Database, link: string) {
  const [row] = await db
    .select({
      propertyId: sellers.id,
      publishedAt: properties.publishedAt,
      expiresAt: mailedLinks.expiresAt,
      ...pick(sellers, names),
    })
    .from(mailedLinks)
    .innerJoin(sellers, eq(sellers.id, mailedLinks.subject))
    .innerJoin(properties, eq(properties.id, sellers.id))
    .where(and(isOpenLink(link, 'seller'), isKept(properties)))
  return row ?? null
}

/** When the last open link ends; null if there is none. */
export async function findLinkEnd(db: Database, propertyId: string): Promise<Date | null> {
  const [row] = await db
    .select({ end: max(mailedLinks.expiresAt) })
    .from(mailedLinks)
    .where(and(eq(mailedLinks.purpose, 'seller'), eq(mailedLinks.subject, propertyId)))
  return row?.end && row.end > new Date() ? row.end : null
}

export async function revokeSellerLinks(db: Database, propertyId: string): Promise<void> {
  await revokeLinks(db, sql`(select ${propertyId})`, 'seller')
}

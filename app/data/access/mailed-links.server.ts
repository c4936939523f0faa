/**
 * Secret links, each for one purpose and one subject, stored as hashes. What a link opens is found by its subject, so a
 * link that outlives its subject opens nothing.
 */
import { and, eq, gt, inArray, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { selectedRow } from '#app/data/selected-row.server.ts'
import { mailedLinks } from '#app/data/tables/mailed-links.server.ts'
import { type LinkPurpose, linkLifetimes } from '#app/domain/access/mailed-link.ts'
import { entriesOf } from '#app/fields/typed-objects.ts'
import { hashToken, newToken } from './tokens.server.ts'

export interface NewLink {
  /** The hash of the token. */
  id: string
  token: string
  purpose: LinkPurpose
  subject: string
  /** In milliseconds since 1970. */
  expiresAt: number
}

export async function newLink(
  purpose: LinkPurpose,
  subject: string,
  expiresAt: number = Date.now() + linkLifetimes[purpose],
): Promise<NewLink> {
  const token = newToken()
  return { id: await hashToken(token), token, purpose, subject, expiresAt }
}

/**
 * For a batch.
 * @param source `from … where …`: the subject's own row, without which no link is issued
 */
export function insertLink(db: Database, { id, purpose, subject, expiresAt }: NewLink, source: SQL) {
  const row = selectedRow(mailedLinks, { id, purpose, subject, createdAt: Date.now(), expiresAt })
  return db.insert(mailedLinks).select(sql`${row} ${source}`).returning({ id: mailedLinks.id })
}

/** The token of the stored link; null when `source` has no row. */
export async function issueLink(db: Database, link: NewLink, source: SQL): Promise<string | null> {
  return (await insertLink(db, link, source)).length > 0 ? link.token : null
}

/** As a condition: the link with this id is for one of these purposes and has not expired. */
export function isOpenLink(id: string, ...purposes: LinkPurpose[]) {
  return and(eq(mailedLinks.id, id), inArray(mailedLinks.purpose, purposes), gt(mailedLinks.expiresAt, new Date()))
}

/** As a subquery: one row, or none when the link is unknown, expired or for another purpose. */
export function linkSubject(db: Database, id: string, purpose: LinkPurpose) {
  return db.select({ subject: mailedLinks.subject }).from(mailedLinks).where(isOpenLink(id, purpose))
}

/** As a condition: links for these purposes to these subjects. */
export function isLinkTo(subjects: readonly string[] | SQLWrapper, ...purposes: LinkPurpose[]) {
  return and(inArray(mailedLinks.purpose, purposes), inArray(mailedLinks.subject, subjects))
}

/** For the batch that uses up a link or deletes its subject, last if `subjects` reads links. */
export function revokeLinks(db: Database, subjects: SQLWrapper, ...purposes: LinkPurpose[]) {
  return db.delete(mailedLinks).where(isLinkTo(subjects, ...purposes))
}

export async function revokeLink(db: Database, token: string): Promise<void> {
  await db.delete(mailedLinks).where(eq(mailedLinks.id, await hashToken(token)))
}

/** Also shortens what a fast clock made too long. */
export async function deleteExpiredLinks(db: Database): Promise<void> {
  const now = Date.now()
  for (const [purpose, lifetime] of entriesOf(linkLifetimes)) {
    const isFor = eq(mailedLinks.purpose, purpose)
    const end = new Date(now + lifetime)
    await db.delete(mailedLinks).where(and(isFor, lt(mailedLinks.expiresAt, new Date(now))))
    await db
      .update(mailedLinks)
      .set({ expiresAt: end })
      .where(and(isFor, gt(mailedLinks.expiresAt, end)))
  }
}

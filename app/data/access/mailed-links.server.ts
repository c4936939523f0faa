/** Links are stored as hashes. A link that outlives its subject opens nothing. */
import { and, eq, gt, inArray, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { selectedRow } from '#app/data/selected-row.server.ts'
import { mailedLinks } from '#app/data/tables/mailed-links.server.ts'
import { type LinkPurpose, linkLifetimes } from '#app/domain/access/mailed-link.ts'
import { entriesOf } from '#app/fields/typed-objects.ts'
import { hashToken, newToken } from './tokens.server.ts'

export interface NewLink {
  id: string
  token: string
  purpose: LinkPurpose
  subject: string
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

/** For a batch. `source` is `from … where …`: the subject's row, without which no link is issued. */
export function insertLink(db: Database, { id, purpose, subject, expiresAt }: NewLink, source: SQL) {
  const row = selectedRow(mailedLinks, { id, purpose, subject, createdAt: Date.now(), expiresAt })
  return db.insert(mailedLinks).select(sql`${row} ${source}`).returning({ id: mailedLinks.id })
}

export async function issueLink(db: Database, link: NewLink, source: SQL): Promise<string | null> {
  return (await insertLink(db, link, source)).length > 0 ? link.token : null
}

export function isOpenLink(id: string, ...purposes: LinkPurpose[]) {
  return and(eq(mailedLinks.id, id), inArray(mailedLinks.purpose, purposes), gt(mailedLinks.expiresAt, new Date()))
}

export function linkSubject(db: Database, id: string, purpose: LinkPurpose) {
  return db.select({ subject: mailedLinks.subject }).from(mailedLinks).where(isOpenLink(id, purpose))
}

export function isLinkTo(subjects: readonly string[] | SQLWrapper, ...purposes: LinkPurpose[]) {
  return and(inArray(mailedLinks.purpose, purposes), inArray(mailedLinks.subject, subjects))
}

/** Last in a batch if `subjects` reads links. */
export function revokeLinks(db: Database, subjects: SQLWrapper, ...purposes: LinkPurpose[]) {
  return db.delete(mailedLinks).where(isLinkTo(subjects, ...purposes))
}

export async function revokeLink(db: Database, token: string): Promise<void> {
  await db.delete(mailedLinks).where(eq(mailedLinks.id, await hashToken(token)))
}

/** Also caps dates that a fast clock set too far in the future. */
export async function deleteExpiredLinks(db: Database): Promise<void> {
  const now = Date.now()
  const lifetimes = entriesOf(linkLifetimes)
  const purposes = lifetimes.map(([purpose]) => purpose)
  const deletion = db
    .delete(mailedLinks)
    .where(and(inArray(mailedLinks.purpose, purposes), lt(mailedLinks.expiresAt, new Date(now))))
  const caps = lifetimes.map(([purpose, lifetime]) => {
    const end = new Date(now + lifetime)
    return db
      .update(mailedLinks)
      .set({ expiresAt: end })
      .where(and(eq(mailedLinks.purpose, purpose), gt(mailedLinks.expiresAt, end)))
  })
  await db.batch([deletion, ...caps])
}

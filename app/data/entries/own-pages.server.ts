import { and, asc, eq, getTableColumns, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { pictureOf } from '#app/data/pictures/pictures.server.ts'
import { isInTab, isKept, type TrashTab } from '#app/data/saving/trash.server.ts'
import { ownPageSlugs, ownPages } from '#app/data/tables/entries.server.ts'
import { history } from '#app/data/tables/saving.server.ts'
import { isStale, textsIn } from '#app/data/texts/texts.server.ts'
import { type OwnPage, ownPageFields } from '#app/domain/entries/own-page.ts'
import { inLanguage, type Texts } from '#app/domain/in-language.ts'
import type { Locale } from '#app/fields/locale.ts'
import { pick } from '#app/fields/typed-objects.ts'
import { entryStore } from './entries.server.ts'

const shownNames = [
  'id',
  'title',
  'slug',
  'lead',
  'text',
  'query',
  'placement',
  'published',
  'pictureKey',
  'pictureWidth',
  'pictureHeight',
] as const
type Row = Pick<typeof ownPages.$inferSelect, (typeof shownNames)[number]> & { texts: Texts }

const inOrder = [asc(ownPages.position), asc(ownPages.id)]

const isOnline = and(eq(ownPages.published, true), isKept(ownPages))

const shownColumns = (locale: Locale) => ({
  ...pick(ownPages, shownNames),
  texts: textsIn(locale, 'ownPages', ownPages.id),
})

/** The page with this address, or the one that had it last: triggers leave only one. Null if there is none. */
export function findOnlinePage(db: Database, locale: Locale, slug: string): Promise<OwnPage | null> {
  const former = db.select({ id: ownPageSlugs.pageId }).from(ownPageSlugs).where(eq(ownPageSlugs.slug, slug))
  return findPage(db, locale, and(isOnline, or(eq(ownPages.slug, slug), inArray(ownPages.id, former))))
}

export function findPagePreview(db: Database, locale: Locale, id: string): Promise<OwnPage | null> {
  return findPage(db, locale, and(eq(ownPages.id, id), isKept(ownPages)))
}

async function findPage(db: Database, locale: Locale, where: SQL | undefined): Promise<OwnPage | null> {
  const [row] = await db.select(shownColumns(locale)).from(ownPages).where(where)
  return row ? ownPageOf(row) : null
}

function ownPageOf({ pictureKey, pictureWidth, pictureHeight, ...row }: Row): OwnPage {
  return { ...inLanguage(ownPageFields, row), picture: pictureOf({ pictureKey, pictureWidth, pictureHeight }, '') }
}

const lastAuthor = sql<string | null>`(
  select ${history.changedBy} from ${history}
  where ${history.subject} = 'ownPages' and ${history.subjectId} = ${ownPages.id}
  order by ${history.version} desc limit 1)`

export async function listOwnPages(db: Database, tab: TrashTab = 'all') {
  const columns = pick(getTableColumns(ownPages), ['id', 'title', 'slug', 'placement', 'published', 'deletedAt'])
  return db
    .select({ ...columns, updatedAt: ownPages.updatedAt, by: lastAuthor, isStale: isStale('ownPages', ownPages.id) })
    .from(ownPages)
    .where(isInTab(ownPages, tab))
    .orderBy(...inOrder)
}

/** For the sitemap. */
export async function listOnlinePages(db: Database) {
  const rows = await db
    .select({ slug: ownPages.slug, updatedAt: ownPages.updatedAt })
    .from(ownPages)
    .where(isOnline)
    .orderBy(...inOrder)
  return rows.flatMap(({ slug, updatedAt }) => (slug === null ? [] : [{ slug, updatedAt }]))
}

/** Pages in the trash keep their addresses. */
export async function listOtherSlugs(db: Database, id: string) {
  return db
    .select({ slug: ownPages.slug, title: ownPages.title, isTrashed: sql<boolean>`${ownPages.deletedAt} is not null` })
    .from(ownPages)
    .where(ne(ownPages.id, id))
}

export const ownPageStore = entryStore('ownPages', ownPages, inOrder)

export const createOwnPage = ownPageStore.create

import { and, asc, eq, sql } from 'drizzle-orm'
import { rowsAsJson } from '#app/data/rows-as-json.server.ts'
import { isKept } from '#app/data/saving/trash.server.ts'
import { ownPages } from '#app/data/tables/entries.server.ts'
import { textsAsJson } from '#app/data/texts/texts.server.ts'
import type { Locale } from '#app/fields/locale.ts'

const linkNames = ['title', 'slug', 'placement'] as const
const inOrder = [asc(ownPages.position), asc(ownPages.id)]
const isLinked = and(eq(ownPages.published, true), isKept(ownPages), sql`${ownPages.placement} <> 'none'`)

/** The own pages that every page links to. */
export function pageLinksAsJson(locale: Locale) {
  const texts = textsAsJson(locale, 'ownPages', ownPages.id, { names: ['title'] })
  return rowsAsJson(ownPages, linkNames, inOrder, isLinked, texts)
}

import { and, eq, isNotNull, not, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { hasStalePictureTexts } from '#app/data/pictures/picture-words.server.ts'
import { isInTab } from '#app/data/saving/trash.server.ts'
import { teamMembers, testimonials } from '#app/data/tables/entries.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import { texts } from '#app/data/tables/saving.server.ts'
import type { AuthoredFieldName } from '#app/domain/properties/property.ts'
import { foreignLocales } from '#app/fields/locale.ts'
import { countColumns, countOf, inTab, noCounts } from './property-tabs.server.ts'

/** Texts without a standard translation; the usual phrases of others are known. */
const ownTexts = [
  'name',
  'description',
  'fittings',
  'locationDescription',
  'otherNotes',
] as const satisfies AuthoredFieldName[]

export const textStates = ['stale', 'missing'] as const
export type TextState = (typeof textStates)[number]

const isOfIt = and(eq(texts.subject, 'property'), eq(texts.subjectId, properties.id))

function isSaid(field: string, locale: (typeof foreignLocales)[number]): SQL {
  return sql`exists (select 1 from ${texts} where ${and(isOfIt, eq(texts.locale, locale), eq(texts.field, field))})`
}

const lacks = foreignLocales.flatMap((locale) =>
  ownTexts.map((field) => and(isNotNull(properties[field]), sql`not ${isSaid(field, locale)}`)),
)

/** A stale text does not count as missing. */
export const hasTexts: Record<TextState, SQL | undefined> = {
  stale: or(
    sql`exists (select 1 from ${texts} where ${and(isOfIt, isNotNull(texts.staleSince))})`,
    hasStalePictureTexts,
  ),
  missing: or(...lacks),
}

/** Nothing is missing until the first translation exists. */
const isBegun = sql`(select exists (select 1 from ${texts} where ${eq(texts.subject, 'property')}))`

/** With the entries outside of the trash, which cost no statement of their own. */
export async function countStock(db: Database) {
  const textCounts = {
    stale: countOf('stale', and(inTab.published, isBegun, hasTexts.stale)),
    missing: countOf('missing', and(inTab.published, isBegun, hasTexts.missing)),
  }
  const entryCounts = {
    members: db.$count(teamMembers, isInTab(teamMembers, 'all')),
    testimonials: db.$count(testimonials, isInTab(testimonials, 'all')),
    unconfirmed: db.$count(testimonials, and(isInTab(testimonials, 'all'), not(testimonials.originConfirmed))),
  }
  const [counts] = await db.select({ ...countColumns, ...textCounts, ...entryCounts }).from(properties)
  return counts ?? { ...noCounts, stale: 0, missing: 0, members: 0, testimonials: 0, unconfirmed: 0 }
}

/** Which properties have English texts that are old, or none where a page would need one. */
import { and, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { properties, texts } from '#app/data/schema.server.ts'
import { ownTexts } from '#app/domain/properties/translated-texts.ts'
import { foreignLocales } from '#app/fields/field.ts'
import { inTab } from './properties.server.ts'

export const textStates = ['stale', 'missing'] as const
export type TextState = (typeof textStates)[number]

const isOfIt = and(eq(texts.subject, 'property'), eq(texts.subjectId, properties.id))

function isSaid(field: string, locale: (typeof foreignLocales)[number]): SQL {
  return sql`exists (select 1 from ${texts} where ${and(isOfIt, eq(texts.locale, locale), eq(texts.field, field))})`
}

const lacks = foreignLocales.flatMap((locale) =>
  ownTexts.map((field) => and(isNotNull(properties[field]), sql`not ${isSaid(field, locale)}`)),
)

/** An old one is none that is missing. */
export const hasTexts: Record<TextState, SQL | undefined> = {
  stale: sql`exists (select 1 from ${texts} where ${and(isOfIt, isNotNull(texts.staleSince))})`,
  missing: or(...lacks),
}

export type TextCounts = Record<TextState, number>

/** Of offers that are online. Nothing is missing as long as nobody has translated anything. */
export async function countTexts(db: Database): Promise<TextCounts> {
  const isBegun = sql`exists (select 1 from ${texts} where ${eq(texts.subject, 'property')})`
  const [counts] = await db
    .select({
      stale: sql<number>`coalesce(sum(${hasTexts.stale}), 0)`,
      missing: sql<number>`coalesce(sum(${hasTexts.missing}), 0)`,
    })
    .from(properties)
    .where(and(inTab.published, isBegun))
  return counts ?? { stale: 0, missing: 0 }
}

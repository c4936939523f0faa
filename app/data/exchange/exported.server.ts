import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { jsonList } from '#app/data/json-list.server.ts'
import { ofRow } from '#app/data/json-rows.server.ts'
import { allPicturesAsJson } from '#app/data/pictures/images.server.ts'
import { isShown, pictureCounts } from '#app/data/pictures/pictures.server.ts'
import { propertyColumns, valuesOf } from '#app/data/properties/property-row.server.ts'
import { listPublishCandidates } from '#app/data/properties/publish-candidates.server.ts'
import { query, runBatch } from '#app/data/queries.server.ts'
import { isKept } from '#app/data/saving/trash.server.ts'
import { teamMembers } from '#app/data/tables/entries.server.ts'
import { propertyLinks } from '#app/data/tables/exchange.server.ts'
import { images, properties } from '#app/data/tables/properties.server.ts'
import { texts } from '#app/data/tables/saving.server.ts'
import { staleTexts } from '#app/data/texts/texts.server.ts'
import { berlinToday } from '#app/domain/calendar.ts'
import type { Picture, PictureText } from '#app/domain/picture.ts'
import type { Circle } from '#app/domain/places/circle.ts'
import type { PropertyValues } from '#app/domain/properties/property.ts'
import { missingForOffer, type PublishRuleName } from '#app/domain/properties/publish-rules.ts'
import { readYesNo } from '#app/exchange/reading/values.ts'
import type { AgedText, UnmappedElement } from '#app/exchange/received.ts'

export interface ExportedProperty {
  id: string
  values: PropertyValues
  pictures: readonly (Picture & { foundMark: string | null; texts: readonly AgedText[] })[]
  member: Pick<typeof teamMembers.$inferSelect, 'name' | 'role' | 'email' | 'telephone' | 'pictureKey'> | null
  obid: string | null
  intern: string | null
  rest: readonly UnmappedElement[]
  stale: Readonly<Record<string, Date>>
  circle: Circle | null
  publishedAt: Date | null
  createdAt: Date
  updatedAt: Date
}

export async function listExported(db: Database, ids: readonly string[]): Promise<ExportedProperty[]> {
  const which = and(isKept(properties), inArray(properties.id, jsonList(ids)))
  // Two queries, because a result has at most as many columns as a table.
  const { own, others, words } = await runBatch(db, {
    own: query(
      db
        .select(propertyColumns)
        .from(properties)
        .where(which)
        .orderBy(...byNumber),
      (rows) => rows,
    ),
    others: query(
      db
        .select({
          id: properties.id,
          pictures: allPicturesAsJson(),
          member: {
            name: teamMembers.name,
            role: teamMembers.role,
            email: teamMembers.email,
            telephone: teamMembers.telephone,
            pictureKey: teamMembers.pictureKey,
          },
          obid: propertyLinks.obid,
          intern: propertyLinks.intern,
          rest: propertyLinks.rest,
        })
        .from(properties)
        .leftJoin(teamMembers, and(eq(teamMembers.id, properties.responsibleMember), isKept(teamMembers)))
        .leftJoin(propertyLinks, eq(propertyLinks.propertyId, properties.id))
        .where(which),
      (rows) => new Map(rows.map((row) => [row.id, row])),
    ),
    words: pictureTextsQuery(db, which),
  })
  return own.flatMap((property) => {
    const { createdAt, updatedAt, circle, publishedAt } = property
    const stale = staleTexts(property.texts)
    const parts = others.get(property.id)
    if (!parts) return []
    const pictures = parts.pictures.map((picture) => ({ ...picture, texts: words.get(picture.key) ?? [] }))
    return {
      ...parts,
      pictures,
      values: valuesOf(property),
      stale,
      circle,
      publishedAt,
      createdAt,
      updatedAt,
      rest: parts.rest ?? [],
    }
  })
}

function pictureTextsQuery(db: Database, which: SQL | undefined) {
  const { subject, subjectId, locale, field, text, staleSince } = texts
  return query(
    db
      .select({ key: images.key, locale, field, text, staleSince })
      .from(properties)
      .innerJoin(images, and(eq(images.propertyId, properties.id), isShown))
      .innerJoin(texts, and(eq(subject, 'picture'), eq(subjectId, images.key)))
      .where(which)
      .orderBy(locale, field),
    (rows) => {
      const words = new Map<string, AgedText[]>()
      for (const { key, staleSince, ...said } of rows) {
        const aged = { ...said, ...(staleSince && { staleSince: staleSince.getTime() }) }
        if (isWord(aged)) words.set(key, [...(words.get(key) ?? []), aged])
      }
      return words
    },
  )
}

function isWord(said: { locale: PictureText['locale']; field: string; text: string }): said is PictureText {
  return said.field === 'alt' || said.field === 'caption'
}

const byNumber = [asc(properties.propertyNumber), asc(properties.id)]

export interface ExportEntry {
  id: string
  pictures: number
}

export async function listStock(db: Database): Promise<ExportEntry[]> {
  const rows = await db
    .select({ id: properties.id, pictures: pictureCounts })
    .from(properties)
    .where(isKept(properties))
    .orderBy(...byNumber)
  return rows.map(({ id, pictures }) => ({ id, pictures: JSON.parse(pictures)[0] }))
}

export interface LeftOut {
  id: string
  name: string
  propertyNumber: string
  missing: PublishRuleName[]
  isKeptBack: boolean
}

async function listKeptBack(db: Database): Promise<Set<string>> {
  const rows = await db
    .select({ id: propertyLinks.propertyId, said: sql<string | null>`${ofRow('element.text')}` })
    .from(propertyLinks)
    .innerJoin(sql`json_each(${propertyLinks.rest}) row`, sql`${ofRow('element.name')} = 'weitergabe_generell'`)
  return new Set(rows.filter(({ said }) => readYesNo(said ?? '') === false).map(({ id }) => id))
}

/** Leaves out offers that fail a blocking rule today, or that their software does not share. */
export async function listLawfulOffers(db: Database): Promise<{ offers: ExportEntry[]; leftOut: LeftOut[] }> {
  const [candidates, keptBack] = await Promise.all([listPublishCandidates(db), listKeptBack(db)])
  const ruleDate = berlinToday()
  const offers: ExportEntry[] = []
  const leftOut: LeftOut[] = []
  for (const candidate of candidates.filter(({ published }) => published)) {
    const { id, name, propertyNumber, pictureCount } = candidate
    const missing = missingForOffer(candidate, ruleDate)
    const isKeptBack = keptBack.has(id)
    if (missing.length > 0 || isKeptBack) leftOut.push({ id, name, propertyNumber, missing, isKeptBack })
    else offers.push({ id, pictures: pictureCount })
  }
  return { offers, leftOut }
}

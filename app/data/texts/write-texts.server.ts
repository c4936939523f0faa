import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Database } from '#app/data/database.server.ts'
import { eachRow, inChunks, ofRow, setFromExcluded } from '#app/data/json-rows.server.ts'
import { pageTexts, settings } from '#app/data/tables/agency.server.ts'
import { keyFigures, ownPages, replyTemplates, teamMembers, testimonials } from '#app/data/tables/entries.server.ts'
import { images, properties } from '#app/data/tables/properties.server.ts'
import { history, texts } from '#app/data/tables/saving.server.ts'
import type { TextSubject } from '#app/domain/saving/subject.ts'
import type { Fields } from '#app/fields/field.ts'
import type { ForeignLocale } from '#app/fields/locale.ts'
import { translationsIn } from '#app/fields/translations.ts'

const ids = {
  property: properties.id,
  team: teamMembers.id,
  testimonials: testimonials.id,
  numbers: keyFigures.id,
  templates: replyTemplates.id,
  ownPages: ownPages.id,
  settings: settings.id,
  picture: images.key,
  page: pageTexts.id,
} as const satisfies Record<TextSubject, SQLiteColumn>

export interface TextChange {
  id: string
  locale: ForeignLocale
  field: string
  text: string | null
  /** For the history: the name and the source before and after. Without it, the text is up to date. */
  known?: { name: string; before: unknown; after: unknown }
  staleSince?: number
  /** Of a page's text, what it translates. */
  source?: string | null
}

type Values = Readonly<Record<string, unknown>>

/** `before` is null for a new row. Ignores fields missing from `after`. */
export function textChanges(fields: Fields, id: string, before: Values | null, after: Values): TextChange[] {
  return translationsIn(fields).flatMap(({ name, translates, locale }): TextChange[] => {
    const text = after[name]
    if (text === undefined || text === (before?.[name] ?? null)) return []
    const known = { name, before: before?.[translates] ?? null, after: after[translates] ?? null }
    return [{ id, locale, field: translates, text: typeof text === 'string' ? text : null, known }]
  })
}

/**
 * Follows the rows' statements; a missing or overtaken row aborts the batch. Restored former texts may be stale again.
 */
export function writeTexts(db: Database, kind: TextSubject, changes: readonly TextChange[]): BatchItem<'sqlite'>[] {
  const written = changes.filter(({ text }) => text)
  const deleted = changes.filter(({ text }) => !text)
  return [
    ...inChunks(written).map((rows) =>
      insertTexts(db, kind, rows, sql`true`).onConflictDoUpdate({
        target: [texts.subject, texts.subjectId, texts.locale, texts.field],
        set: setFromExcluded(['text', 'staleSince', 'source']),
      }),
    ),
    ...inChunks(deleted).map((rows) => deleteTexts(db, kind, rows)),
  ]
}

/** Follows the insert of a row; writes nothing the second time. Pictures have no version. */
export function createTexts(db: Database, kind: TextSubject, changes: readonly TextChange[]) {
  const isNew = kind === 'picture' ? sql`true` : sql`${sql.identifier('version')} = 1`
  const written = changes.filter(({ text }) => text)
  return inChunks(written).map((rows) => insertTexts(db, kind, rows, isNew).onConflictDoNothing())
}

function insertTexts(db: Database, kind: TextSubject, rows: string, where: SQL) {
  const id = ids[kind]
  return db.insert(texts).select(sql`
    select ${kind}, ${id}, ${ofRow('locale')}, ${ofRow('field')}, ${ofRow('text')},
      coalesce(${ofRow('staleSince')}, ${staleAsBefore(kind)}), ${ofRow('source')}
    from ${eachRow(rows)} inner join ${id.table} on ${id} = ${ofRow('id')} where ${where}`)
}

/** Restores the stale mark of a former text if its source differs from the source of that time. */
function staleAsBefore(kind: TextSubject): SQL {
  const saves = (field: string) => sql`
    from ${history} where ${history.subject} = ${kind} and ${history.subjectId} = ${ofRow('id')}
    and ${history.field} = ${ofRow(field)}`
  const { version, before } = history
  const written = sql`coalesce((select max(${version}) ${saves('known.name')} and ${version} < replaced.version), 0)`
  // The first change since then holds the value until then.
  const changed = sql`(
    select json_array(${before} ->> '$') ${saves('field')} and ${version} > ${written} order by ${version} limit 1)`
  return sql`(
    select unixepoch() * 1000
    from (
      select ${version} as version ${saves('known.name')} and ${before} ->> '$' = ${ofRow('text')}
      order by ${version} desc limit 1) replaced
    where coalesce(${changed}, json_array(${ofRow('known.before')})) <> json_array(${ofRow('known.after')}))`
}

function deleteTexts(db: Database, kind: TextSubject, rows: string) {
  const named = sql`(select ${ofRow('id')}, ${ofRow('locale')}, ${ofRow('field')} from ${eachRow(rows)})`
  return db
    .delete(texts)
    .where(and(eq(texts.subject, kind), sql`(${texts.subjectId}, ${texts.locale}, ${texts.field}) in ${named}`))
}

/**
 * Confirms a stale text, or stores what was shown for it. False unless the row, or the picture's property,
 * still has the version that was read.
 */
export async function confirmText(
  db: Database,
  kind: TextSubject,
  id: string,
  { locale, field }: Pick<TextChange, 'locale' | 'field'>,
  version: number,
  shown?: { text: string; source: string | null },
): Promise<boolean> {
  const { table } = ids[kind]
  const owned = sql`${images} inner join ${properties} on ${properties.id} = ${images.propertyId}`
  const [versioned, of] = kind === 'picture' ? [owned, properties] : [sql`${table}`, table]
  const isCurrent = sql`exists (select 1 from ${versioned} where ${ids[kind]} = ${id} and ${of}.version = ${version})`
  if (shown) {
    const row = sql`select ${kind}, ${id}, ${locale}, ${field}, ${shown.text}, null, ${shown.source} where ${isCurrent}`
    const stored = await db
      .insert(texts)
      .select(row)
      .onConflictDoUpdate({
        target: [texts.subject, texts.subjectId, texts.locale, texts.field],
        set: { ...shown, staleSince: null },
      })
      .returning({ field: texts.field })
    return stored.length > 0
  }
  const confirmed = await db
    .update(texts)
    .set({ staleSince: null })
    .where(
      and(
        eq(texts.subject, kind),
        eq(texts.subjectId, id),
        eq(texts.locale, locale),
        eq(texts.field, field),
        isCurrent,
      ),
    )
    .returning({ field: texts.field })
  return confirmed.length > 0
}

/** Including stale marks; follows the insert of the copies. Pairs are source and copy. */
export function copyTexts(db: Database, kind: TextSubject, pairs: readonly (readonly [string, string])[]) {
  const { subject, subjectId, locale, field, text, staleSince, source } = texts
  return db
    .insert(texts)
    .select(sql`
    select ${subject}, pair.value ->> 1, ${locale}, ${field}, ${text}, ${staleSince}, ${source}
    from json_each(${JSON.stringify(pairs)}) pair
    inner join ${texts} on ${subject} = ${kind} and ${subjectId} = pair.value ->> 0
    where true`)
    .onConflictDoNothing()
}

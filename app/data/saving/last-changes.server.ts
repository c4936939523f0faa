import { and, asc, eq, gt, inArray, max, ne, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { jsonList } from '#app/data/json-list.server.ts'
import { users } from '#app/data/tables/access.server.ts'
import { history } from '#app/data/tables/saving.server.ts'
import type { Subject, SubjectKind } from '#app/domain/saving/subject.ts'
import { authorColumns } from './authors.server.ts'

export async function findLastAuthors(
  db: Database,
  asked: readonly { propertyId: string; field: string }[],
): Promise<ReadonlyMap<string, { by: string | null; at: Date }>> {
  if (asked.length === 0) return new Map()
  const { subject, subjectId, field, version, changedBy, changedAt } = history
  const rows = await db
    .select({ subjectId, field, by: changedBy, at: changedAt, ...authorColumns, version: max(version) })
    .from(history)
    .leftJoin(users, eq(users.id, history.changedById))
    .where(
      and(
        eq(subject, 'property'),
        inArray(subjectId, jsonList(asked.map(({ propertyId }) => propertyId))),
        inArray(field, jsonList(asked.map(({ field }) => field))),
      ),
    )
    .groupBy(subjectId, field)
  return new Map(rows.map((row) => [`${row.subjectId} ${row.field}`, { by: row.nameNow ?? row.by, at: row.at }]))
}

export interface LaterChange {
  by: string | null
  byId: string | null
}

/** The newest change by id, if one that `fits` was made after the given version. */
export async function findLaterChanges(
  db: Database,
  kind: SubjectKind,
  versions: ReadonlyMap<string, number>,
  fits?: SQL,
): Promise<ReadonlyMap<string, LaterChange>> {
  if (versions.size === 0) return new Map()
  const { subject, subjectId, version, changedBy, changedById: byId } = history
  const pairs = sql`json_each(${JSON.stringify([...versions])})`
  const isLater = sql`exists (select 1 from ${pairs} where value ->> 0 = ${subjectId} and value ->> 1 < ${version})`
  const rows = await db
    .select({ subjectId, by: changedBy, byId, ...authorColumns, version: max(version) })
    .from(history)
    .leftJoin(users, eq(users.id, byId))
    .where(and(eq(subject, kind), inArray(subjectId, jsonList([...versions.keys()])), isLater, fits))
    .groupBy(subjectId)
  return new Map(rows.map((row) => [row.subjectId, { by: row.nameNow ?? row.by, byId: row.byId }]))
}

/** Also fields whose values have returned: they were changed on purpose. */
export async function listFieldsChangedSince(
  db: Database,
  { kind, id }: Subject,
  since: number,
): Promise<ReadonlySet<string>> {
  const { subject, subjectId, field, version } = history
  const rows = await db
    .selectDistinct({ field })
    .from(history)
    .where(and(eq(subject, kind), eq(subjectId, id), gt(version, since)))
  return new Set(rows.map((row) => row.field))
}

export function isAmongFields(fields: readonly string[]): SQL {
  return inArray(history.field, jsonList(fields))
}

/** Anything but the order, which names them all. */
export function isAboutPictures(keys: readonly string[]): SQL | undefined {
  return and(ne(history.field, 'pictureOrder'), isNaming(keys))
}

export function isNaming(keys: readonly string[]): SQL {
  const { field, before, after } = history
  const texts = sql`${field} || coalesce(${before}, '') || coalesce(${after}, '')`
  return sql`exists (select 1 from json_each(${JSON.stringify(keys)}) where instr(${texts}, value) > 0)`
}

/** The oldest first. */
export function listChangesOf(db: Database, propertyId: string, fields: readonly string[]) {
  const { subject, subjectId, field, version, before, after, changedAt: at } = history
  return db
    .select({ field, before, after, at })
    .from(history)
    .where(and(eq(subject, 'property'), eq(subjectId, propertyId), inArray(field, jsonList(fields))))
    .orderBy(asc(version))
}

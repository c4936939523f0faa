/** Written in the batch of the change itself. */
import { and, desc, eq, getTableColumns, gt, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { jsonList } from '#app/data/json-list.server.ts'
import { users } from '#app/data/tables/access.server.ts'
import { pageTexts, settings } from '#app/data/tables/agency.server.ts'
import { keyFigures, ownPages, replyTemplates, teamMembers, testimonials } from '#app/data/tables/entries.server.ts'
import { connections } from '#app/data/tables/exchange.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import { history } from '#app/data/tables/saving.server.ts'
import { sellers } from '#app/data/tables/sellers.server.ts'
import type { PastAuthor } from '#app/domain/saving/author.ts'
import { isSameIn, jointFields } from '#app/domain/saving/joint-fields.ts'
import type { Saved, Subject, SubjectKind } from '#app/domain/saving/subject.ts'
import type { Fields, FieldValues } from '#app/fields/field.ts'
import { type Author, authorColumns, idOf, nameOf } from './authors.server.ts'

const tables = {
  property: properties,
  team: teamMembers,
  testimonials,
  numbers: keyFigures,
  templates: replyTemplates,
  ownPages,
  settings,
  user: users,
  connection: connections,
  page: pageTexts,
  seller: sellers,
} as const satisfies Record<SubjectKind, unknown>

export interface Change {
  field: string
  before: unknown
  after: unknown
}

/** Joint fields are all noted, even if unchanged: half a point could not be restored. */
export function changesBetween<F extends Fields>(fields: F, before: FieldValues<F>, after: FieldValues<F>): Change[] {
  return jointFields(fields)
    .filter((names) => !isSameIn(names, before, after))
    .flatMap((names) => names.map((field) => ({ field, before: before[field], after: after[field] })))
}

const now = sql`unixepoch() * 1000`

/** Follows the change in its batch and takes the new version. */
export function recordChanges(
  db: Database,
  { kind, id }: Subject,
  changes: readonly Change[],
  by: Author,
  changedAt: SQL | number = now,
) {
  const table = tables[kind]
  return db.insert(history).select(sql`
    select ${kind}, ${table.id}, ${table.version}, change.value ->> 'field', change.value -> 'before', change.value -> 'after', ${nameOf(by)}, ${idOf(by)}, ${changedAt}
    from ${table}, json_each(${JSON.stringify(changes)}) change where ${table.id} = ${id}`)
}

/** Follows the insert in its batch; writes nothing the second time. */
export function recordCreation(db: Database, { kind, id }: Subject, by: Author) {
  const table = tables[kind]
  return db
    .insert(history)
    .select(sql`
    select ${kind}, ${table.id}, 1, 'created', 'false', 'true', ${nameOf(by)}, ${idOf(by)}, ${now} from ${table}
    where ${table.id} = ${id} and ${table.version} = 1`)
    .onConflictDoNothing()
}

/** Precedes a change of many rows in its batch. `fits` must exclude rows that already have the value. */
export function recordPendingChange(
  db: Database,
  kind: SubjectKind,
  fits: SQL | undefined,
  { field, before, after }: Change,
  by: Author,
  changedAt: SQL | number = now,
) {
  const table = tables[kind]
  return db.insert(history).select(sql`
    select ${kind}, ${table.id}, ${table.version} + 1, ${field}, ${JSON.stringify(before)}, ${JSON.stringify(after)}, ${nameOf(by)}, ${idOf(by)}, ${changedAt}
    from ${table} where ${fits}`)
}

/** The id of a list's order among its subjects, so that a move counts no entry up. */
export const orderId = 'order'

/** Two neighbours of a list change places. Returns the version of its order. */
export function recordSwap(db: Database, list: SubjectKind, pair: readonly [string, string], by: Author) {
  const [before, after] = [pair, pair.toReversed()].map((ids) => JSON.stringify(ids))
  return db
    .insert(history)
    .select(sql`
    select ${list}, ${orderId}, coalesce(max(version), 0) + 1, 'position', ${before}, ${after}, ${nameOf(by)}, ${idOf(by)}, ${now}
    from ${history} where subject = ${list} and subject_id = ${orderId}`)
    .returning({ version: history.version })
}

/** Follows a save of which visitors see nothing: the trigger `properties_unapproved` does not know what they see. */
export function takeBackMark(db: Database, propertyId: string, version: number) {
  const { subject, subjectId, field } = history
  const isMark = and(eq(subject, 'property'), eq(subjectId, propertyId), eq(field, 'unapproved'))
  return db.delete(history).where(and(isMark, eq(history.version, version)))
}

export interface Save {
  version: number
  by: PastAuthor
  /** Null without an account. */
  byId: string | null
  at: Date
  changes: Change[]
}

export const savesPerPage = 50

function isAbout({ kind, id }: Subject): SQL | undefined {
  return and(eq(history.subject, kind), eq(history.subjectId, id))
}

export interface SaveFilter {
  below: number | null
  field: string | null
  person: string | null
}

export async function listSaves(db: Database, subject: Subject, { below, field, person }: SaveFilter) {
  const fits = and(
    isAbout(subject),
    below === null ? undefined : lt(history.version, below),
    field === null ? undefined : eq(history.field, field),
    person === null ? undefined : eq(history.changedById, person),
  )
  const versions = db
    .selectDistinct({ version: history.version })
    .from(history)
    .where(fits)
    .orderBy(desc(history.version))
    .limit(savesPerPage + 1)
  const saves = await readSaves(db, and(isAbout(subject), inArray(history.version, versions)))
  const shown = saves.slice(0, savesPerPage)
  return { saves: shown, olderThan: saves.length > shown.length ? (shown.at(-1)?.version ?? null) : null }
}

export function listWhatAndWho(db: Database, subject: Subject) {
  return db
    .selectDistinct({ field: history.field, id: users.id, name: users.name })
    .from(history)
    .leftJoin(users, eq(users.id, history.changedById))
    .where(isAbout(subject))
    .orderBy(users.name)
}

export async function findSave(db: Database, subject: Subject, version: number): Promise<Save | null> {
  const [save] = await readSaves(db, and(isAbout(subject), eq(history.version, version)))
  return save ?? null
}

/** That changed one of the fields. */
export async function findLastSave(db: Database, subject: Subject, fields: readonly string[]): Promise<Save | null> {
  const isAmong = inArray(history.field, jsonList(fields))
  const last = db
    .select({ version: sql`max(${history.version})` })
    .from(history)
    .where(and(isAbout(subject), isAmong))
  const [save] = await readSaves(db, and(isAbout(subject), eq(history.version, last)))
  return save ?? null
}

async function readSaves(db: Database, fits: SQL | undefined): Promise<Save[]> {
  const rows = await db
    .select({ ...getTableColumns(history), ...authorColumns })
    .from(history)
    .leftJoin(users, eq(users.id, history.changedById))
    .where(fits)
    .orderBy(desc(history.version))
  const saves: Save[] = []
  for (const { field, before, after, ...row } of rows) {
    const { version, changedAt: at, changedBy: name, changedById: byId, nameNow, address } = row
    const change = { field, before, after }
    const last = saves.at(-1)
    if (last?.version === version) last.changes.push(change)
    else saves.push({ version, by: { name, nameNow, address }, byId, at, changes: [change] })
  }
  return saves
}

/** Calculated backwards from the present values; null for a version that never existed. */
export async function valuesAtVersion<F extends Fields>(
  db: Database,
  subject: Subject,
  fields: F,
  present: Saved<FieldValues<F>>,
  version: number,
): Promise<FieldValues<F> | null> {
  if (version === present.version) return present.values
  if (version < 1 || version > present.version) return null
  const since = await db
    .select()
    .from(history)
    .where(and(isAbout(subject), gt(history.version, version)))
    .orderBy(desc(history.version))
  return valuesBefore(fields, present.values, since)
}

/** What the fields had before changes, the latest of which comes first. */
export function valuesBefore<F extends Fields>(
  fields: F,
  present: FieldValues<F>,
  changes: readonly Pick<Change, 'field' | 'before'>[],
): FieldValues<F> {
  const earlier: Record<string, unknown> = { ...present }
  for (const { field, before } of changes) if (Object.hasOwn(fields, field)) earlier[field] = before
  // History holds only values that these fields once had.
  return earlier as FieldValues<F>
}

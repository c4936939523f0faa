/** At most one prepared change per property. Its property stays unchanged until `releasePrepared()`. */
import { and, eq, getTableColumns, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { type Author, authorColumns, idOf, nameOf } from '#app/data/saving/authors.server.ts'
import { trashLifetime } from '#app/data/saving/trash.server.ts'
import { users } from '#app/data/tables/access.server.ts'
import { preparedChanges } from '#app/data/tables/prepared.server.ts'
import { type PropertyValues, propertyFields } from '#app/domain/properties/property.ts'
import { changedValues, knownValues } from '#app/domain/saving/prepared.ts'
import type { Obstacle } from '#app/domain/saving/prepared-state.ts'
import { keysOf } from '#app/fields/typed-objects.ts'
import { type OwnersMail, queueSellerMail } from './seller-mails.server.ts'

type PreparedRow = typeof preparedChanges.$inferSelect

export interface PreparedChange extends Omit<PreparedRow, 'values' | 'leftOut'> {
  values: Partial<PropertyValues>
  leftOut: Partial<PropertyValues>
  /** Of unreadable ones `values` is empty, and nothing may be released or dropped. */
  isReadable: boolean
}

export function preparedOf<Row extends PreparedRow>(row: Row) {
  const { values, leftOut } = row
  return {
    ...row,
    values: knownValues(propertyFields, values ?? {}),
    leftOut: knownValues(propertyFields, leftOut ?? {}),
    isReadable: values !== null,
  }
}

export const isWaiting = isNull(preparedChanges.discardedAt)

export async function findPrepared(db: Database, propertyId: string) {
  const [row] = await db
    .select({ ...getTableColumns(preparedChanges), ...authorColumns })
    .from(preparedChanges)
    .leftJoin(users, eq(users.id, preparedChanges.preparedById))
    .where(and(eq(preparedChanges.propertyId, propertyId), isWaiting))
  return row ? preparedOf(row) : null
}

interface NewPrepared {
  /** Random; replaces the id of the change that the form has shown. */
  id: string
  propertyId: string
  baseVersion: number
  values: Partial<PropertyValues>
}

/** False if another change was prepared since `seen`, the id of the former one. New values lose their date, and have to be asked about again. */
export async function storePrepared(
  db: Database,
  { id, propertyId, baseVersion, values }: NewPrepared,
  seen: string | null,
  by: Author,
): Promise<boolean> {
  const row = {
    id,
    baseVersion,
    values,
    leftOut: null,
    preparedAt: new Date(),
    preparedBy: nameOf(by),
    preparedById: idOf(by),
    discardedAt: null,
    ...undecided,
  }
  const stored = await db
    .insert(preparedChanges)
    .values({ propertyId, ...row })
    .onConflictDoUpdate({
      target: preparedChanges.propertyId,
      set: { ...row, firstAskedAt: stillPromised },
      setWhere: sql`${preparedChanges.discardedAt} is not null or ${preparedChanges.id} = ${seen}`,
    })
    .returning({ id: preparedChanges.id })
  return stored.length > 0
}

/** The first question, unless it was approved before the change was discarded: then it is answered. */
const stillPromised = sql`case
  when prepared_changes.discarded_at is not null and exists (
    select 1 from releases made
    where made.property_id = prepared_changes.property_id and made.prepared_id = prepared_changes.id
      and made.decision = 'approved' and made.decided_at >= prepared_changes.asked_at) then null
  else prepared_changes.first_asked_at end`

const unasked = { note: null, askedAt: null, askedBy: null, askedById: null }

/** Neither date nor question outlives a change of what is released. */
const undecided = { releaseAt: null, scheduledBy: null, scheduledById: null, ...unasked, obstacle: null }

/** Statement for a batch. A new owner was not asked, and must not read the note to the former one. */
export function withdrawQuestion(db: Database, propertyId: string) {
  return db.update(preparedChanges).set(unasked).where(eq(preparedChanges.propertyId, propertyId))
}

/** `leftOut` keeps what is no longer among `values`. False if something else was prepared since. */
export async function replaceValues(
  db: Database,
  { propertyId, id }: Pick<PreparedChange, 'propertyId' | 'id'>,
  changed: Pick<PreparedRow, 'id' | 'values' | 'leftOut'>,
): Promise<boolean> {
  const replaced = await db
    .update(preparedChanges)
    .set({ ...changed, ...undecided })
    .where(and(isIt(propertyId, id), isWaiting))
    .returning({ id: preparedChanges.id })
  return replaced.length > 0
}

function isIt(propertyId: string, id: string) {
  return and(eq(preparedChanges.propertyId, propertyId), eq(preparedChanges.id, id))
}

/** After a save of `saved`: what it has in common with the prepared change needs no release. */
export async function dropSaved(db: Database, propertyId: string, saved: PropertyValues): Promise<void> {
  const prepared = await findPrepared(db, propertyId)
  if (!prepared?.isReadable) return
  const values = changedValues(propertyFields, saved, { ...saved, ...prepared.values })
  const left = keysOf(values).length
  if (left === 0) await discardPrepared(db, propertyId, prepared.id)
  else if (left < keysOf(prepared.values).length)
    await db.update(preparedChanges).set({ values }).where(isIt(propertyId, prepared.id))
}

export async function discardPrepared(db: Database, propertyId: string, id: string): Promise<boolean> {
  const discarded = await db
    .update(preparedChanges)
    .set({ discardedAt: new Date() })
    .where(and(isIt(propertyId, id), isWaiting))
    .returning({ id: preparedChanges.id })
  return discarded.length > 0
}

/** Takes back a discard, unless something was prepared since. */
export async function restorePrepared(db: Database, propertyId: string, id: string): Promise<boolean> {
  const restored = await db
    .update(preparedChanges)
    .set({ discardedAt: null })
    .where(and(isIt(propertyId, id), isNotNull(preparedChanges.discardedAt)))
    .returning({ id: preparedChanges.id })
  return restored.length > 0
}

/** Null takes the date back. False if something else was prepared since. */
export async function schedulePrepared(
  db: Database,
  { propertyId, id }: Pick<PreparedChange, 'propertyId' | 'id'>,
  releaseAt: Date | null,
  by: Author,
): Promise<boolean> {
  const scheduled = await db
    .update(preparedChanges)
    .set({ releaseAt, scheduledBy: nameOf(by), scheduledById: idOf(by), obstacle: null })
    .where(and(isIt(propertyId, id), isWaiting))
    .returning({ id: preparedChanges.id })
  return scheduled.length > 0
}

/** In one batch with the mail. False if something else was prepared since. */
export async function askOwner(
  db: Database,
  { propertyId, id }: Pick<PreparedChange, 'propertyId' | 'id'>,
  note: string | null,
  mail: OwnersMail,
  by: Author,
): Promise<boolean> {
  const isCurrent = and(isIt(propertyId, id), isWaiting)
  const now = new Date()
  const [asked] = await db.batch([
    db
      .update(preparedChanges)
      .set({
        note,
        askedAt: now,
        firstAskedAt: sql`coalesce(${preparedChanges.firstAskedAt}, ${now.getTime()})`,
        askedBy: nameOf(by),
        askedById: idOf(by),
      })
      .where(isCurrent)
      .returning({ id: preparedChanges.id }),
    queueSellerMail(db, propertyId, mail, 'approval', sql`from ${preparedChanges} where ${isCurrent}`),
  ])
  return asked.length > 0
}

/** True if it is a new obstacle, so that one mail is sent about it. */
export async function recordObstacle(
  db: Database,
  { propertyId, id }: Pick<PreparedChange, 'propertyId' | 'id'>,
  obstacle: Obstacle,
): Promise<boolean> {
  const recorded = await db
    .update(preparedChanges)
    .set({ obstacle })
    .where(and(isIt(propertyId, id), sql`${preparedChanges.obstacle} is not ${obstacle}`))
    .returning({ id: preparedChanges.id })
  return recorded.length > 0
}

export async function deleteDiscarded(db: Database): Promise<void> {
  await db.delete(preparedChanges).where(lt(preparedChanges.discardedAt, new Date(Date.now() - trashLifetime)))
}

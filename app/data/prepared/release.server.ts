/** A release is a save that was typed earlier: the rules of today apply, and newer saves are merged or named. */

import { eq, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { Database } from '#app/data/database.server.ts'
import { isDatabaseError } from '#app/data/database-errors.server.ts'
import { isOfferWithoutPicture } from '#app/data/pictures/images.server.ts'
import { updateStatements } from '#app/data/properties/properties.server.ts'
import type { Author } from '#app/data/saving/authors.server.ts'
import { recordPendingChange } from '#app/data/saving/history.server.ts'
import { preparedChanges } from '#app/data/tables/prepared.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import { type Assessment, assessPrepared } from './assessment.server.ts'
import { listAnswers } from './decisions.server.ts'
import { isStill } from './due.server.ts'
import { findPrepared, type PreparedChange } from './prepared.server.ts'

/** A note in the history that a release adds to the changed fields. */
interface ReleaseNote {
  preparedBy: string | null
  preparedAt: number
  isScheduled: boolean
  /** When the owner approved. */
  approvedAt: number | null
  /** Released although an approval was needed. */
  isOverridden: boolean
  /** Names of fields that were prepared, and are not released. */
  leftOut: readonly string[]
  /** When the owner requested changes. The text stays in `releases`, so the history holds no copy of it. */
  wishes: readonly number[]
}

/** For one batch with others. Aborts if the property was saved since the assessment. */
export async function releaseStatements(
  db: Database,
  prepared: PreparedChange,
  { row, values, decision, state, obstacle }: Assessment,
  by: Author,
  { isScheduled, at }: { isScheduled: boolean; at: Date },
): Promise<BatchItem<'sqlite'>[]> {
  const { preparedBy, preparedAt, propertyId, id } = prepared
  const approvedAt = decision && state.isApproved ? decision.decidedAt.getTime() : null
  const answers = await listAnswers(db, prepared)
  const note: ReleaseNote = {
    preparedBy,
    preparedAt: preparedAt.getTime(),
    isScheduled,
    approvedAt,
    isOverridden: obstacle === 'approval',
    leftOut: Object.keys(prepared.leftOut),
    wishes: answers.filter(({ decision }) => decision === 'declined').map(({ decidedAt }) => decidedAt.getTime()),
  }
  const isIts = eq(preparedChanges.propertyId, propertyId)
  // Null, which the column refuses, aborts the batch if the change or the owner's answer was replaced since.
  const current = sql`case when ${isStill(id, decision?.id ?? null)} then ${id} end`
  return [
    db.update(preparedChanges).set({ id: current }).where(isIts),
    // Precedes the save, or a trigger would note that no one has approved it.
    recordPendingChange(
      db,
      'property',
      eq(properties.id, propertyId),
      { field: 'release', before: null, after: note },
      by,
      at.getTime(),
    ),
    ...(await updateStatements(db, row, values, row.version, by)),
    db.delete(preparedChanges).where(isIts),
  ]
}

export type Release =
  | { status: 'released'; version: number; leftOut: readonly string[] }
  | { status: 'obstacle'; assessment: Assessment }
  /** Released, discarded or prepared again by someone else. */
  | { status: 'overtaken' }

const attempts = 5

/** Assesses again after each save that came first. `id` names the change that the user has seen. `mayOverride` releases it without the owner's approval. */
export async function releasePrepared(
  db: Database,
  { propertyId, id }: Pick<PreparedChange, 'propertyId' | 'id'>,
  by: Author,
  mayOverride = false,
): Promise<Release> {
  for (let attempt = 1; ; attempt += 1) {
    const prepared = await findPrepared(db, propertyId)
    const assessment = prepared?.id === id ? await assessPrepared(db, prepared) : null
    if (!prepared || !assessment) return { status: 'overtaken' }
    const isOverridden = mayOverride && assessment.obstacle === 'approval'
    if (assessment.obstacle && !isOverridden) return { status: 'obstacle', assessment }
    const [first, ...rest] = await releaseStatements(db, prepared, assessment, by, {
      isScheduled: false,
      at: new Date(),
    })
    if (!first) return { status: 'overtaken' }
    try {
      await db.batch([first, ...rest])
      return { status: 'released', version: assessment.row.version + 1, leftOut: Object.keys(prepared.leftOut) }
    } catch (error) {
      if (!isOvertaken(error) || attempt >= attempts) throw error
    }
  }
}

/** Another save came first: of the property, of its number or pictures, or of the prepared change. */
export function isOvertaken(error: unknown): boolean {
  return (
    isDatabaseError(error, 'NOT NULL constraint failed: prepared_changes.id') ||
    isDatabaseError(error, 'stale_version') ||
    isDatabaseError(error, 'UNIQUE constraint failed: properties.property_number') ||
    isOfferWithoutPicture(error)
  )
}

export function scheduledAuthor({ scheduledBy, scheduledById }: PreparedChange): Author {
  return scheduledById && scheduledBy ? { id: scheduledById, name: scheduledBy } : (scheduledBy ?? '')
}

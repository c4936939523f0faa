import type { Database } from '#app/data/database.server.ts'
import { listAnswers } from '#app/data/prepared/decisions.server.ts'
import { findPrepared, type PreparedChange } from '#app/data/prepared/prepared.server.ts'
import { type Assessment, assessPrepared } from '#app/data/prepared/release.server.ts'
import { findSeller } from '#app/data/prepared/sellers.server.ts'
import { valuesOf } from '#app/data/properties/property-row.server.ts'
import { isOverdue, type PreparedState } from '#app/domain/saving/prepared.ts'
import type { Locale } from '#app/fields/locale.ts'
import { translator } from '#app/i18n/server.ts'
import type { PreparedView } from '#app/ui/dashboard/prepared/prepared-view.ts'
import { writeAuthor } from '#app/words/author.server.ts'
import { differenceRows } from '#app/words/prepared/difference-rows.server.ts'
import { obstacleSentence, propertyLabels } from '#app/words/prepared/obstacle-words.server.ts'
import { loadPropertyWriter } from '#app/words/saved-values.server.ts'

/** Null if nothing is prepared, or the property is gone. */
export async function loadPrepared(db: Database, propertyId: string, locale: Locale): Promise<PreparedView | null> {
  const prepared = await findPrepared(db, propertyId)
  const [assessment, seller, answers] = await Promise.all([
    prepared && assessPrepared(db, prepared),
    findSeller(db, propertyId),
    prepared && listAnswers(db, prepared),
  ])
  if (!prepared || !assessment) return null
  const t = translator(locale)
  const { row } = assessment
  const labels = propertyLabels(row, t)
  const write = await loadPropertyWriter(db, locale)
  const rowsOf = (values: typeof prepared.values) => differenceRows(valuesOf(row), values, labels, write)
  const late = prepared.obstacle ? 'gone' : isOverdue(prepared.releaseAt) ? 'late' : null
  const latest = answers?.at(-1)
  const isUnapproved = assessment.obstacle === 'approval'
  return {
    id: prepared.id,
    values: prepared.values,
    state: stateOf(assessment, prepared),
    by: writeAuthor({ name: prepared.preparedBy, nameNow: prepared.nameNow }, t),
    at: prepared.preparedAt,
    releaseAt: prepared.releaseAt,
    isPublic: row.published && !row.sold,
    rows: rowsOf(prepared.values),
    leftOut: rowsOf(prepared.leftOut).map(({ field, label }) => ({ field, label })),
    obstacle: obstacleSentence(assessment, prepared, locale) ?? (late && t(`dashboard:prepared.obstacles.${late}`)),
    isReleasable: assessment.obstacle === null,
    isContradicted: assessment.obstacle === 'conflict',
    isUnapproved,
    seller: { name: seller.values.sellerName, email: seller.values.sellerEmail },
    note: prepared.note,
    askedAt: prepared.askedAt,
    formerWish: !prepared.askedAt && latest?.decision === 'declined' ? latest : null,
    decision: assessment.decision,
  }
}

function stateOf(
  { obstacle, decision }: Assessment,
  { releaseAt, askedAt, obstacle: met }: Pick<PreparedChange, 'releaseAt' | 'askedAt' | 'obstacle'>,
): PreparedState {
  if (obstacle === 'conflict') return 'conflict'
  // The clock tries nothing again that met an obstacle.
  if (met || isOverdue(releaseAt)) return 'overdue'
  if (decision) return decision.decision
  return askedAt ? 'asked' : 'draft'
}

import type { Database } from '#app/data/database.server.ts'
import { type Assessment, assessAll } from '#app/data/prepared/assessment.server.ts'
import { listAnswers } from '#app/data/prepared/decisions.server.ts'
import { listWaiting } from '#app/data/prepared/due.server.ts'
import { findPrepared, type PreparedChange } from '#app/data/prepared/prepared.server.ts'
import { valuesOf } from '#app/data/properties/property-row.server.ts'
import type { Locale } from '#app/fields/locale.ts'
import { pick } from '#app/fields/typed-objects.ts'
import { translator } from '#app/i18n/server.ts'
import type { PreparedSays, PreparedView } from '#app/ui/dashboard/prepared/prepared-view.ts'
import { writeAuthor } from '#app/words/author.server.ts'
import { differenceRows } from '#app/words/prepared/difference-rows.server.ts'
import { propertyLabels, reasonSentence, staffSentence } from '#app/words/prepared/sentence-words.server.ts'
import { loadPropertyWriter } from '#app/words/saved-values.server.ts'

function says(assessment: Assessment, prepared: PreparedChange, locale: Locale): PreparedSays {
  const { chip, sentence } = assessment.state
  return { chip, sentence, text: staffSentence(assessment, prepared, locale) }
}

/** Of all properties, or of some, the nearest date first. */
export async function listPreparedSays(db: Database, locale: Locale, propertyIds: readonly string[] | null = null) {
  const waiting = propertyIds?.length === 0 ? [] : await listWaiting(db, propertyIds)
  const assessments = await assessAll(db, waiting)
  return waiting.flatMap((prepared) => {
    const assessment = assessments.get(prepared.propertyId)
    if (!assessment) return []
    const property = pick(assessment.row, ['id', 'name', 'propertyNumber', 'city', 'district'])
    const { isNoticed } = assessment.state
    return [{ ...property, isNoticed, prepared: says(assessment, prepared, locale) }]
  })
}

/** Null if nothing is prepared, or the property is gone. */
export async function loadPrepared(db: Database, propertyId: string, locale: Locale): Promise<PreparedView | null> {
  const prepared = await findPrepared(db, propertyId)
  if (!prepared) return null
  const [assessments, answers] = await Promise.all([assessAll(db, [prepared]), listAnswers(db, prepared)])
  const assessment = assessments.get(propertyId)
  if (!assessment) return null
  const t = translator(locale)
  const { row, facts, state } = assessment
  const labels = propertyLabels(row, t)
  const write = await loadPropertyWriter(db, locale)
  const rowsOf = (values: typeof prepared.values) => differenceRows(valuesOf(row), values, labels, write)
  const latest = answers.at(-1)
  return {
    ...state,
    ...says(assessment, prepared, locale),
    id: prepared.id,
    values: prepared.values,
    by: writeAuthor({ name: prepared.preparedBy, nameNow: prepared.nameNow }, t),
    at: prepared.preparedAt,
    isPublic: row.published && !row.sold,
    rows: rowsOf(prepared.values),
    leftOut: rowsOf(prepared.leftOut).map(({ field, label }) => ({ field, label })),
    reason: state.obstacle && reasonSentence(assessment, prepared, locale),
    ...pick(facts, ['releaseAt', 'approvedFor', 'question', 'needsApproval']),
    seller: assessment.owner,
    note: prepared.note,
    askedAt: prepared.askedAt,
    formerWish: !prepared.askedAt && latest?.decision === 'declined' ? latest : null,
    decision: assessment.decision && pick(assessment.decision, ['decision', 'words', 'decidedAt']),
  }
}

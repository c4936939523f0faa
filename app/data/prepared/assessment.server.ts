/** What the rules, newer saves and the owner of today make of prepared changes. */
import { desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { jsonList } from '#app/data/json-list.server.ts'
import { allPicturesAsJson } from '#app/data/pictures/images.server.ts'
import { withClosing } from '#app/data/properties/properties.server.ts'
import { type PropertyRow, propertyColumns, valuesOf } from '#app/data/properties/property-row.server.ts'
import { valuesBefore } from '#app/data/saving/history.server.ts'
import { isKept } from '#app/data/saving/trash.server.ts'
import { preparedChanges } from '#app/data/tables/prepared.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import { history } from '#app/data/tables/saving.server.ts'
import { releases, sellers } from '#app/data/tables/sellers.server.ts'
import { berlinDay } from '#app/domain/calendar.ts'
import { type PropertyValues, propertyFields } from '#app/domain/properties/property.ts'
import { publishCandidate } from '#app/domain/properties/publish-candidate.ts'
import { missingForOffer, type PublishRuleName } from '#app/domain/properties/publish-rules.ts'
import { type Disagreement, disagreements } from '#app/domain/saving/disagreements.ts'
import {
  type Blocker,
  blockers,
  type Coverage,
  type Obstacle,
  type PreparedFacts,
  type PreparedState,
  preparedState,
} from '#app/domain/saving/prepared-state.ts'
import { shownRelease } from './decisions.server.ts'
import { latestAnswer } from './due.server.ts'
import type { PreparedChange } from './prepared.server.ts'

export interface Assessment {
  row: PropertyRow
  /** What would be stored. */
  values: PropertyValues
  /** Fields that a newer save has changed to something else. */
  conflicts: readonly Disagreement[]
  missing: readonly PublishRuleName[]
  /** The owner's answer; null where there is none since the question. */
  decision: OwnersDecision | null
  owner: { name: string | null; email: string | null }
  facts: PreparedFacts
  state: PreparedState
  obstacle: Obstacle | null
}

type OwnersDecision = Pick<typeof releases.$inferSelect, 'id' | 'decision' | 'digest' | 'words' | 'decidedAt' | 'shown'>

/** Null for a property that is gone or in the trash. */
export async function assessPrepared(
  db: Database,
  prepared: PreparedChange,
  now = new Date(),
): Promise<Assessment | null> {
  return (await assessAll(db, [prepared], now)).get(prepared.propertyId) ?? null
}

/** By property, in three queries however many there are. Leaves out properties that are gone or in the trash. */
export async function assessAll(
  db: Database,
  prepared: readonly PreparedChange[],
  now = new Date(),
): Promise<Map<string, Assessment>> {
  if (prepared.length === 0) return new Map()
  const ids = jsonList(prepared.map(({ propertyId }) => propertyId))
  const [rows, findings, changes] = await Promise.all([
    db
      .select({ ...propertyColumns, pictures: allPicturesAsJson() })
      .from(properties)
      .where(sql`${inArray(properties.id, ids)} and ${isKept(properties)}`),
    selectFindings(db, ids),
    db
      .select({ propertyId: history.subjectId, field: history.field, before: history.before })
      .from(history)
      .innerJoin(preparedChanges, eq(preparedChanges.propertyId, history.subjectId))
      .where(
        sql`${history.subject} = 'property' and ${inArray(history.subjectId, ids)} and ${history.version} > ${preparedChanges.baseVersion}`,
      )
      .orderBy(desc(history.version)),
  ])
  const ruleDate = berlinDay(now)
  const assessed = await Promise.all(
    prepared.map(async (one) => {
      const row = rows.find(({ id }) => id === one.propertyId)
      const found = findings.find(({ propertyId }) => propertyId === one.propertyId)
      if (!row || !found) return []
      const since = changes.filter(({ propertyId }) => propertyId === one.propertyId)
      const isKnown = one.baseVersion >= 1 && one.baseVersion <= row.version
      const present = valuesOf(row)
      const base = isKnown ? valuesBefore(propertyFields, present, since) : null
      const mine = base && { ...base, ...one.values }
      const conflicts = mine
        ? disagreements(propertyFields, base, present, mine).filter(({ changedBy }) => changedBy === 'both')
        : []
      const values = withClosing({ ...present, ...one.values }, row)
      const missing = missingForOffer(publishCandidate(values, row.pictures), ruleDate)
      const blocked: Record<Blocker, boolean> = {
        unreadable: !one.isReadable,
        // Nothing is prepared for what is sold, so it was sold since, whatever the form was opened with.
        sold: row.sold,
        conflict: conflicts.length > 0,
        member: found.isMemberGone && one.values.responsibleMember !== undefined,
        number: found.isNumberTaken && one.values.propertyNumber !== undefined,
        rules: missing.length > 0,
      }
      const { ownerName: name, ownerEmail: email, decision } = found
      const facts: PreparedFacts = {
        blocker: blockers.find((name) => blocked[name]) ?? null,
        needsApproval: row.needsApproval,
        question: questionOf(one, found.isAddressNew),
        answer: decision?.decision ?? null,
        coverage: decision?.decision === 'approved' ? await coverageOf(row, one, decision) : null,
        approvedFor: decision?.shown.releaseAt ? new Date(decision.shown.releaseAt) : null,
        hasAddress: email !== null,
        releaseAt: one.releaseAt,
        wasStopped: one.obstacle !== null,
      }
      const state = preparedState(facts, now)
      const { obstacle } = state
      return [
        [row.id, { row, values, conflicts, missing, decision, owner: { name, email }, facts, state, obstacle }],
      ] as const
    }),
  )
  return new Map(assessed.flat())
}

/** What was prepared since the first question is a reason of its own. */
function questionOf({ askedAt, firstAskedAt }: PreparedChange, isAddressNew: boolean): PreparedFacts['question'] {
  if (askedAt) return 'open'
  if (!firstAskedAt) return 'none'
  return isAddressNew ? 'elsewhere' : 'former'
}

const preparedValue = (field: string) => sql`
  case when json_valid(${preparedChanges.values}) then json_extract(${preparedChanges.values}, ${`$.${field}`}) end`

function selectFindings(db: Database, ids: SQL) {
  const { id, decision, digest, words, decidedAt, shown } = releases
  const member = preparedValue('responsibleMember')
  return db
    .select({
      propertyId: preparedChanges.propertyId,
      ownerName: sellers.sellerName,
      ownerEmail: sellers.sellerEmail,
      isMemberGone: sql`${member} is not null and not exists (
        select 1 from team_members member where member.id = ${member} and member.deleted_at is null)`.mapWith(Boolean),
      isNumberTaken: sql`exists (
        select 1 from ${properties} where ${properties.propertyNumber} = ${preparedValue('propertyNumber')}
        and ${properties.id} <> ${preparedChanges.propertyId})`.mapWith(Boolean),
      isAddressNew: sql`${preparedChanges.preparedAt} <= ${preparedChanges.firstAskedAt} and exists (
        select 1 from ${history} where ${history.subject} = 'seller' and ${history.subjectId} = ${preparedChanges.propertyId}
        and ${history.field} = 'sellerEmail' and ${history.changedAt} > ${preparedChanges.firstAskedAt})`.mapWith(
        Boolean,
      ),
      decision: { id, decision, digest, words, decidedAt, shown },
    })
    .from(preparedChanges)
    .leftJoin(sellers, eq(sellers.id, preparedChanges.propertyId))
    .leftJoin(releases, eq(id, latestAnswer()))
    .where(inArray(preparedChanges.propertyId, ids))
}

/** An approval is given for what was shown, its date included. */
async function coverageOf(row: PropertyRow, prepared: PreparedChange, decision: OwnersDecision): Promise<Coverage> {
  const { releaseAt } = decision.shown
  const [present, approved] = await Promise.all([
    shownRelease(row, prepared),
    shownRelease(row, { ...prepared, releaseAt: releaseAt === null ? null : new Date(releaseAt) }),
  ])
  if (present.digest === decision.digest) return 'this'
  return approved.digest === decision.digest ? 'otherDate' : 'otherVersion'
}

/** What the owner decided about a prepared change. Rows are only added; the latest one counts. */
import { and, asc, desc, eq, gte, sql } from 'drizzle-orm'
import * as z from 'zod'
import { hashToken } from '#app/data/access/tokens.server.ts'
import type { Database } from '#app/data/database.server.ts'
import { type PropertyRow, valuesOf } from '#app/data/properties/property-row.server.ts'
import { selectedRow } from '#app/data/selected-row.server.ts'
import { preparedChanges } from '#app/data/tables/prepared.server.ts'
import { history } from '#app/data/tables/saving.server.ts'
import { releases, type ShownRelease } from '#app/data/tables/sellers.server.ts'
import type { Decision } from '#app/domain/saving/seller.ts'
import { keysOf } from '#app/fields/typed-objects.ts'
import { isStill } from './due.server.ts'
import type { PreparedChange } from './prepared.server.ts'

/** The owner's answers since the first question about the pending change, oldest first. */
export async function listAnswers(
  db: Database,
  { propertyId, firstAskedAt }: Pick<PreparedChange, 'propertyId' | 'firstAskedAt'>,
) {
  if (!firstAskedAt) return []
  const { decision, words, decidedAt } = releases
  return db
    .select({ decision, words, decidedAt })
    .from(releases)
    .where(and(eq(releases.propertyId, propertyId), gte(decidedAt, firstAskedAt)))
    .orderBy(asc(decidedAt), asc(sql`rowid`))
}

/** Condition on `releases`: the owner's address has not changed since the decision. */
export const isOfPresentAddress = sql`not exists (
  select 1 from history later where later.subject = 'seller' and later.subject_id = releases.property_id
    and later.field = 'sellerEmail' and later.changed_at >= releases.decided_at)`

/** When the last release was approved and made; null if it was not approved. */
export async function findApprovedRelease(db: Database, propertyId: string) {
  const { subject, subjectId, field, after, version, changedAt } = history
  const [row] = await db
    .select({ after, releasedAt: changedAt })
    .from(history)
    .where(and(eq(subject, 'property'), eq(subjectId, propertyId), eq(field, 'release')))
    .orderBy(desc(version))
    .limit(1)
  const note = z.object({ approvedAt: z.number() }).safeParse(row?.after)
  return row && note.success ? { approvedAt: note.data.approvedAt, releasedAt: row.releasedAt } : null
}

/** What the owner is shown, and its SHA-256. Another date and another question make another one, too. */
export async function shownRelease(
  row: PropertyRow,
  { values, releaseAt, askedAt }: Pick<PreparedChange, 'values' | 'releaseAt' | 'askedAt'>,
) {
  const present = valuesOf(row)
  const shown: ShownRelease = {
    values: Object.fromEntries(
      keysOf(values)
        .sort()
        .map((name) => [name, [present[name], values[name]]]),
    ),
    releaseAt: releaseAt?.getTime() ?? null,
    askedAt: askedAt?.getTime() ?? null,
  }
  return { shown, digest: await hashToken(JSON.stringify(shown)) }
}

interface NewDecision {
  id: string
  propertyId: string
  preparedId: string
  decision: Decision
  shown: ShownRelease
  digest: string
  words: string | null
  linkId: string
}

/** The same for the same post, so that a repeated one is not decided again. `after` is the decision that the form has shown. */
export function decisionId(
  { linkId, digest, decision, words }: Pick<NewDecision, 'linkId' | 'digest' | 'decision' | 'words'>,
  after: string,
): Promise<string> {
  return hashToken(JSON.stringify([linkId, digest, after, decision, words]))
}

export async function isDecided(db: Database, id: string): Promise<boolean> {
  return (await db.$count(releases, eq(releases.id, id))) > 0
}

/** For a batch. Writes nothing if the change, its date, the question or the answer (`after`) is another than was shown. */
export function insertDecision(db: Database, { shown, ...decision }: NewDecision, after: string | null) {
  const row = selectedRow(releases, {
    ...decision,
    shown: JSON.stringify(shown),
    decidedAt: Date.now(),
  })
  const { propertyId } = preparedChanges
  const isCurrent = and(
    eq(propertyId, decision.propertyId),
    isStill(decision.preparedId, after),
    sql`${preparedChanges.releaseAt} is ${shown.releaseAt}`,
    sql`${preparedChanges.askedAt} is ${shown.askedAt}`,
  )
  return db
    .insert(releases)
    .select(sql`${row} from ${preparedChanges} where ${isCurrent}`)
    .onConflictDoNothing()
    .returning({ id: releases.id })
}

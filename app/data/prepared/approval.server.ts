/** Whether a release needs the owner's approval, and whether it was given. */
import { sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import type { PropertyRow } from '#app/data/properties/property-row.server.ts'
import { history } from '#app/data/tables/saving.server.ts'
import { releases } from '#app/data/tables/sellers.server.ts'
import { findDecision, shownRelease } from './decisions.server.ts'
import type { PreparedChange } from './prepared.server.ts'
import { findSeller } from './sellers.server.ts'

/**
 * An owner who was asked has been told that nothing changes without an approval, and one who declined has to agree to what
 * comes instead. An approval is given for what was shown, its date included.
 */
export async function findApproval(
  db: Database,
  row: PropertyRow,
  prepared: Pick<PreparedChange, 'id' | 'values' | 'releaseAt' | 'askedAt'>,
) {
  const { id, askedAt } = prepared
  const [seller, latest, wasDeclined, { digest }] = await Promise.all([
    findSeller(db, row.id),
    askedAt && findDecision(db, row.id, id),
    askedAt === null && isDeclined(db, row.id),
    shownRelease(row, prepared),
  ])
  const decision = latest && askedAt && latest.decidedAt >= askedAt ? latest : null
  return {
    isNeeded: seller.values.approvalRequired || askedAt !== null || wasDeclined,
    isGiven: decision?.decision === 'approved' && decision.digest === digest,
    decision,
  }
}

/** Whether the owner has declined last, and nothing was released since. The history counts in whole seconds. */
async function isDeclined(db: Database, propertyId: string): Promise<boolean> {
  const last = sql<number>`(
    select made.decision = 'declined' and not exists (
      select 1 from ${history} where ${history.subject} = 'property' and ${history.subjectId} = ${propertyId}
      and ${history.field} = 'release' and ${history.changedAt} >= made.decided_at / 1000 * 1000)
    from ${releases} made where made.property_id = ${propertyId}
    order by made.decided_at desc, made.rowid desc limit 1)`
  const row = await db.get<{ isDeclined: number | null }>(sql`select ${last} as isDeclined`)
  return row.isDeclined === 1
}

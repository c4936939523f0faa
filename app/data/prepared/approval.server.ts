/** Whether a release needs the owner's approval, and whether it was given. */
import type { Database } from '#app/data/database.server.ts'
import type { PropertyRow } from '#app/data/properties/property-row.server.ts'
import { findDecision, shownRelease } from './decisions.server.ts'
import type { PreparedChange } from './prepared.server.ts'

/** An approval is given for what was shown, its date included. */
export async function findApproval(
  db: Database,
  row: PropertyRow,
  prepared: Pick<PreparedChange, 'id' | 'values' | 'releaseAt' | 'askedAt'>,
) {
  const { id, askedAt } = prepared
  const [latest, { digest }] = await Promise.all([askedAt && findDecision(db, row.id, id), shownRelease(row, prepared)])
  const decision = latest && askedAt && latest.decidedAt >= askedAt ? latest : null
  return {
    isNeeded: row.needsApproval,
    isGiven: decision?.decision === 'approved' && decision.digest === digest,
    decision,
  }
}

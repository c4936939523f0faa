/** Always planned from stored data, so a plan is never outdated. */

import type { Database } from '#app/data/database.server.ts'
import type { ImportRow } from '#app/data/exchange/imports.server.ts'
import { listPlanned } from '#app/data/exchange/received-rows.server.ts'
import { findStock } from '#app/data/exchange/stock.server.ts'
import { berlinToday } from '#app/domain/calendar.ts'
import type { Decisions, ImportPlan, Stock } from '#app/exchange/plan.ts'
import { expandAllSame } from '#app/exchange/planning/choices.ts'
import { defaultDecisions } from '#app/exchange/planning/decisions.ts'
import { planHash } from '#app/exchange/planning/plan-hash.ts'
import { planImport } from '#app/exchange/planning/plan-import.ts'
import { runPausing } from '#app/exchange/reading/pausing.ts'
import type { ReceivedObject, ReceivedTransfer } from '#app/exchange/received.ts'

export interface Planning {
  transfer: ReceivedTransfer
  /** Without `rest`. */
  objects: readonly ReceivedObject[]
  stock: Stock
  plan: (decisions: Decisions, objects?: readonly ReceivedObject[]) => Promise<ImportPlan>
  /** Resolves `areAllSame` to single positions. */
  expandAllSame: (decisions: Decisions) => Promise<Decisions>
  /** Equal hashes mean that a person's review still holds, including identified properties. */
  hash: () => Promise<string>
}

/** Used for an import whose file has been deleted. */
const nothing: ReceivedTransfer = {
  scope: 'partial',
  sentAt: null,
  software: null,
  softwareVersion: null,
  version: null,
  providers: [],
  problems: [],
}

export async function planningOf(
  db: Database,
  { id, connectionId, transfer }: Pick<ImportRow, 'id' | 'connectionId' | 'transfer'>,
): Promise<Planning> {
  const objects = await listPlanned(db, id)
  const stock = await findStock(db, connectionId, objects)
  const file = transfer ?? nothing
  const plan: Planning['plan'] = (decisions, received = objects) =>
    runPausing(planImport(file, received, stock, decisions, berlinToday()))
  const same = new Set(objects.map(({ position }) => position))
  const hash = async () => planHash(await plan({ ...defaultDecisions, same }))
  return { transfer: file, objects, stock, plan, expandAllSame: (decisions) => expandAllSame(decisions, plan), hash }
}

/** The plan of an import, made anew from what is stored: it is never kept, so it is never out of date. */
import { findRuleDate } from '#app/data/agency/settings.server.ts'
import type { Database } from '#app/data/database.server.ts'
import type { ImportRow } from '#app/data/exchange/imports.server.ts'
import { listReceived } from '#app/data/exchange/received-rows.server.ts'
import { findStock } from '#app/data/exchange/stock.server.ts'
import type { Decisions, ImportPlan, Stock } from '#app/exchange/plan.ts'
import { oneByOne } from '#app/exchange/planning/choices.ts'
import { defaultDecisions } from '#app/exchange/planning/decisions.ts'
import { planHash } from '#app/exchange/planning/plan-hash.ts'
import { planImport } from '#app/exchange/planning/plan-import.ts'
import type { ReceivedObject, ReceivedTransfer } from '#app/exchange/received.ts'

/** One file against the stock of one moment. */
export interface Planning {
  transfer: ReceivedTransfer
  objects: readonly ReceivedObject[]
  stock: Stock
  plan: (decisions: Decisions, objects?: readonly ReceivedObject[]) => ImportPlan
  /** With what was wished for all that meet a taken number said of each. */
  oneByOne: (decisions: Decisions) => Decisions
  /** Two are equal when what a person has seen still holds, also of the property that an object may be. */
  hash: () => Promise<string>
}

/** Of an import whose file is gone, there is nothing to plan. */
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
  const objects = await listReceived(db, id)
  const [stock, ruleDate] = await Promise.all([findStock(db, connectionId, objects), findRuleDate(db)])
  const file = transfer ?? nothing
  const plan: Planning['plan'] = (decisions, of = objects) => planImport(file, of, stock, decisions, ruleDate)
  const same = new Set(objects.map(({ position }) => position))
  const hash = () => planHash(plan({ ...defaultDecisions, same }))
  return { transfer: file, objects, stock, plan, oneByOne: (decisions) => oneByOne(decisions, plan), hash }
}

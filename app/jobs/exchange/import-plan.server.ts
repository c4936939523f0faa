/** The plan of an import, made anew from what is stored: it is never kept, so it is never out of date. */
import { findRuleDate } from '#app/data/agency/settings.server.ts'
import type { Database } from '#app/data/database.server.ts'
import { type ImportRow, listReceived } from '#app/data/exchange/imports.server.ts'
import { findStock } from '#app/data/exchange/stock.server.ts'
import type { ImportPlan, Stock, Wishes } from '#app/exchange/plan.ts'
import { oneByOne } from '#app/exchange/planning/choices.ts'
import { planHash } from '#app/exchange/planning/plan-hash.ts'
import { planImport } from '#app/exchange/planning/plan-import.ts'
import { neutralWishes } from '#app/exchange/planning/wishes.ts'
import type { ReceivedObject, ReceivedTransfer } from '#app/exchange/received.ts'

/** One file against the stock of one moment. */
export interface Planning {
  transfer: ReceivedTransfer
  objects: readonly ReceivedObject[]
  stock: Stock
  plan: (wishes: Wishes, objects?: readonly ReceivedObject[]) => ImportPlan
  /** With what was wished for all that meet a taken number said of each. */
  oneByOne: (wishes: Wishes) => Wishes
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
  const plan: Planning['plan'] = (wishes, of = objects) => planImport(file, of, stock, wishes, ruleDate)
  const same = new Set(objects.map(({ position }) => position))
  const hash = () => planHash(plan({ ...neutralWishes, same }))
  return { transfer: file, objects, stock, plan, oneByOne: (wishes) => oneByOne(wishes, plan), hash }
}

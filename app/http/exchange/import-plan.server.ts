/** The plan of an import, made anew from what is stored: it is never kept, so it is never out of date. */
import { findRuleDate } from '#app/data/agency/settings.server.ts'
import { type ImportRow, listReceived } from '#app/data/exchange/imports.server.ts'
import { findStock } from '#app/data/exchange/stock.server.ts'
import type { ImportPlan, Stock, Wishes } from '#app/exchange/plan.ts'
import { planImport } from '#app/exchange/planning/plan-import.ts'
import type { ReceivedObject, ReceivedTransfer } from '#app/exchange/received.ts'
import type { AppContext } from '#app/http/context.server.ts'

export interface PlannedImport {
  plan: ImportPlan
  stock: Stock
  objects: readonly ReceivedObject[]
  transfer: ReceivedTransfer
}

export async function planOf(
  { db }: Pick<AppContext, 'db'>,
  { id, connectionId, transfer }: ImportRow,
  wishes: Wishes,
  change: (object: ReceivedObject) => ReceivedObject = (object) => object,
): Promise<PlannedImport> {
  if (!transfer) throw new Error(`Import ${id} has not been read`)
  const objects = (await listReceived(db, id)).map(change)
  const [stock, on] = await Promise.all([findStock(db, connectionId, objects), findRuleDate(db)])
  return { plan: planImport(transfer, objects, stock, wishes, on), stock, objects, transfer }
}

import { asc, eq } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { importObjects, imports } from '#app/data/tables/exchange.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import type { Outcome, ResultingState } from '#app/exchange/plan.ts'
import type { Problem } from '#app/exchange/problems.ts'

interface ReportedObject {
  position: number
  number: string
  name: string
  outcome: Outcome | null
  after: ResultingState | null
  problems: readonly Problem[]
}

export interface ImportReport {
  import: Pick<typeof imports.$inferSelect, 'id' | 'transfer' | 'stop' | 'receivedAt'>
  objects: ReportedObject[]
}

export async function findImportReport(db: Database, id: string): Promise<ImportReport | null> {
  const [[found], rows] = await db.batch([
    db
      .select({ id: imports.id, transfer: imports.transfer, stop: imports.stop, receivedAt: imports.receivedAt })
      .from(imports)
      .where(eq(imports.id, id)),
    db
      .select({
        position: importObjects.position,
        received: importObjects.received,
        outcome: importObjects.outcome,
        after: importObjects.after,
        problems: importObjects.problems,
        number: properties.propertyNumber,
        name: properties.name,
      })
      .from(importObjects)
      .leftJoin(properties, eq(properties.id, importObjects.propertyId))
      .where(eq(importObjects.importId, id))
      .orderBy(asc(importObjects.position)),
  ])
  if (!found) return null
  const objects = rows.map(({ received, number, name, problems, ...row }) => ({
    ...row,
    number: received?.propertyNumber ?? number ?? '',
    name: received?.values.name ?? name ?? '',
    problems: problems ?? received?.problems ?? [],
  }))
  return { import: found, objects }
}

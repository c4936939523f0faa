import { isId } from '#app/data/database.server.ts'
import { findImportReport, type ImportReport } from '#app/data/exchange/import-report.server.ts'
import { outcomes } from '#app/exchange/plan.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { notFound } from '#app/http/responses.server.ts'
import type { Translator } from '#app/i18n/server.ts'

export async function requireReport({ db }: AppContext, id: string | undefined): Promise<ImportReport> {
  const report = isId(id) ? await findImportReport(db, id) : null
  if (!report) throw notFound()
  return report
}

export function outcomeText({ objects }: ImportReport, t: Translator): string {
  return outcomes
    .map((outcome) => [outcome, objects.filter((object) => object.outcome === outcome).length] as const)
    .filter(([, count]) => count > 0)
    .map(([outcome, count]) => `${count} ${t(`forms:exchangeFiles.outcomes.${outcome}`)}`)
    .join(', ')
}

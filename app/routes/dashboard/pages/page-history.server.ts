import { findPageTexts } from '#app/data/agency/page-texts.server.ts'
import type { Database } from '#app/data/database.server.ts'
import { type PageName, pageFields } from '#app/domain/pages/page-texts.ts'
import type { Locale } from '#app/fields/locale.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import type { HistorySource } from '#app/routes/dashboard/saving/history.server.ts'
import { valueWriter } from '#app/words/saved-values.server.ts'
import { pageLabels } from './page-form.server.ts'

export async function pageHistory(db: Database, page: PageName, locale: Locale): Promise<HistorySource> {
  const fields = pageFields(page)
  return {
    subject: { kind: 'page', id: page },
    fields,
    present: await findPageTexts(db, page),
    labels: pageLabels(page, locale),
    write: valueWriter(fields, locale, {}),
    page: dashboardPaths.pageHistory(page),
  }
}

import type { BatchItem } from 'drizzle-orm/batch'
import type { Database } from '#app/data/database.server.ts'
import { insertTransferNotice } from '#app/data/outbox/queue.server.ts'
import type { ImportPlan } from '#app/exchange/plan.ts'
import { holdsValue } from '#app/exchange/problems.ts'
import { authoredLocale } from '#app/fields/locale.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { translator } from '#app/i18n/server.ts'
import { type TransferNotice, transferMail } from '#app/mail/transfer-mail.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { problemView } from '#app/words/exchange/problem-words.server.ts'

export function transferNotice(
  db: Database,
  { siteUrl }: Pick<AppContext['config'], 'siteUrl'>,
  importId: string,
  notice: Omit<TransferNotice, 'address'>,
) {
  const address = siteUrl + dashboardPaths.import(importId)
  return insertTransferNotice(db, importId, transferMail({ ...notice, address }))
}

/** An import may take a published offer offline when the law requires it; this notifies the office. */
export function offlineNotice(
  db: Database,
  config: Pick<AppContext['config'], 'siteUrl'>,
  importId: string,
  connection: string,
  { objects, counts }: ImportPlan,
): BatchItem<'sqlite'>[] {
  const t = translator(authoredLocale)
  const reasons = objects
    .filter(({ outcome, after, unmet }) => outcome === 'changed' && after === 'offline' && unmet.length > 0)
    .map(({ propertyNumber: number, name, unmet }) => {
      const lacking = unmet.map((rule) => t(`dashboard:rules.${rule}.title`)).join(', ')
      return t('forms:transferMail.offline', { number, name, lacking })
    })
  const replaced = objects.flatMap(({ problems }) => problems.filter(({ code }) => code === 'overwritten')).length
  return reasons.length > 0
    ? [transferNotice(db, config, importId, { kind: 'offline', connection, counts, reasons, replaced })]
    : []
}

/** Numbers that no connection puts online before a person has confirmed them, one sentence each. */
export function heldReasons({ objects }: ImportPlan): string[] {
  const t = translator(authoredLocale)
  return objects.flatMap(({ propertyNumber: number, name, problems }) =>
    problems
      .filter(holdsValue)
      .map((problem) =>
        t('forms:transferMail.held', { number, name, what: problemView(problem, authoredLocale).text }),
      ),
  )
}

/** What the office is told about a transfer that came by itself. */
import type { BatchItem } from 'drizzle-orm/batch'
import { dashboardPaths } from '#app/dashboard-paths.ts'
import type { Database } from '#app/data/database.server.ts'
import { insertTransferNotice, queueBudgetNotice } from '#app/data/enquiries/outbox.server.ts'
import { berlinDay } from '#app/domain/calendar.ts'
import type { ImportPlan } from '#app/exchange/plan.ts'
import { authoredLocale } from '#app/fields/field.ts'
import type { Config } from '#app/http/config.server.ts'
import { translator } from '#app/i18n/server.ts'
import { type TransferNotice, transferMail } from '#app/mail/transfer-mail.ts'

export function transferNotice(
  db: Database,
  { siteUrl }: Pick<Config, 'siteUrl'>,
  importId: string,
  notice: Omit<TransferNotice, 'address'>,
) {
  const address = siteUrl + dashboardPaths.import(importId)
  return insertTransferNotice(db, importId, transferMail({ ...notice, address }))
}

/** A connection sends more than is taken, by mistake or because somebody else has its address. */
export function noticeFullConnection(
  db: Database,
  { siteUrl }: Pick<Config, 'siteUrl'>,
  { id, name }: { id: string; name: string },
): Promise<void> {
  const address = siteUrl + dashboardPaths.connection(id)
  const mail = transferMail({ kind: 'full', connection: name, reasons: [], counts: null, address })
  return queueBudgetNotice(db, { connectionId: id, day: berlinDay(new Date()) }, mail)
}

/** A published offer that the file makes unlawful is saved and taken offline, and the office is told. */
export function offlineNotice(
  db: Database,
  config: Pick<Config, 'siteUrl'>,
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

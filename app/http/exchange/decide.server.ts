/** What came by a transfer address: taken over by itself where the connection says so and nothing speaks against it. */

import { queueTransferNotice } from '#app/data/enquiries/outbox.server.ts'
import { findConnection } from '#app/data/exchange/connections.server.ts'
import type { ImportRow } from '#app/data/exchange/imports.server.ts'
import type { ImportPlan } from '#app/exchange/plan.ts'
import { planHash } from '#app/exchange/planning/plan-hash.ts'
import { neutralWishes } from '#app/exchange/planning/wishes.ts'
import { authoredLocale } from '#app/fields/field.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { translator } from '#app/i18n/server.ts'
import { transferMail } from '#app/mail/transfer-mail.ts'
import { paths } from '#app/paths.ts'
import { beginApplying } from './apply.server.ts'
import { planOf } from './import-plan.server.ts'

type Context = Pick<AppContext, 'db' | 'media' | 'exchange' | 'config'>

/** Of an import that has just been read. Uploads by hand have somebody who looks at them. */
export async function decideTransfer(context: Context, found: ImportRow): Promise<void> {
  const { db, config } = context
  const connection = found.connectionId && (await findConnection(db, found.connectionId))
  if (!connection || found.state !== 'read') return
  const wishes = { ...neutralWishes, publish: connection.publishNew }
  const { plan, stock } = await planOf(context, found, neutralWishes)
  const isFirst = stock.last === null
  const isAutomatic = connection.decision === 'automatic' && !isFirst && plan.warnings.length === 0
  const t = translator(authoredLocale)
  const say = (reasons: string[], isWaiting: boolean) =>
    queueTransferNotice(
      db,
      found.id,
      transferMail({
        connection: connection.name,
        reasons,
        counts: plan.counts,
        address: config.siteUrl + paths.dashboard.import(found.id),
        isWaiting,
      }),
    )
  if (!isAutomatic) {
    const reasons = plan.warnings.map(({ code }) => t(`dashboard:exchange.warnings.${code}`))
    return say(isFirst ? [t('dashboard:exchange.firstTransfer'), ...reasons] : reasons, true)
  }
  await beginApplying(context, found, wishes, { planHash: await planHash(plan), by: connection.name })
  const offline = unlawful(plan)
  if (offline.length > 0) await say(offline, false)
}

/** A published offer that the file makes unlawful is saved and taken offline, and the office is told. */
function unlawful(plan: ImportPlan): string[] {
  return plan.objects
    .filter(({ outcome, after, unmet }) => outcome === 'changed' && after === 'offline' && unmet.length > 0)
    .map(({ propertyNumber, name }) => `Offline, weil Pflichtangaben fehlen: ${propertyNumber}, ${name}`)
}

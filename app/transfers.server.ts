/** What the queue and the cron do for a transfer: read it, decide where nobody needs to, prepare its pictures, take it over. */
import { queueTransferNotice } from '#app/data/enquiries/outbox.server.ts'
import { findConnection } from '#app/data/exchange/connections.server.ts'
import { readImport } from '#app/data/exchange/import-reading.server.ts'
import { claimImport, listSleeping, releaseImport, stopImport } from '#app/data/exchange/import-steps.server.ts'
import { findImport, type ImportRow } from '#app/data/exchange/imports.server.ts'
import type { ImportPlan } from '#app/exchange/plan.ts'
import { neutralWishes } from '#app/exchange/planning/wishes.ts'
import { authoredLocale } from '#app/fields/field.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { beginApplying, takeStep } from '#app/http/exchange/apply.server.ts'
import { planningOf } from '#app/http/exchange/import-plan.server.ts'
import { logJobFault } from '#app/http/log.server.ts'
import { translator } from '#app/i18n/server.ts'
import { transferMail } from '#app/mail/transfer-mail.ts'
import { paths } from '#app/paths.ts'
import { isStop, stopSentence } from '#app/words/exchange/stop-words.server.ts'

type Context = Pick<AppContext, 'db' | 'media' | 'exchange' | 'config'>

/** Throws when it should be tried again. */
export async function takeTransferStep(context: Context, importId: string): Promise<void> {
  const found = await findImport(context.db, importId)
  if (found?.state === 'preparing') return takeStep(context, importId)
  if (found?.state === 'received') await readTransfer(context, importId)
}

/** Those whose message was lost, or whose step died. */
export async function wakeTransfers(context: Context): Promise<void> {
  for (const id of await listSleeping(context.db)) {
    try {
      await takeTransferStep(context, id)
    } catch (error) {
      logJobFault('exchange', 'step', error)
    }
  }
}

async function readTransfer(context: Context, importId: string): Promise<void> {
  const { db } = context
  const attempt = await claimImport(db, importId)
  if (attempt === null) return
  try {
    const read = await readImport(context, importId)
    if (read && 'stop' in read) await stopImport(db, importId, read.stop)
  } finally {
    await releaseImport(db, importId, attempt)
  }
  const found = await findImport(db, importId)
  if (found) await decide(context, found)
}

/** Of a transfer that nobody looks at. One that has been uploaded has somebody who does. */
async function decide(context: Context, found: ImportRow): Promise<void> {
  const { db } = context
  const connection = found.connectionId && (await findConnection(db, found.connectionId))
  if (!connection) return
  if (found.stop && isStop(found.stop))
    return tell(context, found, connection.name, null, [stopSentence(found.stop, authoredLocale)])
  if (found.state !== 'read') return
  const { stock, hash, ...planning } = await planningOf(db, found)
  const plan = planning.plan(neutralWishes)
  const reasons = plan.warnings.filter(isStop).map((warning) => stopSentence(warning, authoredLocale))
  if (stock.last === null) reasons.unshift(translator(authoredLocale)('forms:transferMail.first'))
  if (connection.decision !== 'automatic' || reasons.length > 0)
    return tell(context, found, connection.name, plan, reasons)
  const wishes = { ...neutralWishes, publish: connection.publishNew }
  await beginApplying(context, found, wishes, { planHash: await hash(), by: connection.name })
  const offline = madeUnlawful(plan)
  if (offline.length > 0) await tell(context, found, connection.name, plan, offline, false)
}

/** A published offer that the file makes unlawful is saved and taken offline, and the office is told. */
function madeUnlawful(plan: ImportPlan): string[] {
  const t = translator(authoredLocale)
  return plan.objects
    .filter(({ outcome, after, unmet }) => outcome === 'changed' && after === 'offline' && unmet.length > 0)
    .map(({ propertyNumber: number, name }) => t('forms:transferMail.offline', { number, name }))
}

async function tell(
  { db, config }: Context,
  { id }: ImportRow,
  connection: string,
  plan: ImportPlan | null,
  reasons: readonly string[],
  isWaiting = true,
): Promise<void> {
  const address = config.siteUrl + paths.dashboard.import(id)
  await queueTransferNotice(
    db,
    id,
    transferMail({ connection, counts: plan?.counts ?? null, reasons, address, isWaiting }),
  )
}

import { isId } from '#app/data/database.server.ts'
import { type Connection, findConnection } from '#app/data/exchange/connections.server.ts'
import { readImport } from '#app/data/exchange/import-reading.server.ts'
import {
  claimImport,
  findNext,
  listSleeping,
  moveHeldImport,
  moveImport,
  stopIfReadingDied,
} from '#app/data/exchange/import-steps.server.ts'
import { findImport, type ImportRow } from '#app/data/exchange/imports.server.ts'
import { mayTell } from '#app/data/exchange/transfers.server.ts'
import { discardCrowdedOut, findWaiting, mergeWithWaiting } from '#app/data/exchange/waiting-transfers.server.ts'
import { defaultDecisions } from '#app/exchange/planning/decisions.ts'
import { authoredLocale } from '#app/fields/locale.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { logJobFault } from '#app/http/log.server.ts'
import { translator } from '#app/i18n/server.ts'
import { deliverDue } from '#app/mail/outbox.server.ts'
import { isStop, stopSentence } from '#app/words/exchange/stop-words.server.ts'
import { takeStep } from './apply.server.ts'
import { beginApplying } from './begin-applying.server.ts'
import { planningOf } from './import-plan.server.ts'
import { heldReasons, transferNotice } from './transfer-notice.server.ts'

type Context = Pick<AppContext, 'db' | 'media' | 'exchange' | 'config' | 'transport' | 'waitUntil'>

/** A day of the cron job and some of the queue's retries; an hour for a file that crashes the worker. */
const mostAttempts = 300

/** Throws when it should be tried again. */
export async function takeTransferStep(context: Context, importId: string): Promise<void> {
  const { db, exchange } = context
  // The message may come from an older version.
  if (!isId(importId)) return
  const found = await findImport(db, importId)
  if (!found) return
  await (found.state === 'preparing' ? takeStep(context, importId) : readTransfer(context, importId))
  const next = found.connectionId && (await findNext(db, found.connectionId))
  if (next) await exchange.send(next).catch((error) => logJobFault('exchange', 'send', error))
  else context.waitUntil(deliverDue(db, context.transport))
}

const mostStepsAtOnce = 20

/** Restarts imports whose message was lost or whose step crashed, because the queue may be unavailable. */
export async function wakeTransfers(context: Context): Promise<void> {
  const taken = new Set<string>()
  const sleeping = async () => (await listSleeping(context.db)).filter((id) => !taken.has(id))
  for (let ids = await sleeping(); ids.length > 0 && taken.size < mostStepsAtOnce; ids = await sleeping())
    for (const id of ids.slice(0, mostStepsAtOnce - taken.size)) {
      taken.add(id)
      await takeTransferStep(context, id).catch((error) => logJobFault('exchange', 'step', error))
    }
}

/** Keeps its claim until the office's mail is queued, so that a crash cannot lose it. */
async function readTransfer(context: Context, importId: string): Promise<void> {
  const { db } = context
  await stopIfReadingDied(db, importId)
  const attempt = await claimImport(db, importId)
  if (attempt === null) return
  try {
    // Checked before reading, because some files crash the worker.
    if (attempt > mostAttempts) await moveHeldImport(db, importId, attempt, 'giveUp')
    // Even the mail could not be written.
    if (attempt > 2 * mostAttempts) return await moveImport(db, importId, 'markDecidable')
    const claimed = await findImport(db, importId)
    const read = claimed?.state === 'received' ? await readImport(context, importId) : null
    if (read && 'stop' in read) await moveImport(db, importId, 'stop', read)
    const found = await findImport(db, importId)
    if (found) await decide(context, found)
  } catch (error) {
    await moveHeldImport(db, importId, attempt, 'releaseForRetry')
    throw error
  }
}

async function decide(context: Context, found: ImportRow): Promise<void> {
  const { db, config } = context
  const connection = found.by === null && found.connectionId ? await findConnection(db, found.connectionId) : null
  const waiting = connection && found.state === 'read' ? await settleWith(db, found, connection) : found
  if (connection && waiting) {
    const notice = await noticeOf(context, waiting, connection)
    if (notice === 'begun') return
    if (notice && (await mayTell(db, connection.id, waiting.id)))
      await transferNotice(db, config, waiting.id, { connection: connection.name, ...notice })
  }
  await moveImport(db, found.id, 'markDecidable')
}

/** Null while another import of the connection is being decided. */
async function settleWith(db: Context['db'], found: ImportRow, { id }: Connection): Promise<ImportRow | null> {
  const { transfer } = found
  const waiting = transfer && (await findWaiting(db, { id: found.id, connectionId: id }))
  if (!waiting) return found
  const merged = await mergeWithWaiting(db, { ...found, transfer }, waiting)
  if ('importId' in merged) return findImport(db, merged.importId)
  if (merged.outcome === 'apart') {
    await discardCrowdedOut(db, id)
    return found
  }
  await moveImport(db, found.id, 'queueBehind')
  return null
}

async function noticeOf(context: Context, found: ImportRow, connection: Connection) {
  const t = translator(authoredLocale)
  if (found.stop && isStop(found.stop))
    return { kind: 'stopped', counts: null, reasons: [stopSentence(found.stop, authoredLocale)] } as const
  if (found.state === 'failed')
    return { kind: 'failed', counts: null, reasons: [t('forms:transferMail.failed')] } as const
  if (found.state !== 'read') return null
  const { stock, hash, ...planning } = await planningOf(context.db, found)
  const plan = await planning.plan(defaultDecisions)
  const reasons = [
    ...(connection.decision === 'review' ? [t('forms:transferMail.review')] : []),
    ...(stock.last === null ? [t('forms:transferMail.first')] : []),
    ...(found.wishes ? [t('forms:transferMail.overtaken')] : []),
    ...plan.warnings.filter(isStop).map((warning) => stopSentence(warning, authoredLocale)),
    ...heldReasons(plan),
  ]
  if (reasons.length > 0) return { kind: 'waiting', counts: plan.counts, reasons } as const
  // Automatic imports prefer the file's values, even empty ones.
  const decisions = { ...defaultDecisions, publish: connection.publishNew, otherwise: 'theirs' as const }
  const outcome = await beginApplying(context, found, decisions, { planHash: await hash(), by: connection.name })
  if (outcome === 'changed') throw new Error('The stock changed while a transfer was planned')
  return outcome === 'begun' ? 'begun' : null
}

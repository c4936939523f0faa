import { type Database, newId } from '#app/data/database.server.ts'
import { type Connection, findConnectionByToken } from '#app/data/exchange/connections.server.ts'
import { transferKind } from '#app/data/exchange/transfer-archive.server.ts'
import { giveRoomBack, reserveRoom, settleTransfer } from '#app/data/exchange/transfer-budget.server.ts'
import { deleteTransferFiles, transferFileName } from '#app/data/exchange/transfer-files.server.ts'
import { findSameTransfer } from '#app/data/exchange/transfers.server.ts'
import { queueBudgetNotice } from '#app/data/outbox/queue.server.ts'
import { berlinToday } from '#app/domain/calendar.ts'
import { TransferStopped } from '#app/exchange/problems.ts'
import { transferLimits } from '#app/exchange/reading/limits.ts'
import { countAttempts, networkOf, TooManyAttempts, waitText } from '#app/http/access/throttle.server.ts'
import type { Config } from '#app/http/config.server.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { BodyTooLarge, UnreadableBody } from '#app/http/forms/body.server.ts'
import { logEvent, logFault } from '#app/http/log.server.ts'
import { translator } from '#app/i18n/server.ts'
import { transferMail } from '#app/mail/transfer-mail.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { storeBody } from './transfer-body.server.ts'

/** Senders read the answer in their software's log. */
const t = translator('de')

/** @param token from the path; null when Basic authentication carries it */
export async function receiveTransfer(request: Request, token: string | null, context: AppContext): Promise<Response> {
  try {
    const connection = await findConnectionByToken(context.db, token ?? passwordIn(request))
    if (!connection) return await refuse(request, token, context)
    await countAttempts(request, context, { limit: 'transfer', subject: connection.id })
    return await reserveAndStore(request, connection, context)
  } catch (error) {
    if (error instanceof TooManyAttempts)
      return textResponse(429, t('forms:transfer.tooMany', { wait: waitText(error, 'de') }), {
        'Retry-After': String(error.seconds),
      })
    if (error instanceof BodyTooLarge) return tooLarge()
    throw error
  }
}

/** A wrong token costs the same work as a right one. */
async function refuse(request: Request, token: string | null, context: AppContext): Promise<Response> {
  await countAttempts(request, context, { limit: 'wrongTransferToken', subject: networkOf(request) })
  logEvent('transferRefused', request, context)
  const headers: HeadersInit = token === null ? { 'WWW-Authenticate': 'Basic realm="OpenImmo", charset="UTF-8"' } : {}
  return textResponse(401, t('forms:transfer.unknown'), headers)
}

async function reserveAndStore(request: Request, connection: Connection, context: AppContext): Promise<Response> {
  const stated = request.headers.get('Content-Length')
  const bytes = stated === null ? transferLimits.file : Number(stated)
  if (!(bytes <= transferLimits.file)) return tooLarge()
  const id = newId()
  const room = await reserveRoom(context.db, { id, connectionId: connection.id, bytes })
  if (room === 'removed') return textResponse(401, t('forms:transfer.unknown'))
  if (room !== 'reserved') return refuseOverBudget(request, connection, context, room.wait)
  const refusal = await storeTransfer(request, { id, connectionId: connection.id, bytes }, context)
  if (refusal) return refusal
  // The cron job picks up messages that the queue has lost.
  await context.exchange.send(id).catch((fault) => logFault(fault, request, context))
  return textResponse(202, t('forms:transfer.taken', { id }))
}

/** Null when it is stored; otherwise the file and its reservation are removed. */
async function storeTransfer(
  request: Request,
  { id, connectionId, bytes }: { id: string; connectionId: string; bytes: number },
  { db, media }: AppContext,
): Promise<Response | null> {
  const { bucket } = media
  const drop = async () => {
    await deleteTransferFiles(bucket, id)
    await giveRoomBack(db, id)
  }
  try {
    const file = await storeBody(request, bucket, { id, mostBytes: bytes })
    const problem = file.size === 0 ? 'empty' : (await isReadable(bucket, id)) ? null : 'notRead'
    const same = problem ? null : await findSameTransfer({ db, bucket }, connectionId, file)
    if (!problem && !same && (await settleTransfer(db, { id, fileName: file.fileName, size: file.size }))) return null
    await drop()
    if (problem) return textResponse(400, t(`forms:transfer.${problem}`))
    return same
      ? textResponse(200, t('forms:transfer.known', { id: same }))
      : textResponse(401, t('forms:transfer.unknown'))
  } catch (error) {
    await drop()
    if (error instanceof TransferStopped) return textResponse(400, t('forms:transfer.empty'))
    if (error instanceof UnreadableBody) return textResponse(400, t('forms:transfer.cutOff'))
    throw error
  }
}

/** Notifies the office, too: the software sends too much, or the address has leaked. */
async function refuseOverBudget(
  request: Request,
  connection: Connection,
  context: AppContext,
  wait: number,
): Promise<Response> {
  logEvent('throttled', request, context, { limit: 'transfer' })
  await noticeFullConnection(context.db, context.config, connection)
  const error = new TooManyAttempts(Math.ceil(wait / 1000))
  const sentence = t('forms:transfer.full', { max: transferLimits.perDay / 1024 ** 3, wait: waitText(error, 'de') })
  return textResponse(429, sentence, { 'Retry-After': String(error.seconds) })
}

function passwordIn(request: Request): string {
  const [scheme = '', credentials = ''] = (request.headers.get('Authorization') ?? '').slice(0, 1_000).split(' ')
  if (scheme.toLowerCase() !== 'basic') return ''
  const text = Buffer.from(credentials, 'base64').toString('utf8')
  return text.slice(text.indexOf(':') + 1)
}

async function isReadable(bucket: R2Bucket, id: string): Promise<boolean> {
  const start = await bucket.get(transferFileName(id), { range: { offset: 0, length: 1_024 } })
  return transferKind(new Uint8Array((await start?.arrayBuffer()) ?? [])) !== null
}

function tooLarge(): Response {
  return textResponse(413, t('forms:transfer.tooLarge', { max: transferLimits.file / 1024 / 1024 }))
}

export function textResponse(status: number, sentence: string, headers: HeadersInit = {}): Response {
  return new Response(`${sentence}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'X-Robots-Tag': 'noindex', ...headers },
  })
}

function noticeFullConnection(
  db: Database,
  { siteUrl }: Pick<Config, 'siteUrl'>,
  { id, name }: { id: string; name: string },
): Promise<void> {
  const address = siteUrl + dashboardPaths.connection(id)
  const mail = transferMail({ kind: 'full', connection: name, reasons: [], counts: null, address })
  return queueBudgetNotice(db, { connectionId: id, day: berlinToday() }, mail)
}

/** Sends due messages: right after an enquiry, and whenever the cron runs. */
import { FetchError } from 'ofetch'
import { findAgency } from '#app/data/agency/settings.server.ts'
import type { Database } from '#app/data/database.server.ts'
import {
  claimMessage,
  listDueMessages,
  type OutboxMessage,
  postponeMessage,
  retryPauses,
  setDelivered,
  setFailed,
} from '#app/data/outbox/claim.server.ts'
import type { Agency } from '#app/domain/agency/agency.ts'
import { channels } from './channels.server.ts'
import type { Transport } from './transport.server.ts'

/** Optionally of one enquiry. A message that fails holds up no other. */
export async function deliverDue(db: Database, transport: Transport, enquiryId?: string): Promise<void> {
  const messages = await listDueMessages(db, enquiryId)
  if (messages.length === 0) return
  const agency = await findAgency(db)
  for (const message of messages) await deliver(db, transport, agency, message)
}

/** Some random time after the answer, so that nobody can tell by its timing whether there is something to send. */
export async function deliverSoon(db: Database, transport: Transport): Promise<void> {
  if (!transport.atOnce) await scheduler.wait(200 + Math.random() * 1_500)
  await deliverDue(db, transport)
}

async function deliver(db: Database, transport: Transport, agency: Agency, message: OutboxMessage): Promise<void> {
  // The worker died in the last attempt; trying again could kill it again.
  if (message.attempts > retryPauses.length) return fail(db, message, 'Der letzte Versuch brach ab.')
  const channel = channels[message.channel]
  const obstacle = channel.obstacle(transport, agency)
  if (obstacle) return postponeMessage(db, message, obstacle)
  if (!(await claimMessage(db, message))) return
  try {
    await channel.send(message, transport, agency, db)
  } catch (error) {
    return fail(db, { ...message, attempts: message.attempts + 1 }, reasonOf(error))
  }
  await setDelivered(db, message.id)
}

async function fail(db: Database, message: OutboxMessage, reason: string): Promise<void> {
  log(message, reason)
  await setFailed(db, message, reason)
}

/** One short line without any address. */
function reasonOf(error: unknown): string {
  if (error instanceof FetchError)
    return error.status ? `Antwort ${error.status}` : 'Keine Verbindung, oder keine Antwort in 10 Sekunden'
  const [line = ''] = String(error instanceof Error ? `${codeOf(error)}${error.message}` : error).split('\n')
  const words = line.split(' ').map((word) => (word.includes('@') ? '…' : word))
  return words.join(' ').slice(0, 160) || 'Unbekannter Fehler'
}

/** The mail binding says what went wrong by a code, too. */
function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? `${error.code}: ` : ''
}

function log({ id, channel, attempts }: OutboxMessage, reason: string) {
  const isLast = attempts > retryPauses.length
  const entry = { level: isLast ? 'error' : 'warn', parcel: id, channel, attempt: attempts, isLast, reason }
  // biome-ignore lint/suspicious/noConsole: the worker's log
  console.warn(JSON.stringify(entry))
}

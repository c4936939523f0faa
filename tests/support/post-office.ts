/** Mail for tests: an agency that can be written to, a way to send that keeps what it is given, and the clock's hand. */
import { createExecutionContext, createScheduledController, env, waitOnExecutionContext } from 'cloudflare:test'
import { isNotNull, sql } from 'drizzle-orm'
import { vi } from 'vitest'
import { saveAgency } from '#app/data/agency/settings.server.ts'
import { outbox } from '#app/data/tables/outbox.server.ts'
import { type Agency, agencyFields } from '#app/domain/agency/agency.ts'
import { emptyValues } from '#app/fields/field.ts'
import worker from '#build/server/index.js'
import { db } from './visitor.ts'

export interface SentMail {
  from: { name: string; email: string }
  to: string
  subject: string
  text: string
  replyTo?: string
  cc?: string
  headers?: Record<string, string>
  attachments?: { filename: string; type: string; content: Uint8Array }[]
}

type Vars = Partial<Record<'MAIL_FROM' | 'MAIL_TO_ANYONE' | 'MAILS_AT_ONCE' | 'CONTACT_FORM_ENDPOINT', string>>

/** The worker's bindings with a mail service that keeps every mail; `fault` makes it refuse them, `delay` wait. */
export function postOffice(vars: Vars = {}) {
  const mails: SentMail[] = []
  const office = {
    mails,
    fault: null as Error | null,
    delay: null as Promise<unknown> | null,
    bindings: { ...env, ...vars, EMAIL: { send } as unknown as SendEmail },
  }
  async function send(mail: SentMail) {
    await office.delay
    if (office.fault) throw office.fault
    mails.push(mail)
    return { messageId: 'test' }
  }
  return office
}

export type PostOffice = ReturnType<typeof postOffice>

export async function anAgency(changes: Partial<Agency> = {}): Promise<void> {
  await saveAgency(db, {
    ...emptyValues(agencyFields),
    agencyName: 'Probe',
    legalName: 'Probe Immobilien GmbH',
    email: 'buero@probe.example',
    ...changes,
  })
}

/** What the cron does every five minutes. */
export async function deliveryRun({ bindings }: PostOffice, cron = '*/5 * * * *'): Promise<void> {
  const execution = createExecutionContext()
  await worker.scheduled(createScheduledController({ cron }), bindings, execution)
  await waitOnExecutionContext(execution)
}

/** Makes every wait for an answer end at once, as if its ten seconds had passed. Undone by `vi.restoreAllMocks`. */
export function withoutPatience(): void {
  const setTimer = globalThis.setTimeout
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((act: () => void, wait?: number) =>
    setTimer(act, wait === 10_000 ? 10 : wait)) as typeof setTimeout)
}

/** Lets so much time pass for everything that waits. */
export async function pass(milliseconds: number): Promise<void> {
  const next = sql`${outbox.nextAttemptAt} - ${milliseconds}`
  await db.update(outbox).set({ nextAttemptAt: next }).where(isNotNull(outbox.nextAttemptAt))
}

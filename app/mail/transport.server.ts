import { ofetch } from 'ofetch'
import { hashToken } from '#app/data/access/tokens.server.ts'
import type { OutboxMessage } from '#app/data/outbox/claim.server.ts'
import type { Agency } from '#app/domain/agency/agency.ts'
import { sentAddress } from '#app/domain/mail-address.ts'

export interface Transport {
  email: SendEmail | undefined
  mailFrom: string | null
  /** Whether mail may go to unverified addresses. */
  toAnyone: boolean
  formHost: string | null
  /** Skips the random pause of `deliverSoon`. */
  atOnce: boolean
}

type Payload = OutboxMessage['payload']

const longestWait = 10_000

/** Set by ourselves. The binding makes Message-ID and refuses ours (E_HEADER_NOT_ALLOWED). */
export const messageHeader = 'X-Message-ID'

export interface Mail {
  /** Of its row in the outbox: another try is the same message. */
  id: string
  to: string
  subject: string
  text: string
  replyTo?: string | undefined
  copyTo?: string | undefined
  sender?: string | undefined
  headers?: Record<string, string>
  /** XML for the agency's software. */
  lead?: string | undefined
}

/** Keeps autoresponders from answering (RFC 3834). */
export function automaticHeaders(kind: 'auto-replied' | 'auto-generated'): Record<string, string> {
  return { 'Auto-Submitted': kind, 'X-Auto-Response-Suppress': 'All' }
}

/** In German for staff; null if mail can be sent. */
export function mailObstacle({ email, mailFrom }: Transport): string | null {
  if (!email) return 'Die Bindung EMAIL fehlt in wrangler.toml.'
  return mailFrom ? null : 'MAIL_FROM ist nicht gesetzt.'
}

export function missingForVisitors({ email, mailFrom, toAnyone }: Transport): MissingSetting | null {
  if (!email) return 'EMAIL'
  if (!mailFrom) return 'MAIL_FROM'
  return toAnyone ? null : 'MAIL_TO_ANYONE'
}

export type MissingSetting = 'EMAIL' | 'MAIL_FROM' | 'MAIL_TO_ANYONE'

export async function sendMail({ email, mailFrom }: Transport, agency: Agency, mail: Mail): Promise<void> {
  if (!email || !mailFrom || !mail.to) throw new Error('Der E-Mail-Versand ist nicht eingerichtet.')
  const { id, to, subject, text, replyTo, copyTo, sender, headers, lead } = mail
  const sending = email.send({
    from: {
      name: headerText(bare([sender, agency.agencyName].filter(Boolean).join(', '))),
      email: sentAddress(mailFrom),
    },
    to: sentAddress(to),
    subject: headerText(subject),
    text,
    ...(replyTo && { replyTo: sentAddress(replyTo) }),
    ...(copyTo && { cc: sentAddress(copyTo) }),
    headers: { ...headers, [messageHeader]: await messageIdOf(id, mailFrom) },
    ...(lead && { attachments: [leadFile(lead)] }),
  })
  await withinWait(sending)
}

/** Hashed, since the id of an enquiry opens its page of thanks. */
async function messageIdOf(id: string, mailFrom: string): Promise<string> {
  const [, host = ''] = mailFrom.split('@')
  return `<${(await hashToken(id)).slice(0, 32)}@${host}>`
}

function leadFile(lead: string) {
  const content = new TextEncoder().encode(lead)
  return { disposition: 'attachment', filename: 'anfrage-openimmo.xml', type: 'application/xml', content } as const
}

/** The binding takes no abort signal: without an answer in time, a mail counts as not delivered. */
async function withinWait(sending: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error('Keine Antwort in 10 Sekunden')), longestWait)
  })
  try {
    await Promise.race([sending, end])
  } finally {
    clearTimeout(timer)
  }
}

/** Posts once: the outbox retries. Redirects mean success, and following one could leak the fields to another host. */
export async function postToFormHost(payload: Payload, { formHost }: Transport) {
  if (!formHost) throw new Error('CONTACT_FORM_ENDPOINT ist nicht gesetzt.')
  const { body, status } = await ofetch.raw(formHost, {
    method: 'POST',
    body: new URLSearchParams(payload),
    timeout: longestWait,
    redirect: 'manual',
    responseType: 'stream',
  })
  await body?.cancel()
  if (movedStatuses.has(status)) throw new Error(`Antwort ${status}: CONTACT_FORM_ENDPOINT ist umgezogen.`)
}

const movedStatuses = new Set([301, 307, 308])

const headerLength = 150

/** Removes what would end a quoted name in a header. */
function bare(name: string): string {
  return name.replace(/["<>\\]/g, '')
}

/** One line of at most 150 characters, without control or format characters or encoded words. */
function headerText(text: string): string {
  const line = [
    ...text
      .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
      .replaceAll('=?', '= ?')
      .trim(),
  ]
  return line.length <= headerLength ? line.join('') : `${line.slice(0, headerLength - 1).join('')}…`
}

/** How mails and posts leave: by the binding that sends mail, and to the form host where one is configured. */
import { ofetch } from 'ofetch'
import type { Parcel } from '#app/data/enquiries/outbox.server.ts'
import type { Agency } from '#app/domain/agency/agency.ts'

export interface Transport {
  /** The binding that sends mail; a deployment may do without. */
  email: SendEmail | undefined
  /** The sender of our mails. */
  mailFrom: string | null
  /** The address that takes the contact form's fields. */
  formHost: string | null
}

type Payload = Parcel['payload']

/** How long an answer is waited for, in milliseconds. */
const longestWait = 10_000

export interface Mail {
  to: string
  subject: string
  text: string
  replyTo?: string | undefined
}

/** What is missing to send any mail, in words for staff; null when nothing is. */
export function mailObstacle({ email, mailFrom }: Transport): string | null {
  if (!email) return 'Die Bindung EMAIL fehlt in wrangler.toml.'
  return mailFrom ? null : 'MAIL_FROM ist nicht gesetzt.'
}

/** Throws when the mail was not taken. */
export async function sendMail({ email, mailFrom }: Transport, agency: Agency, mail: Mail): Promise<void> {
  if (!email || !mailFrom || !mail.to) throw new Error('Mail ist nicht eingerichtet.')
  const { to, subject, text, replyTo } = mail
  const sending = email.send({
    from: { name: headerText(agency.agencyName), email: mailFrom },
    to,
    subject: headerText(subject),
    text,
    ...(replyTo && { replyTo: headerText(replyTo) }),
  })
  await withinWait(sending)
}

/** The binding takes no signal: a mail that is not answered in time is left to itself, and counts as not delivered. */
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

/**
 * The same fields that the visitor posted. ofetch repeats no posts, which is right: the outbox does. A redirect is not
 * followed, so that nobody but the host gets the fields: it either thanks (302, 303) or has not taken them.
 */
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

/** What may stand in a header: one line without control or format characters, at most 150 characters long. */
function headerText(text: string): string {
  const line = [...text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()]
  return line.length <= headerLength ? line.join('') : `${line.slice(0, headerLength - 1).join('')}…`
}

/** The ways out of the house: mail to the agency, and the form host where one is configured. */
import { ofetch } from 'ofetch'
import type { Channel, Parcel } from '#app/data/outbox.server.ts'
import type { Agency } from '#app/domain/agency.ts'

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

interface Way {
  /** What is missing to go this way, in words for staff; null when nothing is. */
  obstacle: (transport: Transport, agency: Agency) => string | null
  /** Throws when it did not arrive. */
  send: (payload: Payload, transport: Transport, agency: Agency) => Promise<void>
}

export const ways: Record<Channel, Way> = {
  mail: {
    obstacle({ email, mailFrom }, agency) {
      if (!email) return 'Die Bindung EMAIL fehlt in wrangler.toml.'
      if (!mailFrom) return 'MAIL_FROM ist nicht gesetzt.'
      return agency.email ? null : 'In den Einstellungen fehlt die E-Mail-Adresse des Büros.'
    },
    send: sendMail,
  },
  formHost: {
    obstacle: ({ formHost }) => (formHost ? null : 'CONTACT_FORM_ENDPOINT ist nicht gesetzt.'),
    send: postToFormHost,
  },
}

async function sendMail({ subject = '', text = '', replyTo }: Payload, { email, mailFrom }: Transport, agency: Agency) {
  if (!email || !mailFrom || !agency.email) throw new Error('Mail ist nicht eingerichtet.')
  const sending = email.send({
    from: { name: headerText(agency.agencyName), email: mailFrom },
    to: agency.email,
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
async function postToFormHost(payload: Payload, { formHost }: Transport) {
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

import type { Database } from '#app/data/database.server.ts'
import { findTeamMember } from '#app/data/entries/team-members.server.ts'
import type { OutboxMessage } from '#app/data/outbox/claim.server.ts'
import type { ChannelName } from '#app/data/outbox/queue.server.ts'
import type { Agency } from '#app/domain/agency/agency.ts'
import { sendOwnDataLink, sendPasswordLink, sendSellerLink } from './link-mails.server.ts'
import { sendToSubscriber } from './subscription-link.server.ts'
import { automaticHeaders, mailObstacle, postToFormHost, sendMail, type Transport } from './transport.server.ts'

interface Channel {
  /** In German for staff; null if the channel can send. */
  obstacle: (transport: Transport, agency: Agency) => string | null
  /** Throws if the message was not delivered. */
  send: (message: OutboxMessage, transport: Transport, agency: Agency, db: Database) => Promise<void>
}

/** To a visitor, and nobody has to answer. */
const toVisitor: Channel = {
  obstacle: visitorObstacle,
  send: ({ id, payload: { to = '', subject = '', text = '', replyTo } }, transport, agency) =>
    sendMail(transport, agency, { id, to, subject, text, replyTo, headers: automaticHeaders('auto-replied') }),
}

const toOffice: Channel = {
  obstacle: (transport, agency) =>
    mailObstacle(transport) ?? (agency.email ? null : 'In den Einstellungen fehlt die E-Mail-Adresse des Büros.'),
  send: ({ id, payload: { to, subject = '', text = '', replyTo, lead } }, transport, agency) =>
    sendMail(transport, agency, { id, to: to ?? agency.email ?? '', subject, text, replyTo, lead }),
}

/** To the mailbox that the agency's software reads. */
const toSoftware: Channel = {
  obstacle: (transport, agency) =>
    mailObstacle(transport) ?? (agency.leadsAddress ? null : 'In den Einstellungen fehlt die Adresse der Software.'),
  send: ({ id, payload: { subject = '', text = '', replyTo, lead } }, transport, agency) =>
    sendMail(transport, agency, { id, to: agency.leadsAddress ?? '', subject, text, replyTo, lead }),
}

export const channels: Record<ChannelName, Channel> = {
  mail: toOffice,
  transferNotice: toOffice,
  releaseNotice: toOffice,
  sellerLink: { obstacle: visitorObstacle, send: sendSellerLink },
  lead: toSoftware,
  memberMail: { obstacle: mailObstacle, send: sendToMember },
  receipt: toVisitor,
  withdrawal: toVisitor,
  reply: {
    obstacle: mailObstacle,
    send: ({ id, payload: { to = '', subject = '', text = '', replyTo, copyTo, sender } }, transport, agency) =>
      sendMail(transport, agency, { id, to, subject, text, replyTo, copyTo, sender }),
  },
  subscription: { obstacle: visitorObstacle, send: sendToSubscriber },
  formHost: {
    obstacle: ({ formHost }) => (formHost ? null : 'CONTACT_FORM_ENDPOINT ist nicht gesetzt.'),
    send: ({ payload }, transport) => postToFormHost(payload, transport),
  },
  passwordLink: { obstacle: mailObstacle, send: sendPasswordLink },
  ownDataLink: { obstacle: visitorObstacle, send: sendOwnDataLink },
}

function visitorObstacle(transport: Transport): string | null {
  return mailObstacle(transport) ?? (transport.toAnyone ? null : 'MAIL_TO_ANYONE ist nicht gesetzt.')
}

/** Uses the member's current address, or the office's if the member has left or has none. */
async function sendToMember(
  { id, memberId, payload: { subject = '', text = '', replyTo, lead } }: OutboxMessage,
  transport: Transport,
  agency: Agency,
  db: Database,
): Promise<void> {
  const member = await findTeamMember(db, memberId ?? '')
  await sendMail(transport, agency, {
    id,
    to: member?.values.email ?? agency.email ?? '',
    subject,
    text,
    replyTo,
    lead,
  })
}

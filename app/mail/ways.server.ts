/** The outgoing channels and what each requires. */
import type { Database } from '#app/data/database.server.ts'
import type { Channel, Parcel } from '#app/data/enquiries/outbox.server.ts'
import type { Agency } from '#app/domain/agency/agency.ts'
import { sendPasswordLink } from './password-link.server.ts'
import { mailObstacle, postToFormHost, sendMail, type Transport } from './transport.server.ts'

interface Way {
  /** What is missing, in words for staff; null when nothing is. */
  obstacle: (transport: Transport, agency: Agency) => string | null
  /** Throws when it was not delivered. */
  send: (payload: Parcel['payload'], transport: Transport, agency: Agency, db: Database) => Promise<void>
}

export const ways: Record<Channel, Way> = {
  mail: {
    obstacle: (transport, agency) =>
      mailObstacle(transport) ?? (agency.email ? null : 'In den Einstellungen fehlt die E-Mail-Adresse des Büros.'),
    send: ({ subject = '', text = '', replyTo }, transport, agency) =>
      sendMail(transport, agency, { to: agency.email ?? '', subject, text, replyTo }),
  },
  formHost: {
    obstacle: ({ formHost }) => (formHost ? null : 'CONTACT_FORM_ENDPOINT ist nicht gesetzt.'),
    send: postToFormHost,
  },
  passwordLink: { obstacle: mailObstacle, send: sendPasswordLink },
}

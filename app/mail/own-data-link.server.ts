/** Mails a link to what is stored about an address. Its token is created on sending, so that none is in the outbox. */
import type { Database } from '#app/data/database.server.ts'
import type { OutboxMessage } from '#app/data/outbox/claim.server.ts'
import { createOwnDataLink, deleteOwnDataLink } from '#app/data/own-data/own-data-links.server.ts'
import type { Agency } from '#app/domain/agency/agency.ts'
import { ownDataLinkLifetime } from '#app/domain/enquiries/own-data.ts'
import { ownDataMail } from './own-data-mail.ts'
import { automaticHeaders, sendMail, type Transport } from './transport.server.ts'

/** Drops what was asked for longer ago than a link lasts, and whatever was deleted meanwhile. */
export async function sendOwnDataLink(
  { to = '', locale, page, askedAt }: OutboxMessage['payload'],
  transport: Transport,
  agency: Agency,
  db: Database,
): Promise<void> {
  if (!page || Date.now() - Number(askedAt) > ownDataLinkLifetime) return
  const link = await createOwnDataLink(db, to)
  if (!link) return
  const { origin } = new URL(page)
  const mail = ownDataMail({
    locale: locale === 'en' ? 'en' : 'de',
    agency,
    siteUrl: origin,
    address: page + link.token,
  })
  try {
    await sendMail(transport, agency, { to, ...mail, headers: automaticHeaders('auto-replied') })
  } catch (error) {
    // The next attempt makes another one, and only what has left counts.
    await deleteOwnDataLink(db, link.id)
    throw error
  }
}

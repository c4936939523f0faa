/** Sends a link to choose a password. It is made when the mail goes out, so that no token waits anywhere. */

import { createPasswordToken, passwordTokenLifetime } from '#app/data/access/password-tokens.server.ts'
import { findUser } from '#app/data/access/users.server.ts'
import type { Database } from '#app/data/database.server.ts'
import type { Parcel } from '#app/data/enquiries/outbox.server.ts'
import type { Agency } from '#app/domain/agency/agency.ts'
import { passwordMail } from './password-mail.ts'
import { sendMail, type Transport } from './transport.server.ts'

/**
 * What was asked for longer ago than a link lasts is dropped: whoever wanted it has asked again. So is a link for a user
 * who is disabled by now. A mail that did not arrive has its link replaced by that of the next attempt.
 */
export async function sendPasswordLink(
  { userId = '', locale, page, askedAt }: Parcel['payload'],
  transport: Transport,
  agency: Agency,
  db: Database,
): Promise<void> {
  if (Date.now() - Number(askedAt) > passwordTokenLifetime.mailed) return
  const user = await findUser(db, userId)
  const token = user && (await createPasswordToken(db, userId, 'mailed'))
  if (!token) return
  const { name, email } = user
  const { agencyName } = agency
  const mail = passwordMail({ name, agencyName, address: page + token, locale: locale === 'en' ? 'en' : 'de' })
  await sendMail(transport, agency, { to: email, ...mail })
}

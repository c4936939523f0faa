/** Mails a link for a password. Its token is created on sending, so that none is stored in the outbox. */

import { createPasswordToken, passwordTokenLifetime } from '#app/data/access/password-tokens.server.ts'
import { findUser } from '#app/data/access/users.server.ts'
import type { Database } from '#app/data/database.server.ts'
import type { OutboxMessage } from '#app/data/outbox/claim.server.ts'
import type { Agency } from '#app/domain/agency/agency.ts'
import { passwordMail } from './password-mail.ts'
import { sendMail, type Transport } from './transport.server.ts'

/** Drops requests older than a link lasts, and links for disabled users. A repeated attempt voids the link before. */
export async function sendPasswordLink(
  { userId = '', locale, page, askedAt }: OutboxMessage['payload'],
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

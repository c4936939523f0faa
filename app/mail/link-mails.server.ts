import { revokeLink } from '#app/data/access/mailed-links.server.ts'
import {
  createPasswordToken,
  passwordTokenDays,
  passwordTokenLifetime,
} from '#app/data/access/password-tokens.server.ts'
import { findUser } from '#app/data/access/users.server.ts'
import type { Database } from '#app/data/database.server.ts'
import { listColleagues } from '#app/data/entries/team-members.server.ts'
import type { OutboxMessage } from '#app/data/outbox/claim.server.ts'
import { createOwnDataLink } from '#app/data/own-data/own-data-links.server.ts'
import { assessPrepared } from '#app/data/prepared/assessment.server.ts'
import { findPrepared } from '#app/data/prepared/prepared.server.ts'
import { promiseOf } from '#app/data/prepared/seller-mails.server.ts'
import { createSellerLink, findSeller } from '#app/data/prepared/sellers.server.ts'
import { findProperty } from '#app/data/properties/properties.server.ts'
import { linkLifetimes } from '#app/domain/access/mailed-link.ts'
import type { Agency } from '#app/domain/agency/agency.ts'
import { berlinToday } from '#app/domain/calendar.ts'
import { recipientOf, replyAddress } from '#app/domain/enquiries/responsibility.ts'
import { authoredLocale, isLocale, type Locale } from '#app/fields/locale.ts'
import { invitationMail } from './invitation-mail.ts'
import { ownDataMail } from './own-data-mail.ts'
import { passwordMail } from './password-mail.ts'
import { sellerMail } from './seller-mail.ts'
import { automaticHeaders, type Mail, sendMail, type Transport } from './transport.server.ts'

/** Revokes the links if the mail was not sent; the next attempt creates new ones. */
export async function sendWithLink(
  db: Database,
  transport: Transport,
  agency: Agency,
  { tokens, mail }: { tokens: readonly string[]; mail: Mail },
): Promise<void> {
  try {
    await sendMail(transport, agency, mail)
  } catch (error) {
    for (const token of tokens) await revokeLink(db, token)
    throw error
  }
}

/** Drops requests older than a link lasts, and those of disabled users. */
export async function sendPasswordLink(
  { id, attempts, payload: { kind, userId = '', locale, page, by = '', askedAt } }: OutboxMessage,
  transport: Transport,
  agency: Agency,
  db: Database,
): Promise<void> {
  const purpose = kind === 'invited' || kind === 'handed' ? kind : 'mailed'
  if (Date.now() - Number(askedAt) > passwordTokenLifetime[purpose]) return
  const user = await findUser(db, userId)
  const token = user && (await createPasswordToken(db, userId, purpose))
  if (!token) return
  const { name, email } = user
  const { agencyName } = agency
  const words = { name, agencyName, address: page + token, locale: mailLocale(locale) }
  const mail =
    purpose === 'mailed' ? passwordMail(words) : invitationMail({ ...words, email, by, days: passwordTokenDays })
  // Each try ends the link of the one before: two messages, of which a mail program must not hide the second.
  const attempt = { id: `${id}-${attempts}`, to: email }
  await sendWithLink(db, transport, agency, { tokens: [token], mail: { ...attempt, ...mail } })
}

/** Drops requests older than a link lasts, and those whose data has been deleted since. */
export async function sendOwnDataLink(
  { id, payload: { to = '', locale, page, askedAt } }: OutboxMessage,
  transport: Transport,
  agency: Agency,
  db: Database,
): Promise<void> {
  if (!page || Date.now() - Number(askedAt) > linkLifetimes.ownData) return
  const token = await createOwnDataLink(db, to)
  if (!token) return
  const { origin } = new URL(page)
  const mail = ownDataMail({ locale: mailLocale(locale), agency, siteUrl: origin, address: page + token })
  const headers = automaticHeaders('auto-replied')
  await sendWithLink(db, transport, agency, { tokens: [token], mail: { id, to, ...mail, headers } })
}

/** Drops requests about a property that is gone or has no address any more. */
export async function sendSellerLink(
  { id, payload: { propertyId = '', page = '', kind, locale, becomes, promise } }: OutboxMessage,
  transport: Transport,
  agency: Agency,
  db: Database,
): Promise<void> {
  const [seller, property, team, prepared] = await Promise.all([
    findSeller(db, propertyId),
    findProperty(db, propertyId),
    listColleagues(db),
    kind === 'approval' ? findPrepared(db, propertyId) : null,
  ])
  const { sellerName: name, sellerEmail: to } = seller.values
  const token = to && property && (await createSellerLink(db, propertyId))
  if (!to || !property || !token) return
  const { origin: siteUrl } = new URL(page)
  const assessment = prepared?.askedAt ? await assessPrepared(db, prepared) : null
  // The question may have been answered or replaced since, and its date may be another.
  const asks = assessment !== null && !assessment.decision
  const isStill = asks && promise === promiseOf(assessment.state, prepared?.releaseAt ?? null)
  const mail = sellerMail({
    name,
    title: property.name,
    asks,
    becomes: (isStill && becomes) || null,
    address: page + token,
    agency,
    siteUrl,
    locale: mailLocale(locale),
  })
  const { colleague } = recipientOf(team, property.responsibleMember, berlinToday())
  const replyTo = replyAddress(colleague, agency) ?? undefined
  const headers = automaticHeaders('auto-generated')
  await sendWithLink(db, transport, agency, { tokens: [token], mail: { id, to, ...mail, replyTo, headers } })
}

function mailLocale(stored: string | undefined): Locale {
  return isLocale(stored) ? stored : authoredLocale
}

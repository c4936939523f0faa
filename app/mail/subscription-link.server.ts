import type { Database } from '#app/data/database.server.ts'
import type { OutboxMessage } from '#app/data/outbox/claim.server.ts'
import { reopenIfOutdated } from '#app/data/subscriptions/digests.server.ts'
import {
  createSubscriptionLink,
  findSubscription,
  type Subscription,
} from '#app/data/subscriptions/subscriptions.server.ts'
import { linkLifetimes } from '#app/domain/access/mailed-link.ts'
import type { Agency } from '#app/domain/agency/agency.ts'
import { sendWithLink } from './link-mails.server.ts'
import { linkMark } from './subscription-mail.ts'
import { automaticHeaders, type Transport } from './transport.server.ts'

/** Drops the mail if the subscription is over, paused or already confirmed, or its offers have changed. */
export async function sendToSubscriber(
  { id, payload: { subscriptionId = '', kind, subject = '', text = '', page = '', writtenAt } }: OutboxMessage,
  transport: Transport,
  agency: Agency,
  db: Database,
): Promise<void> {
  const subscription = await findSubscription(db, subscriptionId)
  if (!subscription || !isAwaited(kind, subscription)) return
  if (kind === 'digest' && (await reopenIfOutdated(db, id, new Date(Number(writtenAt))))) return
  const token = await createSubscriptionLink(db, subscription)
  if (!token) return
  const address = page + token
  const mail = {
    to: subscription.email,
    subject,
    text: text.replaceAll(linkMark, () => address),
    headers: { ...automaticHeaders('auto-generated'), ...(subscription.confirmedAt && unsubscribing(address)) },
  }
  await sendWithLink(db, transport, agency, { token, mail })
}

function isAwaited(kind: string | undefined, { createdAt, confirmedAt, pausedAt }: Subscription): boolean {
  if (kind === 'optIn') return !confirmedAt && Date.now() - createdAt.getTime() < linkLifetimes.optIn
  return confirmedAt !== null && (kind === 'question' || !pausedAt)
}

function unsubscribing(address: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${address}/ende>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

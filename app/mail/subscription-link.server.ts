import type { Database } from '#app/data/database.server.ts'
import type { OutboxMessage } from '#app/data/outbox/claim.server.ts'
import { reopen, reopenIfOutdated } from '#app/data/subscriptions/digests.server.ts'
import {
  createSubscriptionLink,
  findSubscription,
  type Subscription,
} from '#app/data/subscriptions/subscriptions.server.ts'
import { linkLifetimes } from '#app/domain/access/mailed-link.ts'
import type { Agency } from '#app/domain/agency/agency.ts'
import { endsAll } from '#app/domain/subscriptions/subscription.ts'
import { sendWithLink } from './link-mails.server.ts'
import { linkMark, linkMarkOf } from './subscription-mail.ts'
import { automaticHeaders, type Transport } from './transport.server.ts'

/**
 * Drops the mail if a search is over, paused or already confirmed, or its offers have changed. What it would have told
 * of other searches is told another night.
 */
export async function sendToSubscriber(
  {
    id: parcelId,
    payload: { ids, subscriptionId = '', kind, subject = '', text = '', page = '', writtenAt },
  }: OutboxMessage,
  transport: Transport,
  agency: Agency,
  db: Database,
): Promise<void> {
  const searches = await findAwaited(db, (ids ?? subscriptionId).split(','), kind)
  if (!searches) return reopen(db, parcelId)
  if (kind === 'digest' && (await reopenIfOutdated(db, parcelId, new Date(Number(writtenAt))))) return
  const links = await Promise.all(
    searches.map(async (search) => ({ search, token: (await createSubscriptionLink(db, search)) ?? '' })),
  )
  const [first] = links
  const tokens = links.map(({ token }) => token)
  if (!first || tokens.includes('')) return reopen(db, parcelId)
  const { search, token } = first
  const written = links.reduce((said, one) => said.replaceAll(linkMarkOf(one.search.id), () => page + one.token), text)
  const mail = {
    id: parcelId,
    to: search.email,
    subject,
    text: written.replaceAll(linkMark, () => page + token),
    headers: {
      ...automaticHeaders('auto-generated'),
      ...(search.confirmedAt && unsubscribing(`${page}${token}/ende${links.length > 1 ? `?${endsAll}` : ''}`)),
    },
  }
  await sendWithLink(db, transport, agency, { tokens, mail })
}

/** Null unless the mail is awaited for each of the searches. */
async function findAwaited(db: Database, ids: readonly string[], kind?: string): Promise<Subscription[] | null> {
  const found = await Promise.all(ids.map((id) => findSubscription(db, id)))
  const awaited = found.flatMap((search) => (search && isAwaited(kind, search) ? [search] : []))
  return awaited.length < ids.length ? null : awaited
}

function isAwaited(kind: string | undefined, { createdAt, confirmedAt, pausedAt }: Subscription): boolean {
  if (kind === 'optIn') return !confirmedAt && Date.now() - createdAt.getTime() < linkLifetimes.optIn
  return confirmedAt !== null && (kind === 'question' || !pausedAt)
}

function unsubscribing(address: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

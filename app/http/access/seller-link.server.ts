import { hashToken, isToken } from '#app/data/access/tokens.server.ts'
import { findLinkedProperty } from '#app/data/prepared/sellers.server.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { networkOf, throttled, tooManyRequests } from './throttle.server.ts'

type Linked = NonNullable<Awaited<ReturnType<typeof findLinkedProperty>>> & { linkId: string }
export type OpenedLink = { linked: Linked; init: null } | { linked: null; init: ResponseInit }

/** Used up, expired, revoked and invented links are answered alike. Guesses are counted by network. */
export async function openSellerLink(
  request: Request,
  context: AppContext,
  token: string | undefined,
): Promise<OpenedLink> {
  if (!isToken(token)) return { linked: null, init: { status: 404 } }
  const linkId = await hashToken(token)
  const linked = await findLinkedProperty(context.db, linkId)
  if (linked) return { linked: { ...linked, linkId }, init: null }
  const wait = await throttled(request, context, { limit: 'wrongSellerLink', subject: networkOf(request) })
  return { linked: null, init: wait ? tooManyRequests(wait) : { status: 404 } }
}

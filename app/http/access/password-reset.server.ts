import { normalisedAddress } from '#app/data/access/users.server.ts'
import { leavePasswordLink } from '#app/data/enquiries/outbox.server.ts'
import type { Locale } from '#app/fields/field.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { deliverDue } from '#app/mail/outbox.server.ts'
import { paths } from '#app/paths.ts'
import { countAttempts, networkOf, TooManyAttempts } from './throttle.server.ts'

/**
 * Sends a link to the user with this address. Nobody can tell from the answer, nor from the time it takes, whether there
 * is one: the same statements are sent, and the mail is made some time after the answer, so that no request that follows
 * is slower for it. An address that was asked for often has a
 * mail that still holds, so it gets no other, and the answer is the same again. Throws TooManyAttempts to a network.
 */
export async function mailPasswordLink(
  request: Request,
  context: AppContext,
  email: string,
  locale: Locale,
): Promise<void> {
  const { db, config, transport, waitUntil } = context
  await countAttempts(request, context, { limit: 'resetNetwork', subject: networkOf(request) })
  if (!(await hasRoom(request, context, normalisedAddress(email)))) return
  // Where the site is stands in the settings: a host that the request names could be anybody's.
  await leavePasswordLink(db, email, { locale, page: config.siteUrl + paths.password('') })
  waitUntil(scheduler.wait(pause()).then(() => deliverDue(db, transport)))
}

/** In milliseconds. */
function pause(): number {
  return 200 + Math.random() * 1_500
}

async function hasRoom(request: Request, context: AppContext, address: string): Promise<boolean> {
  try {
    await countAttempts(request, context, { limit: 'resetAddress', subject: address })
    return true
  } catch (error) {
    if (error instanceof TooManyAttempts) return false
    throw error
  }
}

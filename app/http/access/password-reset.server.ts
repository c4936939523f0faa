import { queuePasswordLink } from '#app/data/outbox/queue.server.ts'
import type { Locale } from '#app/fields/locale.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { deliverSoon } from '#app/mail/outbox.server.ts'
import { paths } from '#app/paths/public.ts'
import { countAttempts, networkOf } from './throttle.server.ts'

/**
 * Hides whether the address has a user: the same statements run, and the mail is made after the answer. Beyond its
 * limit an address gets no mail, since its last link still works. Throws TooManyAttempts for a network.
 */
export async function mailPasswordLink(
  request: Request,
  context: AppContext,
  email: string,
  locale: Locale,
): Promise<void> {
  const { db, config, transport, waitUntil } = context
  await countAttempts(request, context, { limit: 'resetNetwork', subject: networkOf(request) })
  // The Host header can be forged, so the link uses the configured address.
  await queuePasswordLink(db, email, { locale, page: config.siteUrl + paths.password('') })
  waitUntil(deliverSoon(db, transport))
}

/** Needs a post, because mail programs open links on their own. */
import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { findAgency } from '#app/data/agency/settings.server.ts'
import { filtersOf } from '#app/data/subscriptions/fitting.server.ts'
import { confirmSubscription } from '#app/data/subscriptions/opt-in.server.ts'
import { findByToken, type Subscription } from '#app/data/subscriptions/subscriptions.server.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { redirectWithMessage } from '#app/http/flash.server.ts'
import { redirectTo } from '#app/http/responses.server.ts'
import { localPath } from '#app/i18n/locale-path.ts'
import { deliverSoon } from '#app/mail/outbox.server.ts'
import { welcomeMail } from '#app/mail/subscription-mail.ts'
import { subscriptionPaths } from '#app/paths/subscriptions.ts'
import { searchWords } from '#app/words/search-words.server.ts'
import { redirectToSubscription as loader } from './redirect-to-subscription.server.ts'

export { loader }

export async function action({ params, context }: ActionFunctionArgs) {
  const { token = '' } = params
  const found = await findByToken(context.db, token)
  const lasting = found && !found.confirmedAt ? await confirm(found, context) : null
  if (!lasting) return redirectTo(context, subscriptionPaths.page(token))
  return redirectWithMessage(context, subscriptionPaths.page(lasting), 'subscriptionConfirmed')
}

async function confirm(found: Subscription, { db, config, transport, waitUntil }: AppContext): Promise<string | null> {
  const { locale, query } = found
  const { siteUrl } = config
  const search = searchWords(filtersOf(query), locale)?.whole ?? null
  const mail = welcomeMail({ locale, siteUrl, agency: await findAgency(db), search })
  const page = siteUrl + localPath(subscriptionPaths.page(''), locale)
  const lasting = await confirmSubscription(db, found, { ...mail, page })
  waitUntil(deliverSoon(db, transport))
  return lasting
}

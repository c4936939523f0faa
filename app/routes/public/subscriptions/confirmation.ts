/** POST /suchauftrag/:token/bestaetigung: begins what the link was mailed for. Programs that only open links begin nothing. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { confirmSubscription, findByToken } from '#app/data/subscriptions/subscriptions.server.ts'
import { redirectWithMessage } from '#app/http/flash.server.ts'
import { redirectTo } from '#app/http/responses.server.ts'
import { subscriptionPaths } from '#app/subscription-paths.ts'
import { leadBack } from './lead-back.server.ts'

export function loader(args: LoaderFunctionArgs) {
  return leadBack(args)
}

export async function action({ params, context }: ActionFunctionArgs) {
  const { token = '' } = params
  const found = await findByToken(context.db, token)
  const lasting = found && !found.confirmedAt ? await confirmSubscription(context.db, found) : null
  if (!lasting) return redirectTo(context, subscriptionPaths.page(token))
  return redirectWithMessage(context, subscriptionPaths.page(lasting), 'subscriptionConfirmed')
}

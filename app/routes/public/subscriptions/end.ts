/** Also for the unsubscribe button of mail programs (RFC 8058). */
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { endSubscription, findByToken } from '#app/data/subscriptions/subscriptions.server.ts'
import { redirectWithMessage } from '#app/http/flash.server.ts'
import { formBytes, readForm } from '#app/http/forms/forms.server.ts'
import { redirectTo } from '#app/http/responses.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { paths } from '#app/paths/public.ts'
import { subscriptionPaths } from '#app/paths/subscriptions.ts'
import { redirectToSubscription } from './redirect-to-subscription.server.ts'

export function loader(args: LoaderFunctionArgs) {
  return redirectToSubscription(args)
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { token = '' } = params
  const { db } = context
  const [form, found] = await Promise.all([readForm(request, formBytes.small), findByToken(db, token)])
  if (found) await endSubscription(db, found.id)
  // Mail programs do not follow redirects; ending twice succeeds.
  if (form.get('List-Unsubscribe') === 'One-Click') {
    const sentence = translator(await localeOf(request))('dashboard:flash.subscriptionEnded')
    return new Response(sentence, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
  }
  if (!found) return redirectTo(context, subscriptionPaths.page(token))
  return redirectWithMessage(context, paths.offers, 'subscriptionEnded')
}

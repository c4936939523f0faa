/** Also for the unsubscribe button of mail programs (RFC 8058). */
import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { endSubscription, findByToken } from '#app/data/subscriptions/subscriptions.server.ts'
import { endsAll } from '#app/domain/subscriptions/subscription.ts'
import { formBytes, readForm } from '#app/http/forms/forms.server.ts'
import { redirectTo } from '#app/http/responses.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { subscriptionPaths } from '#app/paths/subscriptions.ts'
import { endedParameter, endedWords } from './ended.server.ts'
import { redirectToSubscription as loader } from './redirect-to-subscription.server.ts'

export { loader }

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { token = '' } = params
  const { db } = context
  const [form, found] = await Promise.all([readForm(request, formBytes.small), findByToken(db, token)])
  const which = new URL(request.url).searchParams.has(endsAll) ? 'all' : 'this'
  const left = found ? await endSubscription(db, found, which) : 0
  // Mail programs do not follow redirects; ending twice succeeds.
  if (form.get('List-Unsubscribe') === 'One-Click') {
    const { title, text } = endedWords(translator(await localeOf(request)), left)
    return new Response(`${title}. ${text}`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
  }
  if (!found) return redirectTo(context, subscriptionPaths.page(token))
  return redirectTo(context, `${subscriptionPaths.new}?${endedParameter}=${left}`)
}

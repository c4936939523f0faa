/** With `next=resume` mails continue. */
import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { findByToken, pauseSubscription, resumeSubscription } from '#app/data/subscriptions/subscriptions.server.ts'
import { redirectWithMessage } from '#app/http/flash.server.ts'
import { formBytes, readForm } from '#app/http/forms/forms.server.ts'
import { redirectTo } from '#app/http/responses.server.ts'
import { subscriptionPaths } from '#app/paths/subscriptions.ts'
import { redirectToSubscription as loader } from './redirect-to-subscription.server.ts'

export { loader }

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { token = '' } = params
  const { db } = context
  const page = subscriptionPaths.page(token)
  const [form, found] = await Promise.all([readForm(request, formBytes.small), findByToken(db, token)])
  if (!found?.confirmedAt) return redirectTo(context, page)
  if (form.get('next') === 'resume') {
    await resumeSubscription(db, found.id)
    return redirectWithMessage(context, page, 'subscriptionResumed')
  }
  await pauseSubscription(db, found.id)
  return redirectWithMessage(context, page, 'subscriptionPaused')
}

import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare'
import { findByToken } from '#app/data/subscriptions/subscriptions.server.ts'
import { notFound } from '#app/http/responses.server.ts'
import { subscriptionPaths } from '#app/paths/subscriptions.ts'

/** Opening an action's address changes nothing and redirects to its page. */
export async function redirectToSubscription({ params, context }: LoaderFunctionArgs): Promise<Response> {
  const { token = '' } = params
  if (!(await findByToken(context.db, token))) throw notFound()
  return redirect(subscriptionPaths.page(token))
}

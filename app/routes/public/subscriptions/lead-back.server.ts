import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare'
import { findByToken } from '#app/data/subscriptions/subscriptions.server.ts'
import { notFound } from '#app/http/responses.server.ts'
import { subscriptionPaths } from '#app/paths/subscriptions.ts'

/** Who opens the address of an act comes to the page with its button: looking changes nothing. */
export async function leadBack({ params, context }: LoaderFunctionArgs): Promise<Response> {
  const { token = '' } = params
  if (!(await findByToken(context.db, token))) throw notFound()
  return redirect(subscriptionPaths.page(token))
}

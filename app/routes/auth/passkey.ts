import { type ActionFunctionArgs, redirect } from '@remix-run/cloudflare'
import { requestOptions } from '#app/http/access/passkeys.server.ts'
import { networkOf, throttled, tooManyRequests } from '#app/http/access/throttle.server.ts'
import { paths } from '#app/paths/public.ts'

/** A GET has nothing to show, so it redirects to the sign-in page. */
export function loader() {
  return redirect(paths.login)
}

export async function action({ request, context }: ActionFunctionArgs) {
  const wait = await throttled(request, context, { limit: 'passkeyOptions', subject: networkOf(request) })
  if (wait) return new Response(null, tooManyRequests(wait))
  return Response.json(await requestOptions(request, context))
}

import { type ActionFunctionArgs, redirect } from '@remix-run/cloudflare'
import { requestOptions } from '#app/http/access/passkeys.server.ts'
import { countAttempts, networkOf, TooManyAttempts, tooManyRequests } from '#app/http/access/throttle.server.ts'
import { paths } from '#app/paths/public.ts'

/** A GET has nothing to show, so it redirects to the sign-in page. */
export function loader() {
  return redirect(paths.login)
}

export async function action({ request, context }: ActionFunctionArgs) {
  try {
    await countAttempts(request, context, { limit: 'passkeyOptions', subject: networkOf(request) })
  } catch (error) {
    if (error instanceof TooManyAttempts) return new Response(null, tooManyRequests(error))
    throw error
  }
  return Response.json(await requestOptions(request, context))
}

/** POST /login/passkey: the options for signing in with a passkey, as JSON for the page's script. */
import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { requestOptions } from '#app/http/access/passkeys.server.ts'
import { countAttempts, networkOf, TooManyAttempts, tooManyRequests } from '#app/http/access/throttle.server.ts'
import { methodNotAllowed } from '#app/http/responses.server.ts'

export function loader() {
  throw methodNotAllowed('POST')
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

/** POST /dashboard/account/passkeys/options: the options for making a passkey, as JSON for the page's script. */
import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { findAgency } from '#app/data/agency/settings.server.ts'
import { creationOptions } from '#app/http/access/passkeys.server.ts'
import { postsOnly, requireConfirmedUser } from '#app/http/access/session.server.ts'

export const loader = postsOnly

export async function action({ request, context }: ActionFunctionArgs) {
  const user = await requireConfirmedUser(request, context)
  const { agencyName } = await findAgency(context.db)
  return Response.json(await creationOptions(request, context, user, agencyName))
}

import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare'
import { findAgency } from '#app/data/agency/settings.server.ts'
import { creationOptions } from '#app/http/access/passkeys.server.ts'
import { requireConfirmedUser, requireUser } from '#app/http/access/session.server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'

/** A GET has nothing to show, so it redirects to the list of passkeys. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireUser(request, context)
  return redirect(dashboardPaths.passkeys)
}

export async function action({ request, context }: ActionFunctionArgs) {
  const user = await requireConfirmedUser(request, context)
  const { agencyName } = await findAgency(context.db)
  return Response.json(await creationOptions(request, context, user, agencyName))
}

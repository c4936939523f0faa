/** POST /dashboard/properties/:id/trash: takes a property out of every list; it can be restored. */
import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { setTrashed } from '#app/data/properties.server.ts'
import { redirectWithMessage } from '#app/http/flash.server.ts'
import { notFound } from '#app/http/responses.server.ts'
import { postsOnly, requireUser } from '#app/http/session.server.ts'
import { paths } from '#app/paths.ts'
import { NoPage } from '#app/ui/layout/no-page.ts'

export const loader = postsOnly

export async function action({ request, params, context }: ActionFunctionArgs) {
  const user = await requireUser(request, context)
  if (!(await setTrashed(context.db, params.id ?? '', true, user.name))) throw notFound()
  return redirectWithMessage(context, paths.dashboard.properties, 'propertyTrashed')
}

export default NoPage

/** POST /dashboard/properties/:id/trash: takes a property out of every list; it can be restored. */
import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { setTrashed } from '#app/data/properties.server.ts'
import { redirectWithMessage } from '#app/http/flash.server.ts'
import { readForm } from '#app/http/forms.server.ts'
import { notFound, ownPath } from '#app/http/responses.server.ts'
import { postsOnly, requireUser } from '#app/http/session.server.ts'
import { paths } from '#app/paths.ts'
import { NoPage } from '#app/ui/layout/no-page.ts'

export const loader = postsOnly

export async function action({ request, params, context }: ActionFunctionArgs) {
  const user = await requireUser(request, context)
  const back = ownPath((await readForm(request)).get('redirectTo'), paths.dashboard.properties)
  if (!(await setTrashed(context.db, params.id ?? '', true, user.name))) throw notFound()
  return redirectWithMessage(context, back, 'propertyTrashed')
}

export default NoPage

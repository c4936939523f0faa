/** POST /dashboard/properties/:id/highlight: shows a property first (`highlighted=on`) or in its turn. */

import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { setFlags } from '#app/data/properties.server.ts'
import { redirectWithMessage } from '#app/http/flash.server.ts'
import { readForm } from '#app/http/forms.server.ts'
import { notFound, ownPath } from '#app/http/responses.server.ts'
import { postsOnly, requireUser } from '#app/http/session.server.ts'
import { paths } from '#app/paths.ts'
import { NoPage } from '#app/ui/layout/no-page.ts'

export const loader = postsOnly

export async function action({ request, params, context }: ActionFunctionArgs) {
  const user = await requireUser(request, context)
  const form = await readForm(request)
  const highlighted = form.get('highlighted') === 'on'
  if (!(await setFlags(context.db, params.id ?? '', { highlighted }, user.name))) throw notFound()
  const back = ownPath(form.get('redirectTo'), paths.dashboard.properties)
  return redirectWithMessage(context, back, highlighted ? 'propertyHighlighted' : 'propertyUnhighlighted')
}

export default NoPage

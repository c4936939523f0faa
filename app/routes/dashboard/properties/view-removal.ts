import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { removeView } from '#app/data/properties/saved-views.server.ts'
import { postsOnly, requireUser } from '#app/http/access/session.server.ts'
import { redirectWithMessage } from '#app/http/flash.server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { NoPage } from '#app/ui/layout/no-page.ts'
import { viewPath } from './query.server.ts'

export const loader = postsOnly

export async function action({ request, params, context }: ActionFunctionArgs) {
  const user = await requireUser(request, context)
  const { properties, views } = dashboardPaths
  const gone = await removeView(context.db, user.id, params.id ?? '')
  if (!gone) return redirectWithMessage(context, properties, 'viewGone', {}, { tone: 'warn' })
  const { name, search } = gone
  return redirectWithMessage(
    context,
    viewPath(search),
    'viewRemoved',
    { name },
    { undo: { action: views, fields: { name, search } } },
  )
}

export default NoPage

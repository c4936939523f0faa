import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { postsOnly, requireUser } from '#app/http/access/session.server.ts'
import { readForm } from '#app/http/forms/forms.server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { NoPage } from '#app/ui/layout/no-page.ts'
import { actOnProperty } from './acts.server.ts'

export const loader = postsOnly

export async function action(args: ActionFunctionArgs) {
  const user = await requireUser(args.request, args.context)
  const form = await readForm(args.request)
  const highlighted = form.get('highlighted') === 'on'
  return actOnProperty(args, {
    form,
    by: user,
    change: { highlighted },
    message: highlighted ? 'propertyHighlighted' : 'propertyUnhighlighted',
    undo: ({ id }) => ({ action: dashboardPaths.highlight(id), fields: { highlighted: highlighted ? 'off' : 'on' } }),
  })
}

export default NoPage

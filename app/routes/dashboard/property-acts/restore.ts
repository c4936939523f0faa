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
  return actOnProperty(args, {
    form,
    by: user,
    change: { trashed: false, published: form.get('published') === 'on' },
    message: 'propertyRestored',
    offlineMessage: 'propertyRestoredUnpublished',
    undo: ({ id }) => ({ action: dashboardPaths.trash(id), fields: {} }),
  })
}

export default NoPage

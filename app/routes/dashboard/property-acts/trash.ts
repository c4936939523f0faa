import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { postsOnly, requireUser } from '#app/http/access/session.server.ts'
import { readForm } from '#app/http/forms/forms.server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { NoPage } from '#app/ui/layout/no-page.ts'
import { actOnProperty } from './acts.server.ts'

export const loader = postsOnly

export async function action(args: ActionFunctionArgs) {
  const user = await requireUser(args.request, args.context)
  return actOnProperty(args, {
    form: await readForm(args.request),
    by: user,
    change: { trashed: true },
    message: 'propertyTrashed',
    undo: ({ id, published }) => ({
      action: dashboardPaths.restore(id),
      fields: { ...(published && { published: 'on' }) },
    }),
  })
}

export default NoPage

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
  const reserved = form.get('reserved') === 'on'
  return actOnProperty(args, {
    form,
    by: user,
    change: { reserved },
    message: reserved ? 'propertyReserved' : 'propertyUnreserved',
    undo: ({ id }) => ({ action: dashboardPaths.reservation(id), fields: { reserved: reserved ? 'off' : 'on' } }),
  })
}

export default NoPage

import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { setDisabled } from '#app/data/access/user-changes.server.ts'
import { requireAdmin } from '#app/http/access/session.server.ts'
import { redirectWithMessage } from '#app/http/flash.server.ts'
import { readForm } from '#app/http/forms/forms.server.ts'
import { methodNotAllowed, notFound, ownPath } from '#app/http/responses.server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { NoPage } from '#app/ui/layout/no-page.ts'
import { requireListedUser } from './require-user.server.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context)
  throw methodNotAllowed('POST')
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const admin = await requireAdmin(request, context)
  const { id, name } = await requireListedUser(context.db, params.id)
  const form = await readForm(request)
  const disabled = form.get('disabled') === 'on'
  const back = ownPath(form.get('redirectTo'), dashboardPaths.user(id))
  if (disabled && id === admin.id) return redirectWithMessage(context, back, 'userIsSelf', {}, { tone: 'warn' })
  const change = await setDisabled(context.db, id, disabled)
  if (change === 'lastAdmin') return redirectWithMessage(context, back, 'userIsLastAdmin', { name }, { tone: 'warn' })
  if (change === 'missing') throw notFound()
  const undo = { action: dashboardPaths.userAccess(id), fields: { disabled: disabled ? 'off' : 'on' } }
  return redirectWithMessage(context, back, disabled ? 'userDisabled' : 'userEnabled', { name }, { undo })
}

export default NoPage

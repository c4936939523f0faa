import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { setDisabled } from '#app/data/access/user-changes.server.ts'
import { isAmongFields } from '#app/data/saving/last-changes.server.ts'
import { requireAdmin } from '#app/http/access/session.server.ts'
import { redirectWithMessage } from '#app/http/flash.server.ts'
import { readForm } from '#app/http/forms/forms.server.ts'
import { methodNotAllowed, notFound, ownPath } from '#app/http/responses.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { findChangeSince, leaveAlone } from '#app/routes/dashboard/saving/changed-since.server.ts'
import { NoPage } from '#app/ui/layout/no-page.ts'
import { requireListedUser } from './require-user.server.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context)
  throw methodNotAllowed('POST')
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const admin = await requireAdmin(request, context)
  const user = await requireListedUser(context.db, params.id)
  const { id, name } = user
  const [form, locale] = await Promise.all([readForm(request), localeOf(request)])
  const disabled = form.get('disabled') === 'on'
  const back = ownPath(form.get('redirectTo'), dashboardPaths.user(id))
  if (disabled && id === admin.id) return redirectWithMessage(context, back, 'userIsSelf', {}, { tone: 'warn' })
  const newer = await findChangeSince(context, form, { kind: 'user', id }, isAmongFields(['disabled']))
  const isSame = (user.state === 'disabled') === disabled
  if (newer && !isSame) {
    const what = translator(locale)('forms:changedSince.access', { name })
    const link = { to: dashboardPaths.userHistory(id), label: 'history' } as const
    return leaveAlone(context, back, { newer, what, reader: admin, locale, link })
  }
  const change = await setDisabled(context.db, id, disabled, admin)
  if (change === 'lastAdmin') return redirectWithMessage(context, back, 'userIsLastAdmin', { name }, { tone: 'warn' })
  if (change === 'missing') throw notFound()
  const fields = { since: String(user.version + 1), disabled: disabled ? 'off' : 'on' }
  // This act changed nothing, so there is nothing to undo.
  const extras = isSame ? {} : { undo: { action: dashboardPaths.userAccess(id), fields } }
  return redirectWithMessage(context, back, disabled ? 'userDisabled' : 'userEnabled', { name }, extras)
}

export default NoPage

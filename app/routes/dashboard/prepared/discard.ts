import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { discardPrepared, restorePrepared } from '#app/data/prepared/prepared.server.ts'
import { postsOnly, requireUser } from '#app/http/access/session.server.ts'
import { redirectWithMessage } from '#app/http/flash.server.ts'
import { formBytes, formText, readForm } from '#app/http/forms/forms.server.ts'
import { localeOf } from '#app/i18n/server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { requireProperty } from '#app/routes/dashboard/property-acts/require-property.server.ts'
import { NoPage } from '#app/ui/layout/no-page.ts'
import { moveField } from './leave-out.server.ts'

export const loader = postsOnly

/** With `field`, leaves out only that one. With `undo`, brings back what was discarded or left out. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireUser(request, context)
  const { id: propertyId = '' } = params
  const [form, locale] = await Promise.all([
    readForm(request, formBytes.small),
    localeOf(request),
    requireProperty(context.db, propertyId),
  ])
  const id = formText(form, 'prepared')
  const field = formText(form, 'field')
  const isUndo = form.has('undo')
  const moved = field && (await moveField(context, { propertyId, id, field, isTakenBack: isUndo }, locale))
  if (moved) return moved
  const isDone = await (isUndo ? restorePrepared : discardPrepared)(context.db, propertyId, id)
  const page = dashboardPaths.prepared(propertyId)
  if (!isDone) return redirectWithMessage(context, page, 'preparedOvertaken', {}, { tone: 'warn' })
  if (isUndo) return redirectWithMessage(context, page, 'preparedRestored', {}, { prepared: propertyId })
  const undo = { action: dashboardPaths.preparedDiscard(propertyId), fields: { prepared: id, undo: '1' } }
  return redirectWithMessage(context, dashboardPaths.property(propertyId), 'preparedDiscarded', {}, { undo })
}

export default NoPage

import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { discardPrepared, restorePrepared } from '#app/data/prepared/prepared.server.ts'
import { postsOnly, requireUser } from '#app/http/access/session.server.ts'
import { redirectWithMessage } from '#app/http/flash.server.ts'
import { formBytes, formText, readForm } from '#app/http/forms/forms.server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { requireProperty } from '#app/routes/dashboard/property-acts/require-property.server.ts'
import { NoPage } from '#app/ui/layout/no-page.ts'

export const loader = postsOnly

/** With `undo`, brings back what was discarded. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireUser(request, context)
  const { id: propertyId = '' } = params
  const [form] = await Promise.all([readForm(request, formBytes.small), requireProperty(context.db, propertyId)])
  const id = formText(form, 'prepared')
  const isUndo = form.has('undo')
  const isDone = await (isUndo ? restorePrepared : discardPrepared)(context.db, propertyId, id)
  const page = dashboardPaths.prepared(propertyId)
  if (!isDone) return redirectWithMessage(context, page, 'preparedOvertaken', {}, { tone: 'warn' })
  if (isUndo) return redirectWithMessage(context, page, 'preparedRestored')
  const undo = { action: dashboardPaths.preparedDiscard(propertyId), fields: { prepared: id, undo: '1' } }
  return redirectWithMessage(context, dashboardPaths.property(propertyId), 'preparedDiscarded', {}, { undo })
}

export default NoPage

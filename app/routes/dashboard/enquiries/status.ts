import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { isEnquiryStatus } from '#app/domain/enquiries/enquiry.ts'
import { postsOnly, requireUser } from '#app/http/access/session.server.ts'
import { redirectWithMessage } from '#app/http/flash.server.ts'
import { readForm } from '#app/http/forms/forms.server.ts'
import { badRequest, notFound, ownPath } from '#app/http/responses.server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { NoPage } from '#app/ui/layout/no-page.ts'
import { markEnquiry } from './mark.server.ts'

export const loader = postsOnly

export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireUser(request, context)
  const { id = '' } = params
  const form = await readForm(request)
  const status = form.get('status')
  if (!isEnquiryStatus(status)) throw badRequest()
  const since = form.get('since')
  const marked = await markEnquiry(context.db, id, status, since === null ? undefined : String(since))
  if (!marked) throw notFound()
  const { name, message, ...ways } = marked
  const back = ownPath(form.get('redirectTo'), dashboardPaths.enquiry(id))
  return redirectWithMessage(context, back, message, { name }, ways)
}

export default NoPage

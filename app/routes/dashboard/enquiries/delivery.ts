/** Resends undelivered mails at once, with new attempts. */
import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { findEnquiry } from '#app/data/enquiries/enquiries.server.ts'
import { deliveryStamp, listDeliveries, retryDeliveries } from '#app/data/outbox/report.server.ts'
import { deliveryTrouble } from '#app/domain/enquiries/delivery-trouble.ts'
import { isToVisitor } from '#app/domain/enquiries/enquiry.ts'
import { postsOnly, requireUser } from '#app/http/access/session.server.ts'
import { redirectWithMessage } from '#app/http/flash.server.ts'
import { readForm } from '#app/http/forms/forms.server.ts'
import { notFound, ownPath } from '#app/http/responses.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { deliverDue } from '#app/mail/outbox.server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { NoPage } from '#app/ui/layout/no-page.ts'

export const loader = postsOnly

export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireUser(request, context)
  const { db, transport } = context
  const { id = '' } = params
  const form = await readForm(request)
  const [enquiry, parcels] = await Promise.all([findEnquiry(db, id), listDeliveries(db, id)])
  if (!enquiry) throw notFound()
  const { name } = enquiry
  const back = ownPath(form.get('redirectTo'), dashboardPaths.enquiry(id))
  const open = parcels.filter(({ deliveredAt }) => !deliveredAt)
  if (open.length === 0) return redirectWithMessage(context, back, 'enquiryDeliveredBefore')
  // A repeated post carries the first post's stamps, so it retries nothing.
  const seen = form.getAll('parcel')
  await retryDeliveries(db, seen.length === 0 ? open : open.filter((parcel) => seen.includes(deliveryStamp(parcel))))
  await deliverDue(db, transport, id)

  const [waiting] = (await listDeliveries(db, id)).filter(({ deliveredAt }) => !deliveredAt)
  if (!waiting) return redirectWithMessage(context, back, 'enquiryDelivered', { name })
  const { lastError: reason, channel } = waiting
  if (reason === null) return redirectWithMessage(context, back, 'enquiryOnItsWay', {}, { tone: 'warn' })
  const what = translator(await localeOf(request))(
    `dashboard:enquiries.troubles.${isToVisitor(channel) ? 'theirs' : 'ours'}.${deliveryTrouble(reason)}`,
  )
  return redirectWithMessage(context, back, 'enquiryNotDelivered', { what }, { tone: 'warn' })
}

export default NoPage

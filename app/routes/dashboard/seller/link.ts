import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { queueSellerMail } from '#app/data/prepared/seller-mails.server.ts'
import { findSeller, revokeSellerLinks } from '#app/data/prepared/sellers.server.ts'
import { postsOnly, requireUser } from '#app/http/access/session.server.ts'
import { throttled } from '#app/http/access/throttle.server.ts'
import { redirectWithMessage } from '#app/http/flash.server.ts'
import { formBytes, readForm } from '#app/http/forms/forms.server.ts'
import { deliverSoon } from '#app/mail/outbox.server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { ownersMail } from '#app/routes/dashboard/prepared/put-question.server.ts'
import { requireProperty } from '#app/routes/dashboard/property-acts/require-property.server.ts'
import { NoPage } from '#app/ui/layout/no-page.ts'

export const loader = postsOnly

/** Mails the owner a new link, or with `next=revoke` closes all. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const by = await requireUser(request, context)
  const { db, transport, waitUntil } = context
  const { id = '' } = params
  const [form, seller] = await Promise.all([
    readForm(request, formBytes.small),
    findSeller(db, id),
    requireProperty(db, id),
  ])
  const page = dashboardPaths.seller(id)
  if (form.get('next') === 'revoke') {
    await revokeSellerLinks(db, id)
    return redirectWithMessage(context, page, 'sellerLinkRevoked')
  }
  const { sellerEmail: email } = seller.values
  if (!email) return redirectWithMessage(context, page, 'sellerWithoutAddress', {}, { tone: 'warn' })
  if (await throttled(request, context, { limit: 'reply', subject: by.id }))
    return redirectWithMessage(context, page, 'sellerMailThrottled', {}, { tone: 'warn' })
  await queueSellerMail(db, id, ownersMail(context, seller.values), 'page')
  waitUntil(deliverSoon(db, transport))
  return redirectWithMessage(context, page, 'sellerMailed', { email })
}

export default NoPage

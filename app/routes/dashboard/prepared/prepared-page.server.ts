import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { requireUser } from '#app/http/access/session.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { loadPropertyHead } from '#app/routes/dashboard/property-acts/property-head.server.ts'
import { loadPrepared } from './prepared-view.server.ts'

/** For the page, and for acts on it that were refused. */
export async function loadPreparedPage({ request, params, context }: LoaderFunctionArgs) {
  const user = await requireUser(request, context)
  const { db } = context
  const { id = '' } = params
  const locale = await localeOf(request)
  const [{ head }, prepared] = await Promise.all([loadPropertyHead(db, id), loadPrepared(db, id, locale)])
  const { name } = head.property
  return {
    title: translator(locale)('dashboard:prepared.pageTitle', { name }),
    ...head,
    prepared,
    isAdmin: user.role === 'admin',
  }
}

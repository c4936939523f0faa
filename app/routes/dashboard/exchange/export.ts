/** `?for=backup` is the whole stock, `?for=offers` all offers; `?part=` selects a part. */
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { listLawfulOffers, listStock } from '#app/data/exchange/exported.server.ts'
import { partsOf } from '#app/exchange/writing/parts.ts'
import { requireConfirmedUser } from '#app/http/access/session.server.ts'
import { exportFile } from '#app/http/exchange/export.server.ts'
import { redirectWithMessage } from '#app/http/flash.server.ts'
import { notFound, redirectTo } from '#app/http/responses.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireConfirmedUser(request, context)
  const { searchParams } = new URL(request.url)
  const forWhom = searchParams.get('for')
  if (forWhom === null) return redirectTo(context, dashboardPaths.exchange)
  if (forWhom !== 'backup' && forWhom !== 'offers') throw notFound()
  const { db } = context
  const isBackup = forWhom === 'backup'
  const entries = isBackup ? await listStock(db) : (await listLawfulOffers(db)).offers
  if (entries.length === 0)
    return redirectWithMessage(context, dashboardPaths.exchange, 'exportEmpty', {}, { tone: 'warn' })
  const parts = partsOf(entries)
  const number = Number(searchParams.get('part') ?? 1)
  const part = parts[number - 1]
  if (!part) throw notFound()
  const t = translator(await localeOf(request))
  const name = t(`dashboard:exports.files.${forWhom}`)
  return exportFile(request, context, {
    ids: part.map(({ id }) => id),
    name: parts.length > 1 ? `${name}-${number}` : name,
    // A part with scope `full` would delete the other parts at the receiver.
    scope: parts.length > 1 ? 'partial' : 'full',
    isWholeStock: isBackup,
    hidesAddress: !isBackup,
    isForReceiver: !isBackup,
  })
}

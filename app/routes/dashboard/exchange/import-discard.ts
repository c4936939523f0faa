import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { discardImport } from '#app/data/exchange/import-steps.server.ts'
import { findImport } from '#app/data/exchange/imports.server.ts'
import { requireUser } from '#app/http/access/session.server.ts'
import { redirectWithMessage } from '#app/http/flash.server.ts'
import { notFound } from '#app/http/responses.server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { NoPage } from '#app/ui/layout/no-page.ts'
import { redirectToImport } from './import-address.server.ts'

export const loader = redirectToImport

export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireUser(request, context)
  const { id = '' } = params
  if (await discardImport(context.db, id)) {
    return redirectWithMessage(context, dashboardPaths.exchange, 'importDiscarded')
  }
  const row = await findImport(context.db, id)
  if (!row) throw notFound()
  if (row.state === 'discarded') return redirectWithMessage(context, dashboardPaths.exchange, 'importDiscarded')
  return redirectWithMessage(context, dashboardPaths.import(id), 'importNotDiscarded', {}, { tone: 'warn' })
}

export default NoPage

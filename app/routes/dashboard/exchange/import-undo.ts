/** Undoes only what has not been saved again since. */
import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { undoImport } from '#app/data/exchange/applying/undo.server.ts'
import { findImport } from '#app/data/exchange/imports.server.ts'
import { requireUser } from '#app/http/access/session.server.ts'
import { redirectWithMessage } from '#app/http/flash.server.ts'
import { notFound } from '#app/http/responses.server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { NoPage } from '#app/ui/layout/no-page.ts'
import { redirectToImport } from './import-address.server.ts'

export const loader = redirectToImport

export async function action({ request, params, context }: ActionFunctionArgs) {
  const user = await requireUser(request, context)
  const { id = '' } = params
  if (!(await findImport(context.db, id))) throw notFound()
  const page = dashboardPaths.import(id)
  const undone = await undoImport(context.db, id, user)
  if (typeof undone === 'string') return redirectWithMessage(context, page, notUndone[undone], {}, { tone: 'warn' })
  const { restored, trashed, offline, left } = undone
  const others = offline + left
  if (others > 0) return redirectWithMessage(context, page, 'importUndoneWithout', { count: others }, { tone: 'warn' })
  if (trashed === 0) return redirectWithMessage(context, page, 'importUndone', { count: restored })
  if (restored === 0) return redirectWithMessage(context, page, 'importUndoneNew', { count: trashed })
  return redirectWithMessage(context, page, 'importUndoneBoth', { count: trashed, restored })
}

const notUndone = { over: 'importNotUndone', nothing: 'importNothingToUndo', overtaken: 'importUndoOvertaken' } as const

export default NoPage

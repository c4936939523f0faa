import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { mostViews, saveView } from '#app/data/properties/saved-views.server.ts'
import { cleanLine } from '#app/fields/clean-text.ts'
import { postsOnly, requireUser } from '#app/http/access/session.server.ts'
import { type MessageExtras, redirectWithMessage } from '#app/http/flash.server.ts'
import { readForm } from '#app/http/forms/forms.server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { NoPage } from '#app/ui/layout/no-page.ts'
import { mostOfName, mostOfSearch, viewPath, viewSearch } from './query.server.ts'

export const loader = postsOnly

export async function action({ request, context }: ActionFunctionArgs) {
  const user = await requireUser(request, context)
  const form = await readForm(request)
  const typed = String(form.get('name') ?? '')
  const search = viewSearch(new URLSearchParams(String(form.get('search') ?? '').slice(0, mostOfSearch)))
  const page = viewPath(search)
  const warn = (key: 'viewNameMissing' | 'viewNameLong' | 'viewsFull') =>
    redirectWithMessage(context, page, key, { max: key === 'viewsFull' ? mostViews : mostOfName }, { tone: 'warn' })
  if (typed.length > mostOfName) return warn('viewNameLong')
  const name = cleanLine(typed)
  if (!name) return warn('viewNameMissing')
  const saved = await saveView(context.db, user.id, name, search)
  if (!saved) return warn('viewsFull')
  const { views, viewRemoval } = dashboardPaths
  const { id, before } = saved
  const undo: MessageExtras['undo'] =
    before === null ? { action: viewRemoval(id), fields: {} } : { action: views, fields: { name, search: before } }
  return redirectWithMessage(context, page, 'viewSaved', { name }, { undo })
}

export default NoPage

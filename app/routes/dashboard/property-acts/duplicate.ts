import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { findProperty } from '#app/data/properties/properties.server.ts'
import { copyProperty } from '#app/data/properties/property-copies.server.ts'
import { postsOnly, requireUser } from '#app/http/access/session.server.ts'
import { redirectWithMessage } from '#app/http/flash.server.ts'
import { postedId, readForm } from '#app/http/forms/forms.server.ts'
import { notFound } from '#app/http/responses.server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { NoPage } from '#app/ui/layout/no-page.ts'
import { propertiesInTrash } from './acts.server.ts'

export const loader = postsOnly

export async function action({ request, params, context }: ActionFunctionArgs) {
  const user = await requireUser(request, context)
  const form = await readForm(request)
  const source = await findProperty(context.db, params.id ?? '')
  if (!source) throw notFound()
  const id = postedId(form)
  const made = await findProperty(context.db, id)
  const trashed = [source, made].find((property) => property?.deletedAt)
  if (trashed) {
    const link = { to: propertiesInTrash, label: 'trash' } as const
    const { name } = trashed
    return redirectWithMessage(context, dashboardPaths.properties, 'propertyInTrash', { name }, { tone: 'warn', link })
  }
  const undo = { action: dashboardPaths.trash(id), fields: { since: '1' } }
  const editor = dashboardPaths.property(id)
  if (made) return redirectWithMessage(context, editor, 'propertyCopied', { name: made.name }, { undo })
  const { name, lostPictures } = await copyProperty(context.db, context.media, source, id, user)
  if (lostPictures === 0) return redirectWithMessage(context, editor, 'propertyCopied', { name }, { undo })
  const values = { name, count: lostPictures }
  return redirectWithMessage(context, editor, 'propertyCopiedWithout', values, { tone: 'warn', undo })
}

export default NoPage

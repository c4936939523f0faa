/** POST /dashboard/properties/:id/images/:key/order: moves a picture one place (`move=up` or `move=down`). */

import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { movePicture } from '#app/data/images.server.ts'
import { redirectWithMessage } from '#app/http/flash.server.ts'
import { readForm } from '#app/http/forms.server.ts'
import { notFound } from '#app/http/responses.server.ts'
import { postsOnly, requireUser } from '#app/http/session.server.ts'
import { paths } from '#app/paths.ts'
import { NoPage } from '#app/ui/layout/no-page.ts'
import { requireProperty } from './editor.server.ts'

export const loader = postsOnly

export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireUser(request, context)
  const { id = '', key = '' } = params
  await requireProperty(context.db, id)
  const form = await readForm(request)
  const direction = form.get('move') === 'up' ? 'up' : 'down'
  if (!(await movePicture(context.db, id, key, direction))) throw notFound()
  return redirectWithMessage(context, paths.dashboard.images(id), 'pictureMoved')
}

export default NoPage

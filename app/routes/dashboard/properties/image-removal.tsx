/** POST /dashboard/properties/:id/images/:key/removal: deletes a picture, the row before the files. */
import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { deletePicture, listPictures } from '#app/data/images.server.ts'
import { deletePictureFiles } from '#app/data/media.server.ts'
import { missingForOffer, publishCandidate } from '#app/domain/publish-rules.ts'
import { redirectWithMessage } from '#app/http/flash.server.ts'
import { notFound } from '#app/http/responses.server.ts'
import { postsOnly, requireUser } from '#app/http/session.server.ts'
import { paths } from '#app/paths.ts'
import { NoPage } from '#app/ui/layout/no-page.ts'
import { requireProperty } from './editor.server.ts'

export const loader = postsOnly

export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireUser(request, context)
  const { id = '', key = '' } = params
  const [property, pictures] = await Promise.all([requireProperty(context.db, id), listPictures(context.db, id)])
  if (!pictures.some((picture) => picture.key === key)) throw notFound()
  // An offer without any picture may not be online, so its last one stays until there is another.
  if (missingForOffer(publishCandidate(property, pictures.slice(1))).includes('picture')) {
    return redirectWithMessage(context, paths.dashboard.images(id), 'pictureKept')
  }
  if (!(await deletePicture(context.db, id, key))) throw notFound()
  context.waitUntil(deletePictureFiles(context.media, key))
  return redirectWithMessage(context, paths.dashboard.images(id), 'pictureDeleted')
}

export default NoPage

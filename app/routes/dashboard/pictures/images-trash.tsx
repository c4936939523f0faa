import { trashPictures } from '#app/data/pictures/picture-trash.server.ts'
import { redirectWithMessage } from '#app/http/flash.server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { meta, PictureActPage } from '#app/ui/dashboard/pictures/picture-act-page.tsx'
import { loader, pictureAct } from './picture-act.server.ts'
import { pictureGone, postedKeys, returnPath } from './pictures.server.ts'

export { loader, meta }

export default PictureActPage

export const action = pictureAct(async (post) => {
  const { context, by, propertyId: id, pictures, form } = post
  const posted = postedKeys(form)
  const keys = posted.filter((key) => pictures.some((picture) => picture.key === key))
  const back = returnPath(id, form)
  const outcome = keys.length > 0 ? await trashPictures(context.db, id, keys, by) : 0
  if (outcome === 'kept') return redirectWithMessage(context, back, 'pictureKept', {}, { tone: 'warn' })
  if (outcome === 0) return pictureGone(context, id, posted[0] ?? '', back)
  const undo = { action: dashboardPaths.imagesRestoration(id), fields: { pictures: keys.join() } }
  return redirectWithMessage(context, back, 'picturesTrashed', { count: outcome }, { undo })
})

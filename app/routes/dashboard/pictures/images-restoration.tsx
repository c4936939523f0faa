import { listTrashedPictures, restorePictures } from '#app/data/pictures/picture-trash.server.ts'
import { redirectWithMessage } from '#app/http/flash.server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { picturesFormId } from '#app/ui/dashboard/pictures/chosen-bar.tsx'
import { meta, PictureActPage } from '#app/ui/dashboard/pictures/picture-act-page.tsx'
import { loader, pictureAct } from './picture-act.server.ts'
import { leaveKeysAlone, pictureGone, postedKeys, returnPath, undoSince } from './pictures.server.ts'

export { loader, meta }

export default PictureActPage

export const action = pictureAct(async (post) => {
  const { context, by, propertyId: id, form } = post
  const posted = postedKeys(form)
  const back = returnPath(id, form)
  const trashed = new Set((await listTrashedPictures(context.db, id)).map(({ key }) => key))
  const keys = posted.filter((key) => trashed.has(key))
  const left = await leaveKeysAlone(post, back, keys)
  if (left) return left
  const count = keys.length > 0 ? await restorePictures(context.db, id, keys, by) : 0
  if (count === 0 && posted.some((key) => post.pictures.some((picture) => picture.key === key)))
    return redirectWithMessage(context, back, 'pictureNotInTrash', {}, { tone: 'warn' })
  if (count === 0) return pictureGone(context, id, posted[0] ?? '', back)
  const action = undoSince(dashboardPaths.imagesTrash(id), post)
  const undo = { action, fields: { pictures: keys.join() }, form: picturesFormId }
  return redirectWithMessage(context, back, 'picturesRestored', { count }, { undo })
})

import { redirectWithMessage } from '#app/http/flash.server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { clientAction, meta, PictureActPage } from '#app/ui/dashboard/pictures/picture-act-page.tsx'
import { loader, pictureAct } from './picture-act.server.ts'
import { returnPath } from './pictures.server.ts'

export { clientAction, loader, meta }

export default PictureActPage

export const action = pictureAct(async (post) => {
  const { context, propertyId: id, form, words } = post
  const page = returnPath(id, form)
  const back = page.includes('#') ? page : page + words.anchor
  if (words.saved === 0) return redirectWithMessage(context, back, 'picturesUnchanged')
  const undo = { action: dashboardPaths.imagesWords(id), fields: words.undo }
  return redirectWithMessage(context, back, 'picturesSaved', { count: words.saved }, { undo })
})

import { replacePictureFile } from '#app/data/pictures/images.server.ts'
import { deletePictureFiles, storeTurned } from '#app/data/pictures/media.server.ts'
import { redirectWithMessage } from '#app/http/flash.server.ts'
import { logFault } from '#app/http/log.server.ts'
import { ownPath } from '#app/http/responses.server.ts'
import { translator } from '#app/i18n/server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { picturesFormId } from '#app/ui/dashboard/pictures/chosen-bar.tsx'
import { meta, PictureActPage } from '#app/ui/dashboard/pictures/picture-act-page.tsx'
import { loader, pictureAct } from './picture-act.server.ts'
import { pictureAt, pictureGone, refusedBecause } from './pictures.server.ts'
import { moveTypedWords } from './read-picture-words.server.ts'

export { loader, meta }

export default PictureActPage

export const action = pictureAct(async (post) => {
  const { context, by, propertyId: id, key, pictures, form } = post
  if (!pictures.some((picture) => picture.key === key)) return pictureGone(context, id, key)

  const t = translator(post.locale)
  const notTurned = (message: string) => refusedBecause(t('forms:pictures.turnTitle'), message)
  const turn = form.get('turn')
  if (turn !== 'left' && turn !== 'right') return notTurned(t('forms:pictures.turn'))
  const turned = await storeTurned(context.media, key, turn)
  if (!turned) return notTurned(t('forms:pictures.fileGone'))
  if ('problem' in turned) {
    if (turned.cause) logFault(turned.cause, post.request, context)
    return notTurned(t('forms:pictures.turnFailed'))
  }
  const isReplaced = await replacePictureFile(context.db, id, key, turned, turn, by)
  context.waitUntil(deletePictureFiles(context.media, isReplaced ? key : turned.key))
  if (!isReplaced) return pictureGone(context, id, key)
  moveTypedWords(form, key, turned.key)
  const undo = {
    action: dashboardPaths.imageRotation(id, turned.key),
    fields: { turn: turn === 'left' ? 'right' : 'left' },
    form: picturesFormId,
  }
  const back = ownPath(form.get('redirectTo'), pictureAt(id, turned.key))
  return redirectWithMessage(context, back, 'pictureTurned', {}, { undo })
})

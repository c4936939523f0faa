import { afterMove, pictureMoves } from '#app/domain/picture.ts'
import { translator } from '#app/i18n/server.ts'
import { meta, PictureActPage } from '#app/ui/dashboard/pictures/picture-act-page.tsx'
import { loader, pictureAct } from './picture-act.server.ts'
import { pictureAt, pictureGone, refusedBecause, saveOrder } from './pictures.server.ts'

export { loader, meta }

export default PictureActPage

export const action = pictureAct(async (post) => {
  const { context, propertyId: id, key } = post
  const keys = post.pictures.map((picture) => picture.key)
  if (!keys.includes(key)) return pictureGone(context, id, key)
  const move = pictureMoves.find((known) => known === post.form.get('move'))
  if (!move) {
    const t = translator(post.locale)
    return refusedBecause(t('forms:pictures.orderTitle'), t('forms:pictures.move'))
  }
  return saveOrder(post, afterMove(keys, key, move), { back: pictureAt(id, key) })
})

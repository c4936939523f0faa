/** Acts on all pictures that are ticked (`ids`): `act` is `trash`, or `set` with `chosenKind` and `chosenOrigin`. */

import { redirectWithMessage } from '#app/http/flash.server.ts'
import { translator } from '#app/i18n/server.ts'
import { meta, PictureActPage } from '#app/ui/dashboard/pictures/picture-act-page.tsx'
import { loader, pictureAct } from './picture-act.server.ts'
import { moveToTrash, pictureGone, refused, refusedBecause, returnPath, tickedKeys, untick } from './pictures.server.ts'
import { readChoice, setChoice } from './set-choice.server.ts'
import { undoToWords } from './undo-words.server.ts'

export { loader, meta }

export default PictureActPage

export const action = pictureAct(async (post) => {
  const { context, propertyId: id, pictures, form, locale } = post
  const t = translator(locale)
  const ticked = tickedKeys(form)
  if (ticked.length === 0) return refusedBecause(t('forms:pictures.chosenTitle'), t('forms:pictures.noneTicked'))
  if (form.get('act') === 'trash') return moveToTrash(post, ticked)
  const choice = readChoice(form)
  if (!choice) return refusedBecause(t('forms:pictures.chosenTitle'), t('forms:pictures.noChoice'))
  const keys = ticked.filter((key) => pictures.some((picture) => picture.key === key))
  const back = returnPath(id, form)
  if (keys.length === 0) return pictureGone(context, id, ticked[0] ?? '', back)
  const outcome = await setChoice(post, keys, choice)
  if ('answer' in outcome) return refused(outcome.answer)
  untick(form, keys)
  for (const name of ['chosenKind', 'chosenOrigin']) form.delete(name)
  if (outcome.count === 0) return redirectWithMessage(context, back, 'picturesUnchanged')
  const undo = undoToWords(id, outcome.version)
  const { kinds, origins } = t('dashboard:pictures', { returnObjects: true })
  const origin =
    choice.origin === null ? t('dashboard:pictures.chosen.noOrigin') : choice.origin && origins[choice.origin]
  const what = [choice.kind && kinds[choice.kind], origin].filter(Boolean).join(', ')
  return redirectWithMessage(context, back, 'picturesSet', { count: outcome.count, what }, { undo })
})

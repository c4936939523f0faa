import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { confirmText } from '#app/data/texts/write-texts.server.ts'
import { pictureWordFields } from '#app/domain/picture-words.ts'
import { redirectWithMessage } from '#app/http/flash.server.ts'
import { translator } from '#app/i18n/server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { requireTranslation } from '#app/routes/dashboard/saving/freshness.server.ts'
import { meta, PictureActPage } from '#app/ui/dashboard/pictures/picture-act-page.tsx'
import { loader as loadPicturePage, pictureAct } from './picture-act.server.ts'
import { saveWords } from './picture-words.server.ts'
import { pictureLabels } from './picture-words-answers.server.ts'
import { pictureGone, readPictures, refused } from './pictures.server.ts'
import { dropTypedWords, matchesStored } from './read-picture-words.server.ts'

export { meta }

export default PictureActPage

export async function loader(args: LoaderFunctionArgs) {
  const loaded = await loadPicturePage(args)
  requireWordTranslation(args.params)
  return loaded
}

export const action = pictureAct(async (post) => {
  const { context, propertyId: id, key, params } = post
  const { name, locale, translates: field } = requireWordTranslation(params)
  // Confirming a text that has just been typed means this text.
  const words = await saveWords(post, key)
  if ('answer' in words) return refused(words.answer)
  // The comparison and its version must come from one read, after the save.
  const { version, pictures } = await readPictures(context, id)
  const picture = pictures.find((one) => one.key === key)
  if (!picture) return pictureGone(context, id, key)
  const isConfirmed =
    matchesStored(post, picture) && (await confirmText(context.db, 'picture', key, { locale, field }, version))
  dropTypedWords(post.form, key)
  const back = `${dashboardPaths.images(id)}#${name}.${key}`
  const label = pictureLabels(pictures, translator(post.locale))[`${name}.${key}`] ?? name
  if (!isConfirmed) return redirectWithMessage(context, back, 'textOvertaken', {}, { tone: 'warn' })
  return redirectWithMessage(context, back, 'textConfirmed', { label })
}, requireWordTranslation)

function requireWordTranslation(params: LoaderFunctionArgs['params']) {
  return requireTranslation(pictureWordFields, params)
}

import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { requireUser } from '#app/http/access/session.server.ts'
import { redirectWithMessage } from '#app/http/flash.server.ts'
import { formText } from '#app/http/forms/forms.server.ts'
import { actOnProperty } from '#app/routes/dashboard/property-acts/acts.server.ts'
import { requireProperty } from '#app/routes/dashboard/property-acts/require-property.server.ts'
import { switchTo } from '#app/routes/dashboard/property-acts/switches.server.ts'
import { clientAction, meta, PictureActPage } from '#app/ui/dashboard/pictures/picture-act-page.tsx'
import { loader, withTypedWords } from './picture-act.server.ts'
import { saveWords } from './picture-words.server.ts'
import { readPicturesPost, refused, returnPath, tickedKeys } from './pictures.server.ts'
import { undoToWords, undoWords } from './undo-words.server.ts'

export { clientAction, loader, meta }

export default PictureActPage

export async function action(args: ActionFunctionArgs) {
  const by = await requireUser(args.request, args.context)
  const post = await readPicturesPost(args, by)
  if ('answer' in post) return refused(post.answer)
  const undone = Number(formText(post.form, 'undo'))
  if (Number.isSafeInteger(undone) && undone > 0) return withTypedWords(post, await undoWords(post, undone))
  const words = await saveWords(post)
  if ('answer' in words) return refused(words.answer)
  const { context, propertyId: id, form } = post
  const page = returnPath(id, form)
  if (form.get('next') === 'publish') {
    form.set('redirectTo', page)
    return actOnProperty(args, { form, by, ...switchTo('published', true) })
  }
  const back = page.includes('#') ? page : page + words.anchor
  if (form.get('next') === 'restore') {
    const { name } = await requireProperty(context.db, id)
    return redirectWithMessage(context, back, 'propertyRestoredAndSaved', { name })
  }
  if (words.saved === 0) return redirectWithMessage(context, back, 'picturesUnchanged')
  const undo = undoToWords(id, words.version)
  const ticked = tickedKeys(form).join()
  return redirectWithMessage(context, back, 'picturesSaved', { count: words.saved }, { undo, ticked })
}

import { findSave } from '#app/data/saving/history.server.ts'
import { type WordedPicture, wordsOf } from '#app/domain/picture-words.ts'
import { type MessageExtras, redirectWithMessage } from '#app/http/flash.server.ts'
import { dashboardPaths } from '#app/paths/dashboard.ts'
import { picturesFormId } from '#app/ui/dashboard/pictures/chosen-bar.tsx'
import { saveWords } from './picture-words.server.ts'
import { refused, returnPath } from './pictures.server.ts'
import type { PicturesPost } from './pictures-post.server.ts'
import { fieldNames, shownWords } from './read-picture-words.server.ts'

/** The version names the save. */
export function undoToWords(propertyId: string, version: number): NonNullable<MessageExtras['undo']> {
  return { action: dashboardPaths.imagesWords(propertyId), fields: { undo: String(version) }, form: picturesFormId }
}

/** Posted like any other form of words: what a colleague has changed since is asked about. */
export async function undoWords(post: PicturesPost, version: number) {
  const { context, propertyId, pictures } = post
  const back = returnPath(propertyId, post.form)
  const save = await findSave(context.db, { kind: 'property', id: propertyId }, version)
  const former = new Map<WordedPicture, Record<string, string>>()
  const form = new FormData()
  form.set('undo', String(version))
  for (const picture of pictures) {
    const { key } = picture
    const changes = fieldNames.flatMap((name) => {
      const change = save?.changes.find(({ field }) => field === `${name}.${key}`)
      return change ? [{ name, ...change }] : []
    })
    if (changes.length === 0) continue
    for (const { field, before } of changes) form.set(field, String(before ?? ''))
    const after = Object.fromEntries(changes.map((change) => [change.name, change.after]))
    form.set(`shown.${key}`, wordsOf({ ...picture, ...after }))
    former.set(picture, Object.fromEntries(changes.map(({ name, before }) => [name, String(before ?? '')])))
  }
  if (former.size === 0) return redirectWithMessage(context, back, 'changeGone', {}, { tone: 'warn' })
  const words = await saveWords({ ...post, form })
  if ('answer' in words) return refused(words.answer)
  for (const [picture, values] of former) followUndo(post.form, picture, values)
  if (words.saved === 0) return redirectWithMessage(context, back, 'valuesAlreadySo', {}, { tone: 'warn' })
  const undo = undoToWords(propertyId, words.version)
  return redirectWithMessage(context, back, 'picturesSaved', { count: words.saved }, { undo })
}

/** What is typed beside it starts from the former words. */
function followUndo(form: FormData, picture: WordedPicture, former: Readonly<Record<string, string>>): void {
  const shown = shownWords(form, picture)
  for (const name of fieldNames) {
    const control = `${name}.${picture.key}`
    if (name in former && form.get(control) === (shown[name] ?? '')) form.set(control, former[name] ?? '')
  }
  form.set(`shown.${picture.key}`, wordsOf({ ...shown, ...former }))
}

import { updatePictures } from '#app/data/pictures/picture-words.server.ts'
import { type PictureOrigin, pictureFields, pictureOrigins } from '#app/domain/picture.ts'
import { type PictureWords, type WordedPicture, wordsOf } from '#app/domain/picture-words.ts'
import { pick } from '#app/fields/typed-objects.ts'
import { noOrigin } from '#app/ui/dashboard/pictures/chosen-bar.tsx'
import type { PicturesAnswer } from '#app/ui/dashboard/pictures/pictures-answer.ts'
import { hiddenErrors, originErrors, withFittingOriginal } from './picture-origins.server.ts'
import { wordsRefused } from './picture-words-answers.server.ts'
import { readPictures } from './pictures.server.ts'
import type { PicturesPost } from './pictures-post.server.ts'
import { fieldNames, shownWords } from './read-picture-words.server.ts'

interface Choice {
  kind?: WordedPicture['kind']
  origin?: PictureOrigin | null
}

/** Null if nothing known is chosen. */
export function readChoice(form: FormData): Choice | null {
  const kind = pictureFields.kind.options.find((known) => known === form.get('chosenKind'))
  const posted = form.get('chosenOrigin')
  const origin = posted === noOrigin ? null : pictureOrigins.find((known) => known === posted)
  return kind || origin !== undefined ? { ...(kind && { kind }), ...(origin !== undefined && { origin }) } : null
}

/** Only the choice is saved; what is typed at these pictures stays typed. */
export async function setChoice(
  post: PicturesPost,
  keys: readonly string[],
  choice: Choice,
): Promise<{ count: number; version: number } | { answer: PicturesAnswer }> {
  const { context, by, propertyId, pictures, version, form } = post
  const changes = new Map<string, PictureWords>()
  for (const picture of pictures) {
    if (!keys.includes(picture.key)) continue
    const words = withFittingOriginal({ ...pick(picture, fieldNames), ...choice }, picture)
    if (wordsOf(words) !== wordsOf(picture)) changes.set(picture.key, words)
  }
  const errors = originErrors(pictures, changes, post.locale)
  if (Object.keys(errors).length > 0) return { answer: wordsRefused(post, errors) }
  if (changes.size > 0) {
    const outcome = await updatePictures(context.db, propertyId, pictures, changes, version, by)
    if (outcome === 'pictureless') return { answer: wordsRefused(post, hiddenErrors(pictures, changes, post.locale)) }
    if (outcome === 'stale') return setChoice({ ...post, ...(await readPictures(context, propertyId)) }, keys, choice)
  }
  for (const picture of pictures) {
    const words = changes.get(picture.key)
    if (words) followChoice(form, picture, { ...choice, originalKey: words.originalKey })
  }
  return { count: changes.size, version: version + 1 }
}

/** What is typed beside it starts from the saved choice. */
function followChoice(form: FormData, picture: WordedPicture, saved: Partial<PictureWords>): void {
  const shown = `shown.${picture.key}`
  if (form.has(shown)) form.set(shown, wordsOf({ ...shownWords(form, picture), ...saved }))
  for (const [field, value] of Object.entries(saved)) form.set(`${field}.${picture.key}`, value ?? '')
}

/** What all acts on a property's pictures share: the page that they come back to, and the words that travel with them. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/cloudflare'
import { newId } from '#app/data/database.server.ts'
import { findPictureOwner, listPictures, reorderPictures, updatePictures } from '#app/data/images.server.ts'
import { type Picture, type PictureField, type PictureWords, pictureFields, wordsOf } from '#app/domain/picture.ts'
import type { Locale } from '#app/fields/field.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { redirectWithMessage } from '#app/http/flash.server.ts'
import { parseForm, readForm } from '#app/http/forms.server.ts'
import { notFound, ownPath } from '#app/http/responses.server.ts'
import { localeOf, translator } from '#app/i18n/server.ts'
import { paths } from '#app/paths.ts'
import type { PicturesAnswer } from '#app/ui/dashboard/picture-page.tsx'
import { listId } from '#app/ui/dashboard/picture-words.tsx'
import { requireProperty } from './editor.server.ts'

/** The page of the pictures: also where an act was refused, at the address of that act. */
export async function loadPictures({ request, params, context }: LoaderFunctionArgs) {
  const { id = '' } = params
  const [property, pictures, locale] = await Promise.all([
    requireProperty(context.db, id),
    listPictures(context.db, id),
    localeOf(request),
  ])
  const { name, propertyNumber, published, sold, highlighted, reserved } = property
  return {
    title: `${translator(locale)('dashboard:property.pictures')}: ${name}`,
    property: { id, name, propertyNumber, published, sold, highlighted, reserved },
    pictures,
    uploadId: newId(),
  }
}

export function refused(answer: PicturesAnswer) {
  return data(answer, { status: 400 })
}

/** Refuses an act on the pictures for one reason. */
export function refusedBecause(title: string, message: string) {
  return refused({ title, problems: [{ id: listId, message }] })
}

/** A post from the form around the pictures, and the pictures as they are. */
interface PicturesPost {
  context: AppContext
  propertyId: string
  pictures: readonly Picture[]
  form: FormData
  locale: Locale
}

export async function readPicturesPost({ request, params, context }: ActionFunctionArgs): Promise<PicturesPost> {
  const { id = '' } = params
  const [form, locale, pictures] = await Promise.all([
    readForm(request),
    localeOf(request),
    listPictures(context.db, id),
    requireProperty(context.db, id),
  ])
  return { context, propertyId: id, pictures, form, locale }
}

interface SavedWords {
  saved: number
  /** The fields of the post that takes it back. */
  undo: Record<string, string>
}

const fieldNames = Object.keys(pictureFields) as PictureField[]

/**
 * Saves what was typed at the pictures, which every button among them sends along so that nothing typed is lost. Fields
 * are named `alt.<key>`; `shown.<key>` holds the words that the form was filled with, and a picture whose words still
 * are those stays as it is. What cannot be taken is answered, and then nothing is saved.
 */
export async function saveWords(post: PicturesPost): Promise<SavedWords | { answer: PicturesAnswer }> {
  const { context, propertyId, pictures, form } = post
  const changes = new Map<string, PictureWords>()
  const undo: Record<string, string> = {}
  const errors: Record<string, readonly string[]> = {}
  for (const picture of pictures) {
    const submission = parseForm(typedWords(form, picture), pictureFields, post.locale)
    if (submission.status !== 'success') {
      for (const [field, messages] of Object.entries(submission.error ?? {})) {
        if (messages) errors[`${field}.${picture.key}`] = messages
      }
      continue
    }
    const words = { ...submission.value, alt: submission.value.alt ?? '' }
    if (form.get(`shown.${picture.key}`) === wordsOf(words) || wordsOf(picture) === wordsOf(words)) continue
    changes.set(picture.key, words)
    for (const field of fieldNames) undo[`${field}.${picture.key}`] = picture[field] ?? ''
  }
  if (Object.keys(errors).length > 0) return { answer: wordsRefused(post, errors) }
  await updatePictures(context.db, propertyId, changes)
  const lost = lostWords(form, pictures)
  return lost.length > 0 ? { answer: wordsLost(lost, post.locale) } : { saved: changes.size, undo }
}

/** What the form says of a picture; of what it does not mention, what is stored. */
function typedWords(form: FormData, picture: Picture): FormData {
  const typed = new FormData()
  for (const field of fieldNames) {
    const values = form.getAll(`${field}.${picture.key}`)
    for (const value of values.length > 0 ? values : [picture[field] ?? '']) typed.append(field, value)
  }
  return typed
}

function wordsRefused(
  { pictures, form, locale }: PicturesPost,
  errors: Record<string, readonly string[]>,
): PicturesAnswer {
  const t = translator(locale)
  const values: Record<string, string> = {}
  for (const [name, value] of form) if (/^(kind|alt|caption)\./.test(name)) values[name] = String(value)
  const problems = pictures.flatMap(({ key }, index) =>
    fieldNames.flatMap((field) => {
      const message = errors[`${field}.${key}`]?.join(' ')
      const name = { position: index + 1, field: t(`dashboard:pictures.${field}`) }
      return message ? [{ id: `${field}.${key}`, label: t('forms:pictures.wordsField', name), message }] : []
    }),
  )
  return { title: t('forms:pictures.wordsTitle'), problems, values, errors }
}

/** What was typed at pictures that somebody has deleted or turned since. */
function lostWords(form: FormData, pictures: readonly Picture[]): string[] {
  const shown = [...form].filter(([name]) => name.startsWith('shown.'))
  return shown.flatMap(([name, before]) => {
    const key = name.slice('shown.'.length)
    const [kind, alt, caption] = (['kind', 'alt', 'caption'] as const).map((field) => form.get(`${field}.${key}`))
    const after = JSON.stringify([kind, alt, caption])
    const isLost = !pictures.some((picture) => picture.key === key) && after !== before
    return isLost ? [[alt, caption].filter(Boolean).join(' / ')] : []
  })
}

function wordsLost(texts: readonly string[], locale: Locale): PicturesAnswer {
  const t = translator(locale)
  const problems = texts.map((text) => ({ id: listId, message: t('forms:pictures.gone', { text: text || '–' }) }))
  return { title: t('forms:pictures.goneTitle'), problems }
}

/** The page of the pictures, at one of them. */
export function pictureAt(propertyId: string, key: string): string {
  return `${paths.dashboard.images(propertyId)}#${key}`
}

/** Stores an order, and leads back to the pictures with a way to the order before. */
export async function saveOrder(
  { context, propertyId, pictures, form }: PicturesPost,
  order: readonly string[],
  { isWhole = true, at }: { isWhole?: boolean; at?: string } = {},
) {
  const back = at ? pictureAt(propertyId, at) : ownPath(form.get('redirectTo'), paths.dashboard.images(propertyId))
  const before = pictures.map(({ key }) => key)
  if (isWhole && before.join() === order.join()) return redirectWithMessage(context, back, 'picturesUnchanged')
  await reorderPictures(context.db, propertyId, order)
  const undo = { action: paths.dashboard.imagesOrder(propertyId), fields: { order: before.join() } }
  const message = isWhole ? 'picturesOrdered' : 'picturesOrderedInPart'
  return redirectWithMessage(context, back, message, {}, { tone: isWhole ? 'good' : 'warn', undo })
}

/**
 * Answers an act on a picture that the property does not have: a second click after it was deleted or turned. What no
 * picture can be called, and another property's picture, is not found.
 */
export async function pictureGone(context: AppContext, propertyId: string, key: string) {
  if (!/^[0-9a-f]{24}$/.test(key) || (await findPictureOwner(context.db, key))) throw notFound()
  const back = paths.dashboard.images(propertyId)
  return redirectWithMessage(context, back, 'pictureGone', {}, { tone: 'warn' })
}

import { isDatabaseAway, isDatabaseError } from '#app/data/database-errors.server.ts'
import { digestOf } from '#app/data/digest.server.ts'
import { countPictures, createPicture, findUploaded } from '#app/data/pictures/images.server.ts'
import {
  deletePictureFiles,
  isKnownPicture,
  type PictureProblem,
  storePicture,
} from '#app/data/pictures/media.server.ts'
import type { Author } from '#app/data/saving/authors.server.ts'
import { uploadLimits } from '#app/domain/picture.ts'
import type { Locale } from '#app/fields/locale.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { logFault } from '#app/http/log.server.ts'
import { notFound } from '#app/http/responses.server.ts'
import { translator } from '#app/i18n/server.ts'
import { BodyTooLarge, TooManyParts, UnreadableBody } from './body.server.ts'
import { type FormPart, type PartContent, readContent, readParts } from './multipart.server.ts'
import { pictureProblemText, propertyFullText, uploadRefusalText } from './picture-problems.server.ts'

interface Upload {
  context: AppContext
  request: Request
  propertyId: string
  locale: Locale
  by: Author
}

/** A failed picture does not stop the others. The form's own `id` keeps a repeated post from adding anything twice. */
export async function addPictures(upload: Upload): Promise<{ added: number; refused: number; problems: string[] }> {
  const { request, locale } = upload
  const t = translator(locale)
  let added = 0
  let refused = 0
  const problems: string[] = []
  let formId = ''
  const stored = await countPictures(upload.context.db, upload.propertyId)
  try {
    for await (const part of readParts(request, { bytes: uploadLimits.perPost, parts: uploadLimits.pictures + 1 })) {
      if (part.name === 'id' && part.fileName === undefined) formId = await textOf(part)
      if (part.name !== 'pictures' || part.fileName === undefined) continue
      const picture = { fileName: part.fileName, type: part.type, ...(await readContent(part, uploadLimits.bytes)) }
      if (!isChosen(picture)) continue
      if (stored + added >= uploadLimits.perProperty) {
        refused += 1
        problems.push(propertyFullText(locale))
        break
      }
      const place = added + refused
      const found = await addPicture(upload, picture, formId ? await keyOf(upload, formId, place, picture) : undefined)
      problems.push(...found)
      if (found.length > 0) refused += 1
      else added += 1
    }
  } catch (error) {
    if (error instanceof TooManyParts) problems.push(uploadRefusalText('uploadTooMany', locale))
    else if (error instanceof BodyTooLarge) problems.push(uploadRefusalText('uploadTooLarge', locale))
    else if (!(error instanceof UnreadableBody)) throw error
    else problems.push(added + refused > 0 ? t('forms:pictures.interrupted') : t('forms:pictures.unreadable'))
  }
  if (added + problems.length === 0) problems.push(t('forms:pictures.none'))
  return { added, refused, problems }
}

interface PostedPicture extends PartContent {
  fileName: string
  type: string
}

function isChosen({ fileName, size }: PostedPicture): boolean {
  return size > 0 || fileName !== ''
}

async function textOf(part: FormPart): Promise<string> {
  const { chunks } = await readContent(part, 1_000)
  return Buffer.concat(chunks).toString('utf8').slice(0, 100)
}

/** Stable for the same file in the same form, and as hard to guess as the form's id. */
async function keyOf({ propertyId }: Upload, formId: string, place: number, part: PostedPicture): Promise<string> {
  return (await digestOf([propertyId, formId, place, part.fileName, part.size])).slice(0, 24)
}

/** Returns problems; empty when the picture was added. */
async function addPicture(
  { context, request, propertyId, locale, by }: Upload,
  part: PostedPicture,
  key: string | undefined,
): Promise<string[]> {
  const { db, media } = context
  const problemText = (problem: PictureProblem | 'cutOff' | 'inTrash') =>
    pictureProblemText(problem, nameAndSize(part), locale)
  if (!part.isWhole) return [problemText('cutOff')]
  if (part.size > uploadLimits.bytes)
    return startsAsPicture(part) ? [problemText('tooLarge')] : [problemText('tooLarge'), problemText('notAPicture')]
  const known = key ? await findUploaded(db, key) : null
  if (known?.propertyId === propertyId) return known.isTrashed ? [problemText('inTrash')] : []
  // Emptying the array keeps the picture from being in memory twice.
  const file = new File(part.chunks.splice(0), part.fileName, { type: part.type })
  const stored = await storePicture(media, file, key)
  if ('problem' in stored) {
    if (stored.cause) logFault(stored.cause, request, context)
    return [problemText(stored.problem)]
  }
  try {
    await createPicture(db, propertyId, { ...stored, kind: 'photo', alt: '', caption: null }, by)
    return []
  } catch (error) {
    if (isDatabaseError(error, 'FOREIGN KEY constraint failed')) {
      context.waitUntil(deletePictureFiles(media, stored.key))
      throw notFound()
    }
    // The row may have been written, so the file stays.
    if (!isDatabaseAway(error)) throw error
    logFault(error, request, context)
    return [problemText('notStored')]
  }
}

function startsAsPicture({ chunks }: PostedPicture): boolean {
  return isKnownPicture(Buffer.concat(chunks, 12))
}

function nameAndSize({ fileName, size }: PostedPicture) {
  return { name: fileName, size }
}

/**
 * Stores the picture on arrival, so a refused form returns it. The hidden control `uploaded` holds its key; unsaved
 * pictures are deleted at night.
 */

import { findLoosePicture } from '#app/data/pictures/loose-pictures.server.ts'
import { storePicture } from '#app/data/pictures/media.server.ts'
import { imageRow, type StoredImage } from '#app/data/pictures/pictures.server.ts'
import { type BarePicture, type PictureName, pictureControls } from '#app/domain/picture.ts'
import type { Locale } from '#app/fields/locale.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { translator } from '#app/i18n/server.ts'
import { pictureProblemText } from './picture-problems.server.ts'

export type PictureChange = StoredImage | 'removed' | 'kept'

interface PictureForm {
  context: AppContext
  form: FormData
  locale: Locale
  owner: string
  name?: PictureName
  /** What else is wrong with a chosen file, as a sentence. */
  check?: (file: File) => Promise<string | null>
  present: BarePicture | null
}

export async function readPicture(posted: PictureForm): Promise<PictureChange | { problem: string }> {
  const { context, form, locale, present, name = 'picture' } = posted
  const { uploaded, removed } = pictureControls[name]
  const file = chosenFile(form, name)
  if (file) return storeChosen(posted, file)
  if (form.get(`keep.${name}`) === 'theirs') return 'kept'
  // Also if there is none any more: the form may have started from one.
  if (form.get(removed) === 'on') return 'removed'
  const key = form.get(uploaded)
  if (!key) return 'kept'
  // A second post of the form means the picture that the first one saved.
  if (present?.key === key) return imageRow(present)
  const loose = await findLoosePicture(context.db, context.media, String(key))
  return loose ?? { problem: translator(locale)('forms:entries.pictureGone') }
}

function chosenFile(form: FormData, name: PictureName): File | null {
  const file = form.get(name)
  // An empty file input arrives as "" in workerd and as a nameless empty file elsewhere.
  return file instanceof File && (file.size > 0 || file.name !== '') ? file : null
}

async function storeChosen({ context: { media }, locale, owner, present, check }: PictureForm, file: File) {
  const refusal = await check?.(file)
  if (refusal) return { problem: refusal }
  const wanted = await keyOf(owner, file)
  if (present?.key === wanted) return imageRow(present)
  const stored = await storePicture(media, file, wanted)
  if ('problem' in stored) return { problem: pictureProblemText(stored.problem, file, locale) }
  return imageRow(stored)
}

async function keyOf(owner: string, file: File): Promise<string> {
  const bytes = await new Blob([owner, ' ', file]).arrayBuffer()
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return Buffer.from(digest, 0, 12).toString('hex')
}

export function keyAfter(change: PictureChange, before: string | null): string | null {
  if (change === 'kept') return before
  return change === 'removed' ? null : change.pictureKey
}

export function uploadedIn(change: PictureChange | { problem: string }): BarePicture | null {
  if (typeof change === 'string' || 'problem' in change) return null
  return { key: change.pictureKey, width: change.pictureWidth, height: change.pictureHeight }
}

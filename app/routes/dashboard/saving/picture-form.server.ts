import { findLoosePicture } from '#app/data/pictures/loose-pictures.server.ts'
import { type BarePicture, type PictureName, pictureControls } from '#app/domain/picture.ts'
import type { Fields, FieldValues } from '#app/fields/field.ts'
import { asPosted } from '#app/http/forms/forms.server.ts'
import { keyAfter, type readPicture, uploadedIn } from '#app/http/forms/one-picture.server.ts'
import { type FormPost, type ReadForm, readFields, rerenderForm, type Unsaved } from './save-form.server.ts'

export type ChosenPicture = Awaited<ReturnType<typeof readPicture>>

type WithPicture<F extends Fields> = FieldValues<F> & { picture: string | null }

/** Reports errors of fields and picture together. `keyBefore` is the stored picture's key. */
export async function readWithPicture<F extends Fields>(
  post: FormPost,
  fields: F,
  chosen: ChosenPicture,
  keyBefore: string | null,
  problems?: Parameters<typeof readFields<F>>[2],
): Promise<ReadForm<WithPicture<F>>> {
  post.form.delete('picture')
  const read = await readFields(post, fields, async (values, errors) => ({
    ...(await problems?.(values, errors)),
    ...(isRefused(chosen) && { picture: [chosen.problem] }),
  }))
  if ('result' in read) return read
  if (isRefused(chosen)) throw new Error('A refused picture is a problem of the form')
  return { values: { ...read.values, picture: keyAfter(chosen, keyBefore) } }
}

export function isRefused(chosen: ChosenPicture): chosen is { problem: string } {
  return typeof chosen === 'object' && 'problem' in chosen
}

interface UnsavedPicture extends Unsaved {
  /** The values to save, in a conflict. */
  values?: { readonly [Name in PictureName]?: unknown }
}

/** The uploaded picture is stored already, because browsers do not send a file again. */
export async function keepUploaded(
  { context: { db, media }, form }: FormPost,
  { change, values }: UnsavedPicture,
  chosen: ChosenPicture,
  name: PictureName,
): Promise<BarePicture | null> {
  const { removed } = pictureControls[name]
  let uploaded = uploadedIn(chosen)
  if (!uploaded && change?.differences.some(({ field }) => field === name)) {
    const key = values?.[name]
    if (typeof key === 'string') uploaded = uploadedIn((await findLoosePicture(db, media, key)) ?? 'kept')
    else form.set(removed, 'on')
  }
  form.delete(name)
  if (uploaded) form.delete(removed)
  return uploaded
}

export async function rerenderWithPicture<More extends object>(
  post: FormPost,
  unsaved: UnsavedPicture,
  chosen: ChosenPicture,
  more: More,
  status?: number,
) {
  const { form } = post
  const { result, change } = unsaved
  const uploaded = await keepUploaded(post, unsaved, chosen, 'picture')
  const answer = { result: { ...asPosted(form), error: result?.error }, ...(change && { change }) }
  return rerenderForm(form, answer, { ...more, uploaded }, status)
}

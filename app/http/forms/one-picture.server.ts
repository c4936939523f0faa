/** The one picture in a posted form: read with the form, stored only when the rest of the form can be taken. */
import { storePicture } from '#app/data/pictures/media.server.ts'
import type { StoredImage } from '#app/data/pictures/pictures.server.ts'
import type { Locale } from '#app/fields/field.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { sayPictureProblem } from './picture-problems.server.ts'

/** The file chosen in this control; null when none was, or when what was posted is no file. */
export function chosenFile(form: FormData, name: string): File | null {
  const file = form.get(name)
  // A file input that was left empty arrives as "" in workerd and as a nameless empty file elsewhere.
  return file instanceof File && (file.size > 0 || file.name !== '') ? file : null
}

/** Stores the picture, or says in a sentence why it cannot be taken. */
export async function storeOnePicture(
  { media }: AppContext,
  file: File,
  locale: Locale,
): Promise<StoredImage | { problem: string }> {
  const stored = await storePicture(media, file)
  if ('problem' in stored) return { problem: sayPictureProblem(stored.problem, file, locale) }
  const { key, width, height } = stored
  return { pictureKey: key, pictureWidth: width, pictureHeight: height }
}

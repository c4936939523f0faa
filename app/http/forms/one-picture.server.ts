/** A single picture in a form: stored only when the rest of the form is valid. */
import { storePicture } from '#app/data/pictures/media.server.ts'
import type { StoredImage } from '#app/data/pictures/pictures.server.ts'
import type { Locale } from '#app/fields/field.ts'
import type { AppContext } from '#app/http/context.server.ts'
import { pictureProblemText } from './picture-problems.server.ts'

/** Null when no file was chosen. */
export function chosenFile(form: FormData, name: string): File | null {
  const file = form.get(name)
  // An empty file input arrives as "" in workerd and as a nameless empty file elsewhere.
  return file instanceof File && (file.size > 0 || file.name !== '') ? file : null
}

export async function storeOnePicture(
  { media }: AppContext,
  file: File,
  locale: Locale,
): Promise<StoredImage | { problem: string }> {
  const stored = await storePicture(media, file)
  if ('problem' in stored) return { problem: pictureProblemText(stored.problem, file, locale) }
  const { key, width, height } = stored
  return { pictureKey: key, pictureWidth: width, pictureHeight: height }
}

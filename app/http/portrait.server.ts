/** The one picture in a posted form: read with the form, stored only when the rest of the form can be taken. */
import { storePicture } from '#app/data/media.server.ts'
import type { StoredImage } from '#app/data/pictures.server.ts'
import { uploadLimits } from '#app/domain/picture.ts'
import type { Locale } from '#app/fields/field.ts'
import { formatNumber } from '#app/fields/format.ts'
import { translator } from '#app/i18n/server.ts'
import type { AppContext } from './context.server.ts'

/** The file chosen in this control; null when none was, or when what was posted is no file. */
export function chosenFile(form: FormData, name: string): File | null {
  const file = form.get(name)
  // A file input that was left empty arrives as "" in workerd and as a nameless empty file elsewhere.
  return file instanceof File && (file.size > 0 || file.name !== '') ? file : null
}

/** Stores a portrait, or says in a sentence why it cannot be taken. */
export async function storePortrait(
  { media }: AppContext,
  file: File,
  locale: Locale,
): Promise<StoredImage | { problem: string }> {
  const stored = file.size > uploadLimits.bytes ? ({ problem: 'tooLarge' } as const) : await storePicture(media, file)
  if ('problem' in stored) {
    const inMegabytes = (bytes: number) => formatNumber(bytes / 1024 / 1024, locale, { maximumFractionDigits: 1 })
    const max =
      stored.problem === 'tooManyPixels'
        ? formatNumber(uploadLimits.pixels / 1e6, locale)
        : inMegabytes(uploadLimits.bytes)
    const values = { file: file.name, size: inMegabytes(file.size), max }
    return { problem: translator(locale)(`forms:pictures.${stored.problem}`, values) }
  }
  const { key, width, height } = stored
  return { pictureKey: key, pictureWidth: width, pictureHeight: height }
}

/** Pictures in a posted form: stored one after the other, each with its own result. */
import { createPicture } from '#app/data/images.server.ts'
import { type PictureProblem, storePicture } from '#app/data/media.server.ts'
import { uploadLimits } from '#app/domain/picture.ts'
import type { Locale } from '#app/fields/field.ts'
import { formatNumber } from '#app/fields/format.ts'
import { translator } from '#app/i18n/server.ts'
import type { AppContext } from './context.server.ts'
import { readForm } from './forms.server.ts'

const megabyte = 1024 * 1024

/** Adds every picture of the form's `pictures` to a property. One that cannot be taken holds up none of the others. */
export async function addPictures(
  context: AppContext,
  propertyId: string,
  request: Request,
  locale: Locale,
): Promise<{ added: number; problems: string[] }> {
  const t = translator(locale)
  if (Number(request.headers.get('Content-Length')) > uploadLimits.perPost) {
    return {
      added: 0,
      problems: [t('forms:pictures.postTooLarge', { max: formatNumber(uploadLimits.perPost / megabyte, locale) })],
    }
  }
  const form = await readForm(request, uploadLimits.perPost)
  const files = form.getAll('pictures').filter(isChosen)
  if (files.length === 0) return { added: 0, problems: [t('forms:pictures.none')] }
  const problems: string[] = []
  for (const file of files) {
    const problem = await addPicture(context, propertyId, file)
    if (problem) problems.push(sayPictureProblem(problem, file, locale))
  }
  return { added: files.length - problems.length, problems }
}

/** A file input that was left empty arrives as "" in workerd and as a nameless empty file elsewhere. */
export function isChosen(entry: File | string): entry is File {
  return typeof entry !== 'string' && (entry.size > 0 || entry.name !== '')
}

async function addPicture({ db, media }: AppContext, propertyId: string, file: File): Promise<PictureProblem | null> {
  const stored = file.size > uploadLimits.bytes ? ({ problem: 'tooLarge' } as const) : await storePicture(media, file)
  if ('problem' in stored) return stored.problem
  await createPicture(db, propertyId, { ...stored, kind: 'photo', alt: '', caption: null })
  return null
}

export function sayPictureProblem(problem: PictureProblem, file: File, locale: Locale): string {
  const t = translator(locale)
  const inMegabytes = (bytes: number) => formatNumber(bytes / megabyte, locale, { maximumFractionDigits: 1 })
  const max =
    problem === 'tooManyPixels' ? formatNumber(uploadLimits.pixels / 1e6, locale) : inMegabytes(uploadLimits.bytes)
  return t(`forms:pictures.${problem}`, { file: file.name, size: inMegabytes(file.size), max })
}

import type { PictureProblem } from '#app/data/pictures/media.server.ts'
import { uploadLimits } from '#app/domain/picture.ts'
import { formatNumber } from '#app/fields/format.ts'
import type { Locale } from '#app/fields/locale.ts'
import { translator } from '#app/i18n/server.ts'

const megabyte = 1024 * 1024

/** `cutOff` when the post ended within the file, `inTrash` when it was added by an earlier post and deleted since. */
export function pictureProblemText(
  problem: PictureProblem | 'cutOff' | 'inTrash',
  file: Pick<File, 'name' | 'size'>,
  locale: Locale,
): string {
  const inMegabytes = (bytes: number) => formatNumber(bytes / megabyte, locale, { maximumFractionDigits: 1 })
  const max =
    problem === 'tooManyPixels' ? formatNumber(uploadLimits.pixels / 1e6, locale) : inMegabytes(uploadLimits.bytes)
  return translator(locale)(`forms:pictures.${problem}`, { file: file.name, size: inMegabytes(file.size), max })
}

/** Names both limits, because meeting one may break the other. */
export function uploadRefusalText(reason: 'uploadTooLarge' | 'uploadTooMany', locale: Locale): string {
  const max = formatNumber(uploadLimits.perPost / megabyte, locale)
  return translator(locale)(`forms:pictures.${reason}`, { max, count: uploadLimits.pictures })
}

export function propertyFullText(locale: Locale): string {
  return translator(locale)('forms:pictures.propertyFull', { count: uploadLimits.perProperty })
}

export function sayPostTooLarge(locale: Locale): string {
  const max = formatNumber(uploadLimits.perPost / megabyte, locale)
  return translator(locale)('forms:pictures.postTooLarge', { max })
}

import { transferLimits } from '#app/exchange/reading/limits.ts'

/** One browser request may cause 10,000 subrequests; each picture takes up to five. */
export const picturesPerFile = 1_900

/**
 * Splits entries in order into as few groups as possible, none larger than our own import limits. Returns one empty
 * group for no entries.
 */
export function partsOf<Entry extends { pictures: number }>(
  entries: readonly Entry[],
  most = picturesPerFile,
  mostEntries: number = transferLimits.objects,
): Entry[][] {
  const parts: Entry[][] = [[]]
  let pictures = 0
  for (const entry of entries) {
    const count = parts.at(-1)?.length ?? 0
    const fits = count === 0 || (count < mostEntries && pictures + entry.pictures <= most)
    if (!fits) parts.push([])
    pictures = fits ? pictures + entry.pictures : entry.pictures
    parts.at(-1)?.push(entry)
  }
  return parts
}

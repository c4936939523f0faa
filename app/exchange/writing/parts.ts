/** How large one file may become. */
import { transferLimits } from '#app/exchange/reading/limits.ts'

/** Each takes up to five of the ten thousand requests of ours that one request of a browser may lead to. */
export const picturesPerFile = 1_900

/**
 * As few groups as the pictures allow, in order, and none with more entries than we read ourselves: a backup is to come
 * back. One empty group without entries.
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

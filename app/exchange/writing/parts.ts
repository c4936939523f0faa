/** How large one file may become. */

/** Each takes up to five of the ten thousand requests of ours that one request of a browser may lead to. */
export const picturesPerFile = 1_900

/** As few groups as the pictures allow, in order; one empty group without entries. */
export function partsOf<Entry extends { pictures: number }>(
  entries: readonly Entry[],
  most = picturesPerFile,
): Entry[][] {
  const parts: Entry[][] = [[]]
  let pictures = 0
  for (const entry of entries) {
    const fits = pictures + entry.pictures <= most
    if (!fits && pictures > 0) parts.push([])
    pictures = fits ? pictures + entry.pictures : entry.pictures
    parts.at(-1)?.push(entry)
  }
  return parts
}

/** Keeps the order. An item larger than `most` gets its own block. */
export function inBlocks<One>(all: readonly One[], most: number, sizeOf: (one: One) => number = () => 1): One[][] {
  const blocks: One[][] = []
  let size = most
  for (const one of all) {
    const own = sizeOf(one)
    size += own
    if (size > most) {
      blocks.push([])
      size = own
    }
    blocks.at(-1)?.push(one)
  }
  return blocks
}

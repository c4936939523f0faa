/** In their order, as many in each block as its bound takes; what is larger than that stands alone. */
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

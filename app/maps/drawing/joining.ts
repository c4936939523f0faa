/** Joins lines that meet end to end, so a road in forty pieces is drawn and named once. */
import type { Pixel } from '#app/maps/projection.ts'

/** Cosine of the turn; sharper corners start another road. */
const sharpest = 0.2

/** Bounds the quadratic search for the straightest continuation. */
const mostEnds = 64

export function mergeLines(lines: readonly Pixel[][]): Pixel[][] {
  const ends = new Map<number, number[]>()
  for (const [i, line] of lines.entries()) {
    for (const end of [line[0], line.at(-1)]) {
      if (!end) continue
      const here = ends.get(keyOf(end))
      if (here) here.push(i)
      else ends.set(keyOf(end), [i])
    }
  }
  const used = new Set<number>()
  const results: Pixel[][] = []
  for (const [i, line] of lines.entries()) {
    if (used.has(i)) continue
    used.add(i)
    const forward = prolonged([...line])
    results.push(prolonged(forward.reverse()))
  }
  return results

  function prolonged(line: Pixel[]): Pixel[] {
    for (let next = nextLine(line); next; next = nextLine(line)) for (const point of next.slice(1)) line.push(point)
    return line
  }

  function nextLine(line: readonly Pixel[]): Pixel[] | null {
    const [before, end] = [line.at(-2), line.at(-1)]
    if (!before || !end) return null
    let [best, straightest]: [Pixel[] | null, number] = [null, sharpest]
    let index = -1
    const here = ends.get(keyOf(end)) ?? []
    if (here.length > mostEnds) return null
    for (const i of here) {
      const other = lines[i]
      if (used.has(i) || !other) continue
      const starts = other[0]?.x === end.x && other[0]?.y === end.y
      const after = starts ? other[1] : other.at(-2)
      const turn = after ? cosineOf(before, end, after) : -1
      if (turn > straightest) [best, straightest, index] = [starts ? other : other.toReversed(), turn, i]
    }
    used.add(index)
    return best
  }
}

const keyOf = ({ x, y }: Pixel) => x * 65_536 + y

/** 1 straight ahead, -1 backwards. */
function cosineOf(a: Pixel, b: Pixel, c: Pixel): number {
  const [x1, y1, x2, y2] = [b.x - a.x, b.y - a.y, c.x - b.x, c.y - b.y]
  return (x1 * x2 + y1 * y2) / (Math.hypot(x1, y1) * Math.hypot(x2, y2) || 1)
}

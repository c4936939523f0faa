/** Compresses the set of existing tiles, because every page with a map reads it. */
import type { CoveredTiles } from '#app/maps/covered-tiles.ts'

/** Of all zooms together: less than 20 kB. A rectangular region has one per zoom, one with a border some hundred. */
export const mostRectangles = 800

/** By zoom; each is `y * 2 ** zoom + x`. */
export type TilesByZoom = ReadonlyMap<number, readonly number[]>

export function coveredTiles(tiles: TilesByZoom): CoveredTiles[] {
  const all = [...tiles].map(([zoom, numbers]) => new Told(zoom, zoom, inOrder(numbers)))
  while (all.reduce((sum, { rectangles }) => sum + rectangles.length, 0) > mostRectangles) {
    const longest = all.reduce((a, b) => (b.rectangles.length > a.rectangles.length ? b : a))
    all[all.indexOf(longest)] = longest.coarser()
  }
  return all.map(({ zoom, grid, rectangles }) => ({ zoom, grid, rectangles }))
}

type Rectangle = [west: number, north: number, east: number, south: number]

class Told implements CoveredTiles {
  readonly rectangles: Rectangle[]

  /** @param numbers of the grid's tiles, in order */
  constructor(
    readonly zoom: number,
    readonly grid: number,
    private readonly numbers: Float64Array,
  ) {
    this.rectangles = rectanglesOf(runsOf(numbers, 2 ** grid))
  }

  /** A tile of the next farther zoom counts when all four exist. */
  coarser(): Told {
    const size = 2 ** this.grid
    const counts = new Map<number, number>()
    for (const number of this.numbers) {
      const [x, y] = [number % size, Math.floor(number / size)]
      const parent = (y >> 1) * (size / 2) + (x >> 1)
      counts.set(parent, (counts.get(parent) ?? 0) + 1)
    }
    const whole = [...counts].flatMap(([parent, count]) => (count === 4 ? parent : []))
    return new Told(this.zoom, this.grid - 1, inOrder(whole))
  }
}

function inOrder(numbers: readonly number[]): Float64Array {
  return Float64Array.from(numbers)
    .sort()
    .filter((number, index, all) => number !== all[index - 1])
}

/** Neighbours in a row. */
function runsOf(numbers: Float64Array, size: number): Rectangle[] {
  const runs: Rectangle[] = []
  for (const number of numbers) {
    const [x, y] = [number % size, Math.floor(number / size)]
    const last = runs.at(-1)
    if (last && last[1] === y && last[2] === x - 1) last[2] = x
    else runs.push([x, y, x, y])
  }
  return runs
}

/** Joins equal runs below each other. */
function rectanglesOf(runs: readonly Rectangle[]): Rectangle[] {
  const rectangles: Rectangle[] = []
  const latest = new Map<string, Rectangle>()
  for (const run of runs) {
    const [west, north, east] = run
    const columns = `${west}-${east}`
    const above = latest.get(columns)
    if (above?.[3] === north - 1) above[3] = north
    else {
      rectangles.push(run)
      latest.set(columns, run)
    }
  }
  return rectangles
}

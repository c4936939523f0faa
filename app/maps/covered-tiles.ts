/** Which tiles a region has. It may have gaps, and seldom ends in straight lines. */
import type { TileAddress } from './tiles.ts'

/** From the north-western tile to the south-eastern one. */
type Rectangle = readonly [west: number, north: number, east: number, south: number]

export interface CoveredTiles {
  zoom: number
  /**
   * Whose tiles the rectangles are made of: `zoom`, or a farther one where they would be too many. Then each stands for
   * closer tiles that are all there; some at the edges are not told of.
   */
  grid: number
  rectangles: Rectangle[]
}

/** Whether all of them are there. */
export function covers(covered: readonly CoveredTiles[], tiles: readonly TileAddress[]): boolean {
  return tiles.length > 0 && tiles.every((tile) => hasTile(covered, tile))
}

function hasTile(covered: readonly CoveredTiles[], { zoom, x, y }: TileAddress): boolean {
  const told = covered.find((one) => one.zoom === zoom)
  if (!told) return false
  const [column, row] = [x >> (zoom - told.grid), y >> (zoom - told.grid)]
  return told.rectangles.some(
    ([west, north, east, south]) => column >= west && column <= east && row >= north && row <= south,
  )
}

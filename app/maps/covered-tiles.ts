import type { TileAddress } from './tiles.ts'

type Rectangle = readonly [west: number, north: number, east: number, south: number]

export interface CoveredTiles {
  zoom: number
  /**
   * The zoom of the rectangles: `zoom`, or a lower one to limit their number. Lower tiles stand for closer tiles that
   * all exist; some edge tiles are left out.
   */
  grid: number
  rectangles: Rectangle[]
}

export function covers(covered: readonly CoveredTiles[], tiles: readonly TileAddress[]): boolean {
  return coveredShare(covered, tiles) === 1
}

/** From 0 to 1. */
export function coveredShare(covered: readonly CoveredTiles[], tiles: readonly TileAddress[]): number {
  return tiles.length > 0 ? tiles.filter((tile) => hasTile(covered, tile)).length / tiles.length : 0
}

function hasTile(covered: readonly CoveredTiles[], { zoom, x, y }: TileAddress): boolean {
  const told = covered.find((one) => one.zoom === zoom)
  if (!told) return false
  const [column, row] = [x >> (zoom - told.grid), y >> (zoom - told.grid)]
  return told.rectangles.some(
    ([west, north, east, south]) => column >= west && column <= east && row >= north && row <= south,
  )
}

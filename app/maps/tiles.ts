import { tileSize } from './projection.ts'
import { cornerOf, type MapView, mapHeight, mapWidth } from './view.ts'

export interface TileAddress {
  zoom: number
  x: number
  y: number
}

export interface StreetTile extends TileAddress {
  /** An uncompressed Mapbox vector tile. */
  data: Uint8Array
}

/** Enough if the region begins two zooms lower; views that need more get none. */
export const mostTiles = 35

/**
 * Row by row from the north-west. Tiles are designed for 512 pixels, one zoom below the view's; beyond the region's
 * greatest zoom its last tiles are enlarged.
 */
export function tilesOf(view: MapView, { minZoom, maxZoom }: { minZoom: number; maxZoom: number }): TileAddress[] {
  const zoom = tileZoom(view, { minZoom, maxZoom })
  const size = sizeOfTile(view, zoom)
  const corner = cornerOf(view)
  const last = 2 ** zoom - 1
  const [west, north] = [Math.max(0, Math.floor(corner.x / size)), Math.max(0, Math.floor(corner.y / size))]
  const east = Math.min(last, Math.ceil((corner.x + mapWidth) / size) - 1)
  const south = Math.min(last, Math.ceil((corner.y + mapHeight) / size) - 1)
  if ((east - west + 1) * (south - north + 1) > mostTiles) return []
  const tiles: TileAddress[] = []
  for (let y = north; y <= south; y++) for (let x = west; x <= east; x++) tiles.push({ zoom, x, y })
  return tiles
}

export function tileZoom({ zoom }: Pick<MapView, 'zoom'>, { minZoom, maxZoom }: { minZoom: number; maxZoom: number }) {
  return Math.max(minZoom, Math.min(maxZoom, zoom - 1))
}

export function sizeOfTile(view: MapView, zoom: number): number {
  return tileSize * 2 ** (view.zoom - zoom)
}

/** Stands in for the drawing until it is merged. */

import { tileSize } from '#app/maps/projection.ts'
import { cornerOf, type MapView, mapHeight, mapWidth } from '#app/maps/view.ts'

export interface StreetTile {
  zoom: number
  x: number
  y: number
  /** An inflated vector tile. */
  data: Uint8Array
}

export function drawStreetMap(view: MapView, tiles: StreetTile[]): string {
  const names = tiles.map(({ zoom, x, y, data }) => `${zoom}/${x}/${y}: ${data.length}`).join(', ')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 450" width="720" height="450"><g id="map"><text x="20" y="40">${view.zoom} ${names}</text></g></svg>`
}

export function tilesOf(view: MapView, { minZoom, maxZoom }: { minZoom: number; maxZoom: number }) {
  const zoom = Math.max(minZoom, Math.min(maxZoom, view.zoom))
  const corner = cornerOf(view)
  const side = tileSize * 2 ** (view.zoom - zoom)
  const [left, top] = [Math.floor(corner.x / side), Math.floor(corner.y / side)]
  const [right, bottom] = [Math.floor((corner.x + mapWidth - 1) / side), Math.floor((corner.y + mapHeight - 1) / side)]
  const tiles: { zoom: number; x: number; y: number }[] = []
  for (let y = top; y <= bottom; y++) for (let x = left; x <= right; x++) tiles.push({ zoom, x, y })
  return tiles
}

import { readTiles } from '#app/data/maps/region-archive.server.ts'
import { gazetteer } from '#app/data/places/gazetteer.server.ts'
import { drawSketch, placesOnSketch } from '#app/maps/drawing/sketch.ts'
import { drawStreetMap } from '#app/maps/drawing/street-map.ts'
import { tilesOf } from '#app/maps/tiles.ts'
import type { MapView } from '#app/maps/view.ts'
import type { AskedMap } from './asked-map.server.ts'

interface DrawnMap {
  svg: string
  /** A fallback that must not be cached. */
  isFallback: boolean
}

/** Throws when R2 does not answer. Reports broken tiles and draws a sketch in their place. */
export async function drawMap(
  bucket: R2Bucket,
  { view, region }: Pick<AskedMap, 'view' | 'region'>,
  report: (problem: unknown) => void,
): Promise<DrawnMap> {
  if (!region) return { svg: sketchOf(view), isFallback: false }
  const tiles = await readTiles(bucket, region.revision, tilesOf(view, region), report)
  if (!tiles) return { svg: sketchOf(view), isFallback: true }
  if (tiles.length === 0) return { svg: sketchOf(view), isFallback: false }
  try {
    return { svg: drawStreetMap(view, tiles), isFallback: false }
  } catch (problem) {
    report(problem)
    return { svg: sketchOf(view), isFallback: true }
  }
}

function sketchOf(view: MapView): string {
  return drawSketch(view, placesOnSketch(gazetteer(), view))
}

/** Small vector tiles of any schema, from shapes in the pixels of a view. */
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import GeoJSONVT from 'geojson-vt'
import { type StreetTile, tilesOf } from '#app/maps/tiles.ts'
import { type MapView, pointIn } from '#app/maps/view.ts'

type Feature = Extract<ConstructorParameters<typeof GeoJSONVT>[0], { type: 'FeatureCollection' }>['features'][number]

export type At = readonly [x: number, y: number]

export interface Shape {
  layer: string
  properties: Record<string, string | number | boolean>
  line?: readonly At[]
  /** The outer ring, then its holes. */
  area?: readonly (readonly At[])[]
  point?: At
}

/** As a region of the zooms 0 to 14 would have them. */
export function tilesWith(view: MapView, shapes: readonly Shape[], maxZoom = 14): StreetTile[] {
  const layers = new Map<string, Feature[]>()
  for (const shape of shapes) {
    const features = layers.get(shape.layer) ?? []
    features.push({ type: 'Feature', properties: shape.properties, geometry: geometryOf(view, shape) })
    layers.set(shape.layer, features)
  }
  const options = { maxZoom: 16, indexMaxZoom: 0, tolerance: 0, extent: 4096, buffer: 64 }
  const indexes = [...layers].map(
    ([name, features]) => [name, new GeoJSONVT({ type: 'FeatureCollection', features }, options)] as const,
  )
  return tilesOf(view, { minZoom: 0, maxZoom }).map((tile) => {
    const cut = indexes.flatMap(([name, index]) => {
      const layer = index.getTile(tile.zoom, tile.x, tile.y)
      return layer ? [[name, layer] as const] : []
    })
    return { ...tile, data: fromGeojsonVt(Object.fromEntries(cut), { version: 2, extent: 4096 }) }
  })
}

function geometryOf(view: MapView, { line, area, point }: Shape): Feature['geometry'] {
  const position = ([x, y]: At) => {
    const { latitude, longitude } = pointIn(view, { x, y })
    return [longitude, latitude]
  }
  if (line) return { type: 'LineString', coordinates: line.map(position) }
  if (area) return { type: 'Polygon', coordinates: area.map((ring) => [...ring, ring[0] as At].map(position)) }
  return { type: 'Point', coordinates: position(point ?? [0, 0]) }
}

export function square(x: number, y: number, side: number): At[] {
  return [
    [x, y],
    [x + side, y],
    [x + side, y + side],
    [x, y + side],
  ]
}

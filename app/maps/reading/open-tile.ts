import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import type { Kind } from './features.ts'
import { openMapTiles } from './openmaptiles.ts'
import { protomaps } from './protomaps.ts'
import type { Geometry, Schema } from './schema.ts'

const largestTile = 5_000_000
const mostFeatures = 100_000

/** Recognised by layers that only one schema has. Tiles with only water are alike in both. */
const schemas: readonly [telling: readonly string[], Schema][] = [
  [['transportation', 'transportation_name', 'waterway'], openMapTiles],
  [['roads', 'earth', 'buildings', 'places'], protomaps],
]

export interface TileFeature {
  kind: Kind
  geometry: Geometry
  isShape: boolean
  isName: boolean
  feature: VectorTileFeature
}

const geometries: readonly (Geometry | undefined)[] = [undefined, 'point', 'line', 'area']

/** Throws for a broken tile after yielding the features before. */
export function* openTile(data: Uint8Array): Generator<TileFeature> {
  if (data.length > largestTile) return
  const { layers } = new VectorTile(new BoundedReader(data))
  let left = mostFeatures
  for (const [name, { kindOf, gives }] of layoutOf(layers)) {
    const layer = layers[name]
    for (let i = 0; layer && i < layer.length && left-- > 0; i++) {
      const feature = layer.feature(i)
      const geometry = geometries[feature.type]
      const kind = geometry && kindOf(feature.properties, geometry)
      if (!kind) continue
      yield { kind, geometry, isShape: gives !== 'names', isName: gives !== 'shapes', feature }
    }
  }
}

function layoutOf(layers: Record<string, unknown>): Schema {
  return schemas.find(([telling]) => telling.some((name) => layers[name]))?.[1] ?? openMapTiles
}

/** A number is read with its layer, its feature, its bounds and its shape. */
const readingsPerByte = 4

/** Bounds the time by the length of the buffer, whatever lengths it claims. */
class BoundedReader extends PbfReader {
  #left: number

  constructor(data: Uint8Array) {
    super(data)
    this.#left = data.length * readingsPerByte
  }

  override readVarint(isSigned?: boolean): number {
    if (--this.#left < 0) throw new Error('The tile says more than it holds.')
    return super.readVarint(isSigned)
  }
}

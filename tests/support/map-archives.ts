/** Small regions of vector tiles of our own making. */
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import { BufferWriter, S2PMTilesWriter, TileType } from 's2-pmtiles'
import type { Point } from '#app/domain/places/point.ts'
import { tileSize, toPixel } from '#app/maps/projection.ts'
import type { ArchiveFile } from '#scripts/maps/archive-file.ts'
import { type LooseTile, packTiles } from '#scripts/maps/pack-tiles.ts'

/** Some three kilometres around it are in `aRegion`. */
export const townHall: Point = { latitude: 53.5507, longitude: 9.993 }

/** A tile with a street from corner to corner. @param streets what the schema calls their layer */
export function aTile(streets = 'transportation'): Uint8Array<ArrayBuffer> {
  const line = { type: 2 as const, geometry: [[[0, 0] as const, [4096, 4096] as const]], tags: { class: 'primary' } }
  // The encoder reads no more of a tile than its features.
  const layer = { features: [line] } as unknown as Parameters<typeof fromGeojsonVt>[0][string]
  return new Uint8Array(fromGeojsonVt({ [streets]: layer }, { version: 2, extent: 4096 }))
}

/** The tiles around a point, from zoom 10 to 14, as in a folder. */
export function looseTiles(data: Uint8Array<ArrayBuffer> = aTile(), around = townHall): LooseTile[] {
  return [10, 11, 12, 13, 14].flatMap((zoom) => {
    const { x, y } = toPixel(around, zoom)
    const [column, row] = [Math.floor(x / tileSize), Math.floor(y / tileSize)]
    const steps = [-2, -1, 0, 1, 2]
    return steps.flatMap((left) =>
      steps.map((down) => ({ zoom, x: column + left, y: row + down, read: async () => data })),
    )
  })
}

export async function anArchive(tiles = looseTiles()): Promise<Uint8Array<ArrayBuffer>> {
  const writer = new BufferWriter()
  await packTiles(tiles, writer)
  return new Uint8Array(writer.commit())
}

/** With tiles that no import would have taken. */
export async function anUncheckedArchive(tiles: readonly LooseTile[]): Promise<Uint8Array<ArrayBuffer>> {
  const writer = new BufferWriter()
  const archive = new S2PMTilesWriter(writer, TileType.Pbf)
  for (const { zoom, x, y, read } of tiles) await archive.writeTileXYZ(zoom, x, y, await read())
  await archive.commit({} as Parameters<S2PMTilesWriter['commit']>[0])
  return new Uint8Array(writer.commit())
}

export function archiveFile(bytes: Uint8Array<ArrayBuffer>): ArchiveFile {
  return {
    size: bytes.length,
    read: async (offset, length) => bytes.slice(offset, offset + length),
    async *chunks() {
      yield bytes
    },
  }
}

import { type Entry, type Header, tileIdToZxy } from 'pmtiles'
import { Refusal } from '#scripts/refusal.ts'
import type { TilesByZoom } from './covered-tiles.ts'

/** Tiles of the same content share an entry: a tiny archive may claim billions. */
const limits = { tiles: 10_000_000, directories: 20_000 }

/** As in readers: the root, and leaves of leaves. */
const deepest = 3

export type ReadDirectory = (offset: number, length: number) => Promise<Entry[]>

export async function tilesInArchive(
  read: ReadDirectory,
  { rootDirectoryOffset, rootDirectoryLength, leafDirectoryOffset }: Header,
  zooms: readonly number[],
): Promise<TilesByZoom> {
  const tiles = new Map(zooms.map((zoom) => [zoom, [] as number[]]))
  const left = { ...limits }

  async function walk(offset: number, length: number, depth: number): Promise<void> {
    if (left.directories-- <= 0) throw new Refusal(tooMany)
    for (const entry of await read(offset, length)) {
      if (entry.runLength > 0) take(entry)
      else if (depth < deepest) await walk(leafDirectoryOffset + entry.offset, entry.length, depth + 1)
    }
  }

  function take({ tileId, runLength }: Entry): void {
    left.tiles -= runLength
    if (left.tiles < 0) throw new Refusal(tooMany)
    for (let id = tileId; id < tileId + runLength; id++) {
      const [zoom, x, y] = tileIdToZxy(id)
      tiles.get(zoom)?.push(y * 2 ** zoom + x)
    }
  }

  await walk(rootDirectoryOffset, rootDirectoryLength, 0)
  return tiles
}

const tooMany = 'An archive may have 10,000,000 tiles at most. Cut a smaller region. Nothing was changed'

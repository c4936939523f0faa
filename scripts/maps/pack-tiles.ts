import { Compression, zxyToTileId } from 'pmtiles'
import { S2PMTilesWriter, TileType, type Writer } from 's2-pmtiles'
import { inflatingAtMost, mapLimits } from '#app/data/maps/region-archive.server.ts'
import type { Bounds } from '#app/domain/places/point.ts'
import { tileSize, toPoint } from '#app/maps/projection.ts'
import { Refusal } from '#scripts/refusal.ts'

export interface LooseTile {
  zoom: number
  x: number
  y: number
  /** Vector tile, gzip or plain. */
  read: () => Promise<Uint8Array<ArrayBuffer>>
}

/** The writer remembers the position of each tile. */
const mostTiles = 2_000_000

export async function packTiles(tiles: readonly LooseTile[], writer: Writer): Promise<void> {
  if (tiles.length === 0) throw new Refusal('The folder has no tiles. They are called {z}/{x}/{y}.pbf, .mvt or .pbf.gz')
  if (tiles.length > mostTiles)
    throw new Refusal('A folder may have 2,000,000 tiles at most. Make an archive of it first')
  const archive = new S2PMTilesWriter(writer, TileType.Pbf)
  for (const tile of inOrder(tiles)) {
    const { zoom, x, y } = tile
    await archive.writeTileXYZ(zoom, x, y, await inflateTile(await tile.read(), `${zoom}/${x}/${y}`))
  }
  await archive.commit({} as Parameters<S2PMTilesWriter['commit']>[0])
  // The writer leaves out both.
  await writer.write(new TextEncoder().encode('PMTiles'), 0)
  await writer.write(boundsInHeader(boundsOf(tiles)), boundsOffset)
}

/** An archive stores neighbours together. */
function inOrder(tiles: readonly LooseTile[]): LooseTile[] {
  const named = tiles.map((tile) => [zxyToTileId(tile.zoom, tile.x, tile.y), tile] as const)
  return named.toSorted(([one], [other]) => one - other).map(([, tile]) => tile)
}

const inflate = inflatingAtMost(mapLimits.tile)

async function inflateTile(data: Uint8Array<ArrayBuffer>, name: string): Promise<Uint8Array> {
  const isGzip = data[0] === 0x1f && data[1] === 0x8b
  try {
    return new Uint8Array(await inflate(data.slice().buffer, isGzip ? Compression.Gzip : Compression.None))
  } catch {
    throw new Refusal(`The tile ${name} is damaged, or has more than 5 MB. Nothing was changed`)
  }
}

/** Of the closest zoom: farther tiles extend beyond the region. */
function boundsOf(tiles: readonly LooseTile[]): Bounds {
  const closest = tiles.reduce((zoom, tile) => Math.max(zoom, tile.zoom), 0)
  const [first, last] = [
    { x: Number.POSITIVE_INFINITY, y: Number.POSITIVE_INFINITY },
    { x: 0, y: 0 },
  ]
  for (const { x, y } of tiles.filter(({ zoom }) => zoom === closest)) {
    Object.assign(first, { x: Math.min(first.x, x), y: Math.min(first.y, y) })
    Object.assign(last, { x: Math.max(last.x, x + 1), y: Math.max(last.y, y + 1) })
  }
  const { latitude: north, longitude: west } = toPoint({ x: first.x * tileSize, y: first.y * tileSize }, closest)
  const { latitude: south, longitude: east } = toPoint({ x: last.x * tileSize, y: last.y * tileSize }, closest)
  return { south, west, north, east }
}

/** In the header of an archive: west, south, east, north. */
const boundsOffset = 102

function boundsInHeader({ south, west, north, east }: Bounds): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(16))
  for (const [index, degrees] of [west, south, east, north].entries())
    bytes.setInt32(index * 4, Math.round(degrees * 10_000_000), true)
  return new Uint8Array(bytes.buffer)
}

/** What an archive contains, or why it cannot become a map. */
import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { Compression, type Entry, type Header, PMTiles, ResolvedValueCache, TileType, tileIdToZxy } from 'pmtiles'
import { inflatingAtMost, mapLimits } from '#app/data/maps/region-archive.server.ts'
import type { Bounds } from '#app/domain/places/point.ts'
import { drawnZooms, type MapRegion } from '#app/maps/region.ts'
import { schemaOf } from '#app/maps/schemas.ts'
import { Refusal } from '#scripts/refusal.ts'
import type { ArchiveFile } from './archive-file.ts'
import { type ReadDirectory, tilesInArchive } from './archive-tiles.ts'
import { coveredTiles } from './covered-tiles.ts'

type Inspected = Pick<MapRegion, 'bounds' | 'minZoom' | 'maxZoom' | 'tiles' | 'schema' | 'date'>

/** In bytes: R2 takes 10,000 parts of 5 MB. All of Germany has about 3 GB. */
const largestArchive = 40_000_000_000

export async function inspectArchive(file: ArchiveFile): Promise<Inspected> {
  if (file.size > largestArchive) throw new Refusal('An archive may have 40 GB at most. Cut a smaller region')
  await refuseOthers(file)
  const source = {
    getKey: () => 'archive',
    getBytes: async (offset: number, length: number) => ({ data: (await file.read(offset, length)).slice().buffer }),
  }
  const directories = new ResolvedValueCache(16, undefined, inflatingAtMost(mapLimits.directory))
  const archive = new PMTiles(source, directories, inflatingAtMost(mapLimits.tile))
  try {
    const header = await archive.getHeader()
    refuseHeader(header, file)
    const read = (offset: number, length: number) => directories.getDirectory(source, offset, length, header)
    const names = await layerNames(archive, await sample(read, header))
    const schema = schemaOf(names)
    if (!schema) throw new Refusal(unknownSchema([...names]))
    const { minZoom, maxZoom } = header
    const tiles = coveredTiles(await tilesInArchive(read, header, drawnZooms(header)))
    return { bounds: boundsOf(header), minZoom, maxZoom, tiles, schema, date: dayOf(await archive.getMetadata()) }
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal(`The archive is damaged: ${error instanceof Error ? error.message : error}. Nothing was changed`)
  }
}

async function refuseOthers(file: ArchiveFile): Promise<void> {
  const beginning = new TextDecoder('latin1').decode(await file.read(0, Math.min(8, file.size)))
  if (beginning.startsWith('PMTiles') && beginning.charCodeAt(7) === 3) return
  throw new Refusal('This is no PMTiles archive of version 3, nor a folder of tiles. Nothing was changed')
}

function refuseHeader(header: Header, { size }: ArchiveFile): void {
  const { tileType, tileCompression, internalCompression, minZoom, maxZoom } = header
  if (tileType !== TileType.Mvt)
    throw new Refusal(
      'The archive holds pictures or another kind of tiles, not vector tiles (MVT). Nothing was changed',
    )
  const isReadable = (compression: Compression) => [Compression.None, Compression.Gzip].includes(compression)
  if (!isReadable(tileCompression) || !isReadable(internalCompression))
    throw new Refusal('Tiles and directories must be gzip or plain, not brotli or zstd. Nothing was changed')
  const { rootDirectoryOffset, rootDirectoryLength, leafDirectoryOffset, tileDataOffset } = header
  const ends = [rootDirectoryOffset + rootDirectoryLength, leafDirectoryOffset + (header.leafDirectoryLength ?? 0)]
  if (Math.max(...ends, tileDataOffset + (header.tileDataLength ?? 0)) > size)
    throw new Refusal('The archive ends too early: it was not copied to its end. Nothing was changed')
  const { south, west, north, east } = boundsOf(header)
  if (!(south < north && west < east && south >= -90 && north <= 90 && west >= -180 && east <= 180))
    throw new Refusal('The archive does not say which region it shows (bounds). Nothing was changed')
  if (minZoom > maxZoom || maxZoom > 22)
    throw new Refusal(`The archive says zooms that cannot be: ${minZoom} to ${maxZoom}. Nothing was changed`)
  if (maxZoom < 12)
    throw new Refusal(
      `The archive ends at zoom ${maxZoom}, which shows no streets. Cut it up to 14. Nothing was changed`,
    )
}

function boundsOf({ minLat: south, minLon: west, maxLat: north, maxLon: east }: Header): Bounds {
  return { south, west, north, east }
}

/** Tiles from the whole archive. Those of close zooms come last, and most of them have streets. */
async function sample(read: ReadDirectory, header: Header): Promise<Entry[]> {
  const root = await read(header.rootDirectoryOffset, header.rootDirectoryLength)
  const tiles: Entry[] = []
  for (const entry of spread(root, 8)) {
    const isLeaf = entry.runLength === 0
    tiles.push(...(isLeaf ? spread(await read(header.leafDirectoryOffset + entry.offset, entry.length), 3) : [entry]))
  }
  return tiles.filter(({ runLength }) => runLength > 0)
}

function spread<Item>(items: readonly Item[], count: number): Item[] {
  const last = items.length - 1
  const places = Array.from({ length: count }, (_, index) => Math.round((last * (index + 1)) / count))
  return [...new Set(places)].flatMap((place) => items[place] ?? [])
}

async function layerNames(archive: PMTiles, tiles: readonly Entry[]): Promise<Set<string>> {
  const names = new Set<string>()
  for (const { tileId } of tiles) {
    const tile = await archive.getZxy(...tileIdToZxy(tileId))
    if (!tile) continue
    for (const name of Object.keys(new VectorTile(new PbfReader(tile.data)).layers)) names.add(name)
  }
  return names
}

function unknownSchema(names: readonly string[]): string {
  const said = names.length > 0 ? `have the layers ${names.slice(0, 20).join(', ')}` : 'have no layers'
  return `The tiles ${said}, which are not those of OpenMapTiles or Protomaps. Nothing was changed`
}

/** Planetiler, which makes the archives of Protomaps, records the time of the data. */
function dayOf(metadata: unknown): string | null {
  const { 'planetiler:osm:osmosisreplicationtime': time } = (metadata ?? {}) as Record<string, unknown>
  return typeof time === 'string' && isDay(time.slice(0, 10)) ? time.slice(0, 10) : null
}

export function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN
  // The 31st of February is read as a day in March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

import { gunzipSync } from 'node:zlib'
import { Compression, PMTiles, type RangeResponse, ResolvedValueCache, type Source } from 'pmtiles'
import type { TileAddress } from '#app/maps/tiles.ts'
import { archiveName } from './map-files.server.ts'

export const mapLimits = {
  /** Inflated; the largest in city centres have a tenth of this. */
  tile: 5_000_000,
  view: 24_000_000,
  /** Inflated; those of `pmtiles extract` have less than 100 kB. */
  directory: 1_000_000,
}

export interface ReadTile extends TileAddress {
  data: Uint8Array
}

class UnreadableTile extends Error {}

/** Reports the first unreadable tile and skips all of them; throws if R2 fails. Null if the archive is gone. */
export async function readTiles(
  bucket: R2Bucket,
  revision: string,
  names: readonly TileAddress[],
  report: (problem: unknown) => void,
): Promise<ReadTile[] | null> {
  const source = new BucketSource(bucket, archiveName(revision))
  const archive = new PMTiles(source, directories, inflatingAtMost(mapLimits.tile, mapLimits.view))
  const problems: unknown[] = []
  const read = await Promise.all(
    names.map((name) =>
      readTile(archive, name).catch((problem) => {
        problems.push(problem)
        return undefined
      }),
    ),
  )
  if (source.failure) throw source.failure
  if (problems.length > 0) report(problems[0])
  return source.isGone ? null : read.filter((tile) => tile !== undefined)
}

async function readTile(archive: PMTiles, name: TileAddress): Promise<ReadTile | undefined> {
  const tile = await archive.getZxy(name.zoom, name.x, name.y)
  return tile && { ...name, data: new Uint8Array(tile.data) }
}

/** Stops inflating at the limits of each file and of all together. */
export function inflatingAtMost(each: number, together = Number.POSITIVE_INFINITY) {
  let left = together
  return async (data: ArrayBuffer, compression: Compression): Promise<ArrayBuffer> => {
    const inflated = inflate(new Uint8Array(data), compression, Math.min(each, left))
    left -= inflated.length
    return new Uint8Array(inflated).buffer
  }
}

function inflate(data: Uint8Array, compression: Compression, limit: number): Uint8Array {
  if (compression === Compression.Gzip) return gunzipSync(data, { maxOutputLength: Math.max(1, limit) })
  if (compression !== Compression.None) throw new UnreadableTile('neither gzip nor plain')
  if (data.length > limit) throw new UnreadableTile('more than may be read')
  return data
}

/** Per isolate; one of `pmtiles extract` has some thousand entries. */
const directories = new ResolvedValueCache(24, undefined, inflatingAtMost(mapLimits.directory))

class BucketSource implements Source {
  failure: unknown
  isGone = false

  constructor(
    private readonly bucket: R2Bucket,
    private readonly name: string,
  ) {}

  getKey(): string {
    return this.name
  }

  async getBytes(offset: number, length: number): Promise<RangeResponse> {
    if (!(length > 0 && length <= mapLimits.tile)) throw new UnreadableTile('more than may be read')
    const data = await this.read(offset, length)
    if (data) return { data }
    this.isGone = true
    throw new UnreadableTile('the archive is gone')
  }

  private async read(offset: number, length: number): Promise<ArrayBuffer | undefined> {
    try {
      const file = await this.bucket.get(this.name, { range: { offset, length } })
      return await file?.arrayBuffer()
    } catch (error) {
      // R2's code for a range past the end: the archive itself is wrong.
      if (!String(error).includes('(10039)')) this.failure = error
      throw error
    }
  }
}

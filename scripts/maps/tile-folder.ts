/** Packs a folder `{z}/{x}/{y}.pbf`, `.mvt` or `.pbf.gz`, as tilemaker writes it, into a temporary archive. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FileWriter } from 's2-pmtiles/file'
import { mapLimits } from '#app/data/maps/region-archive.server.ts'
import { Refusal } from '#scripts/refusal.ts'
import { type ArchiveFile, withArchiveFile } from './archive-file.ts'
import { type LooseTile, packTiles } from './pack-tiles.ts'

export async function withPackedFolder<Result>(
  folder: string,
  work: (file: ArchiveFile) => Promise<Result>,
): Promise<Result> {
  const own = mkdtempSync(join(tmpdir(), 'giebel-map-'))
  const archive = join(own, 'region.pmtiles')
  try {
    await packTiles(listTiles(folder), new FileWriter(archive))
    return await withArchiveFile(archive, work)
  } finally {
    rmSync(own, { recursive: true })
  }
}

/** Leaves out other files. */
export function listTiles(folder: string): LooseTile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((name) => {
    const [, zoom, x, y] = /^(\d{1,2})[/\\](\d{1,8})[/\\](\d{1,8})\.(?:pbf|mvt)(?:\.gz)?$/.exec(name) ?? []
    const isTile = zoom !== undefined && Number(zoom) <= 22 && Math.max(Number(x), Number(y)) < 2 ** Number(zoom)
    return isTile ? [{ zoom: Number(zoom), x: Number(x), y: Number(y), read: () => readTile(join(folder, name)) }] : []
  })
}

async function readTile(path: string): Promise<Uint8Array<ArrayBuffer>> {
  const found = await stat(path)
  // Reading a device or a pipe would never end.
  if (!found.isFile()) throw new Refusal(`${path} is no file. Nothing was changed`)
  if (found.size > mapLimits.tile) throw new Refusal(`${path} has more than 5 MB. Nothing was changed`)
  return new Uint8Array(await readFile(path))
}

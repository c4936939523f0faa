/** Stores the archive in R2 before its row in D1, so that a failed import changes no page. */
import { createHash } from 'node:crypto'
import { openDatabase } from '#app/data/database.server.ts'
import { storeChunks } from '#app/data/exchange/transfer-files.server.ts'
import { archiveName, deleteStreetMaps } from '#app/data/maps/map-files.server.ts'
import { deleteMapRegions, saveMapRegion } from '#app/data/maps/map-regions.server.ts'
import type { MapRegion } from '#app/maps/region.ts'
import { creditsOf } from '#app/maps/schemas.ts'
import type { Place } from '#scripts/place.ts'
import type { ArchiveFile } from './archive-file.ts'
import { inspectArchive } from './inspect-archive.ts'

interface Told {
  /** Of the data, as YYYY-MM-DD; null for the archive's own date. */
  date: string | null
  /** Further lines that the source requires. */
  credits: readonly string[]
}

export async function importRegion({ DB, MEDIA }: Place, file: ArchiveFile, told: Told): Promise<MapRegion> {
  const inspected = await inspectArchive(file)
  const revision = await revisionOf(file)
  const name = archiveName(revision)
  if ((await MEDIA.head(name))?.size !== file.size) await storeChunks(MEDIA, name, file.chunks())
  const credits = creditsOf(inspected.schema, told.credits)
  const region = { ...inspected, revision, credits, date: told.date ?? inspected.date }
  await saveMapRegion(openDatabase(DB), region)
  return region
}

async function revisionOf(file: ArchiveFile): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of file.chunks()) hash.update(chunk)
  return hash.digest('hex').slice(0, 12)
}

/** Pages show sketches again. False when they did already. */
export async function removeRegions({ DB, MEDIA }: Place): Promise<boolean> {
  const count = await deleteMapRegions(openDatabase(DB))
  await deleteStreetMaps(MEDIA)
  return count > 0
}

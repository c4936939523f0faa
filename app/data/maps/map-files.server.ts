import type { Database } from '#app/data/database.server.ts'
import { sketchRevision } from '#app/data/places/gazetteer.server.ts'
import { runQuery } from '#app/data/queries.server.ts'
import { currentRevisions, type MapSources } from '#app/maps/region.ts'
import { deleteRegionsBut, mapSourcesQuery } from './map-regions.server.ts'

const folder = 'maps/'
const drawnFolder = `${folder}drawn/`

export const archiveName = (revision: string) => `${folder}${revision}/region.pmtiles`

const drawnName = (revision: string, view: string) => `${drawnFolder}${revision}/${view}.svg`

export const svgType = 'image/svg+xml'

export function readDrawn(bucket: R2Bucket, revision: string, view: string): Promise<R2ObjectBody | null> {
  return bucket.get(drawnName(revision, view))
}

export async function keepDrawn(bucket: R2Bucket, revision: string, view: string, svg: string): Promise<void> {
  await bucket.put(drawnName(revision, view), svg, { httpMetadata: { contentType: svgType } })
}

const sweptAfter = 24 * 60 * 60 * 1000

/** R2 lists and deletes at most 1,000 files at once. */
const longestSweep = { pages: 20, files: 1000 }

export async function sweepMaps(db: Database, bucket: R2Bucket): Promise<void> {
  const sources = await runQuery(mapSourcesQuery(db))
  if (sources.region) await deleteRegionsBut(db, sources.region.revision)
  await deleteAllBut(bucket, currentFolders(sources), Date.now() - sweptAfter, longestSweep.pages)
}

export async function deleteStreetMaps(bucket: R2Bucket): Promise<void> {
  const sketches = { region: null, places: sketchRevision() }
  await deleteAllBut(bucket, currentFolders(sketches), Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY)
}

function currentFolders(sources: MapSources): Set<string> {
  const { region } = sources
  const drawn = currentRevisions(sources).map((revision) => `${drawnFolder}${revision}/`)
  return new Set([drawnFolder, ...drawn, ...(region ? [`${folder}${region.revision}/`] : [])])
}

async function deleteAllBut(bucket: R2Bucket, kept: ReadonlySet<string>, before: number, pages: number): Promise<void> {
  const all = [...(await foldersIn(bucket, folder)), ...(await foldersIn(bucket, drawnFolder))]
  let left = pages
  for (const prefix of all.filter((name) => !kept.has(name))) {
    let cursor: string | undefined
    do {
      if (left-- <= 0) return
      const list = await bucket.list({ prefix, limit: longestSweep.files, ...(cursor && { cursor }) })
      const due = list.objects.filter(({ uploaded }) => uploaded.getTime() < before)
      if (due.length > 0) await bucket.delete(due.map(({ key }) => key))
      cursor = list.truncated ? list.cursor : undefined
    } while (cursor)
  }
}

async function foldersIn(bucket: R2Bucket, prefix: string): Promise<string[]> {
  return (await bucket.list({ prefix, delimiter: '/' })).delimitedPrefixes
}

/** Which map an address asks for. */
import type { Database } from '#app/data/database.server.ts'
import { findRegionByRevision } from '#app/data/maps/map-regions.server.ts'
import { sketchRevision } from '#app/data/places/gazetteer.server.ts'
import { type MapRegion, mapAt, regionIn } from '#app/maps/region.ts'
import { type MapView, readView } from '#app/maps/view.ts'

/** What an address says; whether there is such a map is another question. */
export interface MapAddress {
  revision: string
  view: MapView
}

export interface AskedMap {
  view: MapView
  /** Null for a sketch. */
  region: MapRegion | null
}

/** Null for nonsense. Revisions are hashes with the number of how they are drawn. */
export function readMapAddress(revision = '', name = ''): MapAddress | null {
  if (!/^[0-9a-z]{1,24}-\d{1,3}$/.test(revision)) return null
  const view = readView(name)
  return view && { revision, view }
}

/** Null where the region has nothing to show, and for a revision that is no longer kept. */
export async function findAskedMap(db: Database, { revision, view }: MapAddress): Promise<AskedMap | null> {
  const places = sketchRevision()
  if (mapAt(revision, view, { region: null, places })) return { view, region: null }
  const name = regionIn(revision)
  const region = name && (await findRegionByRevision(db, name))
  return region && mapAt(revision, view, { region, places }) ? { view, region } : null
}

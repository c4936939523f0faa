import type { Database } from '#app/data/database.server.ts'
import { findRegionByRevision } from '#app/data/maps/map-regions.server.ts'
import { hasOfferWithin } from '#app/data/offers/offers-around.server.ts'
import { sketchRevision } from '#app/data/places/gazetteer.server.ts'
import { closestSketch, type MapRegion, mapAt, regionIn } from '#app/maps/region.ts'
import { boundsOf, type MapView, readView } from '#app/maps/view.ts'

export interface MapAddress {
  revision: string
  view: MapView
}

export interface AskedMap {
  view: MapView
  /** No public page links to it: drawn for staff and not stored. */
  isForStaff: boolean
  region: MapRegion | null
}

/** Null for an invalid address. A revision is a hash and the version of the drawing code. */
export function readMapAddress(revision = '', name = ''): MapAddress | null {
  if (!/^[0-9a-z]{1,24}-\d{1,3}$/.test(revision)) return null
  const view = readView(name)
  return view && { revision, view }
}

/** Null where the region has nothing to show, and for a revision that is no longer kept. */
export async function findAskedMap(db: Database, { revision, view }: MapAddress): Promise<AskedMap | null> {
  const places = sketchRevision()
  const sketches = { region: null, places }
  if (mapAt(revision, view, sketches)) {
    const isForStaff = view.zoom > closestSketch && !(await hasOfferWithin(db, boundsOf(view)))
    return { view, region: null, isForStaff }
  }
  const name = regionIn(revision)
  const region = name && (await findRegionByRevision(db, name))
  return region && mapAt(revision, view, { region, places }) ? { view, region, isForStaff: false } : null
}

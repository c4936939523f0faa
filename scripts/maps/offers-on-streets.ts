/** The published offers that a region covers, as a check for its import. */
import type { Database } from '#app/data/database.server.ts'
import { isOffer } from '#app/data/offers/offer-conditions.server.ts'
import { whereaboutsOf } from '#app/data/offers/offers.server.ts'
import { sketchRevision } from '#app/data/places/gazetteer.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import { placeName } from '#app/domain/offers/place-name.ts'
import { type MapRegion, mapOf } from '#app/maps/region.ts'
import { viewShowing } from '#app/maps/whereabouts-view.ts'

export interface OffersOnStreets {
  total: number
  /** The place of each offer whose map remains a sketch. */
  sketched: string[]
}

export async function offersOnStreets(db: Database, region: MapRegion): Promise<OffersOnStreets> {
  const { city, district, latitude, longitude, addressVisible, publicLatitude, publicLongitude } = properties
  const rows = await db
    .select({ city, district, latitude, longitude, addressVisible, publicLatitude, publicLongitude })
    .from(properties)
    .where(isOffer)
  const sources = { region, places: sketchRevision() }
  const placed = rows.flatMap((row) => {
    const whereabouts = whereaboutsOf(row)
    return whereabouts ? { name: placeName(row), map: mapOf(viewShowing(whereabouts, sources, null), sources) } : []
  })
  const sketched = placed.filter(({ map }) => map.kind === 'sketch').map(({ name }) => name)
  return { total: placed.length, sketched: sketched.sort((a, b) => a.localeCompare(b, 'de')) }
}

const mostNamed = 20

export function describeOffers({ total, sketched }: OffersOnStreets): string {
  if (sketched.length === 0) return `All ${total} published offers with a place show streets.`
  const names = [...new Set(sketched)]
  const more = names.length > mostNamed ? ` and ${names.length - mostNamed} more places` : ''
  return `${total - sketched.length} of ${total} published offers with a place show streets. Sketches stay in ${names.slice(0, mostNamed).join('; ')}${more}.`
}

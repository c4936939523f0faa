/** Offers all over Hamburg and its surroundings, and what a search around a place must find of them. */
import { sql } from 'drizzle-orm'
import { isOffer } from '#app/data/offers/offer-conditions.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import { placeKey } from '#app/domain/places/place-key.ts'
import type { Point } from '#app/domain/places/point.ts'
import type { PropertyValues } from '#app/domain/properties/property.ts'
import { aProperty } from '#tests/support/properties.ts'
import { db } from '#tests/support/visitor.ts'

/** Numbers between 0 and 1, the same in each run (mulberry32). */
export function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const towns = [
  { city: 'Hamburg', district: 'Volksdorf', postalCode: '22359' },
  { city: 'Hamburg', district: 'Neustadt', postalCode: '20459' },
  { city: 'Hamburg', district: null, postalCode: '20457' },
  { city: 'Ahrensburg', district: null, postalCode: '22926' },
  { city: 'Wedel', district: null, postalCode: '22880' },
  { city: 'Lüneburg', district: null, postalCode: '21335' },
] as const

/** Hidden and visible addresses, some without a point of their own, one in ten without any place. */
export function someProperty(random: () => number, number: number): PropertyValues {
  const town = towns[Math.floor(random() * towns.length)] ?? towns[0]
  const point = { latitude: 53.2 + random() * 0.8, longitude: 9.4 + random() * 1.2 }
  const where = random() < 0.8 ? point : { latitude: null, longitude: null }
  const nowhere = random() < 0.1 ? { city: 'Xyzstadt', district: null, postalCode: null } : {}
  return aProperty({
    ...town,
    ...where,
    ...nowhere,
    propertyNumber: `A-${number}`,
    addressVisible: random() < 0.5,
    marketType: random() < 0.6 ? 'purchase' : 'rent',
    houseType: random() < 0.5 ? 'house' : 'apartment',
    purchasePrice: 200_000 + Math.floor(random() * 800_000),
    baseRent: 900,
    rooms: 1 + Math.floor(random() * 7),
  })
}

export async function publicPoints() {
  const { id, city, district, postalCode, latitude, marketType, houseType, rooms } = properties
  const columns = { id, city, district, postalCode, hasPoint: sql<number>`${latitude} is not null` }
  const { publicLatitude, publicLongitude } = properties
  return db
    .select({ ...columns, marketType, houseType, rooms, publicLatitude, publicLongitude })
    .from(properties)
    .where(isOffer)
}

/** The textbook's haversine, in kilometres. */
export function kilometres(from: Point, to: Point): number {
  const rad = Math.PI / 180
  const [dLat, dLon] = [(to.latitude - from.latitude) * rad, (to.longitude - from.longitude) * rad]
  const a =
    Math.sin(dLat / 2) ** 2 + Math.cos(from.latitude * rad) * Math.cos(to.latitude * rad) * Math.sin(dLon / 2) ** 2
  return 2 * 6371.0088 * Math.atan2(Math.sqrt(a), Math.sqrt(1 - a))
}

export const sameName = (a: string | null, b: string) => a !== null && placeKey(a) === placeKey(b)

import { findPlaces, isNamedBy, mostPlaces, namesakesOf } from '#app/domain/places/find-places.ts'
import { type Radius, widestRadius } from '#app/domain/places/nearby.ts'
import { type Gazetteer, type Place, placeLabel } from '#app/domain/places/place.ts'
import { keysOf } from '#app/domain/places/place-key.ts'
import { type Bounds, boundsAround, distanceBetween, isWithin, type Point } from '#app/domain/places/point.ts'
import { similarPlaces } from '#app/domain/places/similar-places.ts'

export interface LocatedOffer extends Point {
  id: string
  city: string
  district: string | null
  hasCode: boolean
  isExact: boolean
}

export interface Around {
  place: Place
  others: Place[]
  distances: ReadonlyMap<string, number>
}

/** In metres: offers farther than this from a town's centre do not belong to it. */
const reachOfPlace = 30_000

export interface Meant {
  text: string
  places: Place[]
  isNamed: boolean
}

export function candidatePlaces(gazetteer: Gazetteer, text: string): Meant {
  const namesakes = namesakesOf(gazetteer, text)
  const found = namesakes.length > 0 ? namesakes : findPlaces(gazetteer, text)
  const label = found.find((place) => placeLabel(place).toLowerCase() === text.toLowerCase())
  if (label) return { text, places: [label], isNamed: true }
  const named = namesakes.length > 0 ? found : found.filter((place) => isNamedBy(place, text))
  const isNamed = named.length > 0
  return { text, places: (isNamed ? named : found).slice(0, mostPlaces), isNamed }
}

/** Null for everywhere: the place is unknown, or only the offers can tell which one is meant. */
export function boundsOfSearch({ places }: Meant, radius: Radius): Bounds | null {
  const [place] = places
  if (!place || places.length > 1) return null
  const shift = place.postalCode ? reachOfPlace : 0
  // One metre more, since the exact distance decides.
  return boundsAround(place, Math.max(radius * 1_000, reachOfPlace) + shift + 1)
}

/** Most offers nearby win. Null if even the offers do not know it, or if a mere prefix has none nearby. */
export function offersAround(meant: Meant, radius: Radius, offers: readonly LocatedOffer[]): Around | null {
  const [known, ...others] = rankByNearbyOffers(meant.places, offers)
  const unlikely = meant.places.filter((other) => other !== known && !others.includes(other))
  const place = known ? centreOnOffers(known, offers) : placeOfOffers(meant.text, offers)
  if (!place) return null
  const found = offersWithin(place, radius, offers)
  if (known && !meant.isNamed && found.length === 0) return null
  const sorted = found.sort((a, b) => a.metres - b.metres || (a.offer.id < b.offer.id ? -1 : 1))
  const hasOffers = (other: Place) => offersWithin(other, radius, offers).length > 0
  const isAskedAbout = (other: Place) => hasOffers(other) || (meant.isNamed && couldBeMeant(other, place))
  return {
    place,
    others: found.length > 0 ? [...others, ...unlikely].filter(isAskedAbout) : others,
    distances: new Map(sorted.map(({ offer, metres }) => [offer.id, metres])),
  }
}

/** "Neustadt" may mean any town of that name; "Essen" does not mean a village. */
function couldBeMeant(other: Place, place: Place): boolean {
  return place.weight > 0 && other.weight * 10 >= place.weight
}

function offersWithin(place: Place, radius: Radius, offers: readonly LocatedOffer[]): Measured[] {
  const isOfPlace = placeMatcher(place)
  return offers
    .map((offer) => ({ offer, metres: distanceBetween(place, offer) }))
    .filter((measured) => measured.metres <= radius * 1_000 || isOfPlace(measured))
}

const mostSuggested = 3

export function suggestedPlaces(gazetteer: Gazetteer, { text, places }: Meant, offers: readonly Point[]): Place[] {
  const suggested = places.length > 0 ? places : similarPlaces(gazetteer, text)
  return rankByNearbyOffers(suggested, offers).slice(0, mostSuggested)
}

function rankByNearbyOffers(places: readonly Place[], offers: readonly Point[]): Place[] {
  if (places.length < 2 || offers.length === 0) return [...places]
  const counted = places.map((place) => {
    const bounds = boundsAround(place, widestRadius * 1_000)
    return { place, count: offers.filter((offer) => isWithin(offer, bounds)).length }
  })
  const filled = counted.filter(({ count }) => count > 0)
  if (filled.length > 0) return filled.sort((a, b) => b.count - a.count).map(({ place }) => place)
  const middle = middleOf(offers)
  return places.toSorted((a, b) => distanceBetween(middle, a) - distanceBetween(middle, b))
}

/** Centres a postal code on the agency's own offers with that code, if there are any. */
function centreOnOffers(place: Place, offers: readonly LocatedOffer[]): Place {
  const own = offers.filter((offer) => offer.hasCode && offer.isExact && distanceBetween(place, offer) <= reachOfPlace)
  return place.postalCode && own.length > 0 ? { ...place, ...middleOf(own) } : place
}

function placeOfOffers(text: string, offers: readonly LocatedOffer[]): Place | null {
  const bearsName = nameMatcher(text)
  const named = offers.filter(({ city, district }) => bearsName(city) || bearsName(district))
  const [first] = named
  if (!first) return null
  const name = bearsName(first.city) ? first.city : (first.district ?? '')
  const nobodyCounted = { region: '', quarterOf: null, weight: 0, isRough: true, postalCode: null }
  return { name, ...middleOf(named), among: null, ...nobodyCounted }
}

function middleOf(points: readonly Point[]): Point {
  return {
    latitude: median(points.map(({ latitude }) => latitude)),
    longitude: median(points.map(({ longitude }) => longitude)),
  }
}

function median(values: number[]): number {
  const sorted = values.sort((a, b) => a - b)
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  return ((low ?? 0) + (high ?? 0)) / 2
}

interface Measured {
  offer: LocatedOffer
  metres: number
}

function placeMatcher(place: Place): (measured: Measured) => boolean {
  if (place.postalCode) return ({ offer, metres }) => offer.hasCode && metres <= reachOfPlace
  const bearsName = nameMatcher(place.name)
  return ({ offer, metres }) => metres <= reachOfPlace && (bearsName(offer.city) || bearsName(offer.district))
}

function nameMatcher(text: string): (name: string | null) => boolean {
  const keys = new Set(keysOf(text))
  return (name) => name !== null && keysOf(name).some((key) => keys.has(key))
}

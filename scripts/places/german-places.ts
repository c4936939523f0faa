/** Places of GeoNames, with population, Kreis and town from an older copy of it. */
import { placeKey } from '#app/domain/places/place-key.ts'
import { distanceBetween } from '#app/domain/places/point.ts'
import { grouped, type Nearby, nearby } from './nearby.ts'
import type { CountedPoint, NamedPoint, Sources } from './sources.ts'

export interface GermanPlace extends NamedPoint {
  people: number
  /** Official keys. */
  kreis: string | undefined
  municipality: string | undefined
  /** The town of a quarter. */
  town: GermanPlace | undefined
}

interface Joined extends GermanPlace {
  isCounted: boolean
  isQuarter: boolean
}

/** Hamburg and Berlin are one municipality each. */
const cityStates = new Set(['04', '16'])

const leastPeople = 1_000
const mostGuessed = 20_000

export function germanPlaces({ named, counted, postalCodes }: Sources): GermanPlace[] {
  const counts = nearby(counted)
  const points = withoutTwins(named)
  const partners = partnersOf(points, counts)
  const places = points.map((point) => joined(point, partners.get(point), counts))
  const municipalities = new Set([...postalCodes.values()].flat().map(placeKey))
  const mains = mainPlaces(places)
  const towns = new Set([...mains.values()].map(({ name }) => placeKey(name)))
  for (const place of places) {
    const main = place.municipality ? mains.get(place.municipality) : undefined
    const key = placeKey(place.name)
    // A municipality that the older copy lacks is not a quarter of its neighbour.
    const isTown = !place.isCounted && !cityStates.has(place.state) && municipalities.has(key) && !towns.has(key)
    if (main !== place && !isTown) place.town = main
    if (!place.isCounted) place.people = estimatePeople(place.town)
  }
  return places
}

function withoutTwins(points: NamedPoint[]): NamedPoint[] {
  const byName = grouped(points, ({ name }) => placeKey(name))
  return points.filter((point) => {
    const namesakes = byName.get(placeKey(point.name)) ?? []
    return !namesakes.slice(0, namesakes.indexOf(point)).some((other) => distanceBetween(other, point) < 2_500)
  })
}

/** Matches the older copy by name, then by a part of the name. */
function partnersOf(points: NamedPoint[], counts: Nearby<CountedPoint>): Map<NamedPoint, CountedPoint> {
  const partners = new Map<NamedPoint, CountedPoint>()
  const taken = new Set<CountedPoint>()
  for (const matches of [isSame, isPart]) {
    for (const point of points.filter((each) => !partners.has(each))) {
      const around = counts.within(point, 3_000).filter((other) => other.state === point.state && !taken.has(other))
      const partner = around.find(({ name }) => matches(placeKey(point.name), placeKey(name)))
      if (!partner) continue
      partners.set(point, partner)
      taken.add(partner)
    }
  }
  return partners
}

function isSame(a: string, b: string): boolean {
  return a === b
}

function isPart(a: string, b: string): boolean {
  return ` ${a} `.includes(` ${b} `) || ` ${b} `.includes(` ${a} `)
}

function joined(point: NamedPoint, partner: CountedPoint | undefined, counts: Nearby<CountedPoint>): Joined {
  const known = partner ?? neighbourOf(point, counts)
  return {
    ...point,
    people: Math.max(leastPeople, partner?.people ?? 0),
    kreis: known?.kreis,
    municipality: known?.municipality,
    town: undefined,
    isCounted: partner !== undefined,
    isQuarter: partner?.isQuarter ?? true,
  }
}

/**
 * Of the neighbours in the same Bundesland, the one whose municipality most likely includes the point: near and large
 * ones count more.
 */
function neighbourOf(point: NamedPoint, counts: Nearby<CountedPoint>): CountedPoint | undefined {
  const votes = new Map<string | undefined, { sum: number; first: CountedPoint }>()
  for (const other of counts
    .within(point, 15_000)
    .filter(({ state }) => state === point.state)
    .slice(0, 8)) {
    const vote = votes.get(other.municipality) ?? { sum: 0, first: other }
    vote.sum += Math.sqrt(Math.max(leastPeople, other.people)) / (500 + distanceBetween(point, other))
    votes.set(other.municipality, vote)
  }
  return [...votes.values()].sort((a, b) => b.sum - a.sum)[0]?.first
}

/** The largest place of each municipality. */
function mainPlaces(places: Joined[]): Map<string, Joined> {
  const mains = new Map<string, Joined>()
  for (const place of places) {
    const main = place.municipality ? mains.get(place.municipality) : undefined
    const isMain = place.isCounted && !place.isQuarter && (!main || place.people > main.people)
    if (isMain && place.municipality) mains.set(place.municipality, place)
  }
  return mains
}

/** A quarter of a large town has more people than a village. */
function estimatePeople(town: GermanPlace | undefined): number {
  return Math.min(mostGuessed, Math.max(leastPeople, Math.round((town?.people ?? 0) / 60)))
}

/**
 * Locates postal codes: at their places; of namesakes, at the one nearest to the codes before and after; in large towns
 * at their quarters (`quarterCodes`) or in the middle; and between their neighbours if GeoNames lacks the place.
 */
import { keysOf, placeKey } from '#app/domain/places/place-key.ts'
import { distanceBetween, type Point } from '#app/domain/places/point.ts'
import type { GermanPlace } from './german-places.ts'
import { grouped } from './nearby.ts'
import { quarterCodes } from './quarter-codes.ts'

export interface PostalPoint extends Point {
  code: string
  /** The municipalities of the code. A string where GeoNames has none of that name nearby. */
  places: (GermanPlace | string)[]
  by: 'quarter' | 'places' | 'neighbours'
}

/** In metres. A place this far from the codes before and after is a namesake. */
const farthest = 50_000

/** A municipality with more codes does not locate any of them. */
const mostCodes = 3

type FindNamesakes = (name: string) => readonly GermanPlace[]

export function postalPoints(postalCodes: ReadonlyMap<string, string[]>, places: GermanPlace[]): PostalPoint[] {
  const find = namesakesAmong(places)
  const around = seedsAround(postalCodes, find)
  const quarters = quarterPoints(places)
  const counts = grouped([...postalCodes.values()].flat(), (name) => name)
  const drafts = [...postalCodes].map(([code, names]) => {
    const near = around(code)
    const chosen = names.map(
      (name) =>
        nearest(find(name), near) ??
        partsOf(name)
          .map((part) => nearest(find(part), near))
          .find(Boolean) ??
        name,
    )
    const found = chosen.filter((place) => typeof place !== 'string')
    const small = chosen.filter((_, at) => (counts.get(names[at] ?? '')?.length ?? 0) <= mostCodes)
    const middle = middleOf(small.filter((place) => typeof place !== 'string')) ?? middleOf(found)
    return { code, places: chosen, quarter: quarters.get(code), middle }
  })
  const between = betweenNeighbours(drafts.map(({ code, quarter, middle }) => [code, quarter ?? middle]))
  return drafts.map(({ code, places: chosen, quarter, middle }) => {
    const by = quarter ? 'quarter' : middle ? 'places' : 'neighbours'
    const { latitude, longitude } = quarter ?? middle ?? between(code)
    return { code, places: chosen, latitude, longitude, by }
  })
}

/** Towns before quarters, whole names before those without an addition. */
function namesakesAmong(places: GermanPlace[]): FindNamesakes {
  const whole = grouped(places, ({ name }) => placeKey(name))
  const parts = grouped(
    places.flatMap((place) => keysOf(place.name).map((key) => ({ key, place }))),
    ({ key }) => key,
  )
  return (name) => {
    const keys = keysOf(name)
    const bare = [...new Set(keys.flatMap((key) => parts.get(key) ?? []).map(({ place }) => place))]
    const found = [whole.get(keys[0] ?? '') ?? [], bare]
    const towns = found.map((each) => each.filter(({ town }) => !town))
    return [...towns, ...found].find((each) => each.length > 0) ?? []
  }
}

/** "Dessau-Roßlau" combines two, "Lutherstadt Eisleben" is known as one. */
function partsOf(name: string): string[] {
  const [first, ...rest] = name.split(/[-/]/)
  const words = name.split(' ')
  return [first ?? '', ...rest, words.slice(1).join(' ')].map((part) => part.trim()).filter((part) => part.length > 3)
}

/** The location of the codes before and after, from unique names. */
function seedsAround(postalCodes: ReadonlyMap<string, string[]>, find: FindNamesakes): (code: string) => Point[] {
  const seeds = [...postalCodes].flatMap(([code, names]) => {
    const point = middleOf(names.map(find).flatMap((found) => (found.length === 1 ? found : [])))
    return point ? [{ code, ...point }] : []
  })
  const closest = closestAmong(seeds)
  return (code) => closest(code, 7)
}

interface CodePoint extends Point {
  code: string
}

/** The points with the closest numbers in the same region. The points are sorted by their codes. */
function closestAmong(points: CodePoint[]): (code: string, most: number) => CodePoint[] {
  const regions = grouped(points, ({ code }) => code.slice(0, 2))
  return (code, most) => {
    const others = (regions.get(code.slice(0, 2)) ?? []).filter((point) => point.code !== code)
    const gap = (at: number) => Math.abs(Number(others[at]?.code ?? Number.NaN) - Number(code))
    const next = others.findIndex((point) => point.code > code)
    let [first, last] = next < 0 ? [others.length, others.length] : [next, next]
    while (last - first < most && last - first < others.length) {
      if (last >= others.length || gap(first - 1) <= gap(last)) first--
      else last++
    }
    return others.slice(first, last)
  }
}

/** Compares distances to the second-nearest neighbour, since one may be a namesake itself. */
function nearest(places: readonly GermanPlace[], around: Point[]): GermanPlace | undefined {
  const rated = places.map((place) => {
    const [first, second = first] = around.map((point) => distanceBetween(place, point)).sort((a, b) => a - b)
    return { place, distance: second ?? Number.POSITIVE_INFINITY }
  })
  const best = rated.sort((a, b) => a.distance - b.distance)[0]
  return best && best.distance <= farthest ? best.place : undefined
}

/** Between the places, nearer to the larger ones. */
function middleOf(places: readonly GermanPlace[]): Point | null {
  const weights = places.map(({ people }) => Math.sqrt(people))
  const sum = weights.reduce((a, b) => a + b, 0)
  const mean = (key: keyof Point) => places.reduce((all, place, at) => all + place[key] * (weights[at] ?? 0), 0) / sum
  return sum > 0 ? { latitude: mean('latitude'), longitude: mean('longitude') } : null
}

function medianOf(points: Point[]): Point | null {
  const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]
  const [latitude, longitude] = [median(points.map((p) => p.latitude)), median(points.map((p) => p.longitude))]
  return latitude === undefined || longitude === undefined ? null : { latitude, longitude }
}

function betweenNeighbours(known: [string, Point | null | undefined][]): (code: string) => Point {
  const closest = closestAmong(known.flatMap(([code, point]) => (point ? [{ code, ...point }] : [])))
  return (code) => {
    const point = medianOf(closest(code, 5))
    if (!point) throw new Error(`Nothing tells where ${code} is`)
    return point
  }
}

function quarterPoints(places: GermanPlace[]): Map<string, Point> {
  const points = new Map<string, Point>()
  for (const [town, quarters] of Object.entries(quarterCodes)) {
    const ofTown = places.filter((place) => place.town?.name === town)
    for (const [names, codes] of Object.entries(quarters)) {
      const found = names.split(' + ').map((name) => ofTown.find((place) => place.name === name))
      const [first, last] = [found[0], found.at(-1)]
      if (!(first && last)) throw new Error(`GeoNames has no ${names} in ${town}`)
      const latitude = (first.latitude + last.latitude) / 2
      const longitude = (first.longitude + last.longitude) / 2
      for (const code of codes.split(' ')) points.set(code, { latitude, longitude })
    }
  }
  return points
}

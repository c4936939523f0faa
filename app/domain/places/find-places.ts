/** Which places somebody means who types a town, a quarter or a postal code. */
import type { Gazetteer, KnownPoints, Place } from './place.ts'
import { keysOf, longestQuery, placeKey } from './place-key.ts'
import { distanceBetween } from './point.ts'

/** More than this is no suggestion. */
export const mostPlaces = 20

/** In metres: a place that somebody writes behind a postal code is not further from it. */
const reachOfCode = 20_000

/**
 * The most likely first: those of that name, then those whose name begins so, then those of which every word begins so,
 * each by weight. "22359", "22359 Hamburg" and "22359 Volksdorf" find one place, or none.
 */
export function findPlaces(gazetteer: Gazetteer, text: string, known?: KnownPoints): Place[] {
  if (text.length > longestQuery) return []
  const [code = ''] = /(?<!\d)\d{5}(?!\d)/.exec(text) ?? []
  const rest = text.replace(code, ' ')
  const area = gazetteer.postalCodes.get(code)
  if (!area) return placesNamed(gazetteer, rest).slice(0, mostPlaces)
  const named = namesakesOf(gazetteer, rest).find((place) => distanceBetween(place, area) <= reachOfCode)
  const isPlaceOfCode = named === area.place || placeKey(rest) === placeKey(area.place.name)
  if (named && !isPlaceOfCode) return [named]
  const { latitude, longitude } = known?.get(code) ?? area
  return [{ ...area.place, latitude, longitude, among: null, isRough: true, postalCode: code }]
}

/** By weight; only those that bear the name, with or without what is added to it. */
export function namesakesOf(gazetteer: Gazetteer, name: string): readonly Place[] {
  if (name.length > longestQuery) return []
  const key = placeKey(name)
  return namesIn(gazetteer).get(key) ?? combined(gazetteer, key)
}

function placesNamed(gazetteer: Gazetteer, text: string): Place[] {
  const key = placeKey(text)
  if (!key) return []
  const entries = entriesIn(gazetteer)
  const exact = [...(namesIn(gazetteer).get(key) ?? []), ...combined(gazetteer, key)]
  const beginning = entries.filter(({ words }) => words.startsWith(key)).map(({ place }) => place)
  const found = new Set([...exact, ...beginning])
  if (found.size < mostPlaces) {
    const parts = key.split(' ')
    for (const { words, place } of entries) if (begin(words, parts)) found.add(place)
  }
  return [...found]
}

/** "volksdorf hamburg" and "hamburg volksdorf" */
function combined(gazetteer: Gazetteer, key: string): Place[] {
  if (!key.includes(' ')) return []
  const isMeant = ({ whole, context }: Entry) =>
    context.some((each) => key === `${whole} ${each}` || key === `${each} ${whole}`)
  return entriesIn(gazetteer)
    .filter(isMeant)
    .map(({ place }) => place)
}

/** Whether words of the text begin like these, in this order, the first of them like the first. */
function begin(text: string, parts: readonly string[]): boolean {
  const [first = '', ...others] = parts
  let at = text.startsWith(first) ? first.length : -1
  for (const part of others) {
    if (at < 0) return false
    const next = text.indexOf(` ${part}`, at)
    at = next < 0 ? -1 : next + part.length + 1
  }
  return at >= 0
}

interface Entry {
  place: Place
  whole: string
  /** Its town, and what tells it apart. */
  context: string[]
  /** Name, context, Bundesland. */
  words: string
}

/** Whoever saves a property asks for names only. */
const namesIn = onceFor(({ places }): ReadonlyMap<string, readonly Place[]> => {
  const byKey = new Map<string, Place[]>()
  for (const place of places)
    for (const key of keysOf(place.name)) {
      const namesakes = byKey.get(key)
      if (namesakes) namesakes.push(place)
      else byKey.set(key, [place])
    }
  return byKey
})

const entriesIn = onceFor(({ places }): readonly Entry[] => {
  const keyOf = remembered(placeKey)
  return places.map((place) => {
    const whole = placeKey(place.name)
    const context = [...new Set([place.quarterOf, place.among])].filter((each) => each !== null).map(keyOf)
    return { place, whole, context, words: [whole, ...context, keyOf(place.region)].join(' ') }
  })
})

function onceFor<T>(make: (gazetteer: Gazetteer) => T): (gazetteer: Gazetteer) => T {
  const made = new WeakMap<Gazetteer, T>()
  return (gazetteer) => {
    const known = made.get(gazetteer) ?? make(gazetteer)
    made.set(gazetteer, known)
    return known
  }
}

/** The same towns and Bundesländer come again and again. */
function remembered(keyOf: (name: string) => string): (name: string) => string {
  const keys = new Map<string, string>()
  return (name) => {
    const key = keys.get(name) ?? keyOf(name)
    keys.set(name, key)
    return key
  }
}

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

/** By weight; only those that bear the name, without what is added to it. */
export function namesakesOf(gazetteer: Gazetteer, name: string): readonly Place[] {
  return name.length > longestQuery ? [] : (indexOf(gazetteer).byKey.get(placeKey(name)) ?? [])
}

function placesNamed(gazetteer: Gazetteer, text: string): Place[] {
  const key = placeKey(text)
  if (!key) return []
  const { byKey, words } = indexOf(gazetteer)
  const exact = byKey.get(key) ?? []
  const beginning = words.filter((entry) => entry.words.startsWith(key)).map(({ place }) => place)
  const found = new Set([...exact, ...beginning])
  if (found.size < mostPlaces) {
    const parts = key.split(' ')
    for (const entry of words) if (begin(entry.words, parts)) found.add(entry.place)
  }
  return [...found]
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

interface Index {
  byKey: ReadonlyMap<string, readonly Place[]>
  /** Name, town, what tells it apart, Bundesland. */
  words: readonly { words: string; place: Place }[]
}

const indexes = new WeakMap<Gazetteer, Index>()

function indexOf(gazetteer: Gazetteer): Index {
  const index = indexes.get(gazetteer) ?? makeIndex(gazetteer.places)
  indexes.set(gazetteer, index)
  return index
}

function makeIndex(places: readonly Place[]): Index {
  const byKey = new Map<string, Place[]>()
  const keyOf = remembered(placeKey)
  const words = places.map((place) => {
    const { name, quarterOf, among, region } = place
    const [whole = '', ...parts] = keysOf(name)
    const context = [quarterOf, among].filter((each) => each !== null).map(keyOf)
    for (const key of new Set([whole, ...parts, ...combined(whole, context)])) {
      const namesakes = byKey.get(key)
      if (namesakes) namesakes.push(place)
      else byKey.set(key, [place])
    }
    return { words: [whole, ...context, keyOf(region)].join(' '), place }
  })
  return { byKey, words }
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

/** "volksdorf hamburg" and "hamburg volksdorf" */
function combined(key: string, context: readonly string[]): string[] {
  return context.flatMap((each) => [`${key} ${each}`, `${each} ${key}`])
}

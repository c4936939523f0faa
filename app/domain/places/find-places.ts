import type { Gazetteer, KnownPoints, Place } from './place.ts'
import { type Entry, entriesIn, namesIn } from './place-entries.ts'
import { longestQuery, placeKey } from './place-key.ts'
import { distanceBetween } from './point.ts'

export const mostPlaces = 20

/** In metres: a place typed after a postal code is not farther from it. */
const reachOfCode = 20_000

const germanKeys: ReadonlyMap<string, string> = new Map([
  ['munich', 'munchen'],
  ['cologne', 'koln'],
  ['frankfort', 'frankfurt'],
  ['hanover', 'hannover'],
  ['nuremberg', 'nurnberg'],
  ['brunswick', 'braunschweig'],
  ['aix la chapelle', 'aachen'],
  ['mayence', 'mainz'],
  ['ratisbon', 'regensburg'],
  ['coblenz', 'koblenz'],
  ['treves', 'trier'],
  ['constance', 'konstanz'],
])

const postalCode = /(?<!\d)(\d\d) ?(\d{3})(?!\d)/

/** Most likely first: exact names, then names with that beginning, then names whose words begin so, each by weight. */
export function findPlaces(gazetteer: Gazetteer, text: string, known?: KnownPoints): Place[] {
  if (text.length > longestQuery) return []
  const [typed = '', first = '', last = ''] = postalCode.exec(text) ?? []
  const code = first + last
  const rest = text.replace(typed, ' ')
  const area = gazetteer.postalCodes.get(code)
  if (!area) return placesNamed(gazetteer, rest).slice(0, mostPlaces)
  const named = namesakesOf(gazetteer, rest).find((place) => distanceBetween(place, area) <= reachOfCode)
  const isPlaceOfCode = named === area.place || placeKey(rest) === placeKey(area.place.name)
  if (named && !isPlaceOfCode) return [named]
  const { latitude, longitude } = known?.get(code) ?? area
  return [{ ...area.place, latitude, longitude, among: null, isRough: true, postalCode: code }]
}

/** By weight; names that match with or without their addition. */
export function namesakesOf(gazetteer: Gazetteer, name: string): readonly Place[] {
  if (name.length > longestQuery) return []
  const key = germanKey(placeKey(name))
  return namesIn(gazetteer).get(key) ?? placesNamedWithContext(gazetteer, key)
}

export function isNamedBy({ name, among, quarterOf, region }: Place, text: string): boolean {
  if (postalCode.test(text)) return true
  const known = new Set([name, among ?? '', quarterOf ?? '', region].flatMap((each) => placeKey(each).split(' ')))
  return placeKey(text)
    .split(' ')
    .every((word) => known.has(word))
}

function placesNamed(gazetteer: Gazetteer, text: string): Place[] {
  const key = placeKey(text)
  if (!key) return []
  const entries = entriesIn(gazetteer)
  const exact = [...(namesIn(gazetteer).get(key) ?? []), ...placesNamedWithContext(gazetteer, key)]
  const beginning = entries.filter(({ words }) => words.startsWith(key)).map(({ place }) => place)
  const found = new Set([...exact, ...beginning])
  if (found.size < mostPlaces) {
    const parts = key.split(' ')
    for (const { words, place } of entries) if (wordsBeginWith(words, parts)) found.add(place)
  }
  return [...found]
}

function placesNamedWithContext(gazetteer: Gazetteer, key: string): Place[] {
  if (!key.includes(' ')) return []
  const isMeant = ({ whole, context }: Entry) =>
    context.some((each) => key === `${whole} ${each}` || key === `${each} ${whole}`)
  return entriesIn(gazetteer)
    .filter(isMeant)
    .map(({ place }) => place)
}

function wordsBeginWith(text: string, parts: readonly string[]): boolean {
  const [first = '', ...others] = parts
  let position = text.startsWith(first) ? first.length : -1
  for (const part of others) {
    if (position < 0) return false
    const next = text.indexOf(` ${part}`, position)
    position = next < 0 ? -1 : next + part.length + 1
  }
  return position >= 0
}

function germanKey(key: string): string {
  return germanKeys.get(key) ?? key
}

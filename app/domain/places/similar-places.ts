import { distance } from 'fastest-levenshtein'
import type { Gazetteer, Place } from './place.ts'
import { entriesIn } from './place-entries.ts'
import { longestQuery, placeKey } from './place-key.ts'

/** Shorter words resemble nearly everything. */
const shortest = 4

export function similarPlaces(gazetteer: Gazetteer, text: string): Place[] {
  if (text.length > longestQuery) return []
  const key = placeKey(text)
  if (key.length < shortest) return []
  let least = key.length < 6 ? 1 : 2
  let similar: Place[] = []
  for (const { place, whole, context } of entriesIn(gazetteer)) {
    const names = key.includes(' ') ? [whole, ...context.map((each) => `${whole} ${each}`)] : [whole]
    for (const name of names) {
      if (Math.abs(name.length - key.length) > least) continue
      const differing = distance(key, name)
      if (differing > least) continue
      if (differing < least) similar = []
      least = differing
      similar.push(place)
    }
  }
  return [...new Set(similar)]
}

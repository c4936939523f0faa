import type { Gazetteer, Place } from './place.ts'
import { keysOf, placeKey } from './place-key.ts'

export interface Entry {
  place: Place
  whole: string
  context: string[]
  words: string
}

export const namesIn = onceFor(({ places }): ReadonlyMap<string, readonly Place[]> => {
  const byKey = new Map<string, Place[]>()
  for (const place of places)
    for (const key of keysOf(place.name)) {
      const namesakes = byKey.get(key)
      if (namesakes) namesakes.push(place)
      else byKey.set(key, [place])
    }
  return byKey
})

export const entriesIn = onceFor(({ places }): readonly Entry[] => {
  const keyOf = memoised(placeKey)
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

function memoised(keyOf: (name: string) => string): (name: string) => string {
  const keys = new Map<string, string>()
  return (name) => {
    const key = keys.get(name) ?? keyOf(name)
    keys.set(name, key)
    return key
  }
}

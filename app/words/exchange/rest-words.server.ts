/** What a transfer brings and the website has no field for. */
import type { ReceivedObject } from '#app/exchange/received.ts'
import type { Locale } from '#app/fields/locale.ts'
import { translator } from '#app/i18n/server.ts'

/** In how many objects, the most frequent first. */
export interface CarriedElement {
  name: string
  count: number
}

export function carriedElements(objects: readonly ReceivedObject[], locale: Locale): CarriedElement[] {
  const names: Readonly<Record<string, string>> = translator(locale)('forms:transferProblems.elements', {
    returnObjects: true,
  })
  const counts = new Map<string, number>()
  for (const { rest } of objects) {
    // What a field says in part has a home already.
    const homeless = rest.filter(({ field }) => field === undefined).map(({ element: { name } }) => name)
    const written = homeless.map((name) => (Object.hasOwn(names, name) ? (names[name] ?? name) : name))
    for (const name of new Set(written)) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .toSorted((one, other) => other.count - one.count || one.name.localeCompare(other.name, locale))
}

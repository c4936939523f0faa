import type { ReceivedObject } from '#app/exchange/received.ts'
import type { Locale } from '#app/fields/locale.ts'
import { translator } from '#app/i18n/server.ts'

/** Number of objects, most frequent first; elements without a label are grouped last. */
export interface CarriedElement {
  name: string
  count: number
}

/** Without a field, but they decide whether the object is public. */
const followed = new Set(['aktiv_von', 'aktiv_bis'])

export function carriedElements(objects: readonly ReceivedObject[], locale: Locale): CarriedElement[] {
  const t = translator(locale)
  const names: Readonly<Record<string, string>> = {
    ...t('forms:transferProblems.kinds', { returnObjects: true }),
    ...t('forms:transferProblems.elements', { returnObjects: true }),
  }
  const unnamed = t('forms:transferProblems.unnamedElements')
  const counts = new Map<string, number>()
  for (const { rest } of objects) {
    // Partly read elements already have a field.
    const homeless = rest
      .filter(({ field, element }) => field === undefined && !followed.has(element.name))
      .map(({ element: { name } }) => name)
    const written = homeless.map((name) => (Object.hasOwn(names, name) ? (names[name] ?? unnamed) : unnamed))
    for (const name of new Set(written)) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .toSorted(
      (one, other) =>
        Number(one.name === unnamed) - Number(other.name === unnamed) ||
        other.count - one.count ||
        one.name.localeCompare(other.name, locale),
    )
}

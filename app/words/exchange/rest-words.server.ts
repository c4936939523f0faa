import type { Locale } from '#app/fields/locale.ts'
import { translator } from '#app/i18n/server.ts'

/** Number of objects, most frequent first; elements without a label are grouped last. */
export interface CarriedElement {
  name: string
  count: number
}

/** Without a field, but they decide whether the object is public. */
const followed: readonly string[] = ['aktiv_von', 'aktiv_bis']

/** Those that `carriedElements` knows by their name. */
export function carriedNames(locale: Locale): string[] {
  return [...Object.keys(elementLabels(locale)), ...followed]
}

function elementLabels(locale: Locale): Readonly<Record<string, string>> {
  const t = translator(locale)
  return {
    ...t('forms:transferProblems.kinds', { returnObjects: true }),
    ...t('forms:transferProblems.elements', { returnObjects: true }),
  }
}

/** @param carried of which object, and which of `carriedNames`; null for others @param taken positions of objects */
export function carriedElements(
  carried: readonly { position: number; name: string | null }[],
  taken: ReadonlySet<number>,
  locale: Locale,
): CarriedElement[] {
  const names = elementLabels(locale)
  const unnamed = translator(locale)('forms:transferProblems.unnamedElements')
  const objects = new Map<string, Set<number>>()
  for (const { position, name } of carried) {
    if (!taken.has(position) || followed.includes(name ?? '')) continue
    const label = (name !== null && names[name]) || unnamed
    objects.set(label, (objects.get(label) ?? new Set()).add(position))
  }
  return [...objects]
    .map(([name, { size }]) => ({ name, count: size }))
    .toSorted(
      (one, other) =>
        Number(one.name === unnamed) - Number(other.name === unnamed) ||
        other.count - one.count ||
        one.name.localeCompare(other.name, locale),
    )
}

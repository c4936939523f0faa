import type { Around } from '#app/domain/offers/offers-around.ts'
import type { Locale } from '#app/fields/field.ts'
import { distanceWords } from './distance-words.server.ts'

export interface TileDistance {
  /** With one decimal. */
  km: string
  words: string
}

/** By the offers' ids. */
export function tileDistances(
  offers: readonly { id: string }[],
  { distances }: Around,
  locale: Locale,
): Record<string, TileDistance> {
  const known = offers.map(({ id }) => {
    const metres = distances.get(id) ?? 0
    return [id, { km: (metres / 1_000).toFixed(1), words: distanceWords(metres, locale) }] as const
  })
  return Object.fromEntries(known)
}

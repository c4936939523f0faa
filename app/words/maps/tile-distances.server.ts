import type { Around } from '#app/domain/offers/offers-around.ts'
import type { Locale } from '#app/fields/locale.ts'
import { translator } from '#app/i18n/server.ts'
import { distanceWords } from './distance-words.server.ts'

export interface TileDistance {
  km: string
  words: string
}

export function tileDistances(
  offers: readonly { id: string }[],
  { distances }: Around,
  locale: Locale,
): Record<string, TileDistance> {
  const known = offers.map(({ id }) => {
    const metres = distances.get(id) ?? 0
    return [id, { km: (metres / 1_000).toFixed(1), words: nearestWords(metres, locale) }] as const
  })
  return Object.fromEntries(known)
}

/** Rounded, because circles around hidden addresses allow no precise distances. */
export function nearestWords(metres: number, locale: Locale): string {
  return metres < 1_000 ? translator(locale)('pages:places.underOneKilometre') : distanceWords(metres, locale)
}

/** "Bis zur Mitte von Volksdorf 600 m", "Nach Ahrensburg 5 km". */
import type { Neighbour, Surroundings } from '#app/domain/places/around.ts'
import type { Whereabouts } from '#app/domain/places/whereabouts.ts'
import type { Fact } from '#app/fields/fact-list.tsx'
import type { Locale } from '#app/fields/locale.ts'
import type { Translator } from '#app/i18n/server.ts'
import { distanceWords } from './distance-words.server.ts'

const mostLarger = 2

/** In metres; distances from a circle or a place are rounded to this. */
const coarse = 500

export function distanceFacts(
  surroundings: Surroundings,
  kind: Whereabouts['kind'],
  locale: Locale,
  t: Translator,
): Fact[] {
  const { nearest, town } = surroundings
  const rounded = (metres: number) => (kind === 'exact' ? metres : Math.round(metres / coarse) * coarse)
  const toMiddle = (place: Neighbour['place']) => t('pages:places.location.toMiddle', { place: place.name })
  // A smaller town is irrelevant if it is further than the town's own middle.
  const larger = town ? surroundings.larger.filter(({ metres }) => metres < town.metres) : surroundings.larger
  const others = [...larger.slice(0, mostLarger), ...(town ? [town] : [])]
  return [
    // A place's own middle needs no distance.
    ...(kind === 'place' ? [] : [{ label: toMiddle(nearest.place), value: distanceToMiddle(rounded(nearest.metres)) }]),
    ...others.map((to) => ({
      label: to === town ? toMiddle(to.place) : t('pages:places.location.to', { place: to.place.name }),
      value: distanceWords(rounded(to.metres), locale),
    })),
  ]

  function distanceToMiddle(metres: number): string {
    if (metres > 0) return distanceWords(metres, locale)
    return t('pages:places.location.lessThan', { distance: distanceWords(coarse, locale) })
  }
}

const reach = 3_000

export function nearestName(around: Surroundings | null): string | null {
  return around && around.nearest.metres < reach ? around.nearest.place.name : null
}

import type { Neighbour } from '#app/domain/places/around.ts'
import { roundedDistance } from '#app/domain/places/rounded-distance.ts'
import { formatMeasure } from '#app/fields/format.ts'
import type { Locale } from '#app/fields/locale.ts'
import type { Translator } from '#app/i18n/server.ts'

const symbols = { metre: 'm', kilometre: 'km' } as const

export function distanceWords(metres: number, locale: Locale): string {
  const { value, unit } = roundedDistance(metres)
  return formatMeasure(value, symbols[unit], locale)
}

export function distanceAndDirection(
  { metres, direction }: Omit<Neighbour, 'place'>,
  locale: Locale,
  t: Translator,
): string {
  return `${distanceWords(metres, locale)}, ${t(`pages:places.direction.${direction}`)}`
}

import { roundedDistance } from '#app/domain/places/rounded-distance.ts'
import { formatMeasure } from '#app/fields/format.ts'
import type { Locale } from '#app/fields/locale.ts'

const symbols = { metre: 'm', kilometre: 'km' } as const

export function distanceWords(metres: number, locale: Locale): string {
  const { value, unit } = roundedDistance(metres)
  return formatMeasure(value, symbols[unit], locale)
}

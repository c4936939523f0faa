import type { Point } from '#app/domain/places/point.ts'
import { pick } from '#app/fields/typed-objects.ts'
import { type PropertyValues, propertyFields } from './property.ts'

export const locationFields = pick(propertyFields, ['latitude', 'longitude'])

export type LocationValues = Pick<PropertyValues, keyof typeof locationFields>

export function swapped({ latitude, longitude }: LocationValues): LocationValues {
  return { latitude: longitude, longitude: latitude }
}

export function locationOf({ latitude, longitude }: LocationValues): Point | null {
  return latitude === null || longitude === null ? null : { latitude, longitude }
}

import type { Translation } from '#app/i18n/config.ts'
import type { places as german } from '#app/i18n/locales/de/places.ts'

export const places = {
  direction: {
    north: 'north',
    northEast: 'north-east',
    east: 'east',
    southEast: 'south-east',
    south: 'south',
    southWest: 'south-west',
    west: 'west',
    northWest: 'north-west',
  },
  underOneKilometre: 'under 1 km',
  credit: {
    places: 'Places',
    postalCodes: 'Postal codes',
  },
} as const satisfies Translation<typeof german>

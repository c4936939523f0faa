import type { Translation } from '#app/i18n/config.ts'
import type { places as german } from '#app/i18n/locales/de/maps/places.ts'

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
  credit: {
    places: 'Places',
    postalCodes: 'Postal codes',
  },
  map: {
    asOf: 'As of {{date}}',
    openStreetMap: '© OpenStreetMap contributors',
    moves: {
      closer: 'Map: zoom in',
      farther: 'Map: zoom out',
      west: 'Map: go west',
      north: 'Map: go north',
      south: 'Map: go south',
      east: 'Map: go east',
    },
  },
} as const satisfies Translation<typeof german>

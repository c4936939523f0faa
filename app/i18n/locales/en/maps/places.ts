import type { places as german } from '#app/i18n/locales/de/maps/places.ts'
import type { Translation } from '#app/i18n/locales/translation.ts'

export const places = {
  underOneKilometre: 'under 1 km',
  credit: {
    places: 'Places',
    postalCodes: 'Postcodes',
  },
  map: {
    asOf: 'As of {{date}}',
    openStreetMap: '© OpenStreetMap contributors',
    north: 'North',
    end: 'The map ends here',
    moves: {
      closer: 'Map: zoom in',
      farther: 'Map: zoom out',
      west: 'Map: go west',
      north: 'Map: go north',
      south: 'Map: go south',
      east: 'Map: go east',
    },
  },
  location: {
    title: {
      exact: 'Map: the location in {{place}}',
      circle: 'Map: the approximate location in {{place}}',
      place: 'Map: {{place}} and the surrounding area',
    },
    tab: {
      exact: 'The exact location',
      circle: 'Approximate location, within 500 m',
      place: 'Centre of {{place}}',
    },
    sketch: 'Sketch, rings {{distance}} apart',
    address: 'We will give you the exact address before the viewing.',
    asTheCrowFlies: 'Dots mark the centres of places, distances are as the crow flies.',
    toMiddle: 'To the centre of {{place}}',
    to: 'To {{place}}',
    lessThan: 'less than {{distance}}',
  },
  office: {
    title: 'Map: {{place}} and our office',
    description: 'Our office: {{address}}. The map shows the area around it.',
    exact: 'Our office',
    tab: 'The area around us in {{place}}',
  },
} as const satisfies Translation<typeof german>

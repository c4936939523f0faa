/** Where places lie, and whose data says so. */
export const places = {
  direction: {
    north: 'Norden',
    northEast: 'Nordosten',
    east: 'Osten',
    southEast: 'Südosten',
    south: 'Süden',
    southWest: 'Südwesten',
    west: 'Westen',
    northWest: 'Nordwesten',
  },
  underOneKilometre: 'unter 1 km',
  credit: {
    places: 'Orte',
    postalCodes: 'Postleitzahlen',
  },
} as const

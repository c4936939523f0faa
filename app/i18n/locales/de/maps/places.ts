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
  credit: {
    places: 'Orte',
    postalCodes: 'Postleitzahlen',
  },
  map: {
    asOf: 'Stand {{date}}',
    openStreetMap: '© OpenStreetMap-Mitwirkende',
    moves: {
      closer: 'Karte: näher heran',
      farther: 'Karte: weiter weg',
      west: 'Karte: nach Westen',
      north: 'Karte: nach Norden',
      south: 'Karte: nach Süden',
      east: 'Karte: nach Osten',
    },
  },
} as const

/** Places on maps, and the sources of their data. */
export const places = {
  underOneKilometre: 'unter 1 km',
  credit: {
    places: 'Orte',
    postalCodes: 'Postleitzahlen',
  },
  map: {
    asOf: 'Stand {{date}}',
    openStreetMap: '© OpenStreetMap-Mitwirkende',
    north: 'Norden',
    end: 'Hier endet die Karte',
    moves: {
      closer: 'Karte: näher heran',
      farther: 'Karte: weiter weg',
      west: 'Karte: nach Westen',
      north: 'Karte: nach Norden',
      south: 'Karte: nach Süden',
      east: 'Karte: nach Osten',
    },
  },
  location: {
    title: {
      exact: 'Karte: die Lage in {{place}}',
      circle: 'Karte: die ungefähre Lage in {{place}}',
      place: 'Karte: {{place}} und Umgebung',
    },
    tab: {
      exact: 'Die genaue Lage',
      circle: 'Ungefähre Lage, Umkreis 500 m',
      place: 'Mitte von {{place}}',
    },
    sketch: 'Skizze, Ringe im Abstand von {{distance}}',
    address: 'Die genaue Adresse nennen wir Ihnen vor der Besichtigung.',
    asTheCrowFlies: 'Punkte sind Ortsmitten, Entfernungen Luftlinie.',
    toMiddle: 'Bis zur Mitte von {{place}}',
    to: 'Nach {{place}}',
    lessThan: 'weniger als {{distance}}',
  },
  office: {
    title: 'Karte: {{place}} mit unserem Büro',
    description: 'Unser Büro: {{address}}. Die Karte zeigt die Umgebung.',
    exact: 'Unser Büro',
    tab: 'Die Umgebung in {{place}}',
  },
} as const

/** Offers and references on a map. */
export const map = {
  title_one: 'Karte mit {{formatted}} Angebot',
  title_other: 'Karte mit {{formatted}} Angeboten',
  description:
    'Jedes Fähnchen steht über einem Angebot oder über mehreren und nennt den Preis. Dieselben Angebote stehen in der Liste neben der Karte.',
  offers: 'Angebote',
  from: 'ab {{price}}',
  million: '{{value}} Mio. €',
  onRequest: 'auf Anfrage',
  reserved: '{{price}}, reserviert',
  perMonth: '{{price}}/Monat',
  andMore: '{{places}} und weitere Orte',
  beyond: '{{name}}, außerhalb dieses Ausschnitts',
  allRough: 'Jeder Ort ist ungefähr angegeben.',
  someRough: 'Einige Orte sind ungefähr angegeben.',
  part_one: '{{formatted}} Angebot in diesem Ausschnitt',
  part_other: '{{formatted}} Angebote in diesem Ausschnitt',
  nothingHere: 'In diesem Ausschnitt liegt kein Angebot.',
  whole: 'Alle auf der Karte zeigen',
  rest_one: 'Noch {{formatted}} Angebot auf dieser Karte.',
  rest_other: 'Noch {{formatted}} Angebote auf dieser Karte.',
  most: 'Auf der Karte stehen die ersten {{most}} von {{total}} Angeboten. Grenzen Sie die Suche ein, um die übrigen zu sehen.',
  without_one: '{{formatted}} Angebot ohne Punkt auf der Karte',
  without_other: '{{formatted}} Angebote ohne Punkt auf der Karte',
  references: {
    heading: 'Wo wir verkauft und vermietet haben',
    title: 'Karte der Orte, in denen wir verkauft und vermietet haben',
    description:
      'Jede Zahl steht in der Mitte eines Stadtteils oder Ortes und sagt, wie viele Immobilien es dort waren.',
    note: 'Gezählt nach Stadtteilen und Orten. Wo ein Haus steht, zeigt die Karte nicht.',
  },
} as const

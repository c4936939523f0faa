/** What a search says about itself: filters, problems, suggestions. */
export const finding = {
  chip: {
    priceMin: 'ab {{value}}',
    priceMax: 'bis {{value}}',
    roomsMin: 'ab {{value}} Zimmern',
    areaMin: 'ab {{value}}',
    q: '„{{value}}“',
  },
  ignored: {
    option: 'Die Auswahl „{{typed}}“ gibt es hier nicht. Sie wurde nicht berücksichtigt.',
    price:
      '„{{typed}}“ ist kein Preis und wurde nicht berücksichtigt. Geben Sie einen Betrag in Euro ein, zum Beispiel 450.000.',
    rooms:
      '„{{typed}}“ ist keine Zimmerzahl und wurde nicht berücksichtigt. Geben Sie eine Zahl ein, zum Beispiel 3 oder 2,5.',
    area: '„{{typed}}“ ist keine Fläche und wurde nicht berücksichtigt. Geben Sie die Quadratmeter als Zahl ein, zum Beispiel 85.',
  },
  cut: 'Gesucht wurde nur nach den ersten {{max}} Zeichen Ihres Textes. Kürzen Sie ihn auf die wichtigsten Wörter.',
  swapped: 'Die beiden Preise waren vertauscht. Gesucht wurde von {{from}} bis {{to}}.',
  pastEnd: 'So viele Seiten gibt es nicht. Sie sehen die letzte, Seite {{page}}.',
  pastOnlyPage: 'So viele Seiten gibt es nicht. Alles, was passt, steht auf dieser.',
  loosen: {
    marketType: 'Kauf und Miete',
    houseType: 'Alle Arten von Immobilien',
    city: 'Alle Orte',
    inCity: 'In {{city}}',
    priceMin: 'Preis ab {{value}}',
    priceMax: 'Preis bis {{value}}',
    roomsMin: 'Ab {{value}} Zimmern',
    areaMin: 'Fläche ab {{value}}',
    anyPriceMin: 'Ohne Mindestpreis',
    anyPriceMax: 'Ohne Höchstpreis',
    anyRooms: 'Zimmerzahl offen',
    anyArea: 'Fläche offen',
    anyText: 'Ohne „{{value}}“',
  },
  none: {
    title: 'Dazu passt gerade kein Angebot.',
    near: 'Mit einer einzigen Änderung schon:',
    far: 'Eine einzelne Bedingung zu lockern genügt hier nicht.',
    all: 'Alle Filter aufheben',
    ask: 'Oder sagen Sie uns, was Sie suchen. Vieles erfahren wir, bevor es hier steht.',
    atAll: 'Zurzeit zeigen wir keine Angebote. Sagen Sie uns, was Sie suchen, dann melden wir uns.',
    tellUs: 'Suchwunsch nennen',
  },
} as const

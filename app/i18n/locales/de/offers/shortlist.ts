/** The page of a list of offers. */
export const shortlist = {
  title: 'Merkliste',
  description: 'Gemerkte Immobilien nebeneinander: was sie kosten, wie groß sie sind und worin sie sich unterscheiden.',
  numbers: ['Kein', 'Ein', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs', 'Sieben', 'Acht', 'Neun', 'Zehn', 'Elf', 'Zwölf'],
  own_one:
    '{{number}} Angebot, das Sie sich gemerkt haben. Die Liste liegt nur auf diesem Gerät. Wem sie gehört, wissen wir erst, wenn Sie uns schreiben.',
  own_other:
    '{{number}} Angebote, die Sie sich gemerkt haben. Die Liste liegt nur auf diesem Gerät. Wem sie gehört, wissen wir erst, wenn Sie uns schreiben.',
  sent_one:
    '{{number}} Angebot auf einer Liste, deren Adresse Sie geöffnet haben. Auf diesem Gerät liegt sie erst, wenn Sie sie übernehmen.',
  sent_other:
    '{{number}} Angebote auf einer Liste, deren Adresse Sie geöffnet haben. Auf diesem Gerät liegt sie erst, wenn Sie sie übernehmen.',
  allGone: 'Von dieser Liste ist zurzeit nichts im Angebot.',
  takeOver: 'Auf meine Merkliste',
  send: 'Liste per E-Mail senden',
  sendSubject: 'Merkliste von {{agency}}',
  partly:
    'In dieser Adresse war nicht alles zu lesen, oder sie nennt mehr als {{count}} Angebote. Den Rest zeigen wir.',
  gone: {
    title: 'Nicht mehr im Angebot',
    sold: 'Seit {{month}} verkauft und deshalb nicht mehr im Vergleich.',
    rented: 'Seit {{month}} vermietet und deshalb nicht mehr im Vergleich.',
    soldSometime: 'Inzwischen verkauft und deshalb nicht mehr im Vergleich.',
    rentedSometime: 'Inzwischen vermietet und deshalb nicht mehr im Vergleich.',
    similar_one: 'Ein ähnliches Angebot haben wir noch.',
    similar_other: '{{number}} ähnliche Angebote haben wir noch.',
    showSimilar_one: 'Dieses ansehen',
    showSimilar_other: 'Ähnliche ansehen',
    unknown_one: 'Ein Angebot ist nicht mehr online',
    unknown_other: '{{number}} Angebote sind nicht mehr online',
    unknownText: 'Wir zeigen es zurzeit nicht. Fragen Sie uns gern danach.',
    unknownTexts: 'Wir zeigen sie zurzeit nicht. Fragen Sie uns gern danach.',
    all: 'Alle Angebote',
    remove: 'Eintrag entfernen',
    removeAll: 'Einträge entfernen',
  },
  comparison: {
    caption_one: '{{number}} Angebot mit allen Angaben',
    caption_other: '{{number}} Angebote im Vergleich',
    differ: 'Worin sie sich unterscheiden',
    differs: 'unterschiedlich',
    only: 'Nur Unterschiede zeigen',
    all: 'Alle Angaben zeigen',
    same: 'In allen Angaben gleich.',
    remove: 'Entfernen',
    unknown: 'keine Angabe',
    price: 'Preis',
    perArea: 'Preis je m²',
    rentPerArea: 'Kaltmiete je m²',
    energy: 'Energie',
    state: 'Stand',
    onOffer: 'Im Angebot',
  },
  further: {
    title: 'Außerdem auf der Liste',
    choose: 'Andere vergleichen',
    chooseText: 'Bis zu vier stehen nebeneinander. Kreuzen Sie an, welche.',
    compare: 'Vergleichen',
    tooMany: 'Mehr als vier passen nicht nebeneinander. Hier stehen die ersten vier.',
  },
  enquiry: {
    title_one: 'Danach fragen',
    title_other: 'Gemeinsam anfragen',
    lead_one: 'Wer es betreut, meldet sich bei Ihnen.',
    lead_other:
      'Eine Nachricht genügt. Wer was betreut, klären wir untereinander, und einer von uns meldet sich bei Ihnen.',
    legend: 'Um diese Angebote geht es',
    offers: 'Angebote',
    message_one: 'Ich interessiere mich für dieses Angebot und möchte es gern ansehen.',
    message_other: 'Ich interessiere mich für diese Angebote und möchte sie gern ansehen.',
    send: 'Anfrage senden',
  },
  empty: {
    lead: 'Noch steht hier nichts. Der Stern an jedem Angebot merkt es sich auf diesem Gerät, ohne Anmeldung.',
    steps: [
      { title: 'Merken', text: 'Drücken Sie den Stern an einem Angebot. Noch einmal, und es ist wieder herunter.' },
      {
        title: 'Vergleichen',
        text: 'Bis zu vier stehen nebeneinander, mit Preis, Größe und Energie. Was sich unterscheidet, ist markiert.',
      },
      {
        title: 'Weitergeben',
        text: 'Die Adresse der Seite ist die Liste. Schicken Sie sie, wem Sie wollen, oder drucken Sie sie aus.',
      },
    ],
    offers: 'Angebote ansehen',
  },
} as const

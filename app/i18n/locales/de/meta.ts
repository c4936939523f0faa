/** For search results, shared links and the feed. */
export const meta = {
  home: {
    title: 'Immobilien in {{city}}',
    titleWithoutCity: 'Wohnungen, Häuser und Grundstücke',
    description:
      'Wohnungen, Häuser und Grundstücke in und um {{city}}: aktuelle Angebote, Referenzen und Menschen, die sich auskennen.',
    descriptionWithoutCity:
      'Wohnungen, Häuser und Grundstücke: aktuelle Angebote, Referenzen und Menschen, die sich auskennen.',
    crumb: 'Startseite',
  },
  offers: {
    description:
      'Aktuelle Wohnungen, Häuser und Grundstücke zum Kauf und zur Miete, mit Preis, Fläche und Energieangaben.',
  },
  offer: {
    purchase: '{{kind}} zum Kauf in {{place}}',
    rent: '{{kind}} zur Miete in {{place}}',
    number: 'Objektnummer {{number}}',
  },
  references: {
    description: 'Häuser, Wohnungen und Grundstücke, die wir verkauft oder vermietet haben, und Stimmen dazu.',
  },
  reference: {
    what: '{{kind}} in {{place}}',
    story: 'Bilder und Geschichte einer Immobilie, die wir vermittelt haben.',
  },
  team: { description: 'Die Menschen hinter unseren Angeboten, mit Telefon und E-Mail.' },
  contact: { description: 'Telefon, E-Mail, Anschrift, Öffnungszeiten und Kontaktformular unseres Büros.' },
  feed: {
    title: 'Neue Angebote',
    subtitle: 'Wohnungen, Häuser und Grundstücke, die zuletzt hinzugekommen sind',
  },
} as const

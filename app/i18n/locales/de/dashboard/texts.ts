/** Texts in several languages: the switch, what is missing and what is old. */
export const texts = {
  languages: 'Sprache der Texte',
  source: 'Auf Deutsch',
  noSource: 'Auf Deutsch steht hier nichts. Solange das so ist, zeigt die Website auch diesen Text nicht.',
  confirm: 'Stimmt noch',
  confirmNamed: 'Stimmt noch: {{label}}',
  confirmedTitle: '{{label}} gilt wieder als aktuell',
  confirmedText: 'Was Sie sonst geändert haben, steht unten und ist noch nicht gespeichert.',
  overtakenTitle: 'Jemand hat inzwischen gespeichert',
  overtaken: 'Inzwischen hat jemand gespeichert. Laden Sie die Seite neu und vergleichen Sie noch einmal.',
  title: 'Auf Englisch',
  none: 'Noch ist nichts übersetzt. Englische Seiten zeigen die deutschen Texte.',
  begin: 'Englisch eintragen',
  missing: 'fehlt',
  stale: 'älter als die deutsche Fassung',
  count: { stale: '{{count}} älter', missing_one: '{{count}} fehlt', missing_other: '{{count}} fehlen' },
} as const

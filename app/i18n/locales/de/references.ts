export const references = {
  lead: 'Häuser, die wir weitergeben durften. Was sie gekostet haben, bleibt zwischen den Beteiligten.',
  year: 'Jahr',
  anyYear: 'Alle Jahre',
  clear: 'Alle Referenzen zeigen',
  results: 'Verkaufte und vermietete Immobilien',
  none: 'Dazu gibt es keine Referenz.',
  noneAtAll:
    'Hier stehen bald die ersten Häuser, die wir verkauft oder vermietet haben. Wie wir dabei vorgehen, lesen Sie schon jetzt.',
  voices: 'Was unsere Auftraggeber sagen',
  facts: 'Das Objekt',
  accompanied: 'Begleitet von',
  more: 'Weitere Referenzen',
  sellTitle: 'So etwas möchten Sie auch verkaufen?',
  sellText: 'Wir sehen uns Ihre Immobilie an, nennen Ihnen einen begründeten Wert und sagen, wie wir vorgehen würden.',
  sellButton: 'Bewertung anfragen',
} as const

/** Loaded together with the way back to a search. */
export const wayBack = {
  label: 'Ihre Suche',
  back_one: 'Zurück zu {{formatted}} Angebot',
  back_other: 'Zurück zu {{formatted}} Angeboten',
  place: '{{number}} von {{formatted}}',
  previous: 'Vorheriges Angebot',
  next: 'Nächstes Angebot',
  previousPage: 'Vorherige Seite der Liste',
  nextPage: 'Nächste Seite der Liste',
} as const

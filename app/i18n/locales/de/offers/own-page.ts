/** A page that the agency has added. Its own words are in the database. */
export const ownPage = {
  untranslated: 'Die Texte dieser Seite sind auf Deutsch.',
  fitting: 'Passende Angebote',
  all_one: 'Das Angebot in der Liste ansehen',
  all_other: 'Alle {{formatted}} ansehen',
  allOffers: 'Alle Angebote ansehen',
  none: 'Zurzeit ist kein passendes Angebot online.',
} as const

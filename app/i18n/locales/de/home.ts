/** Its title for search engines is in meta.ts. */
export const home = {
  headline: 'Häuser, die bleiben.',
  lead: 'Wohnungen, Häuser und Grundstücke in und um {{city}}, mit Sorgfalt vermittelt.',
  leadWithoutCity: 'Wohnungen, Häuser und Grundstücke, mit Sorgfalt vermittelt.',
  featured: 'Ausgewählt',
  nothingYet: 'Zurzeit zeigen wir hier keine Angebote. Sagen Sie uns, was Sie suchen, dann melden wir uns.',
  nothingYetLink: 'Suche nennen',
  figures: 'Zahlen aus unserem Haus',
  services: 'Was wir für Sie tun',
  valuation: 'Bewertung anfragen',
  references: 'In guten Händen',
  allReferences: 'Alle Referenzen',
  voices: 'Was unsere Auftraggeber sagen',
  people: 'Menschen, die Sie anrufen können',
  meetTeam: 'Das ganze Team',
} as const

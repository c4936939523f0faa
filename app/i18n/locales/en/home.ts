import type { Translation } from '#app/i18n/config.ts'
import type { home as german } from '#app/i18n/locales/de/home.ts'

export const home = {
  headline: 'Houses that last.',
  lead: 'Apartments, houses and building plots in and around {{city}}, handled with care.',
  leadWithoutCity: 'Apartments, houses and building plots, handled with care.',
  featured: 'Selected',
  nothingYet: 'There is nothing on offer here at the moment. Tell us what you are looking for and we will be in touch.',
  nothingYetLink: 'Tell us what you are looking for',
  figures: 'Our house in figures',
  services: 'What we do for you',
  valuation: 'Ask for a valuation',
  references: 'In good hands',
  allReferences: 'All sold and let',
  voices: 'What our clients say',
  people: 'People you can call',
  meetTeam: 'The whole team',
} as const satisfies Translation<typeof german>

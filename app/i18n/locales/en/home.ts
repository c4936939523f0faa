import type { home as german } from '#app/i18n/locales/de/home.ts'
import type { Translation } from '#app/i18n/locales/translation.ts'

export const home = {
  headline: 'Houses that last.',
  lead: 'Flats, houses and building plots in and around {{city}}, sold and let with care.',
  leadWithoutCity: 'Flats, houses and building plots, sold and let with care.',
  seller: 'Thinking of selling?',
  sellerLink: 'Find out what your home is worth',
  allOffers_one: 'All properties',
  allOffers_other: 'All {{formatted}} properties',
  search: {
    wish: 'I’d like to',
    buy: 'Buy',
    rent: 'Rent',
    anyPrice: 'Any',
    show: 'Show properties',
  },
  featured: 'Featured',
  nothingYet: 'We have no properties to show at the moment. Tell us what you are looking for and we will be in touch.',
  nothingYetLink: 'Tell us what you are looking for',
  figures: 'Our agency in figures',
  services: 'What we do for you',
  promise: 'A conversation costs nothing. The wrong price does.',
  valuation: 'Request a valuation',
  references: 'In good hands',
  allReferences: 'See everything we have sold and let',
  voices: 'What our clients say',
  people: 'People you can call',
  meetTeam: 'Meet the team',
} as const satisfies Translation<typeof german>

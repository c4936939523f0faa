import type { Translation } from '#app/i18n/config.ts'
import type { meta as german } from '#app/i18n/locales/de/meta.ts'

export const meta = {
  home: {
    title: 'Property in {{city}}',
    titleWithoutCity: 'Apartments, houses and building plots',
    description:
      'Apartments, houses and building plots in and around {{city}}: what is on offer, what we have sold and let, and people who know their ground.',
    descriptionWithoutCity:
      'Apartments, houses and building plots: what is on offer, what we have sold and let, and people who know their ground.',
    crumb: 'Home',
  },
  offers: {
    description: 'Apartments, houses and building plots for sale and to let, with price, area and energy details.',
  },
  offer: {
    purchase: '{{kind}} for sale in {{place}}',
    rent: '{{kind}} to let in {{place}}',
    number: 'Property number {{number}}',
  },
  references: {
    description: 'Houses, apartments and building plots we have sold or let, and what their owners say about it.',
  },
  reference: {
    what: '{{kind}} in {{place}}',
    story: 'Pictures and story of a property we were trusted to pass on.',
  },
  team: { description: 'The people behind our properties, with telephone and email.' },
  contact: { description: 'Telephone, email, address, opening hours and contact form of our office.' },
  feed: {
    title: 'New properties',
    subtitle: 'Apartments, houses and building plots that have come in most recently',
  },
} as const satisfies Translation<typeof german>

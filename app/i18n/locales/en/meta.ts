import type { meta as german } from '#app/i18n/locales/de/meta.ts'
import type { Translation } from '#app/i18n/locales/translation.ts'

export const meta = {
  home: {
    title: 'Property for sale and to let in {{city}}',
    titleWithoutCity: 'Flats, houses and building plots',
    description:
      'Flats, houses and building plots in and around {{city}}: current properties, what we have sold and let, and people who know the area.',
    descriptionWithoutCity:
      'Flats, houses and building plots: current properties, what we have sold and let, and people who know the area.',
    crumb: 'Home',
  },
  offers: {
    description: 'Flats, houses and building plots for sale and to let, with price, area and energy details.',
  },
  offer: {
    purchase: '{{kind}} for sale in {{place}}',
    rent: '{{kind}} to let in {{place}}',
    number: 'Ref. {{number}}',
  },
  references: {
    description: 'Houses, flats and building plots we have sold or let, and what the owners say.',
  },
  reference: {
    what: '{{kind}} in {{place}}',
    story: 'Photos, and the story behind it.',
  },
  team: { description: 'The people behind our properties, with telephone and email.' },
  contact: { description: 'Our office’s telephone, email, address, opening hours and contact form.' },
  feed: {
    title: 'New properties',
    subtitle: 'The latest flats, houses and building plots on our books',
  },
} as const satisfies Translation<typeof german>

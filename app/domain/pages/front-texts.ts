import { heading, hidden, type PageTexts, passage, points, sentence } from './text-kinds.ts'

export const home = {
  root: 'home',
  groups: {
    head: { headline: heading, lead: sentence, seller: heading, sellerLink: heading, nothingYet: sentence },
    sections: { featured: heading, figures: heading, references: heading, voices: heading, people: heading },
    services: {
      services: heading,
      salesShort: sentence,
      rentalsShort: sentence,
      newBuildShort: sentence,
      promise: sentence,
    },
    footer: { footerCall: heading },
    search: { searchTitle: heading, searchText: sentence },
  },
  at: {
    lead: ['home.lead', 'home.leadWithoutCity'],
    salesShort: ['services.sales.short'],
    rentalsShort: ['services.rentals.short'],
    newBuildShort: ['services.newBuild.short'],
    footerCall: ['footer.call'],
    searchTitle: ['meta.home.title', 'meta.home.titleWithoutCity'],
    searchText: ['meta.home.description', 'meta.home.descriptionWithoutCity'],
  },
} as const satisfies PageTexts

export const about = {
  root: 'about',
  groups: {
    head: { title: heading, lead: sentence, description: sentence },
    story: { story: heading, storyText: passage },
    values: { hideValues: hidden, values: heading, valueList: points },
    region: { region: heading, regionText: sentence, places: heading },
    people: { figures: heading, people: heading, peopleText: sentence, peopleLink: heading },
  },
  at: {
    hideValues: ['about.valueList'],
    regionText: ['about.regionText', 'about.regionTextWithoutCity'],
  },
} as const satisfies PageTexts

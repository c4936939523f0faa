import { heading, type PageTexts, passage, points, sentence } from './text-kinds.ts'

export const team = {
  root: 'team',
  groups: { head: { lead: sentence, none: sentence }, search: { searchText: sentence } },
  at: { searchText: ['meta.team.description'] },
} as const satisfies PageTexts

export const contact = {
  root: 'contact',
  groups: {
    head: { title: heading, lead: sentence, phone: heading },
    write: { write: heading, writeText: sentence, usually: sentence },
    topics: {
      topics: heading,
      topicOffer: heading,
      topicOfferText: sentence,
      topicSell: heading,
      topicSellText: sentence,
      topicLet: heading,
      topicLetText: sentence,
    },
    thanks: { received: sentence, steps: points, offerSteps: points, severalSteps: points, waitingText: sentence },
    mails: { mailClosing: sentence },
    search: { searchText: sentence },
  },
  at: {
    topicOffer: ['contact.topicList.offer'],
    topicOfferText: ['contact.topicList.offerText'],
    topicSell: ['contact.topicList.sell'],
    topicSellText: ['contact.topicList.sellText'],
    topicLet: ['contact.topicList.let'],
    topicLetText: ['contact.topicList.letText'],
    received: ['contact.thanks.received'],
    steps: ['contact.thanks.steps'],
    offerSteps: ['contact.thanks.offerSteps'],
    severalSteps: ['contact.thanks.severalSteps'],
    waitingText: ['contact.thanks.waitingStep.text'],
    searchText: ['meta.contact.description'],
  },
} as const satisfies PageTexts

export const references = {
  root: 'references',
  groups: {
    head: { lead: sentence, noneAtAll: sentence, voices: heading },
    sell: { sellTitle: heading, sellText: sentence },
    let: { letTitle: heading, letText: sentence },
    search: { searchText: sentence },
  },
  at: { searchText: ['meta.references.description'] },
} as const satisfies PageTexts

export const offers = {
  root: 'finding',
  groups: {
    enquiry: {
      askTitle: heading,
      askMember: sentence,
      askAgency: sentence,
      waitForMember: sentence,
      waitForAgency: sentence,
      waitingHint: sentence,
      waitingList: sentence,
    },
    search: { searchText: sentence },
  },
  at: {
    askTitle: ['contact.offer.title'],
    askMember: ['house', 'apartment', 'plot'].map((type) => `contact.offer.askMember.${type}`),
    askAgency: ['contact.offer.askAgency'],
    waitForMember: ['contact.offer.waitForMember'],
    waitForAgency: ['contact.offer.waitForAgency'],
    waitingHint: ['contact.offer.waitingHint'],
    waitingList: ['offer.request.reserved.text'],
    searchText: ['meta.offers.description'],
  },
} as const satisfies PageTexts

export const valuation = {
  root: 'valuation',
  groups: {
    head: { title: heading, firstTitle: heading, firstNote: sentence, promise: sentence, talk: heading },
    thanks: { received: sentence, steps: points },
    search: { description: sentence },
  },
  at: {
    firstTitle: ['valuation.steps.object.title'],
    firstNote: ['valuation.steps.object.note'],
    received: ['valuation.thanks.received'],
    steps: ['valuation.thanks.steps'],
  },
} as const satisfies PageTexts

export const legal = {
  root: 'imprint',
  groups: {
    imprint: { disputeText: sentence, moreTitle: heading, more: passage },
    privacy: { privacyLead: sentence, privacyMoreTitle: heading, privacyMore: passage },
  },
  at: {
    privacyLead: ['privacy.lead'],
    privacyMoreTitle: ['privacy.moreTitle'],
    privacyMore: ['privacy.more'],
  },
} as const satisfies PageTexts

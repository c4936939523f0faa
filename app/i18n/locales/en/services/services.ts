import type { services as german } from '#app/i18n/locales/de/services/services.ts'
import type { Translation } from '#app/i18n/locales/translation.ts'
import { newBuild } from './new-build.ts'
import { rentals } from './rentals.ts'
import { sales } from './sales.ts'

export const services = {
  titles: {
    benefits: 'What you gain',
    process: 'How we go about it',
    cost: 'What it costs',
    documents: 'The documents we need',
    documentsNote:
      'You do not need to have everything to hand. With your authority, we will obtain whatever is missing.',
    questions: 'Questions and answers',
    askUs: 'Ask us',
    askText: 'The first conversation is free and without obligation.',
    askButton: 'Send a message',
    valuation: 'Request a valuation',
    noNewBuild: 'We have no new-build homes for sale at the moment. A plot to build your own might suit you.',
    plots: 'See building plots',
  },
  ask: 'Ask {{name}}',
  rates: {
    sellerCommission: 'Sellers usually pay',
    buyerCommission: 'Buyers usually pay',
    rentalFee: 'As a rule',
    bothCommissions: 'Sellers and buyers usually each pay',
  },
  sales,
  rentals,
  newBuild,
} as const satisfies Translation<typeof german>

import type { Translation } from '#app/i18n/config.ts'
import type { references as german } from '#app/i18n/locales/de/references.ts'

export const references = {
  lead: 'Houses we were trusted to pass on. What they cost stays between those concerned.',
  year: 'Year of sale',
  anyYear: 'All years',
  clear: 'Show all references',
  results: 'Properties sold',
  none: 'There is no reference for this.',
  noneAtAll: 'The first houses we have sold will soon be shown here. How we go about it you can read already.',
  voices: 'What our clients say',
  facts: 'The property',
  accompanied: 'Looked after by',
  more: 'More references',
  sellTitle: 'Would you like to sell something like this?',
  sellText: 'We come to see your property, name a value with reasons, and say how we would go about it.',
  sellButton: 'Ask for a valuation',
} as const satisfies Translation<typeof german>

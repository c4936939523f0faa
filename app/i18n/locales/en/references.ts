import type { Translation } from '#app/i18n/config.ts'
import type { references as german } from '#app/i18n/locales/de/references.ts'

export const references = {
  lead: 'Houses we were trusted to pass on. What they cost stays between those concerned.',
  year: 'Year',
  anyYear: 'All years',
  clear: 'Show all',
  results: 'Properties sold and let',
  none: 'Nothing we have sold or let matches this.',
  noneAtAll: 'The first houses we have sold or let will soon be shown here. How we go about it you can read already.',
  voices: 'What our clients say',
  facts: 'The property',
  accompanied: 'Looked after by',
  more: 'More we have sold and let',
  sellTitle: 'Would you like to sell something like this?',
  sellText: 'We come to see your property, name a value with reasons, and say how we would go about it.',
  sellButton: 'How we sell',
} as const satisfies Translation<typeof german>

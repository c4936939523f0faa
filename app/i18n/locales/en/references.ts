import type { references as german } from '#app/i18n/locales/de/references.ts'
import type { Translation } from '#app/i18n/locales/translation.ts'

export const references = {
  unchecked: 'Whether these testimonials come from clients has not been checked.',
  uncheckedOne: 'Where this testimonial comes from has not been checked.',
  count_one: '{{formatted}} property',
  count_other: '{{formatted}} properties',
  lead: 'Homes we were entrusted with. What they fetched stays between the parties.',
  year: 'Year',
  anyYear: 'All years',
  clear: 'Show all',
  results: 'Properties sold and let',
  none: 'Nothing matches this.',
  noneAtAll: 'The first homes we have sold or let will soon appear here. In the meantime, read how we go about it.',
  voices: 'What our clients say',
  facts: 'The property',
  accompanied: 'Handled by',
  more: 'More homes sold and let',
  sellTitle: 'Would you like to sell something like this?',
  sellText: 'We will visit your property, give you a valuation with our reasons, and explain how we would sell it.',
  sellButton: 'Request a valuation',
  letTitle: 'Would you like to let something like this?',
  letText: 'We will visit your property, suggest a rent with our reasons, and explain how we would let it.',
  letButton: 'How we let',
} as const satisfies Translation<typeof german>

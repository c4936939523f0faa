import type { about as german } from '#app/i18n/locales/de/about.ts'
import type { Translation } from '#app/i18n/locales/translation.ts'

export const about = {
  title: 'About us',
  lead: 'We sell and let homes we have walked through, to people we have talked to.',
  description: 'How we work, what matters to us and the area we know best.',
  story: 'How we work',
  storyText: [
    'For most people, a home is the biggest thing they will ever buy or sell. So we take our time: over the first walk-through, over the paperwork, and over the questions that only come up in the evening.',
    'It starts with a conversation, not a brochure. Why are you selling, by when, and what would you like to happen to the house? Once we know that, we talk about the price and the best way to sell.',
    'If you buy or rent through us, we will also tell you what’s wrong with a house. That saves some people a second visit, and many more the trouble afterwards.',
  ],
  values: 'What matters to us',
  valueList: [
    {
      title: 'A price we can back up',
      text: 'We quote the value we can justify, even if someone else promises more.',
    },
    {
      title: 'The full picture',
      text: 'Defects, charges on the title and energy figures are in the brochure, not in the small print.',
    },
    {
      title: 'Discretion',
      text: 'Names, prices and reasons stay with the people they concern.',
    },
    {
      title: 'One person to call',
      text: 'From the first visit to the day you hand over the keys, you know who to call.',
    },
  ],
  region: 'The area we know best',
  regionText:
    'Our office is in {{city}}. We know the streets, neighbourhoods and prices here and in the surrounding area at first hand.',
  regionTextWithoutCity: 'Where we work, we know the streets, neighbourhoods and prices at first hand.',
  places: 'We currently have properties in',
  figures: 'In figures',
  people: 'Get to know us',
  peopleText: 'Behind every property is someone you can call.',
  peopleLink: 'Meet the team',
} as const satisfies Translation<typeof german>

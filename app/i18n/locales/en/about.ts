import type { Translation } from '#app/i18n/config.ts'
import type { about as german } from '#app/i18n/locales/de/about.ts'

export const about = {
  title: 'About us',
  lead: 'We sell and let houses we have walked through, to people we have talked to.',
  description: 'How we work, what matters to us and where we know our way around.',
  story: 'How we work',
  storyText: [
    'For most people a house is the largest thing they ever buy or sell. So we take time: for the first walk through, for the papers, and for the questions that only come in the evening.',
    'It does not begin with a brochure but with a conversation. Why are you selling, by when, and what should become of the house? Once we know that, we talk about price and procedure.',
    'Those who buy or rent from us also hear what speaks against a house. It spares some a second visit, and many the trouble afterwards.',
  ],
  values: 'What matters to us',
  valueList: [
    {
      title: 'A price with reasons',
      text: 'We name the value we can prove, even where someone else promises more.',
    },
    {
      title: 'Complete particulars',
      text: 'Defects, charges and energy figures stand in the brochure, not in the small print.',
    },
    {
      title: 'Discretion',
      text: 'Names, prices and reasons stay with those they concern.',
    },
    {
      title: 'Someone in charge',
      text: 'From the first visit to the handing over of the keys you know whom to call.',
    },
  ],
  region: 'Where we know our way around',
  regionText:
    'Our office is in {{city}}. In the town and around it we know streets, neighbourhoods and prices at first hand.',
  regionTextWithoutCity: 'Where we work, we know streets, neighbourhoods and prices at first hand.',
  places: 'At present we have properties in',
  figures: 'In figures',
  people: 'Get to know us',
  peopleText: 'Behind every property is someone you can call.',
  peopleLink: 'Meet the team',
} as const satisfies Translation<typeof german>

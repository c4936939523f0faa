import type { Translation } from '#app/i18n/config.ts'
import type { about as german } from '#app/i18n/locales/de/about.ts'

export const about = {
  title: 'About us',
  lead: 'An estate agency that would rather look after fewer houses and know each of them.',
  description: 'How we work, what matters to us and where we know our way around.',
  story: 'How we work',
  storyText: [
    'For most people a house is the largest thing they ever buy or sell. So we take the time it needs: for the first walk through, for the papers, for the questions that only come in the evening.',
    'When you call us, you speak to someone who has stood in the house. When you sell with us, you know every week who came and what was said.',
  ],
  values: 'What matters to us',
  valueList: [
    {
      title: 'A price with reasons',
      text: 'We name the value we can prove, even where someone else promises more.',
    },
    {
      title: 'Complete particulars',
      text: 'Defects, charges and energy figures belong in the brochure, not in the small print.',
    },
    {
      title: 'Discretion',
      text: 'Names, prices and reasons stay with those they concern.',
    },
    {
      title: 'One face to the end',
      text: 'The same person is with you from the valuation to the handing over of the keys.',
    },
  ],
  region: 'Where we know our way',
  regionText:
    'Our office is in {{city}}. In the town and around it we know streets, settings and prices at first hand.',
  regionLink: 'See what is on offer',
  figures: 'In figures',
  people: 'Get to know us',
  peopleText: 'Behind every property is someone you can call.',
  peopleLink: 'Meet the team',
} as const satisfies Translation<typeof german>

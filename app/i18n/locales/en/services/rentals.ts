import type * as german from '#app/i18n/locales/de/services/rentals.ts'
import type { Translation } from '#app/i18n/locales/translation.ts'

export const rentals = {
  title: 'Letting',
  short: 'Tenants who suit your property. Whoever instructs us pays our fee.',
  lead: 'We find people who will be happy to stay, and prepare everything so that all you have to do is sign.',
  description:
    'How we let flats and houses: process, who pays under German law, documents and answers to common questions.',
  matching: 'Currently to let',
  benefitList: [
    {
      title: 'A rent that stands up',
      text: 'We check the local rent index, the rent cap and comparable flats before we suggest a figure.',
    },
    {
      title: 'A short list',
      text: 'You meet a handful of applicants whose details we have checked.',
    },
    {
      title: 'A clean start',
      text: 'The tenancy agreement and handover record are ready when the keys change hands.',
    },
  ],
  steps: [
    { title: 'A first look', text: 'We look round the flat and talk about what matters to you.' },
    { title: 'Setting the rent', text: 'You receive our suggestion with our reasons, including the service charge.' },
    {
      title: 'Marketing',
      text: 'Photos, floor plan, energy details and a description that answers the right questions.',
    },
    { title: 'Choosing', text: 'We carry out the viewings and present the applications. You decide.' },
    { title: 'Handover', text: 'We prepare the tenancy agreement and hand over the flat with a signed record.' },
  ],
  costList: [
    {
      title: 'Who pays',
      text: 'For homes, German law says that whoever instructs the agent pays the agent. If you instruct us, our service is free for tenants (section 2 (1a) WoVermRG).',
    },
    {
      title: 'How much',
      text: 'We agree our fee with you in advance, in writing and including VAT.',
    },
    {
      title: 'When',
      text: 'Once the tenancy agreement has been signed. No tenancy, no fee.',
    },
    {
      title: 'Shops, offices, surgeries',
      text: 'This rule does not apply to commercial premises. The brochure says who pays.',
    },
  ],
  costNote: 'You only pay for anything else if we have agreed it in writing beforehand.',
  documentList: [
    'Floor plan and living area',
    'Energy certificate',
    'Latest service charge statement',
    'For flats under separate ownership: house rules, declaration of division and the latest statement from the managing agent',
    'Where the rent cap applies: details of the previous rent and of modernisation',
  ],
  questionList: [
    {
      question: 'Do I have to pay anything as a tenant?',
      answer: 'No. We let the homes you see here on behalf of the landlord, who pays us.',
    },
    {
      question: 'Who decides who moves in?',
      answer:
        'You do. We check the details, present the applications and tell you what we think. Origin, religion and disability play no part in it.',
    },
    {
      question: 'Which documents do you ask applicants for?',
      answer:
        'For a viewing, only a name and a telephone number or email address. Anyone who wants to take the flat fills in a tenant application form, and we ask for proof of income only from the person chosen. We delete whatever we no longer need.',
    },
    {
      question: 'Can I charge whatever rent I like?',
      answer:
        'Where the rent cap applies, the starting rent may be no more than ten per cent above the local reference rent (section 556d BGB). There are exceptions, among them new buildings, comprehensively modernised flats and flats where the previous rent was higher. We will do the sums for you.',
    },
    {
      question: 'How much deposit can I ask for?',
      answer:
        'At most three months’ rent, excluding service charges. The tenant may pay it in three equal monthly instalments, the first at the start of the tenancy (section 551 BGB).',
    },
  ],
} as const satisfies Translation<typeof german.rentals>

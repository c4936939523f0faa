import type * as german from '#app/i18n/locales/de/services/new-build.ts'
import type { Translation } from '#app/i18n/locales/translation.ts'

export const newBuild = {
  title: 'New-build projects',
  short: 'For developers: from floor plan to price list to the last unit sold.',
  lead: 'We get involved before the plans are finished, and stay until the last flat is handed over.',
  description:
    'Selling new-build projects: advice, price list, marketing and handover, with process, costs and documents.',
  matching: 'New builds for sale',
  benefitList: [
    {
      title: 'Layouts people want',
      text: 'We tell you which sizes and layouts people want in the area, while there is still time to change them.',
    },
    {
      title: 'A considered price list',
      text: 'Every unit is priced individually: by floor, aspect, outdoor space and parking.',
    },
    {
      title: 'A clear picture',
      text: 'Available, reserved, signed: you always know how your project is doing.',
    },
  ],
  steps: [
    {
      title: 'Advice',
      text: 'Site, target buyers, sizes and specification, ideally before the planning application.',
    },
    { title: 'Pricing', text: 'A price list and sales plan in step with your financing.' },
    {
      title: 'Preparing',
      text: 'Visuals, building specification, brochure and a look that suits the building.',
    },
    {
      title: 'Selling',
      text: 'We lead the negotiations, keep track of reservations and special requests, and are there on the day of signing.',
    },
    {
      title: 'Handover',
      text: 'We are there for the final inspection and handover, and remain there for buyers afterwards.',
    },
  ],
  costList: [
    {
      title: 'Sales',
      text: 'We agree a commission for each unit sold. It is due once the contract of sale has taken effect.',
    },
    {
      title: 'Advice before sales begin',
      text: 'Anything you need before the launch is agreed separately, with a fixed scope.',
    },
    {
      title: 'Buyers',
      text: 'Every brochure says whether they pay as well. Where a consumer buys a flat or a single-family house, sections 656a to 656d BGB apply: if we act for both sides, both pay the same.',
    },
  ],
  costNote: 'All amounts and rates are set out in the agreement in advance.',
  documentList: [
    'Site plan, floor plans and elevations',
    'Building specification (a draft will do)',
    'Planning permission, or the status of the application',
    'Drafts of the declaration of division and the contract of sale',
    'Energy standard calculations',
    'Commercial register extract and details of the beneficial owners, as required by the German Money Laundering Act',
  ],
  questionList: [
    {
      question: 'When should we get you involved?',
      answer:
        'As early as possible. A floor plan is easy to change before the planning application, and very hard to change afterwards.',
    },
    {
      question: 'When do buyers pay?',
      answer:
        'As building progresses, in no more than seven instalments under section 3 MaBV, the German rules for property developers. The notary explains which of them apply.',
    },
    {
      question: 'How much time is there before signing?',
      answer:
        'As a rule, consumers receive the draft contract from the notary at least two weeks before the appointment (section 17 (2a) BeurkG). We allow for that.',
    },
    {
      question: 'Do you also sell the last few flats?',
      answer:
        'Yes, even if sales began with someone else. We start by finding out why these particular flats are still unsold.',
    },
  ],
} as const satisfies Translation<typeof german.newBuild>

import type * as german from '#app/i18n/locales/de/services/sales.ts'
import type { Translation } from '#app/i18n/locales/translation.ts'

export const sales = {
  title: 'Selling',
  short:
    'We give you an honest valuation, show your home to the right people and stay by your side until the keys are handed over.',
  lead: 'A price we can explain, a process you know in advance, and someone who answers the telephone.',
  description: 'How we sell houses, flats and plots: process, costs, documents and answers to common questions.',
  matching: 'What we have sold',
  benefitList: [
    {
      title: 'A price we can back up',
      text: 'We look at prices actually paid, official land values and the condition of the house, and you see the calculation.',
    },
    {
      title: 'Photos and words that are true',
      text: 'Good photographs, clear floor plans and a description that promises nothing the viewing cannot deliver.',
    },
    {
      title: 'Viewings worth having',
      text: 'We speak to every prospective buyer before they visit, and check their finances before you decide.',
    },
  ],
  steps: [
    {
      title: 'Getting to know each other',
      text: 'We walk through the house together and listen to what matters to you.',
    },
    {
      title: 'Valuation',
      text: 'You receive our valuation and a suggested asking price, with our reasons and in writing.',
    },
    {
      title: 'Instructing us',
      text: 'The agency agreement says what we do, what it costs and how long it runs.',
    },
    {
      title: 'Preparing',
      text: 'We gather the documents, have photographs taken and plans drawn, and write the brochure. It is published once you have approved it, on your personal page and without an account.',
    },
    {
      title: 'Viewings',
      text: 'All by appointment and accompanied. After each one, you hear what was said, and your page shows how often the listing has been viewed.',
    },
    {
      title: 'Negotiating and signing',
      text: 'We lead the negotiations, agree the contract with the notary and are there on the day you sign.',
    },
    { title: 'Handover', text: 'Meter readings, keys, a signed record. And we are still there for you afterwards.' },
  ],
  costList: [
    {
      title: 'The first conversation',
      text: 'It is free, and so is our price estimate.',
    },
    {
      title: 'Flat or single-family house',
      text: 'Where the buyer is a consumer, German law protects both sides: if we act for both, both pay the same (section 656c BGB). If only you have instructed us, the buyer can be asked to pay half at most, and only once you can show that your share has been paid (section 656d BGB).',
    },
    {
      title: 'Plot, block of flats, commercial property',
      text: 'Here, the commission can be split in any way the parties agree. The agency agreement and the brochure say how.',
    },
    {
      title: 'When it is due',
      text: 'Once the contract of sale has taken effect. No sale, no fee.',
    },
  ],
  costNote:
    'All rates we quote include VAT. You only pay for anything else, such as an energy certificate, if we have agreed it in writing beforehand.',
  documentList: [
    'Identity card or passport, as required by the German Money Laundering Act',
    'Land register extract and cadastral map',
    'Floor plans, living area calculation and building specification',
    'Energy certificate, if there is one',
    'Invoices and records of any modernisation',
    'For flats: declaration of division, minutes of the last three owners’ meetings, budget and service charge statement',
    'For let properties: tenancy agreements and service charge statements',
  ],
  questionList: [
    {
      question: 'How long does a sale take?',
      answer:
        'It depends on location, condition and price. With the valuation we tell you how long yours is likely to take. Payment usually follows a few weeks after signing at the notary’s office.',
    },
    {
      question: 'Do I need an energy certificate?',
      answer:
        'For almost every residential building, yes. It must be available by the first viewing, and every advert must state its figures. From 2027 this includes listed buildings; only buildings with a usable area of less than 50 m² need none (section 79 GModG). If you do not have one, we can recommend someone qualified to issue it.',
    },
    {
      question: 'Can I sell without everyone knowing?',
      answer:
        'Yes. We then only approach people we know are looking for something similar. That keeps things quiet, but it reaches fewer buyers and can take longer.',
    },
    {
      question: 'What if the house was inherited?',
      answer:
        'Then we also need the certificate of inheritance, or the notarised will as opened by the probate court, and the consent of all the heirs. We will talk you through the steps that come first.',
    },
    {
      question: 'Can I cancel the agency agreement?',
      answer:
        'As a consumer, you have 14 days to do so if it was signed at your home, by telephone or by email (sections 312g and 355 BGB). The notice explaining this comes with the agreement.',
    },
    {
      question: 'Will I pay tax on the profit?',
      answer:
        'Usually not, if you lived in the property yourself. If it was let and you sell within ten years of buying, income tax may be due (section 23 EStG). Ask your tax adviser first.',
    },
  ],
} as const satisfies Translation<typeof german.sales>

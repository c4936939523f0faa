import type { services as german } from '#app/i18n/locales/de/services.ts'
import type { Translation } from '#app/i18n/locales/translation.ts'

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
  },
  sales: {
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
        text: 'We gather the documents, have photographs taken and plans drawn, and write the brochure. It is published once you have approved it.',
      },
      {
        title: 'Viewings',
        text: 'All by appointment and accompanied. After each one, you hear what was said.',
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
          'For almost every residential building, yes. It must be available by the first viewing, and every advert must state its figures. Listed buildings are the main exception. If you do not have one, we can recommend someone qualified to issue it.',
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
  },
  rentals: {
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
  },
  newBuild: {
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
  },
} as const satisfies Translation<typeof german>

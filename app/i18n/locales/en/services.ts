import type { Translation } from '#app/i18n/config.ts'
import type { services as german } from '#app/i18n/locales/de/services.ts'

export const services = {
  titles: {
    benefits: 'What you gain',
    process: 'How we go about it',
    cost: 'What it costs',
    documents: 'The papers we need',
    documentsNote: 'Not everything has to be at hand. With your authority we obtain what is missing.',
    questions: 'Questions and answers',
    askUs: 'Ask us',
    askText: 'The first conversation costs nothing and commits you to nothing.',
    askButton: 'Write a message',
  },
  ask: 'Ask {{name}}',
  rates: {
    sellerCommission: 'Sellers usually pay',
    buyerCommission: 'Buyers usually pay',
    rentalFee: 'As a rule',
  },
  sales: {
    title: 'Selling',
    short: 'We value honestly, show the house to the right people, and stay by your side until it is handed over.',
    lead: 'A price that can be explained, a procedure you know beforehand, and someone who answers the telephone.',
    description: 'How we sell houses, apartments and plots: process, costs, papers and answers to common questions.',
    matching: 'What we have sold',
    benefitList: [
      {
        title: 'A price with reasons',
        text: 'We compare prices actually paid, official land values and the condition of the house. You get the calculation with it.',
      },
      {
        title: 'Pictures and words that are true',
        text: 'Good photographs, legible floor plans and a text that promises nothing the viewing does not keep.',
      },
      {
        title: 'Viewings worth having',
        text: 'We speak to everyone before they come, and settle the question of finance before you decide.',
      },
    ],
    steps: [
      {
        title: 'Getting to know each other',
        text: 'We walk through the house together and listen to what matters to you.',
      },
      { title: 'Valuing', text: 'You receive a reasoned value and our proposal for the asking price, in writing.' },
      {
        title: 'Engaging us',
        text: 'The agency agreement says what we do, what it costs and how long it runs.',
      },
      {
        title: 'Preparing',
        text: 'We gather the papers, have photographs and plans made, and write the brochure. It appears once you have approved it.',
      },
      {
        title: 'Showing',
        text: 'Viewings by appointment, and accompanied. After each you hear what was said.',
      },
      {
        title: 'Negotiating and signing',
        text: 'We lead the talks, settle the contract with the notary and are there on the day.',
      },
      { title: 'Handing over', text: 'Meter readings, keys, record. We can still be reached afterwards.' },
    ],
    costList: [
      {
        title: 'The first conversation',
        text: 'It costs nothing, and neither does our estimate of the price.',
      },
      {
        title: 'Apartment or single-family house',
        text: 'Where the buyer is a consumer, German law protects both sides: if we act for both, both pay the same (section 656c BGB). If only you have engaged us, the other side may take over half at most, and only once your share has demonstrably been paid (section 656d BGB).',
      },
      {
        title: 'Plot, apartment building, commercial',
        text: 'Here the commission may be divided freely. What applies is stated in the agreement and in the brochure.',
      },
      {
        title: 'When it is due',
        text: 'When the contract of sale has taken effect. No sale, no commission.',
      },
    ],
    costNote:
      'All rates we quote include VAT. Further costs, for an energy certificate for example, only arise if we have agreed them in writing beforehand.',
    documentList: [
      'Identity card or passport, as the Money Laundering Act requires',
      'Land register extract and cadastral map',
      'Floor plans, calculation of living area and building description',
      'Energy certificate, where there is one',
      'Invoices and records of modernisation',
      'For condominiums: declaration of division, minutes of the last three meetings, budget and statement of charges',
      'For let properties: leases and statements of service charges',
    ],
    questionList: [
      {
        question: 'How long does a sale take?',
        answer:
          'It depends on location, condition and price. With the valuation we name a period for your house. Payment usually follows some weeks after the notary appointment.',
      },
      {
        question: 'Do I need an energy certificate?',
        answer:
          'For almost every residential building, yes. It must be available at the viewing at the latest, and its figures belong in every advertisement. Listed buildings are the main exception. If there is none, we name someone entitled to issue it.',
      },
      {
        question: 'Can I sell without everyone hearing of it?',
        answer:
          'Yes. We then approach only people we know to be looking for something like it. That keeps the house calm, but reaches fewer buyers and sometimes takes longer.',
      },
      {
        question: 'What if the house was inherited?',
        answer:
          'Then we also need the certificate of inheritance or the opened notarial will, and the consent of all heirs. We talk through the steps before that with you.',
      },
      {
        question: 'Can I withdraw from the agency agreement?',
        answer:
          'As a consumer you have 14 days to do so if we conclude it at your home, by telephone or by email (sections 312g and 355 BGB). You receive the instructions with the agreement.',
      },
      {
        question: 'Is the profit taxed?',
        answer:
          'As a rule not if you lived in the property yourself. If it was let and no more than ten years lie between purchase and sale, income tax may be due (section 23 EStG). Ask your tax adviser beforehand.',
      },
    ],
  },
  rentals: {
    title: 'Letting',
    short: 'Tenants who suit your property. Whoever engages us bears the cost.',
    lead: 'We look for people who are glad to stay, and prepare everything so that you only have to sign.',
    description:
      'How we let apartments and houses: process, who pays under German law, papers and answers to common questions.',
    matching: 'What we are letting at present',
    benefitList: [
      {
        title: 'A rent that stands',
        text: 'We check the rent index, the rent cap and comparable apartments before we name a sum.',
      },
      {
        title: 'A short list',
        text: 'You meet a few applicants whose particulars we have checked.',
      },
      {
        title: 'A clean start',
        text: 'Lease and handover record are ready when the key changes hands.',
      },
    ],
    steps: [
      { title: 'A first look', text: 'We take note of the apartment and of what matters to you.' },
      { title: 'Setting the rent', text: 'You receive our proposal with reasons, service charges included.' },
      {
        title: 'Presenting',
        text: 'Pictures, floor plan, energy details and a text that answers the right questions.',
      },
      { title: 'Choosing', text: 'We hold the viewings and present the applications. You decide.' },
      { title: 'Handing over', text: 'We prepare the lease and hand over the apartment with a record.' },
    ],
    costList: [
      {
        title: 'Who pays',
        text: 'For homes, whoever engages the agent pays the agent. If the order comes from you, our service is free for tenants (section 2 (1a) WoVermRG).',
      },
      {
        title: 'How much',
        text: 'We agree our fee with you beforehand, in text form and including VAT.',
      },
      {
        title: 'When',
        text: 'When the lease has been concluded. No lease, no fee.',
      },
      {
        title: 'Shops, offices, surgeries',
        text: 'For commercial space the rule does not apply. Who pays there is stated in the brochure.',
      },
    ],
    costNote: 'Further costs only arise if we have agreed them in writing beforehand.',
    documentList: [
      'Floor plan and details of the living area',
      'Energy certificate',
      'Latest statement of service charges',
      'For condominiums: house rules, declaration of division and the latest statement of charges',
      'Where the rent cap applies: details of the previous rent and of modernisation',
    ],
    questionList: [
      {
        question: 'Do I have to pay anything as a tenant?',
        answer: 'No. We offer the homes you see here on behalf of the landlord, who pays us.',
      },
      {
        question: 'Who decides who moves in?',
        answer:
          'You do. We check the particulars, present the applications and say what we think of them. Origin, religion or a disability play no part in it.',
      },
      {
        question: 'Which documents do you ask applicants for?',
        answer:
          'For a viewing, only a name and a telephone number or email address. A self-disclosure when someone wants to take the apartment, and proof of income only once the choice falls on that person. What we no longer need, we delete.',
      },
      {
        question: 'May I set the rent freely?',
        answer:
          'Where the rent cap applies, it may at first be no more than ten per cent above the local comparative rent (section 556d BGB). Exceptions exist among others for new buildings, thoroughly modernised apartments and a higher previous rent. We do the sums for you.',
      },
      {
        question: 'How high may the deposit be?',
        answer:
          'Three months’ rent without service charges at most. It may be paid in three equal monthly instalments, the first at the beginning of the tenancy (section 551 BGB).',
      },
    ],
  },
  newBuild: {
    title: 'New-build projects',
    short: 'For developers: from the floor plan through the price list to the last unit.',
    lead: 'We join you before the plan is finished, and stay until the last apartment is handed over.',
    description:
      'Selling new-build projects: advice, price list, marketing and handover, with process, costs and papers.',
    matching: 'New buildings and plots on offer',
    benefitList: [
      {
        title: 'Layouts people want',
        text: 'We say which sizes and layouts are sought in the area while they can still be changed.',
      },
      {
        title: 'A considered price list',
        text: 'Every unit gets a price of its own: by storey, orientation, outdoor space and parking.',
      },
      {
        title: 'A clear picture',
        text: 'Available, reserved, signed: you know at any time where your project stands.',
      },
    ],
    steps: [
      { title: 'Advising', text: 'Site, buyers, sizes and fittings, ideally before the planning application.' },
      { title: 'Calculating', text: 'Price list and sales plan, in step with your financing.' },
      {
        title: 'Preparing',
        text: 'Visualisations, building specification, brochure and an appearance that suits the house.',
      },
      {
        title: 'Selling',
        text: 'We hold the talks, keep track of reservations and special requests, and come along to the notary.',
      },
      {
        title: 'Handing over',
        text: 'We are there for acceptance and handover, and buyers can still reach us afterwards.',
      },
    ],
    costList: [
      {
        title: 'Sales',
        text: 'We agree a commission for each unit sold. It is due when the contract of sale has taken effect.',
      },
      {
        title: 'Advice before that',
        text: 'What you need before sales begin we agree separately, with a fixed scope.',
      },
      {
        title: 'Buyers',
        text: 'Whether they pay as well is stated in every brochure. Where a consumer buys an apartment or a single-family house, sections 656a to 656d BGB apply: if we act for both sides, both pay the same.',
      },
    ],
    costNote: 'All sums and rates are in the agreement beforehand.',
    documentList: [
      'Site plan, floor plans and elevations',
      'Building specification, a draft will do',
      'Building permit or state of the procedure',
      'Drafts of the declaration of division and the contract of sale',
      'Calculations of the energy standard',
      'Commercial register extract and details of the beneficial owners, as the Money Laundering Act requires',
    ],
    questionList: [
      {
        question: 'When should we involve you?',
        answer:
          'As early as possible. A floor plan is easy to change before the planning application and hardly afterwards.',
      },
      {
        question: 'When do buyers pay?',
        answer:
          'As building progresses, in seven instalments at most under section 3 of the MaBV. The notary explains which of them are in a contract.',
      },
      {
        question: 'How much time is there before signing?',
        answer:
          'As a rule consumers receive the draft contract from the notary at least two weeks before the appointment (section 17 (2a) BeurkG). We plan for that time.',
      },
      {
        question: 'Do you also sell the last few apartments?',
        answer:
          'Yes, even where sales began elsewhere. We then first look at why these very apartments are the ones that remain.',
      },
    ],
  },
} as const satisfies Translation<typeof german>

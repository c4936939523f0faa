import type { Translation } from '#app/i18n/config.ts'
import type { services as german } from '#app/i18n/locales/de/services.ts'

export const services = {
  titles: {
    benefits: 'What it does for you',
    process: 'How we go about it',
    cost: 'What it costs',
    documents: 'What we need from you',
    documentsNote: 'With your authority we obtain whatever is missing.',
    questions: 'Questions and answers',
    talk: 'Talk to us',
    talkText: 'The first conversation costs nothing and commits you to nothing.',
    talkButton: 'Get in touch',
    matching: { offers: 'On offer now', references: 'What we have sold' },
  },
  sales: {
    title: 'Selling',
    short: 'We value honestly, show the house to the right people, and stay by your side until it is handed over.',
    lead: 'From the valuation to the keys: one plan, a price that holds, and someone who answers the telephone.',
    description: 'How we sell houses, apartments and plots: process, costs, documents and answers to common questions.',
    benefitList: [
      {
        title: 'A value we can prove',
        text: 'We compare prices actually paid, official land values and the condition of the house. You get the calculation with it.',
      },
      {
        title: 'Pictures and words that are true',
        text: 'Good photographs, legible floor plans and a text that promises nothing the viewing does not keep.',
      },
      {
        title: 'Serious viewings only',
        text: 'We speak to everyone before they come, and clear up the financing before you decide.',
      },
    ],
    steps: [
      {
        title: 'Getting to know each other',
        text: 'We walk through the house together and listen to what matters to you.',
      },
      { title: 'Valuing', text: 'You receive a reasoned value and our proposal for the asking price, in writing.' },
      {
        title: 'Preparing',
        text: 'Papers, energy certificate, photographs, floor plans and brochure take about three weeks.',
      },
      {
        title: 'Showing',
        text: 'Viewings by appointment, one at a time and accompanied. After each you hear what was said.',
      },
      {
        title: 'Negotiating and signing',
        text: 'We lead the talks, agree the contract with the notary and are there on the day.',
      },
      { title: 'Handing over', text: 'Meter readings, keys, record. We can still be reached afterwards.' },
    ],
    costText: [
      'The valuation and the first conversation are free. A commission is only due if a contract of sale is concluded.',
      'Where a private person buys an apartment or a single-family house, German law shares the commission: if we act for both sides, both pay the same rate (section 656c BGB). If only you have engaged us, the other side may take over half at most (section 656d BGB).',
      'The rate is stated in the agency agreement and in every brochure, always including VAT. We charge further costs for photographs, advertisements or documents only if this was agreed in writing beforehand.',
    ],
    documentList: [
      'Current land register extract and cadastral map',
      'Floor plans, calculation of living area and building description',
      'Energy certificate, where there is one',
      'Evidence of recent modernisation',
      'For condominiums: declaration of division, minutes of the last three meetings, budget and statement of charges',
      'For let properties: leases and statements of service charges',
    ],
    questionList: [
      {
        question: 'How long does a sale take?',
        answer:
          'It depends on setting, condition and price. Allow three to six months from the first visit to the notary. Payment usually follows some weeks later.',
      },
      {
        question: 'Do I need an energy certificate?',
        answer:
          'For almost every residential building, yes. It must be available at the viewing at the latest, and its figures belong in every advertisement (sections 80 and 87 GEG). Listed buildings are the main exception. If there is none, we arrange it.',
      },
      {
        question: 'Can I sell quietly?',
        answer:
          'Yes. We then approach only people we know to be looking for something like it. That keeps the house calm and sometimes takes longer.',
      },
      {
        question: 'What if the house was inherited?',
        answer:
          'Then we also need the certificate of inheritance or the opened notarial will, and the consent of all heirs. We gladly help with the steps before that.',
      },
    ],
  },
  rentals: {
    title: 'Letting',
    short: 'Tenants who fit. Whoever engages us bears the cost.',
    lead: 'We find people who are glad to stay, and prepare everything so that you only have to sign.',
    description:
      'How we let apartments and houses: process, who pays under German law, documents and answers to common questions.',
    benefitList: [
      {
        title: 'A rent that holds',
        text: 'We check the rent index, the rent cap and comparable apartments before we name a sum.',
      },
      {
        title: 'A short list',
        text: 'You meet a few applicants whose papers we have seen.',
      },
      {
        title: 'A clean start',
        text: 'Lease, handover record and meter readings are ready when the keys are passed on.',
      },
    ],
    steps: [
      { title: 'Seeing', text: 'We record the apartment and talk about whom you have in mind.' },
      { title: 'Setting the rent', text: 'You receive our proposal with reasons, service charges included.' },
      { title: 'Offering', text: 'Pictures, floor plan, energy details and a text that answers the right questions.' },
      { title: 'Choosing', text: 'We hold the viewings and present the applications. You decide.' },
      { title: 'Handing over', text: 'We prepare the lease and hand over the apartment with a record.' },
    ],
    costText: [
      'For homes, whoever engages the agent pays the agent (section 2 (1a) WoVermRG). So for tenants our service is free if the order comes from you.',
      'We agree our fee with you in writing beforehand. It is due when the lease has been signed.',
      'The deposit may not exceed three months’ base rent and can be paid in three instalments (section 551 BGB).',
    ],
    documentList: [
      'Floor plan and details of the living area',
      'Energy certificate',
      'Latest statement of service charges',
      'For condominiums: declaration of division and house rules',
      'Details of the previous rent where the rent cap applies',
    ],
    questionList: [
      {
        question: 'Do I have to pay anything as a tenant?',
        answer: 'No, if the landlord has engaged us. That is the case for the homes on this website.',
      },
      {
        question: 'Which documents do you ask applicants for?',
        answer:
          'For a viewing, only a name and a telephone number. Proof of income and a self-disclosure only once you want to take the apartment. What we no longer need, we delete.',
      },
      {
        question: 'Do you manage property as well?',
        answer:
          'No. We find tenants and hand over. We gladly name a management company that other owners are content with.',
      },
    ],
  },
  newBuild: {
    title: 'New-build projects',
    short: 'For developers and housing cooperatives: from the floor plan through the price list to the last unit.',
    lead: 'We think along before the plan is finished, and sell until the last apartment is lived in.',
    description:
      'Selling new-build projects: advice, price list, marketing and handover, with process, costs and documents.',
    benefitList: [
      {
        title: 'Floor plans in demand',
        text: 'We say which sizes and layouts are sought in the area while they can still be changed.',
      },
      {
        title: 'A price list with sense',
        text: 'Every unit gets a price of its own: by storey, orientation, outdoor space and parking.',
      },
      {
        title: 'A state that is true',
        text: 'Free, reserved, signed: you know at any time where your project stands.',
      },
    ],
    steps: [
      { title: 'Advising', text: 'Site, buyers, mix of units and fittings, ideally before the planning application.' },
      { title: 'Calculating', text: 'Price list and sales plan, in step with your financing.' },
      {
        title: 'Preparing',
        text: 'Visualisations, building specification, brochure and an appearance that suits the house.',
      },
      { title: 'Selling', text: 'Talks, reservations, special requests and notary appointments from one hand.' },
      { title: 'Handing over', text: 'We accompany acceptance and handover and remain available to the buyers.' },
    ],
    costText: [
      'We agree a fee per unit sold, graded by the size of the project. Advice before building starts can be charged by effort and set off later.',
      'Who pays is stated in every brochure. For apartments and single-family houses, sections 656a to 656d BGB apply towards private persons.',
    ],
    documentList: [
      'Site plan, floor plans and elevations',
      'Building specification, a draft will do',
      'Building permit or state of the procedure',
      'Drafts of the declaration of division and the contract of sale',
      'Calculations of the energy standard',
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
          'As building progresses, in seven instalments at most under section 3 MaBV. The notary explains which of them apply to your contract.',
      },
      {
        question: 'How much time is there before signing?',
        answer:
          'Private persons as a rule receive the draft contract from the notary at least two weeks before the appointment (section 17 (2a) BeurkG). We plan for that time.',
      },
    ],
  },
} as const satisfies Translation<typeof german>

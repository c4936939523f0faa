import type { Translation } from '#app/i18n/config.ts'
import type { legal as german } from '#app/i18n/locales/de/legal.ts'

export const legal = {
  imprint: {
    title: 'Imprint',
    description:
      'Who is responsible for this website: provider, contact, register and supervision under section 5 DDG.',
    provider: 'Information under section 5 DDG',
    represented: 'Represented by',
    contact: 'Contact',
    phone: 'Telephone',
    email: 'Email',
    register: 'Register entry',
    registerCourt: 'Register court',
    registerNumber: 'Register number',
    vat: 'VAT identification number under section 27a UStG',
    businessId: 'Business identification number under section 139c AO',
    licence: 'Licence under section 34c GewO',
    licenceText: 'Competent supervisory authority:',
    insurance: 'Professional liability insurance',
    responsible: 'Responsible for the content under section 18 (2) MStV',
    dispute: 'Dispute resolution',
    disputeText:
      'We are neither obliged nor willing to take part in dispute resolution before a consumer arbitration board (section 36 VSBG).',
    social: 'This imprint also applies to',
  },
  privacy: {
    title: 'Privacy',
    lead: 'What we process, what for, how long, and what you may demand.',
    description: 'Which personal data this website processes, what for and for how long.',
    controller: 'Controller',
    officer: 'Data protection officer',
    controllerNote: 'Within the meaning of the General Data Protection Regulation (GDPR).',
    visit: {
      title: 'Visiting the website',
      paragraphs: [
        'When you open a page, what your browser sends is processed: IP address, date and time, requested address, page visited before, kind of browser. This is needed to deliver the page, to find faults and to ward off attacks. We have a legitimate interest in that (Art. 6 (1) (f) GDPR).',
        'Logs of the website are deleted after 7 days at the latest. We do not combine them with other data.',
        'Fonts, pictures and scripts come from this website itself. We do not embed maps: a map service only learns of your visit when you follow a link to it.',
      ],
    },
    hosting: {
      title: 'Hosting',
      paragraphs: [
        'Website and database run at Cloudflare, Inc., 101 Townsend Street, San Francisco, CA 94107, USA. Cloudflare processes the data on our behalf (Art. 28 GDPR).',
        'Data may reach the USA and other countries outside the European Union in the process. This is based on the adequacy decision of the European Commission on the EU-US Data Privacy Framework (Art. 45 GDPR) and, in addition, on the standard contractual clauses of the Commission (Art. 46 (2) (c) GDPR). We send you a copy if you wish.',
      ],
    },
    enquiries: {
      title: 'Enquiries',
      paragraphs: [
        'When you send the contact form, we store your name, your email address or telephone number, your message and the property concerned in the database of this website, and send them to our mailbox. When you ask for a valuation, this includes what you tell us about the property and the reason. When you call or write an email, we use the same details.',
        'We need them to answer you and, where applicable, to prepare a contract (Art. 6 (1) (b) GDPR). Where no contract is concerned, this is based on our interest in answering your question (Art. 6 (1) (f) GDPR). You do not have to tell us anything, but without a way to reach you we cannot answer.',
      ],
      host: 'In addition we pass the details from the form to the service {{host}}, which processes them on our behalf (Art. 28 GDPR).',
      machines:
        'Against messages sent by machines, the form holds a field that people do not see. No other company’s service is involved.',
      deletion_one:
        'We delete an enquiry one month after it has been answered. If a contract comes of it, the statutory periods apply: 5 years under the Money Laundering Act, 6 to 10 years under commercial and tax law (Art. 6 (1) (c) GDPR).',
      deletion_other:
        'We delete an enquiry {{count}}\u00a0months after it has been answered. If a contract comes of it, the statutory periods apply: 5 years under the Money Laundering Act, 6 to 10 years under commercial and tax law (Art. 6 (1) (c) GDPR).',
    },
    rights: {
      title: 'Your rights',
      paragraphs: [
        'You may demand access to your data, their correction or erasure, the restriction of processing and the transfer of your data (Art. 15 to 18 and 20 GDPR). You may withdraw consent at any time with effect for the future. An informal message to the address above is enough.',
        'You may also complain to a data protection authority (Art. 77 GDPR), for example that of the state you live in or that of the state our office is in.',
        'We take no decisions that rest on automated processing alone, profiling included (Art. 22 GDPR).',
      ],
    },
    objection: {
      title: 'Your right to object',
      paragraphs: [
        'Where we process your data on the basis of a legitimate interest, you may object at any time on grounds relating to your particular situation (Art. 21 GDPR). We then no longer process them, unless we have compelling legitimate grounds or they serve to establish, exercise or defend legal claims.',
      ],
    },
    cookies: 'Cookies and browser storage',
    cookiesNote: 'Without your consent we use only what operation requires (section 25 (2) TDDDG).',
    cookieName: 'Name and place',
    cookiePurpose: 'Purpose and duration',
    cookie: 'cookie',
    cookieAndLocal: 'cookie and local storage',
    local: 'local storage',
    session: 'session storage',
    cookieList: {
      locale: { purpose: 'remembers the language you have chosen', duration: 'one year' },
      consent: { purpose: 'remembers your privacy choice', duration: 'until you change or delete it' },
      viewport: { purpose: 'remembers the size of the window, so that pictures fit', duration: '365 days' },
      positions: {
        purpose: 'remembers how far you have read a page, for the way back',
        duration: 'until you close the window',
      },
      session: {
        purpose: 'keeps staff signed in to the dashboard',
        duration: 'until sign-out, 7 days at most',
      },
      signIn: {
        purpose: 'remembers whose second step of signing in to the dashboard is still missing',
        duration: '10 minutes',
      },
      device: {
        purpose: 'recognises a device that staff have signed in with, so that strangers cannot lock them out',
        duration: 'one year after the last sign-in',
      },
      flash: {
        purpose: 'carries a message to the next page, after saving for example',
        duration: 'one minute',
      },
      drafts: {
        purpose: 'keeps for staff, encrypted, what they have not saved yet',
        duration: 'until they save or sign out, 7 days at most',
      },
    },
    analytics: [
      'If you agree to statistics, we load Google Tag Manager by Google Ireland Limited, Gordon House, Barrow Street, Dublin 4, Ireland. Through it we measure which pages are read and, if you agree to marketing as well, whether an advertisement led to your visit. Your IP address and details of your browser are transmitted and cookies are set.',
      'This is based on your consent (Art. 6 (1) (a) GDPR, section 25 (1) TDDDG). Google may transfer the data to the USA, on the basis of the EU-US Data Privacy Framework. Before your consent no request goes to Google.',
    ],
    noAnalytics: ['We do not use services for measuring or advertising at present.'],
    change: 'You can change or withdraw your choice at any time:',
  },
  accessibility: {
    title: 'Accessibility',
    lead: 'This website should be readable and usable for everyone, on any device and without a mouse.',
    description: 'How accessible this website is, where its limits are and how to report obstacles.',
    sections: [
      {
        title: 'What the website offers',
        paragraphs: [
          'It shows the properties we sell and let, introduces our office and takes enquiries. No contracts are concluded here, and you do not need an account.',
        ],
      },
      {
        title: 'What we measure ourselves by',
        paragraphs: [
          'Our yardstick is the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. By our own assessment the website meets them except for the points named below.',
          'All pages can be read without JavaScript and used by keyboard. They adapt to narrow windows and large type, and if your system is set to less motion, there is none.',
        ],
      },
      {
        title: 'How it is tested',
        paragraphs: [
          'Every page is tested automatically with every change, in German and English, with and without JavaScript: with axe for breaches of the WCAG, and with a validator for correct HTML.',
          'Such programs do not find everything. There has not yet been a test by an independent body, or by people who depend on assistive technology.',
        ],
      },
      {
        title: 'Where the limits are',
        paragraphs: [
          'Pictures of some properties may lack a description. Floor plans are pictures, and only parts of what they show stand beside them as text.',
          'Descriptions of properties exist only in the language they were written in. Pages we link to, such as map services, are not in our hands.',
        ],
      },
    ],
    report: 'Report an obstacle',
    reportText:
      'Write or call if something stops you. We will give you the information another way and mend what we can.',
    supervision: {
      title: 'Supervision',
      paragraphs: [
        'As far as the German Accessibility Strengthening Act (BFSG) applies to us, the joint market surveillance authority of the German states for the accessibility of products and services (MLBF) in Magdeburg watches over it. You can turn to it as well if our answer does not help you.',
      ],
    },
  },
} as const satisfies Translation<typeof german>

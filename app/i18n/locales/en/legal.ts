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
    licence: 'Licence under section 34c GewO',
    licenceText: 'Competent supervisory authority:',
    insurance: 'Professional liability insurance',
    responsible: 'Responsible for the content under section 18 (2) MStV',
    dispute: 'Dispute resolution',
    disputeText:
      'We are neither willing nor obliged to take part in dispute resolution before a consumer arbitration board (section 36 VSBG).',
    social: 'This imprint also applies to',
  },
  privacy: {
    title: 'Privacy',
    lead: 'What we process, what for, how long, and what you may demand.',
    description: 'Which personal data this website processes, what for and for how long.',
    controller: 'Controller',
    controllerNote: 'Within the meaning of the General Data Protection Regulation (GDPR).',
    sections: [
      {
        title: 'Visiting the website',
        paragraphs: [
          'When you open a page, our host processes the technical details this takes: IP address, time, requested address, kind of browser. This is needed to deliver the page and to ward off attacks (Art. 6 (1) (f) GDPR).',
          'The website runs in the network of Cloudflare, Inc., 101 Townsend St., San Francisco, USA, which acts for us as a processor (Art. 28 GDPR). Data may reach the USA in the process. This is based on the EU-US Data Privacy Framework and, in addition, on the standard contractual clauses of the European Commission.',
          'We load no fonts, pictures or maps from third parties.',
        ],
      },
      {
        title: 'Enquiries',
        paragraphs: [
          'When you call or write, we use your name, email address, telephone number and message to answer you and, where applicable, to prepare a contract (Art. 6 (1) (b) GDPR).',
          'If no engagement comes of it, we delete the enquiry once it is dealt with, after twelve months at the latest. If a contract comes of it, the statutory periods apply: five years under the Money Laundering Act, six to ten years under commercial and tax law.',
        ],
      },
      {
        title: 'Your rights',
        paragraphs: [
          'You may demand access to your data, their correction, erasure and transfer, and the restriction of processing (Art. 15 to 20 GDPR). You may object to processing that rests on our legitimate interests (Art. 21 GDPR). You may withdraw consent at any time with effect for the future.',
          'An informal message to the address above is enough. You may also complain to a data protection authority, for example the one where you live.',
        ],
      },
    ],
    cookies: 'Cookies and browser storage',
    cookiesNote: 'Without your consent we use only what operation requires (section 25 (2) TDDDG).',
    cookieName: 'Name',
    cookiePurpose: 'Purpose',
    cookieDuration: 'Duration',
    cookieList: {
      locale: { purpose: 'remembers the language, as a cookie and in local storage', duration: 'one year' },
      session: { purpose: 'keeps staff signed in', duration: 'until sign-out or the end of the session' },
      flash: {
        purpose: 'carries the message after a change in the dashboard to the next page',
        duration: 'one minute',
      },
      viewport: { purpose: 'remembers the size class of the window, so that pictures fit', duration: '365 days' },
      consent: { purpose: 'remembers your privacy choice in local storage', duration: 'until you change or delete it' },
    },
    analytics:
      'If you agree to statistics, we load Google Tag Manager by Google Ireland Limited, Gordon House, Barrow Street, Dublin 4. It measures which pages are read. This is based on your consent (Art. 6 (1) (a) GDPR, section 25 (1) TDDDG). Before that, no request goes there.',
    noAnalytics: 'We do not use a measuring service at present.',
    change: 'You can change your choice here:',
  },
  accessibility: {
    title: 'Accessibility',
    lead: 'This website should be readable and usable for everyone, on any device and without a mouse.',
    description: 'How accessible this website is, where its limits are and how to report obstacles.',
    sections: [
      {
        title: 'What we measure ourselves by',
        paragraphs: [
          'Our yardstick is the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. Every page is checked automatically with every change.',
          'All pages can be read and used without JavaScript.',
        ],
      },
      {
        title: 'Where the limits are',
        paragraphs: [
          'Pictures of some properties may still lack a description. Floor plans are pictures; only parts of their content stand beside them as text.',
          'Descriptions of properties exist only in the language they were written in.',
        ],
      },
    ],
    report: 'Report an obstacle',
    reportText:
      'Write or call if something stops you. We will give you the information another way and mend what we can.',
  },
} as const satisfies Translation<typeof german>

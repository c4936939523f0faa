import type { legal as german } from '#app/i18n/locales/de/legal.ts'
import type { Translation } from '#app/i18n/locales/translation.ts'

export const legal = {
  imprint: {
    moreTitle: 'Further details',
    more: [],
    title: 'Legal notice',
    description:
      'Who is responsible for this website: provider, contact details, register entry and supervisory authority (section 5 DDG).',
    provider: 'Information under section 5 DDG',
    represented: 'Represented by',
    contact: 'Contact',
    phone: 'Telephone',
    email: 'Email',
    register: 'Commercial register',
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
    social: 'This legal notice also applies to',
  },
  privacy: {
    moreTitle: 'Further details',
    more: [],
    title: 'Privacy',
    lead: 'What data we process, why, for how long, and what your rights are.',
    description: 'Which personal data this website processes, why and for how long.',
    controller: 'Controller',
    officer: 'Data protection officer',
    controllerNote: 'Within the meaning of the General Data Protection Regulation (GDPR).',
    visit: {
      title: 'Visiting the website',
      paragraphs: [
        'When you open a page, we process what your browser sends: your IP address, the date and time, the address requested, the page you came from and the type of browser. We need this to deliver the page, to find faults and to fend off attacks, which is our legitimate interest (Art. 6 (1) (f) GDPR).',
        'Server logs are deleted after no more than 7 days. We do not combine them with other data.',
        'We count how often a property is opened each day, without cookies and without storing anything about you. So that reloading a page on the same day does not count twice, a scrambled value stays in our server’s working memory until midnight; it is never written anywhere and does not show who you are.',
        'Fonts, pictures, maps and scripts come from this website itself. A map service only learns of your visit if you follow a link to it.',
      ],
    },
    hosting: {
      title: 'Hosting',
      paragraphs: [
        'The website and its database run on the servers of Cloudflare, Inc., 101 Townsend Street, San Francisco, CA 94107, USA. Cloudflare processes the data on our behalf (Art. 28 GDPR).',
        'In the process, data may be transferred to the USA and other countries outside the European Union. This is based on the adequacy decision of the European Commission on the EU-US Data Privacy Framework (Art. 45 GDPR) and, in addition, on the standard contractual clauses of the Commission (Art. 46 (2) (c) GDPR). We will send you a copy on request.',
      ],
    },
    enquiries: {
      title: 'Enquiries',
      paragraphs: [
        'With an enquiry we store your name, your email address or telephone number, your message and the property it is about. A valuation request also includes what you tell us about the property and your reason.',
        'The enquiry is kept in this website’s database, with our replies and notes. It also goes to our mailbox and to the person who looks after it. If you call or send an email, we use the same details.',
        'We need them to answer you and, where applicable, to prepare a contract (Art. 6 (1) (b) GDPR). Where no contract is concerned, this is based on our interest in answering your question (Art. 6 (1) (f) GDPR). You do not have to tell us anything, but without a way to reach you we cannot reply.',
      ],
      host: 'We also pass the details from the form to the service {{host}}, which processes them on our behalf (Art. 28 GDPR).',
      receipt:
        'If you gave an email address, an automatic email to it confirms that your enquiry has arrived; it does not repeat what you wrote.',
      machines:
        'To keep out automated messages, the form contains a field that people cannot see. No third-party service is involved.',
      unanswered_one: 'If an enquiry is not answered, we delete it one month after receiving it.',
      unanswered_other: 'If an enquiry is not answered, we delete it {{count}}\u00a0months after receiving it.',
      deletion_one:
        'We delete an enquiry one month after it has been answered. If it leads to a contract, the statutory retention periods apply: 5 years under the German Money Laundering Act and under sections 10 and 14 of the Real Estate Agents and Developers Ordinance (MaBV), 6 to 10 years under commercial and tax law (Art. 6 (1) (c) GDPR).',
      deletion_other:
        'We delete an enquiry {{count}}\u00a0months after it has been answered. If it leads to a contract, the statutory retention periods apply: 5 years under the German Money Laundering Act and under sections 10 and 14 of the Real Estate Agents and Developers Ordinance (MaBV), 6 to 10 years under commercial and tax law (Art. 6 (1) (c) GDPR).',
    },
    withdrawals: {
      title: 'Withdrawing from a contract',
      paragraphs: [
        'If you withdraw from a contract here, we store what you enter in the form, the wording of your declaration and when we received it. A copy goes to your email address and to our mailbox. We need this to deal with your withdrawal and to confirm that we received it (Art. 6 (1) (b) and (c) GDPR).',
        'We keep a withdrawal for three years after receiving it, as proof of what was declared and when (Art. 17 (3) (e) GDPR). After that we delete it.',
      ],
    },
    subscriptions: {
      title: 'Email alerts',
      paragraphs: [
        'If you set up an email alert, we store your email address, the language and the search, and later which properties we have told you about. We use this to tell you about matches, in one email a day at most, however many alerts you have. This is based on your consent (Art. 6 (1) (a) GDPR), which you confirm with the link in the first email.',
        'Without this confirmation we delete the address after 48\u00a0hours. You can stop the alert with the link in each email or with the unsubscribe button of your email program; we then delete everything about it at once. If we hear nothing from you for a year, we will ask, and delete everything if you do not answer.',
      ],
    },
    rights: {
      title: 'Your rights',
      paragraphs: [
        'You have the right to access your data, to have it corrected or erased, to restrict its processing and to have it transferred (Art. 15 to 18 and 20 GDPR). You may withdraw your consent at any time with effect for the future. An informal message to the address above is enough.',
        'You may also complain to a data protection authority (Art. 77 GDPR), for example in the German state where you live or where our office is based.',
        'We do not make decisions based solely on automated processing, including profiling (Art. 22 GDPR).',
      ],
    },
    ownData: {
      title: 'See and delete it yourself',
      text: 'You can see at any time what is stored about your email address on this website, download it as a file, and delete it. To do so we send a link to that address. We keep the address for 24 hours for this purpose. For a year we keep a note that data was viewed or deleted, without name or address.',
      link: 'Ask for a link to my data',
    },
    objection: {
      title: 'Your right to object',
      paragraphs: [
        'Where we process your data on the basis of a legitimate interest, you may object at any time on grounds relating to your particular situation (Art. 21 GDPR). We will then stop processing it, unless we have compelling legitimate grounds or need it to establish, exercise or defend legal claims.',
      ],
    },
    cookies: 'Cookies and browser storage',
    cookiesNote:
      'Without your consent, we only use what the website and the services you use on it need to work (section 25 (2) TDDDG).',
    cookieName: 'Name and type',
    cookiePurpose: 'Purpose and duration',
    cookie: 'cookie',
    cookieAndLocal: 'cookie and local storage',
    local: 'local storage',
    session: 'session storage',
    cookieList: {
      locale: { purpose: 'remembers the language you have chosen', duration: 'one year' },
      consent: { purpose: 'remembers your privacy choice', duration: 'until you change or delete it' },
      shortlist: {
        purpose: 'remembers the properties on your shortlist, from the first star on',
        duration: 'one year after the last change, or until you remove the last one',
      },
      seen: {
        purpose:
          'remembers the number, name and place of the last six properties you opened, and the day, so that you find them again below the list',
        duration: '30 days after you opened a property, or until you clear the list or switch it off',
      },
      viewport: {
        purpose:
          'remembers the width of the window. Only the staff area reads it: on a phone, long forms start collapsed there',
        duration: '365 days',
      },
      positions: {
        purpose: 'remembers how far down a page you were, for when you go back',
        duration: 'until you close the window',
      },
      session: {
        purpose: 'keeps staff signed in to the dashboard',
        duration: 'until they sign out, 7 days at most',
      },
      staffLocale: { purpose: 'remembers the language staff use in the dashboard', duration: 'one year' },
      signIn: {
        purpose: 'remembers who has yet to complete the second step of signing in to the dashboard',
        duration: '10 minutes',
      },
      device: {
        purpose: 'recognises a device that staff have signed in on, so that strangers cannot lock them out',
        duration: 'one year after the last sign-in',
      },
      flash: {
        purpose: 'carries a message to the next page, for example after saving',
        duration: 'one minute',
      },
      drafts: {
        purpose: 'keeps an encrypted copy of what staff have not saved yet',
        duration: 'until they save or sign out, 7 days at most',
      },
    },
    seen: {
      text: 'Recently viewed properties stay on your device: neither we nor anyone else receive them. You can delete them below the list of properties or here.',
      switchOff: 'Delete recently viewed properties and stop remembering',
      switchOn: 'Remember recently viewed properties again',
      off: 'Deleted. This device no longer remembers properties.',
      isOn: 'This device remembers again which properties you viewed last.',
    },
    analytics: [
      'If you agree to statistics, we load Google Tag Manager by Google Ireland Limited, Gordon House, Barrow Street, Dublin 4, Ireland. Through it we measure which pages are read and, if you agree to marketing as well, whether an advert led to your visit. Your IP address and details of your browser are transmitted and cookies are set.',
      'This is based on your consent (Art. 6 (1) (a) GDPR, section 25 (1) TDDDG). Google may transfer the data to the USA, on the basis of the EU-US Data Privacy Framework. Nothing is sent to Google before you consent.',
    ],
    noAnalytics: [
      'We do not currently use any analytics or advertising services. Should that change, your choice applies.',
    ],
    change: 'You can change or withdraw your choice at any time:',
  },
  accessibility: {
    title: 'Accessibility',
    lead: 'Everyone should be able to read and use this website, on any device and without a mouse.',
    description: 'How accessible this website is, where its limits are and how to report a problem.',
    sections: [
      {
        title: 'What the website offers',
        paragraphs: [
          'It shows the properties we sell and let, introduces our office and takes enquiries. {{contracts}}, and you do not need an account.',
        ],
      },
      {
        title: 'The standard we work to',
        paragraphs: [
          'We work to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. By our own assessment, the website meets them except for the points listed below.',
          'All pages can be read without JavaScript and used with a keyboard. They adapt to narrow windows and large text, and if your system is set to reduce motion, there is none.',
        ],
      },
      {
        title: 'How it is tested',
        paragraphs: [
          'Every page is tested automatically whenever we change something: with axe for breaches of the WCAG and, in German and English, with a validator for correct HTML. Where JavaScript changes a page, axe tests the result as well.',
          'Automated tests do not find everything. The website has not yet been tested by an independent body or by people who rely on assistive technology.',
        ],
      },
      {
        title: 'Where the limits are',
        paragraphs: [
          'Some photos may not have a description. Floor plans are images, and only part of what they show is also given as text.',
          'Property descriptions are in English as far as we have translated them. We have no control over pages we link to, such as map services.',
        ],
      },
    ],
    contracts: {
      none: 'You cannot enter into a contract here',
      withdrawal: 'You can withdraw from a contract with us here',
    },
    report: 'Report a problem',
    reportText:
      'If something gets in your way, write to us or call. We will give you the information in another form and fix what we can.',
    supervision: {
      title: 'Supervisory authority',
      paragraphs: [
        'As far as the German Accessibility Strengthening Act (BFSG) applies to us, the joint market surveillance authority of the German states for the accessibility of products and services (MLBF) in Magdeburg is responsible for enforcing it. You can also contact them if our answer does not help.',
      ],
    },
  },
} as const satisfies Translation<typeof german>

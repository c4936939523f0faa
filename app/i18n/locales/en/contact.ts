import { mailClosings } from '#app/domain/agency/mail-closing.ts'
import type { contact as german } from '#app/i18n/locales/de/contact.ts'
import type { Translation } from '#app/i18n/locales/translation.ts'

export const contact = {
  title: 'Contact us',
  lead: 'Call, write or drop in. Book an appointment and we will keep the time free for you.',
  phone: 'The quickest way is by telephone',
  write: 'Write to us',
  writeText: 'Tell us what it is about and how to reach you.',
  usually: 'On weekdays we usually reply within a day.',
  answering: 'We reply within {{within}} on average.',
  within: {
    hours_one: 'an hour',
    hours_other: '{{count}}\u00a0hours',
    days_one: 'a day',
    days_other: '{{count}}\u00a0days',
  },
  map: 'show on the map, opens in a new window',
  mapHint: 'The address opens on OpenStreetMap. This page loads nothing from third parties.',
  topics: 'How can we help?',
  topicList: {
    offer: 'You are interested in a property',
    offerText: 'Write to us from its page, so that we know which one you mean.',
    sell: 'You would like to sell',
    sellText: 'We will visit your property and give you a valuation with our reasons.',
    let: 'You would like to let',
    letText: 'We will find the right tenants and prepare the tenancy agreement.',
  },
  form: {
    name: 'Name',
    email: 'Email',
    emailNote: '(or telephone)',
    phone: 'Telephone',
    phoneNote: '(or email)',
    message: 'Message',
    leaveEmpty: 'Please leave this field empty',
    privacy: 'We only use your details to answer your enquiry. Read more in our',
    privacyLink: 'privacy policy',
    privacyWindow: '(opens in a new window)',
    send: 'Send message',
    sending: 'Sending…',
  },
  offer: {
    title: 'Ask us',
    askMember: {
      house: '{{name}} knows the house and will be glad to answer your questions. The quickest way is to call.',
      apartment: '{{name}} knows the flat and will be glad to answer your questions. The quickest way is to call.',
      plot: '{{name}} knows the plot and will be glad to answer your questions. The quickest way is to call.',
    },
    askAgency: 'We will be glad to answer your questions and arrange a viewing. The quickest way is to call.',
    waitForMember:
      '{{name}} will be glad to answer your questions and add you to the waiting list. The quickest way is to call.',
    waitForAgency:
      'We will be glad to answer your questions and add you to the waiting list. The quickest way is to call.',
    about: 'Enquiry about',
    message: {
      house: 'I am interested in this house and would like to see it.',
      apartment: 'I am interested in this flat and would like to see it.',
      plot: 'I am interested in this plot and would like to see it.',
    },
    messageHint: 'Feel free to suggest days and times that suit you.',
    waiting: {
      house: 'I am interested in this house and would like to join the waiting list.',
      apartment: 'I am interested in this flat and would like to join the waiting list.',
      plot: 'I am interested in this plot and would like to join the waiting list.',
    },
    waitingHint: 'If it becomes available again, we will get in touch.',
    send: 'Send enquiry',
  },
  mailClosing: mailClosings.en,
  thanks: {
    title: 'Thank you.',
    metaTitle: 'Thank you for your message',
    description: 'We have your message: what happens next, and when we will reply.',
    received: 'We have received your message.',
    receipt: 'If you gave an email address, we normally send a confirmation to it, at most three a day.',
    receivedAbout: 'We have received your enquiry about “{{name}}”.',
    next: 'What happens next',
    office: 'Our office',
    steps: [
      {
        title: '{{person}} reads your message',
        text: 'It then goes to whoever knows your subject best.',
      },
      {
        title: 'We get in touch',
        text: 'Usually within a day on weekdays, by email or telephone, whichever you gave us.',
      },
      {
        title: 'We talk about it',
        text: 'By telephone, at our office or at your home, whichever suits you best.',
      },
    ],
    offerSteps: [
      {
        title: '{{person}} reads your enquiry',
        text: 'It is now with the people who can answer your questions.',
      },
      {
        title: 'We get in touch',
        text: 'Usually within a day on weekdays, by email or telephone, whichever you gave us.',
      },
      {
        title: 'We arrange a viewing',
        text: 'If you like what you hear, we will look round the property together. Bring anyone who has a say.',
      },
    ],
    receivedSeveral: 'We have received your enquiry about {{count}} properties.',
    severalSteps: [
      {
        title: 'We read your enquiry',
        text: 'Everyone who knows these properties has received it, and knows who else has.',
      },
      {
        title: 'We get in touch',
        text: 'Usually within a day on weekdays, by email or telephone, whichever you gave us.',
      },
      {
        title: 'We arrange viewings',
        text: 'If you like what you hear, we will look round the properties together. Bring anyone who has a say.',
      },
    ],
    yourOffers: 'Your properties and who to ask',
    shortlist: 'Back to your shortlist',
    waitingStep: {
      title: 'If it becomes available again',
      text: 'The property is reserved at present. If that sale or tenancy falls through, we call everyone on the waiting list first.',
    },
    hurry: 'If it is urgent',
    yourOffer: 'Your enquiry',
    back: 'Back to the property',
    offers: 'All properties',
    home: 'Go to the home page',
  },
} as const satisfies Translation<typeof german>

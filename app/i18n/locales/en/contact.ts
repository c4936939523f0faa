import type { Translation } from '#app/i18n/config.ts'
import type { contact as german } from '#app/i18n/locales/de/contact.ts'

export const contact = {
  title: 'Contact',
  lead: 'Call, write, come by. With an appointment we are sure to have time for you.',
  phone: 'Quickest by telephone',
  write: 'Write to us',
  writeText: 'What it is about, and how to reach you. On working days we usually answer within a day.',
  map: 'show on the map, opens a new window',
  mapHint: 'The map opens at OpenStreetMap. We load nothing from third parties on this page.',
  topics: 'What is it about?',
  topicList: {
    offer: 'You are interested in a property',
    offerText: 'Write to us from its page, and we know which house you mean.',
    sell: 'You would like to sell',
    sellText: 'We come to see your property and name a value with reasons.',
    let: 'You would like to let',
    letText: 'We look for tenants who fit, and prepare the contract.',
  },
  form: {
    name: 'Name',
    email: 'Email',
    emailNote: '(or telephone)',
    phone: 'Telephone',
    phoneNote: '(or email)',
    message: 'Message',
    leaveEmpty: 'Leave this field empty',
    privacy: 'We use what you tell us only to answer your enquiry. More about this in our',
    privacyLink: 'privacy policy',
    privacyWindow: '(opens a new window)',
    send: 'Send message',
    sending: 'Sending …',
  },
  offer: {
    title: 'Ask us',
    askMember: {
      house: '{{name}} knows the house and will answer your questions, soonest by telephone.',
      apartment: '{{name}} knows the apartment and will answer your questions, soonest by telephone.',
      plot: '{{name}} knows the plot and will answer your questions, soonest by telephone.',
    },
    askAgency: 'We will answer your questions and gladly arrange a viewing, soonest by telephone.',
    about: 'Enquiry about',
    message: {
      house: 'I am interested in this house and would like to see it.',
      apartment: 'I am interested in this apartment and would like to see it.',
      plot: 'I am interested in this plot and would like to see it.',
    },
    messageHint: 'You are welcome to name days and times that suit you.',
    waiting: {
      house: 'I am interested in this house and would like to join the waiting list.',
      apartment: 'I am interested in this apartment and would like to join the waiting list.',
      plot: 'I am interested in this plot and would like to join the waiting list.',
    },
    waitingHint: 'If it becomes available again, we will get in touch.',
    send: 'Send enquiry',
  },
  thanks: {
    title: 'Thank you.',
    metaTitle: 'Thank you for your message',
    description: 'Your message has arrived: what happens now, and when we will answer.',
    received: 'Your message has reached us.',
    receivedAbout: 'Your enquiry about “{{name}}” has reached us.',
    next: 'What happens next',
    office: 'Our office',
    steps: [
      {
        title: '{{person}} reads your message',
        text: 'It is now with those who know about such matters. We do not send automatic confirmations.',
      },
      {
        title: 'We get in touch',
        text: 'On working days usually within a day, by email or telephone, as you have told us.',
      },
      {
        title: 'We talk about it',
        text: 'On the telephone, at our office or at your home, as it suits you best.',
      },
    ],
    offerSteps: [
      {
        title: '{{person}} reads your enquiry',
        text: 'It is now with those who know the property. We do not send automatic confirmations.',
      },
      {
        title: 'We get in touch',
        text: 'On working days usually within a day, by email or telephone, as you have told us.',
      },
      {
        title: 'We arrange a viewing',
        text: 'If you like what you hear, we look at the property together. Bring those who decide with you.',
      },
    ],
    waitingStep: {
      title: 'If it becomes available again',
      text: 'The property is reserved at present. If that sale or tenancy falls through, we call everyone on the waiting list first.',
    },
    hurry: 'If it is urgent',
    yourOffer: 'Your enquiry',
    back: 'Back to the property',
    offers: 'All properties',
    home: 'To the home page',
  },
} as const satisfies Translation<typeof german>

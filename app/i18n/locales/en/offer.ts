import type { Translation } from '#app/i18n/config.ts'
import type { offer as german } from '#app/i18n/locales/de/offer.ts'

export const offer = {
  words: {
    tools: 'Pass this offer on',
    share: 'Share',
    copied: 'Link copied',
    expose: 'Print brochure',
    similar: 'Similar offers',
    all: 'All offers',
  },
  request: {
    viewing: 'Ask for a viewing',
    short: 'Enquire',
    waitingList: 'Join the waiting list',
    reserved: {
      title: 'Reserved.',
      text: 'If it becomes available again, we contact everyone on the waiting list first.',
    },
  },
  ofMember_one: '{{count}} current offer',
  ofMember_other: '{{count}} current offers',
  expose: {
    title: 'Brochure: {{name}}, {{place}}',
    toolbar: 'Print the brochure',
    back: 'Back to the offer',
    print: 'Print or save as PDF',
    howToPrint: 'Use your browser’s “Print” command to put these pages on paper or save them as a PDF.',
    number: 'Property {{number}}',
    costs: 'Costs',
    morePictures: 'Further views',
    contact: 'Contact',
    online: 'Online',
    scan: 'The code or this address leads to the current state of the offer, with all pictures:',
    qr: 'QR code of the offer’s page',
    standing: {
      purchase: 'As of {{date}}. Errors excepted, subject to prior sale.',
      rent: 'As of {{date}}. Errors excepted, subject to prior letting.',
    },
  },
} as const satisfies Translation<typeof german>

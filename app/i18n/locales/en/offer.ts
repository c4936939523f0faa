import type { Translation } from '#app/i18n/config.ts'
import type { offer as german } from '#app/i18n/locales/de/offer.ts'

export const offer = {
  words: {
    tools: 'Share this property',
    share: 'Share',
    copied: 'Link copied',
    expose: 'Print brochure',
    similar: 'Similar properties',
    all: 'All properties',
  },
  gone: {
    title: 'This property is no longer online',
    text: 'It has been sold, let or withdrawn, or part of the link is missing. Do ask us about it.',
    description: 'The property shown here is no longer online.',
    newest: 'Latest properties',
  },
  request: {
    viewing: 'Arrange a viewing',
    short: 'Enquire',
    waitingList: 'Join the waiting list',
    reserved: {
      title: 'Reserved.',
      text: 'If it becomes available again, we contact everyone on the waiting list first.',
    },
  },
  untranslated: {
    description: 'The agent’s description is in German.',
    others: 'Some of the agent’s texts are in German.',
  },
  ofMember_one: '{{count}} current property',
  ofMember_other: '{{count}} current properties',
  expose: {
    title: 'Brochure: {{what}}',
    toolbar: 'Print the brochure',
    back: 'Back to the property',
    print: 'Print or save as PDF',
    howToPrint: 'Use your browser’s “Print” command to print these pages or save them as a PDF.',
    number: 'Ref. {{number}}',
    costs: 'Costs',
    morePictures: 'More photos',
    contact: 'Contact',
    online: 'Online',
    scan: 'Scan the code or go to this address for the latest details and all photos:',
    qr: 'QR code for the property’s page',
    standing: {
      purchase: 'Correct as of {{date}}. Errors and omissions excepted; subject to prior sale.',
      rent: 'Correct as of {{date}}. Errors and omissions excepted; subject to prior letting.',
    },
  },
} as const satisfies Translation<typeof german>

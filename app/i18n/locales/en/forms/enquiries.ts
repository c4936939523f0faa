import type * as german from '#app/i18n/locales/de/forms/enquiries.ts'
import type { Translation } from '#app/i18n/locales/translation.ts'

export const enquiry = {
  problems_one: 'One entry is missing or needs correcting',
  problems_other: '{{count}} entries are missing or need correcting',
  reachable: 'Enter an email address or a telephone number, so that we can reply.',
  chooseOffer: 'Tick the properties you are asking about.',
  notStoredTitle: 'Your message has not reached us yet',
  notStored: 'Send it again in a minute. What you have written is still there.',
  throttled: {
    title: 'Your message has not reached us yet',
    intro: 'There have been a lot of messages from your connection. What you have written is still there.',
    again: 'Send it again in {{wait}}, or call us.',
  },
} as const satisfies Translation<typeof german.enquiry>

export const subscription = {
  problems: 'One entry is missing or needs correcting',
  email: 'We cannot write to addresses with umlauts or special characters. Please enter another one.',
  query: 'This search is too long to be stored. Go back to the properties and choose fewer filters.',
  notUnderstood: 'We do not understand “{{typed}}” here. Your search is unchanged.',
  throttled: 'There have been a lot of alerts from your connection. Please try again in {{wait}}.',
  notStored: 'Your alert has not been stored yet. Please send it again in a minute.',
} as const satisfies Translation<typeof german.subscription>

export const enquiryReply = {
  subjects: {
    contact: 'Your enquiry',
    valuation: 'Your request for a valuation',
    withdrawal: 'Your withdrawal',
  },
  subjectAbout: 'Your enquiry about {{name}} ({{number}})',
  subjectBoth: '{{first}} and {{name}} ({{number}})',
  subjectMore_one: '{{first}} and one more',
  subjectMore_other: '{{first}} and {{count}} more',
  salutation: 'Dear {{name}},',
  decline: {
    subject: '[Objekt] ist vergeben',
    text: 'Guten Tag [Name],\n\nvielen Dank für Ihre Anfrage zu „[Objekt]“. Das Objekt ist inzwischen vergeben, wir können es Ihnen leider nicht mehr anbieten.\n\nMelden Sie sich gern, wenn Sie weiter suchen.\n\nFreundliche Grüße\n[Person]',
    subjectEn: '[Property] is no longer available',
    textEn:
      'Dear [Name],\n\nThank you for your enquiry about “[Property]”. It has now been taken, so we are unable to offer it to you.\n\nPlease get in touch if you are still looking.\n\nKind regards\n[Person]',
  },
  /** In the middle of a sentence. */
  kinds: {
    apartment: { the: 'the flat', toThe: 'the flat', it: 'it' },
    house: { the: 'the house', toThe: 'the house', it: 'it' },
    plot: { the: 'the plot', toThe: 'the plot', it: 'it' },
  },
  taken:
    'This template promises that the property is still available, but its state is: {{state}}. Choose another one; your text is still here.',
  takenText:
    'The text says that the property is still available, but its state is: {{state}}. Change the sentence, or send again if you mean another property.',
  offer: 'Property page: {{address}}',
  expose: 'Brochure: {{address}}',
  open: 'Still to complete: {{list}}. The email can be sent once no square brackets are left.',
  unknownTemplate: 'This template no longer exists. Choose another; your text is still here.',
  notSetUp: 'Sending has not been set up yet. Your text is still here: write from your own email program.',
  noAddress: 'No email can be sent for this enquiry from here. Your text is still here.',
  throttled: 'Too many emails in a short time. Your text is still here: send it again in {{wait}}.',
  nobodyChosen: 'Choose at least one person.',
  tooMany: 'At most {{max}} emails at once. Untick some, and send the rest afterwards.',
} as const satisfies Translation<typeof german.enquiryReply>

export const enquiryTable = {
  file: 'enquiries',
  receivedAt: 'Received',
  kind: 'Kind',
  name: 'Name',
  email: 'Email',
  phone: 'Telephone',
  message: 'Message',
  answers: 'Details',
  propertyNumber: 'Property number',
  propertyName: 'Property',
  locale: 'Language',
  status: 'Status',
  answeredAt: 'Answered',
  assignedTo: 'Assigned to',
} as const satisfies Translation<typeof german.enquiryTable>

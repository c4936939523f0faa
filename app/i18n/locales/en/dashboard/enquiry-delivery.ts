import type * as german from '#app/i18n/locales/de/dashboard/enquiry-delivery.ts'
import type { Translation } from '#app/i18n/locales/translation.ts'

export const troubles = {
  theirs: {
    notSetUp: 'Sending has not been set up. Whoever runs the website needs to add what is missing.',
    unknownAddress: 'This address does not exist. Check the spelling, or call.',
    mailboxFull: 'Their mailbox is full. Wait for the next attempt; if it is urgent, call.',
    suppressed:
      'Our provider no longer delivers to this address because earlier emails came back. Call, or write from your own email program.',
    refused:
      'The email was rejected. Write from your own email program. If this keeps happening, the sender address has to be verified with the provider.',
    tooMany: 'Our provider is not accepting any more emails at the moment. Wait for the next attempt.',
    tooLarge: 'The email is too large. Write again, more briefly.',
    unreachable: 'The provider did not answer. Wait for the next attempt.',
    formHost: 'The form service did not accept what we sent.',
    other: 'The provider gave a reason we do not recognise. If it is urgent, call.',
  },
  ours: {
    notSetUp: 'Sending has not been set up. Whoever runs the website needs to add what is missing.',
    unknownAddress: 'This address does not exist. Check it in the settings or with the team member.',
    mailboxFull: 'The mailbox is full. Free up some space, then send again.',
    suppressed:
      'Our provider no longer delivers to this address because earlier emails came back. Have it released there, or enter another one.',
    refused: 'The email was rejected. Sender and recipient have to be verified with the provider.',
    tooMany: 'Our provider is not accepting any more emails at the moment. Wait for the next attempt.',
    tooLarge: 'The email is too large. The whole enquiry is shown here.',
    unreachable: 'The provider did not answer. Wait for the next attempt.',
    formHost: 'The form service did not accept the enquiry. Whoever runs the website needs to check its address.',
    other: 'The provider gave a reason we do not recognise. The whole enquiry is shown here.',
  },
  raw: 'Message: {{reason}}',
} as const satisfies Translation<typeof german.troubles>

export const delivery = {
  title: 'Delivery',
  channels: {
    mail: 'Email to your office',
    memberMail: 'Email to {{name}}',
    lead: 'Email to your agency software',
    receipt: 'Confirmation of receipt',
    withdrawal: 'Confirmation of the withdrawal',
    reply: 'Your reply',
    formHost: 'Form service',
  },
  noReceipt: {
    noMail: 'None: no email address was given.',
    notPlain: 'None: our mail service does not accept this address.',
    off: 'None: switched off in the settings when the enquiry came.',
    notSetUp: 'None: sending was not set up yet.',
    limit: 'None: this address had already been sent three that day.',
    withdrawalLimit:
      'None: this address or this website has just had a great many. Please confirm this withdrawal yourself.',
  },
  formerMember: 'someone who has left the team',
  delivered: 'Delivered: {{moment}}',
  waiting: 'Not sent yet',
  underWay: 'Being sent now',
  failed_one: 'One failed attempt',
  failed_other: '{{count}} failed attempts',
  givenUp_one: 'Gave up after one attempt',
  givenUp_other: 'Gave up after {{count}} attempts',
  next: 'Next attempt: {{moment}}',
  again: 'Send again',
  none: 'Nothing is sent for this enquiry.',
  cleared: 'The delivery record is deleted 90 days after delivery.',
} as const satisfies Translation<typeof german.delivery>

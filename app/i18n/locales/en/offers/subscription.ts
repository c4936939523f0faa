import type { subscription as german } from '#app/i18n/locales/de/offers/subscription.ts'
import type { Translation } from '#app/i18n/locales/translation.ts'

export const subscription = {
  title: 'Email alerts',
  description: 'An email when a matching property is added: one a day at most, and you can stop at any time.',
  lead: 'We’ll email you when something suitable comes up. No account needed, and you can stop at any time.',
  search: {
    title: 'What you are looking for',
    any: 'All new properties',
    now_one: 'One property matches today.',
    now_other: '{{count}} properties match today.',
    none: 'Nothing matches yet.',
    show_one: 'View property',
    show_other: 'View properties',
    change: 'View and change the search',
  },
  form: {
    title: 'Where should we send it?',
    email: 'Email address',
    emailHint: 'We’ll send you a link first. Your alert starts once you have confirmed it.',
    send: 'Create alert',
    leaveEmpty: 'Please leave this field empty',
    privacy:
      'Until you stop the alert, we store your address, your language, this search and which properties we have sent you. Read more in our',
    privacyLink: 'privacy policy',
    privacyWindow: '(opens in a new window)',
  },
  how: {
    title: 'What happens next',
    steps: [
      {
        title: 'Confirm',
        text: 'The link in the first email is valid for 48 hours. If you do not confirm, we send nothing else.',
      },
      {
        title: 'Read',
        text: 'At most one email a day, even for several alerts, sent overnight: what is new, reduced or available again. We never send the same news twice.',
      },
      {
        title: 'Stop it',
        text: 'Every email has a link to change, pause or stop your alert. Stopping your last alert also deletes your address.',
      },
    ],
  },
  sent: {
    title: 'Almost done',
    lead: 'If the address is right, an email is on its way. Open the link in it and confirm your alert.',
    nothing: 'Nothing there? Check your spam folder. We send at most two of these emails a day to any one address.',
    other: 'Enter another address',
    back: 'Back to the properties',
  },
  confirm: {
    title: 'Confirm your alert',
    lead: 'One more click and we’ll write to {{email}} whenever something suitable is added.',
    button: 'Confirm',
    not: 'Not you? Just close this page. Without confirmation the address is deleted after 48 hours.',
  },
  manage: {
    title: 'Your alert',
    lead: 'Your alert is active. We send new properties to {{email}}.',
    paused: 'Your alert is paused. You won’t get any emails until you resume it.',
    asked: 'We have not heard from you for a long time. Would you like to keep it going?',
    keep: 'Yes, keep it going',
    changeTitle: 'Change the search',
    changeText: 'We’ll tell you about anything added from now on. What matches today is already in the list.',
    change: 'Save the change',
    notSaved: 'Not saved',
    stopTitle: 'Pause or stop it',
    stopText:
      'While it is paused we keep your search. Stopping it deletes the search straight away and, if it is your last one, your address as well.',
    pause: 'Pause',
    resume: 'Resume',
    end: 'Stop the alert',
  },
  ended: {
    title: 'Your alert has been stopped',
    last: 'The search has been deleted, and your address is no longer stored for alerts.',
    others_one: 'This search has been deleted. One other alert is still stored for your address.',
    others_other: 'This search has been deleted. {{count}} other alerts are still stored for your address.',
    more: 'You can stop other alerts with the link in their emails.',
    offers: 'See all properties',
  },
  gone: {
    title: 'This link no longer exists',
    text: 'It has already been used, has expired, or the alert has ended. Every email has a fresh link, and a new alert takes a minute to set up.',
    again: 'See all properties',
  },
  used: {
    title: 'Already confirmed',
    text: 'Your alert is active. The link in the email that came after you confirmed lets you change, pause or stop it.',
    again: 'See all properties',
  },
  offer: {
    title: 'Be the first to know',
    text: 'We’ll email you when a property is added to this search, reduced or available again.',
    link: 'Create email alert',
  },
} as const satisfies Translation<typeof german>

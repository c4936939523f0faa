import type { subscription as german } from '#app/i18n/locales/de/offers/subscription.ts'
import type { Translation } from '#app/i18n/locales/translation.ts'

export const subscription = {
  title: 'Search by email',
  description: 'An email when a matching property is added: one a day at most, and you can end it at any time.',
  lead: 'We write to you when something suitable is added. No account, and it ends when you want it to.',
  search: {
    title: 'What we search for',
    any: 'All new properties',
    now_one: 'One property matches today.',
    now_other: '{{count}} properties match today.',
    none: 'Nothing matches yet.',
    show_one: 'View property',
    show_other: 'View properties',
    change: 'View and change the search',
  },
  form: {
    title: 'Where may we write to?',
    email: 'Email address',
    emailHint: 'An email with a link goes there first. Your search starts once you open the link and confirm.',
    send: 'Start searching',
    leaveEmpty: 'Please leave this field empty',
    privacy:
      'Until you end it, we store your address, the language, this search and what we have told you about it. More about this in our',
    privacyLink: 'privacy policy',
    privacyWindow: '(opens in a new window)',
  },
  how: {
    title: 'What happens next',
    steps: [
      {
        title: 'Confirm',
        text: 'The link in the first email is valid for 48 hours. Without it, nothing else is sent.',
      },
      {
        title: 'Read',
        text: 'One email a day at most for each search: the night after, you learn what is new, costs less or is available again. Nothing twice.',
      },
      {
        title: 'End it',
        text: 'Each email has a link with which you change, pause or end your search. Ending it deletes your address.',
      },
    ],
  },
  sent: {
    title: 'Almost done',
    lead: 'If the address is right, an email is on its way. Open the link in it and confirm your search.',
    nothing:
      'Has nothing arrived? Look into your spam folder. We send no more than two such emails a day to one address.',
    other: 'Enter another address',
    back: 'Back to the properties',
  },
  confirm: {
    title: 'Confirm your search',
    lead: 'One more click: then we write to {{email}} when something suitable is added.',
    button: 'Confirm',
    not: 'Was this not you? Then close this page. Without confirmation the address is deleted after 48 hours.',
  },
  manage: {
    title: 'Your search',
    lead: 'It is running. New properties are sent to {{email}}.',
    paused: 'It is paused. Until you resume it, there will be no email.',
    asked: 'We have not heard from you for a long time. Should the search go on?',
    keep: 'Yes, keep searching',
    changeTitle: 'Change the search',
    changeText: 'We tell you what is added from now on. What matches today is in the list.',
    change: 'Save the change',
    notSaved: 'Not saved',
    stopTitle: 'Pause or end it',
    stopText: 'During a pause the search stays stored. Ending it deletes search and address at once.',
    pause: 'Pause',
    resume: 'Resume',
    end: 'End the search',
  },
  gone: {
    title: 'This link no longer exists',
    text: 'It was used already or too old, or the search has ended. Each email has a new link, and a new search is quickly started.',
    again: 'To the properties',
  },
  used: {
    title: 'Already confirmed',
    text: 'Your search is running. The link in the email that came after you confirmed lets you change, pause and end it.',
    again: 'To the properties',
  },
  offer: {
    title: 'Do not miss anything',
    text: 'We write to you when something is added to this search, costs less or is available again.',
    link: 'Search by email',
  },
} as const satisfies Translation<typeof german>

import type * as german from '#app/i18n/locales/de/forms/access.ts'
import type { Translation } from '#app/i18n/locales/translation.ts'

export const users = {
  emailTaken: 'There is already an account with this email address. Open it in the list of users.',
  ownRole: 'Only another administrator can change your role.',
  lastAdmin: 'This is the only administrator. Give someone else the role first.',
} as const satisfies Translation<typeof german.users>

export const password = {
  required: 'Enter a password.',
  wrongCurrent: 'This is not your current password. Enter it again.',
  unchanged: 'This is your current password. Choose a different one.',
  tooShort: 'Use at least {{min}} characters. You have entered {{length}}.',
  tooLong: 'Use no more than {{max}} characters. You have entered {{length}}.',
  personal: 'This can be guessed from your name, your address or your office. Add some other words.',
  common: 'This is easy to guess because many people use it. Add some other words.',
  pattern: 'Sequences and repetitions such as “1234”, “qwerty” or “aaaa” are easy to guess. Add some words.',
  throttled: {
    title: 'Too many attempts',
    intro:
      'If you have forgotten your password, an administrator at your office can give you a link to choose a new one.',
    again: 'Try again in {{wait}}.',
  },
  throttledLink: 'Too many attempts. Try again in {{wait}}. This does not use up the link.',
} as const satisfies Translation<typeof german.password>

export const throttled = {
  seconds_one: 'one second',
  seconds_other: '{{count}} seconds',
  minutes_one: 'one minute',
  minutes_other: '{{count}} minutes',
  hours_one: 'an hour',
  hours_other: '{{count}} hours',
} as const satisfies Translation<typeof german.throttled>

export const secondFactor = {
  tooLate: 'That took too long. Sign in again.',
  required: 'Enter the code.',
  wrong: 'The code is wrong or has already been used. Wait for the next one and enter that.',
  wrongRecovery:
    'This recovery code is wrong or has already been used. Check it character by character, or use the next one.',
  wrongFirst: 'The code is wrong. Is the phone’s clock right? Wait for the next code and enter that.',
  throttled: 'Too many attempts. Try again in {{wait}}, or use a recovery code.',
  throttledFirst: 'Too many attempts. Try again in {{wait}}.',
} as const satisfies Translation<typeof german.secondFactor>

export const signIn = {
  unknownPasskey: 'This passkey is not valid here. Try again, or sign in with your password.',
  wrong: 'The email address or password is not correct. Check both and try again.',
  throttled:
    'Too many attempts. Try again in {{wait}}. If it is urgent, use “Forgotten your password?” to get a link for a new one, which signs you in straight away.',
} as const satisfies Translation<typeof german.signIn>

export const forgottenPassword = {
  throttled: 'There have been a lot of requests from your connection. Try again in {{wait}}.',
} as const satisfies Translation<typeof german.forgottenPassword>

import type { refusals as german } from '#app/i18n/locales/de/refusals.ts'
import type { Translation } from '#app/i18n/locales/translation.ts'

export const refusals: Translation<typeof german> = {
  signInTitle: 'Sign in',
  signInAgain: 'Your session has ended. Sign in again.',
  forbidden: {
    headline: 'This door is locked.',
    title: 'This page is for administrators only',
    text: 'Users and settings are managed by colleagues with the “Administrator” role. Ask one of them.',
  },
  postsOnly: {
    headline: 'Only forms go through this door.',
    title: 'There is nothing to read at this address',
    text: 'It only takes what our forms send. Nothing has been changed.',
  },
  methodNotAllowed: {
    headline: 'This door does not open that way.',
    title: 'This address does not accept forms',
    text: 'Open the page again. What you entered was not saved.',
  },
}

import type { Translation } from '#app/i18n/config.ts'
import type { choosePassword as choosePasswordDe } from '#app/i18n/locales/de/choose-password.ts'

export const choosePassword = {
  title: 'Choose a password',
  intro: 'Hello {{name}}, choose your password here. You sign in with it and with {{email}}.',
  label: 'New password',
  hint: 'At least 12 characters, gladly more: a sentence or four words. You may paste it.',
  show: 'Show the password',
  hide: 'Hide the password',
  submit: 'Save and sign in',
  back: 'To the website',
  gone: {
    title: 'This link is no longer valid',
    text: 'It has been used, replaced by a new one, has run out or is not complete. You get another one from “Forgotten your password?” on the sign-in page, or from your office’s administrators.',
    signIn: 'Password already chosen? Sign in',
  },
} as const satisfies Translation<typeof choosePasswordDe>

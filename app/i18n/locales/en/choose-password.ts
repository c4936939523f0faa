import type { choosePassword as choosePasswordDe } from '#app/i18n/locales/de/choose-password.ts'
import type { Translation } from '#app/i18n/locales/translation.ts'

export const choosePassword = {
  title: 'Choose a password',
  intro: 'Hello {{name}}, choose your password here. You will sign in with it and with {{email}}.',
  label: 'New password',
  hint: 'At least 12 characters, the more the better: a sentence or four words. You can paste it.',
  show: 'Show the password',
  hide: 'Hide the password',
  submit: 'Save and sign in',
  back: 'Back to the website',
  gone: {
    title: 'This link is no longer valid',
    text: 'It has already been used, has been replaced by a newer one, has expired or is incomplete. You can get another from “Forgotten your password?” on the sign-in page, or from an administrator at your office.',
    signIn: 'Already chosen a password? Sign in',
  },
} as const satisfies Translation<typeof choosePasswordDe>

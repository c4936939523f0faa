import type { forgottenPassword as forgottenPasswordDe } from '#app/i18n/locales/de/forgotten-password.ts'
import type { Translation } from '#app/i18n/locales/translation.ts'

export const forgottenPassword = {
  title: 'Forgotten your password?',
  intro: 'Enter the email address you sign in with. We will send you a link to choose a new password.',
  label: 'Email address',
  submit: 'Send the link',
  signIn: 'Back to sign in',
  back: 'Back to the website',
  sent: {
    title: 'Check your email',
    text: 'If this address belongs to an account, an email with a link is on its way. The link is valid for one hour and works once.',
    nothing:
      'Nothing after five minutes? Check your spam folder. An address gets at most three of these emails an hour; the last link stays valid. Otherwise an administrator at your office can give you a link.',
    again: 'Enter another address',
  },
} as const satisfies Translation<typeof forgottenPasswordDe>

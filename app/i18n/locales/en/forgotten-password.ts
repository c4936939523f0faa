import type { Translation } from '#app/i18n/config.ts'
import type { forgottenPassword as forgottenPasswordDe } from '#app/i18n/locales/de/forgotten-password.ts'

export const forgottenPassword = {
  title: 'Forgotten password',
  intro: 'Enter the email address that you sign in with. You will get a link to choose a new password.',
  label: 'Email address',
  submit: 'Ask for a link',
  signIn: 'To the sign-in page',
  back: 'To the website',
  sent: {
    title: 'Check your email',
    text: 'If this address belongs to an account, an email with a link is on its way. The link is valid for one hour and works once.',
    nothing:
      'Nothing there after five minutes? Look into the spam folder. Otherwise the administration of your office can give you a link.',
    again: 'Enter another address',
  },
} as const satisfies Translation<typeof forgottenPasswordDe>

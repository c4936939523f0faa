import type { PasswordMail } from './password-mail.ts'

interface InvitationMail extends PasswordMail {
  email: string
  /** Who invites. */
  by: string
  days: number
}

export function invitationMail({ locale, ...mail }: InvitationMail): { subject: string; text: string } {
  const { subject, lines } = words[locale](mail)
  return { subject, text: [...lines, ''].join('\n') }
}

const words = {
  de: ({ name, agencyName, address, email, by, days }: Omit<InvitationMail, 'locale'>) => ({
    subject: `Ihr Zugang zur Verwaltung von ${agencyName}`,
    lines: [
      `Guten Tag ${name},`,
      '',
      `${by} gibt Ihnen Zugang zur Verwaltung der Website von ${agencyName}. Hier wählen Sie Ihr Passwort:`,
      '',
      address,
      '',
      `Der Link gilt ${days} Tage und nur einmal. Danach melden Sie sich mit ${email} und Ihrem Passwort an.`,
      '',
      'Erwarten Sie diese Einladung nicht? Dann brauchen Sie nichts zu tun.',
    ],
  }),
  en: ({ name, agencyName, address, email, by, days }: Omit<InvitationMail, 'locale'>) => ({
    subject: `Your access to the ${agencyName} dashboard`,
    lines: [
      `Hello ${name},`,
      '',
      `${by} gives you access to the dashboard of the ${agencyName} website. Choose your password here:`,
      '',
      address,
      '',
      `The link is valid for ${days} days and works once. After that, sign in with ${email} and your password.`,
      '',
      'If you weren’t expecting this invitation, you don’t need to do anything.',
    ],
  }),
} as const

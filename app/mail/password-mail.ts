import type { Locale } from '#app/fields/locale.ts'

export interface PasswordMail {
  name: string
  agencyName: string
  /** Absolute URL. */
  address: string
  locale: Locale
}

export function passwordMail({ locale, ...mail }: PasswordMail): { subject: string; text: string } {
  const { subject, lines } = words[locale](mail)
  return { subject, text: [...lines, ''].join('\n') }
}

const words = {
  de: ({ name, agencyName, address }: Omit<PasswordMail, 'locale'>) => ({
    subject: `Neues Passwort für die Website von ${agencyName}`,
    lines: [
      `Guten Tag ${name},`,
      '',
      'für Ihr Konto wurde ein neues Passwort angefordert. Hier wählen Sie es:',
      '',
      address,
      '',
      'Der Link gilt eine Stunde und nur einmal. Wenn Sie noch einen anfordern, gilt nur der neueste.',
      '',
      'Haben Sie das nicht angefordert? Dann brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist. Kommen solche E-Mails öfter, sagen Sie es der Administration Ihres Büros.',
    ],
  }),
  en: ({ name, agencyName, address }: Omit<PasswordMail, 'locale'>) => ({
    subject: `A new password for the ${agencyName} website`,
    lines: [
      `Hello ${name},`,
      '',
      'Someone asked for a new password for your account on our sign-in page. Choose one here:',
      '',
      address,
      '',
      'The link is valid for one hour and works once. If you ask for another, only the latest one works.',
      '',
      'If this wasn’t you, you don’t need to do anything: your password stays as it is. If these emails keep coming, tell an administrator at your office.',
    ],
  }),
} as const

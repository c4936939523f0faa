import { type SignedMail, signature } from './signature.ts'

export interface OwnDataMail extends SignedMail {
  /** Absolute URL. */
  address: string
}

export function ownDataMail({ address, ...mail }: OwnDataMail): { subject: string; text: string } {
  const { subject, lines } = words[mail.locale](mail.agency.agencyName, address)
  return { subject, text: [...lines, '', ...signature(mail)].join('\n') }
}

const words = {
  de: (agency: string, address: string) => ({
    subject: `Ihre Daten bei ${agency}`,
    lines: [
      'Guten Tag,',
      '',
      'auf unserer Website wurde ein Link zu den Daten angefordert, die wir zu dieser E-Mail-Adresse gespeichert haben. Hier sehen Sie sie, laden sie als Datei herunter und löschen sie, wenn Sie das möchten:',
      '',
      address,
      '',
      'Der Link gilt 24 Stunden. Geben Sie ihn nicht weiter: Wer ihn hat, liest, was Sie uns geschrieben haben.',
      '',
      'Diese E-Mail wird automatisch verschickt. Haben Sie den Link nicht angefordert? Dann hat jemand Ihre Adresse eingetragen, und Sie brauchen nichts zu tun. Niemand außer Ihnen hat den Link bekommen, und gelöscht ist nichts.',
    ],
  }),
  en: (agency: string, address: string) => ({
    subject: `Your data at ${agency}`,
    lines: [
      'Hello,',
      '',
      'Someone asked on our website for a link to the data that we have stored about this email address. Here you can see it, download it as a file, and delete it if you wish:',
      '',
      address,
      '',
      'The link is valid for 24 hours. Do not pass it on: whoever has it can read what you wrote to us.',
      '',
      'This email is sent automatically. If you didn’t ask for the link, you don’t need to do anything: someone entered your address by mistake. Only you were sent the link, and nothing has been deleted.',
    ],
  }),
} as const

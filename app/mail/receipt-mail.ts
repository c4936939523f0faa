/** Anyone may type any address, so it repeats nothing typed, not even the name (decision 056). */
import type { Agency } from '#app/domain/agency/agency.ts'
import type { EnquiryKind } from '#app/domain/enquiries/enquiry.ts'
import { formatMoment } from '#app/fields/format.ts'
import type { Locale } from '#app/fields/locale.ts'
import { signature } from './signature.ts'

export interface ReceiptMail {
  locale: Locale
  kind: EnquiryKind
  receivedAt: Date
  offers: readonly { name: string; propertyNumber: string; address: string }[]
  /** The person in charge; null for the office. */
  person: { name: string; telephone: string | null } | null
  agency: Agency
  siteUrl: string
  replyTo: string | null
}

export function receiptMail(mail: ReceiptMail): Record<string, string> {
  const { locale, kind, receivedAt, offers, agency, replyTo } = mail
  const say = words[locale]
  const about = offers.map(({ name, propertyNumber }) => `${name} (${propertyNumber})`)
  const [first = null, ...further] = about
  const name = mail.person?.name ?? null
  const phone = mail.person?.telephone ?? agency.phone
  const lines = [
    say.salutation,
    '',
    say.arrived(kind, formatMoment(receivedAt, locale, 'full')),
    ...offers.flatMap(({ address }, index) => ['', `${say.object}: ${about[index]}`, address]),
    '',
    say.answers(name, phone),
    ...(replyTo ? [say.reply] : []),
    '',
    say.automatic,
    '',
    ...signature(mail),
  ]
  const subject = first && further.length === 0 ? say.subjectAbout(first) : say.subject(kind, agency.agencyName)
  return { subject, text: lines.join('\n'), ...(replyTo && { replyTo }) }
}

const words = {
  de: {
    subject: (kind: ReceiptMail['kind'], agency: string) =>
      kind === 'valuation' ? `Angekommen: Ihre Anfrage zur Bewertung` : `Angekommen: Ihre Nachricht an ${agency}`,
    subjectAbout: (about: string) => `Angekommen: Ihre Anfrage zu ${about}`,
    salutation: 'Guten Tag,',
    arrived: (kind: ReceiptMail['kind'], moment: string) =>
      `${kind === 'valuation' ? 'Ihre Anfrage zur Bewertung' : 'Ihre Nachricht'} ist am ${moment} bei uns angekommen.`,
    object: 'Objekt',
    answers: (name: string | null, phone: string | null) =>
      `Ihnen antwortet ${name ?? 'unser Büro'}${phone ? `, Telefon ${phone}` : ''}.`,
    reply: 'Wenn Sie auf diese E-Mail antworten, schreiben Sie direkt dorthin.',
    automatic:
      'Diese E-Mail wird automatisch verschickt. Was im Formular stand, wiederholt sie nicht. Haben Sie uns nicht geschrieben? Dann hat jemand Ihre Adresse eingetragen, und Sie brauchen nichts zu tun.',
  },
  en: {
    subject: (kind: ReceiptMail['kind'], agency: string) =>
      kind === 'valuation' ? 'Received: your valuation request' : `Received: your message to ${agency}`,
    subjectAbout: (about: string) => `Received: your enquiry about ${about}`,
    salutation: 'Hello,',
    arrived: (kind: ReceiptMail['kind'], moment: string) =>
      `We received your ${kind === 'valuation' ? 'valuation request' : 'message'} on ${moment} (Berlin time).`,
    object: 'Property',
    answers: (name: string | null, phone: string | null) =>
      `${name ?? 'Our office'} will reply to you.${phone ? ` Telephone: ${phone}` : ''}`,
    reply: 'If you reply to this email, it goes straight there.',
    automatic:
      'This email is sent automatically and does not repeat what you wrote. If you didn’t write to us, you don’t need to do anything: someone entered your address by mistake.',
  },
} as const

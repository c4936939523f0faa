/** Anyone may type any address, so it repeats nothing typed, not even the name (decision 056). */
import type { Agency } from '#app/domain/agency/agency.ts'
import { shownTelephone } from '#app/domain/agency/telephone.ts'
import type { EnquiryKind } from '#app/domain/enquiries/enquiry.ts'
import { formatMoment } from '#app/fields/format.ts'
import type { Locale } from '#app/fields/locale.ts'
import { signature } from './signature.ts'

export interface ReceiptMail {
  locale: Locale
  kind: EnquiryKind
  receivedAt: Date
  offers: readonly { name: string; propertyNumber: string; address: string }[]
  /** Those in charge, of whom the first gets the replies; none for the office. */
  people: readonly { name: string; telephone: string | null }[]
  agency: Agency
  siteUrl: string
  replyTo: string | null
}

export function receiptMail(mail: ReceiptMail): Record<string, string> {
  const { locale, kind, receivedAt, offers, people, agency, replyTo } = mail
  const say = words[locale]
  const about = offers.map(({ name, propertyNumber }) => `${name} (${propertyNumber})`)
  const [first = null, ...further] = about
  const whom = (people.length > 0 ? people : [{ name: say.office, telephone: null }]).map(({ name, telephone }) => {
    const phone = telephone ?? agency.phone
    return phone ? `${name} (${say.phone} ${shownTelephone(phone, locale)})` : name
  })
  const [replier] = people.length > 1 ? people : []
  const lines = [
    say.salutation,
    '',
    say.arrived(kind, formatMoment(receivedAt, locale, 'full')),
    ...offers.flatMap(({ address }, index) => ['', `${say.object}: ${about[index]}`, address]),
    '',
    say.answers(new Intl.ListFormat(locale).format(whom), whom.length),
    ...(replyTo ? [replier ? say.replyTo(replier.name) : say.reply] : []),
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
    office: 'unser Büro',
    phone: 'Telefon',
    answers: (whom: string, count: number) => `Ihnen ${count > 1 ? 'antworten' : 'antwortet'} ${whom}.`,
    reply: 'Wenn Sie auf diese E-Mail antworten, schreiben Sie direkt dorthin.',
    replyTo: (name: string) => `Wenn Sie auf diese E-Mail antworten, schreiben Sie ${name}.`,
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
    office: 'our office',
    phone: 'telephone',
    answers: (whom: string) => `You will hear from ${whom}.`,
    reply: 'If you reply to this email, it goes straight there.',
    replyTo: (name: string) => `If you reply to this email, it goes to ${name}.`,
    automatic:
      'This email is sent automatically and does not repeat what you wrote. If you didn’t write to us, you don’t need to do anything: someone entered your address by mistake.',
  },
} as const

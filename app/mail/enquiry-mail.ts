import type { EnquiryValues } from '#app/domain/enquiries/enquiry.ts'
import { isPlainAddress } from '#app/domain/mail-address.ts'
import { formatMoment } from '#app/fields/format.ts'
import type { Locale } from '#app/fields/locale.ts'

export interface EnquiryMail {
  enquiry: EnquiryValues
  /** What a form of its own asked. */
  form?: {
    kind: 'valuation' | 'withdrawal'
    subject: string
    facts: readonly { label: string; value: string }[]
  }
  locale: Locale
  receivedAt: Date
  offer: {
    name: string
    propertyNumber: string
    place: string
    reserved: boolean
    /** Public page, absolute URL. */
    address: string
    member: string | null
  } | null
  further?: readonly About[]
  routing?: Routing
}

interface Routing {
  assigned?: { by: string; address: string }
  absence?: { name: string; until: string; deputy: string | null } | null
  /** Names of the others who got the same mail, because it is about their properties. */
  others?: readonly string[]
}

/** `replyTo` is set if the visitor can be answered by mail. */
export function enquiryMail(mail: EnquiryMail): Record<string, string> {
  const { enquiry, offer, form, further = [] } = mail
  const replyTo = enquiry.email && isPlainAddress(enquiry.email) ? enquiry.email : null
  const others = further.map(numberOf).join(', ')
  const about = offer ? ` zu ${offer.name} (${numberOf(offer)})${others && ` und ${others}`}` : ''
  return {
    subject: `${form?.subject ?? `Anfrage${about}`} von ${enquiry.name}`,
    text: enquiryText(mail, replyTo !== null),
    ...(replyTo && { replyTo }),
  }
}

/** The visitor's text comes last, so that it cannot imitate ours. */
function enquiryText(
  { enquiry, locale, receivedAt, offer, further = [], form, routing = {} }: EnquiryMail,
  canReply: boolean,
): string {
  const { name, email, phone, message } = enquiry
  return [
    ...routingLines(routing),
    `${name} ${purposes[form?.kind ?? 'contact']}`,
    '',
    ...row('E-Mail', [email ?? 'nicht angegeben']),
    ...row('Telefon', [phone ?? 'nicht angegeben']),
    ...row('Sprache', [locale === 'de' ? 'Deutsch' : 'Englisch']),
    ...row('Eingang', [formatMoment(receivedAt, 'de', 'full')]),
    ...(offer ? [offer, ...further] : []).flatMap((about) => ['', ...aboutOffer(about)]),
    ...(form ? ['', ...form.facts.flatMap(({ label, value }) => row(label, [value], 24))] : []),
    '',
    canReply
      ? `Wenn Sie auf diese E-Mail antworten, schreiben Sie direkt an ${name}.`
      : '„Antworten“ führt hier nicht zum Ziel: Nehmen Sie die Angaben oben.',
    '',
    ...(message ? ['Nachricht', '---------', message, ''] : []),
  ].join('\n')
}

const purposes = {
  contact: 'hat Ihnen über die Website geschrieben.',
  valuation: 'möchte über die Website eine Bewertung.',
  withdrawal: 'hat über die Website einen Vertrag widerrufen.',
} as const

function routingLines({ assigned, absence, others = [] }: Routing): string[] {
  const lines: string[] = []
  if (assigned) lines.push(`${assigned.by} hat Ihnen diese Anfrage zugewiesen.`, assigned.address)
  if (absence) {
    const { name, until, deputy } = absence
    lines.push(`${name} ist bis ${day.format(new Date(until))} abwesend. Es übernimmt ${deputy ?? 'das Büro'}.`)
  }
  if (others.length > 0) lines.push(`Diese Anfrage ging auch an ${others.join(' und ')}.`)
  return lines.length > 0 ? [...lines, ''] : []
}

const day = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'UTC' })

type About = NonNullable<EnquiryMail['offer']>

function numberOf({ propertyNumber, reserved }: Pick<About, 'propertyNumber' | 'reserved'>): string {
  return reserved ? `${propertyNumber}, reserviert` : propertyNumber
}

function aboutOffer({ name, propertyNumber, place, reserved, address, member }: About): string[] {
  return [
    ...row('Objekt', [name, `${propertyNumber}, ${place}`, address]),
    ...row('Stand', reserved ? ['reserviert, Anfrage für die Warteliste'] : []),
    ...row('Zuständig', member ? [member] : []),
  ]
}

function row(label: string, lines: string[], width = 12): string[] {
  return lines.map((line, index) => (index === 0 ? `${label}:` : '').padEnd(width) + line)
}

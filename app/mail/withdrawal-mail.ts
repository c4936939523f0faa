/**
 * Repeats what was declared, unlike a receipt: the sender must be able to keep it (decision 078). Anyone may have typed
 * it to anyone, so nothing of it becomes a link.
 */
import { omitted, withoutLinks } from '#app/domain/enquiries/without-links.ts'
import { formatMoment } from '#app/fields/format.ts'
import { type SignedMail, signature } from './signature.ts'

interface Fact {
  label: string
  value: string
}

export interface WithdrawalMail extends SignedMail {
  receivedAt: Date
  /** In our words. */
  declaration: Fact
  /** As typed, in the visitor's language. */
  facts: readonly Fact[]
  message: string
  replyTo: string | null
}

export function withdrawalMail(mail: WithdrawalMail): Record<string, string> {
  const { locale, receivedAt, declaration, facts, message, replyTo, agency } = mail
  const say = words[locale]
  const typed = [
    ...facts.map(({ label, value }) => quoted(`${label}: ${oneLine(withoutLinks(value))}`)),
    ...(message ? ['', `${say.message}:`, ...withoutLinks(message).split('\n').map(quoted)] : []),
  ]
  const lines = [
    say.salutation,
    '',
    say.arrived(formatMoment(receivedAt, locale, 'full')),
    '',
    say.declared,
    quoted(`${declaration.label}: ${declaration.value}`),
    ...typed,
    '',
    ...(typed.join('').includes(omitted) ? [say.omitted] : []),
    say.keep,
    ...(replyTo ? [say.reply] : []),
    '',
    say.automatic,
    '',
    ...signature(mail),
  ]
  return { subject: say.subject(agency.agencyName), text: lines.join('\n'), ...(replyTo && { replyTo }) }
}

/** Sets what was typed apart, so that it cannot imitate our words. */
function quoted(line: string): string {
  return `> ${line}`
}

function oneLine(text: string): string {
  return text.replaceAll('\n', ' ')
}

const words = {
  de: {
    subject: (agency: string) => `Ihr Widerruf ist bei ${agency} eingegangen`,
    salutation: 'Guten Tag,',
    arrived: (moment: string) => `Ihr Widerruf ist am ${moment} bei uns eingegangen.`,
    declared: 'Das haben Sie erklärt:',
    message: 'Dazu haben Sie geschrieben',
    omitted: `Links, Adressen im Internet und Telefonnummern wiederholt diese E-Mail nicht: Dort steht ${omitted}. Vollständig liegt Ihr Widerruf uns vor.`,
    keep: 'Bewahren Sie diese E-Mail auf: Sie bestätigt, wann Ihr Widerruf bei uns eingegangen ist und was darin stand.',
    reply: 'Wenn Sie auf diese E-Mail antworten, schreiben Sie direkt an uns.',
    automatic:
      'Diese E-Mail wird automatisch verschickt. Haben Sie nichts widerrufen? Dann hat jemand Ihre Adresse eingetragen. Sagen Sie es uns.',
  },
  en: {
    subject: (agency: string) => `${agency} has received your withdrawal`,
    salutation: 'Hello,',
    arrived: (moment: string) => `We received your withdrawal on ${moment} (Berlin time).`,
    declared: 'This is what you declared:',
    message: 'You added',
    omitted: `This email does not repeat links, internet addresses and telephone numbers: it shows ${omitted} instead. We have your withdrawal in full.`,
    keep: 'Please keep this email: it confirms when we received your withdrawal and what it said.',
    reply: 'If you reply to this email, it goes straight to us.',
    automatic:
      'This email is sent automatically. If you have not withdrawn from anything, someone entered your address by mistake. Please tell us.',
  },
} as const

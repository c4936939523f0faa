import type { DigestOffer } from '#app/domain/subscriptions/digest-offer.ts'
import type { Locale } from '#app/fields/locale.ts'
import { type SignedMail, signature } from './signature.ts'

export const linkMark = '{link}'

interface Written {
  subject: string
  text: string
}

export function optInMail(mail: SignedMail): Written {
  const say = words[mail.locale]
  const { agencyName } = mail.agency
  const subject = say.optIn.subject(agencyName)
  return { subject, text: letter(mail, [say.optIn.asked(agencyName), '', linkMark, '', ...say.optIn.after]) }
}

/** Links to the subscription, as no other mail does until an offer is found. */
export function welcomeMail(mail: SignedMail & Pick<DigestMail, 'search'>): Written {
  const say = words[mail.locale]
  const running = mail.search ? say.welcome.running(mail.search) : say.welcome.runningAny
  return { subject: say.welcome.subject, text: letter(mail, [running, '', ...say.leave, linkMark]) }
}

export interface DigestMail extends SignedMail {
  search: string | null
  offers: readonly DigestOffer[]
  /** Absolute URL of the list. */
  listAddress: string
}

const mostNamed = 100

export function digestMail(mail: DigestMail): Written {
  const { search, offers, listAddress, locale } = mail
  const say = words[locale]
  const [first] = offers
  const subject = first && offers.length === 1 ? say.subjectOne[first.kind](first) : say.subjectMany(offers.length)
  const others = offers.length - mostNamed
  const lines = [
    search ? say.found(search) : say.foundAny,
    ...offers.slice(0, mostNamed).flatMap((offer) => ['', ...linesOf(offer, locale)]),
    '',
    ...(others > 0 ? [say.others(others)] : []),
    say.all,
    listAddress,
    '',
    ...say.leave,
    linkMark,
  ]
  return { subject: oneLine(subject), text: letter(mail, lines) }
}

function linesOf(offer: DigestOffer, locale: Locale): string[] {
  const { kind, name, place, facts, energy, price, formerPrice, address } = offer
  const say = words[locale]
  const cut = formerPrice && say.formerly(formerPrice)
  return [
    `${say.kinds[kind]}: ${oneLine(name)}`,
    [oneLine(place), facts].filter(Boolean).join(', '),
    [price, cut].filter(Boolean).join(', '),
    ...(energy ? [energy] : []),
    address,
  ]
}

export function questionMail(mail: SignedMail & Pick<DigestMail, 'search'>): Written {
  const say = words[mail.locale]
  const about = mail.search ? say.question.about(mail.search) : say.question.aboutAny
  return { subject: say.question.subject, text: letter(mail, [about, '', ...say.question.ask, linkMark]) }
}

function letter(mail: SignedMail, lines: readonly string[]): string {
  return [words[mail.locale].salutation, '', ...lines, '', ...signature(mail)].join('\n')
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ')
}

const words = {
  de: {
    salutation: 'Guten Tag,',
    optIn: {
      subject: (agency: string) => `Bitte bestätigen: Ihr Suchauftrag bei ${agency}`,
      asked: (agency: string) =>
        `auf der Website von ${agency} wurde mit dieser Adresse ein Suchauftrag angelegt. Er beginnt, wenn Sie ihn hier bestätigen:`,
      after: [
        'Der Link gilt 48 Stunden. Auf der Seite sehen Sie auch, wonach gesucht wird.',
        '',
        'Waren Sie das nicht? Dann brauchen Sie nichts zu tun: Ohne Ihre Bestätigung kommt keine weitere E-Mail, und die Adresse wird gelöscht.',
      ],
    },
    welcome: {
      subject: 'Ihr Suchauftrag läuft',
      running: (search: string) => `ab jetzt sucht unsere Website für Sie: ${search}.`,
      runningAny: 'ab jetzt schickt Ihnen unsere Website neue Angebote.',
    },
    kinds: { new: 'Neu', priceCut: 'Preis gesenkt', availableAgain: 'Wieder verfügbar' },
    subjectOne: {
      new: ({ name, place }: DigestOffer) => `Neu: ${name} in ${place}`,
      priceCut: ({ name, place }: DigestOffer) => `Preis gesenkt: ${name} in ${place}`,
      availableAgain: ({ name, place }: DigestOffer) => `Wieder verfügbar: ${name} in ${place}`,
    },
    subjectMany: (count: number) => `${count} Angebote zu Ihrem Suchauftrag`,
    found: (search: string) => `für Ihren Suchauftrag (${search}) gibt es etwas Neues.`,
    foundAny: 'es gibt neue Angebote.',
    formerly: (price: string) => `vorher ${price}`,
    others: (count: number) => `Und ${count} weitere.`,
    all: 'Alle Angebote, die dazu passen:',
    leave: [
      'Zu diesem Suchauftrag kommt höchstens eine E-Mail am Tag, und keine Meldung doppelt. Suche ändern, pausieren oder beenden:',
    ],
    question: {
      subject: 'Suchen Sie noch?',
      about: (search: string) => `seit fast einem Jahr sucht unsere Website für Sie: ${search}.`,
      aboutAny: 'seit fast einem Jahr schickt Ihnen unsere Website neue Angebote.',
      ask: [
        'Wenn das so weitergehen soll, sagen Sie es uns auf dieser Seite. Hören wir einen Monat lang nichts, wird der Suchauftrag gelöscht und, wenn es Ihr letzter ist, auch Ihre Adresse.',
        '',
      ],
    },
  },
  en: {
    salutation: 'Hello,',
    optIn: {
      subject: (agency: string) => `Please confirm: your search at ${agency}`,
      asked: (agency: string) =>
        `Someone asked ${agency} to email this address about new properties. To start, please confirm here:`,
      after: [
        'The link is valid for 48 hours. The page also shows what is being searched for.',
        '',
        'If this wasn’t you, you don’t need to do anything: without your confirmation there will be no further email, and the address will be deleted.',
      ],
    },
    welcome: {
      subject: 'Your search is running',
      running: (search: string) => `We are now looking for: ${search}.`,
      runningAny: 'From now on we’ll send you new properties.',
    },
    kinds: { new: 'New', priceCut: 'Price reduced', availableAgain: 'Available again' },
    subjectOne: {
      new: ({ name, place }: DigestOffer) => `New: ${name} in ${place}`,
      priceCut: ({ name, place }: DigestOffer) => `Price reduced: ${name} in ${place}`,
      availableAgain: ({ name, place }: DigestOffer) => `Available again: ${name} in ${place}`,
    },
    subjectMany: (count: number) => `${count} properties for your search`,
    found: (search: string) => `There is something new for your search: ${search}.`,
    foundAny: 'There are new properties.',
    formerly: (price: string) => `previously ${price}`,
    others: (count: number) => `And ${count} more.`,
    all: 'All properties that match:',
    leave: ['You get at most one email a day for this search. Change, pause or stop it:'],
    question: {
      subject: 'Are you still searching?',
      about: (search: string) => `For almost a year our website has been searching for you: ${search}.`,
      aboutAny: 'For almost a year our website has been sending you new properties.',
      ask: [
        'To keep it going, tell us on this page. If we hear nothing for a month, the alert is deleted and, if it is your last one, so is your address.',
        '',
      ],
    },
  },
} as const

import type { DigestOffer } from '#app/domain/subscriptions/digest-offer.ts'
import type { Locale } from '#app/fields/locale.ts'
import { type SignedMail, signature } from './signature.ts'

/** Where the link stands in the text: of the only search that a mail is about, or of one of several. */
export const linkMark = '{link}'
export const linkMarkOf = (id: string) => `{link ${id}}`

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
export function welcomeMail(mail: SignedMail & { search: string | null }): Written {
  const say = words[mail.locale]
  const running = mail.search ? say.welcome.running(mail.search) : say.welcome.runningAny
  return { subject: say.welcome.subject, text: letter(mail, [running, '', `${say.limit} ${say.leave}`, linkMark]) }
}

/** What one search has found. */
export interface DigestSection {
  id: string
  /** Null for a search for everything. */
  search: { name: string; whole: string } | null
  /** The place of a search for its surroundings. */
  near: string | null
  offers: readonly DigestOffer[]
  /** Absolute URL of the list. */
  listAddress: string
}

const mostNamed = 100
const mostSearchesInSubject = 2

/** One mail for all searches of an address, a section for each. */
export function digestMail(mail: SignedMail & { sections: readonly DigestSection[] }): Written {
  const { sections, locale } = mail
  const [only] = sections
  if (only && sections.length === 1) return digestOfOne(mail, only)
  const say = words[locale]
  const told = new Set<string>()
  const named = Math.floor(mostNamed / sections.length)
  const parts = sections.flatMap((section) => {
    const { id, search, offers } = section
    const title = `* ${search?.whole ?? say.any} (${offers.length})`
    return [title, ...offersIn(section, named, told, locale), say.leave, linkMarkOf(id), '', '']
  })
  const lines = [say.foundBySome(sections.length), '', ...parts, say.limit, say.leaveAll]
  const shown = sections
    .slice(0, mostSearchesInSubject)
    .map(({ search, offers }) => [search?.name ?? say.any, offers.length])
  const names = shown.map(([name, count]) => `${name} (${count})`).join(', ')
  const more = sections.length - shown.length
  const subject = [say.news(names), more > 0 && say.moreSearches(more)].filter(Boolean).join(' ')
  return { subject: oneLine(subject), text: letter(mail, lines) }
}

function digestOfOne(mail: SignedMail, section: DigestSection): Written {
  const { id, search, offers } = section
  const { locale } = mail
  const say = words[locale]
  const [first] = offers
  const subject = first && offers.length === 1 ? say.subjectOne[first.kind](first) : say.subjectMany(offers.length)
  const lines = [
    search ? say.found(search.whole) : say.foundAny,
    ...offersIn(section, mostNamed, new Set(), locale),
    `${say.limit} ${say.leave}`,
    linkMarkOf(id),
  ]
  return { subject: oneLine(subject), text: letter(mail, lines) }
}

/** `told` holds the addresses of offers that stand further up, and learns these. */
function offersIn(section: DigestSection, named: number, told: Set<string>, locale: Locale): string[] {
  const { offers, near, listAddress } = section
  const say = words[locale]
  const lines = offers.slice(0, named).flatMap((offer) => {
    const isTold = told.has(offer.address)
    told.add(offer.address)
    return ['', ...(isTold ? [`${titleOf(offer, locale)} ${say.above}`, offer.address] : linesOf(offer, near, locale))]
  })
  const others = offers.length - named
  return [...lines, '', ...(others > 0 ? [say.others(others)] : []), say.all, listAddress, '']
}

function titleOf({ kind, name }: DigestOffer, locale: Locale): string {
  return `${words[locale].kinds[kind]}: ${oneLine(name)}`
}

function linesOf(offer: DigestOffer, near: string | null, locale: Locale): string[] {
  const { place, distance, facts, energy, price, formerPrice, totalRent, address } = offer
  const say = words[locale]
  const cut = formerPrice && say.formerly(formerPrice)
  const away = distance && near && say.away(distance, near)
  return [
    titleOf(offer, locale),
    [oneLine(place), away, facts].filter(Boolean).join(', '),
    [price, cut, totalRent].filter(Boolean).join(', '),
    ...(energy ? [energy] : []),
    address,
  ]
}

export function questionMail(mail: SignedMail & { search: string | null }): Written {
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
      subject: (agency: string) => `Bestätigen Sie Ihren Suchauftrag bei ${agency}`,
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
      running: (search: string) => `ab jetzt suchen wir für Sie: ${search}.`,
      runningAny: 'ab jetzt schicken wir Ihnen neue Angebote.',
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
    limit: 'An Ihre Adresse geht höchstens eine E-Mail am Tag, und keine Meldung doppelt.',
    leave: 'Diese Suche ändern, pausieren oder beenden:',
    leaveAll: 'Melden Sie sich über Ihr E-Mail-Programm ab, enden alle Suchaufträge dieser Adresse.',
    any: 'Alle neuen Angebote',
    foundBySome: (count: number) => `für ${count} Ihrer Suchaufträge gibt es etwas Neues.`,
    news: (searches: string) => `Neues für Sie: ${searches}`,
    moreSearches: (count: number) =>
      count === 1 ? 'und ein weiterer Suchauftrag' : `und ${count} weitere Suchaufträge`,
    away: (distance: string, place: string) => `${distance} von ${place}`,
    above: '(Angaben weiter oben)',
    question: {
      subject: 'Suchen Sie noch?',
      about: (search: string) => `seit fast einem Jahr suchen wir für Sie: ${search}.`,
      aboutAny: 'seit fast einem Jahr schicken wir Ihnen neue Angebote.',
      ask: [
        'Wenn das so weitergehen soll, sagen Sie es uns auf dieser Seite. Hören wir einen Monat lang nichts, wird der Suchauftrag gelöscht und, wenn es Ihr letzter ist, auch Ihre Adresse.',
        '',
      ],
    },
  },
  en: {
    salutation: 'Hello,',
    optIn: {
      subject: (agency: string) => `Please confirm: your email alert from ${agency}`,
      asked: (agency: string) =>
        `Someone asked ${agency} to email this address about new properties. To start, please confirm here:`,
      after: [
        'The link is valid for 48 hours. The page also shows your search.',
        '',
        'If this wasn’t you, you don’t need to do anything: without your confirmation there will be no further email, and the address will be deleted.',
      ],
    },
    welcome: {
      subject: 'Your email alert is active',
      running: (search: string) => `We are now looking for: ${search.charAt(0).toLowerCase()}${search.slice(1)}.`,
      runningAny: 'From now on we’ll send you new properties.',
    },
    kinds: { new: 'New', priceCut: 'Price reduced', availableAgain: 'Available again' },
    subjectOne: {
      new: ({ name, place }: DigestOffer) => `New: ${name} in ${place}`,
      priceCut: ({ name, place }: DigestOffer) => `Price reduced: ${name} in ${place}`,
      availableAgain: ({ name, place }: DigestOffer) => `Available again: ${name} in ${place}`,
    },
    subjectMany: (count: number) => `${count} properties for your alert`,
    found: (search: string) => `There is something new for your alert: ${search}.`,
    foundAny: 'There are new properties.',
    formerly: (price: string) => `previously ${price}`,
    others: (count: number) => `And ${count} more.`,
    all: 'All properties that match:',
    limit: 'We send you at most one email a day, and never the same news twice.',
    leave: 'Change, pause or stop this alert:',
    leaveAll: 'Unsubscribing in your email program stops all alerts for this address.',
    any: 'All new properties',
    foundBySome: (count: number) => `There is something new for ${count} of your alerts.`,
    news: (searches: string) => `New for you: ${searches}`,
    moreSearches: (count: number) => (count === 1 ? 'and one more alert' : `and ${count} more alerts`),
    away: (distance: string, place: string) => `${distance} from ${place}`,
    above: '(details above)',
    question: {
      subject: 'Are you still looking?',
      about: (search: string) => `Your alert has been active for almost a year: ${search}.`,
      aboutAny: 'We have been sending you new properties for almost a year.',
      ask: [
        'To keep it going, tell us on this page. If we hear nothing for a month, the alert is deleted and, if it is your last one, so is your address.',
        '',
      ],
    },
  },
} as const

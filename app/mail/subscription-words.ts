/** The words of subscription mails. */
import type { DigestOffer } from '#app/domain/subscriptions/digest-offer.ts'

export const subscriptionWords = {
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

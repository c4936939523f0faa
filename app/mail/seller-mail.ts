import { type SignedMail, signature } from './signature.ts'

export interface SellerMail extends SignedMail {
  name: string | null
  /** The property's. */
  title: string
  /** Whether something waits for an approval. */
  asks: boolean
  /** What becomes of it, as a sentence. */
  becomes: string | null
  /** With the token. */
  address: string
}

export function sellerMail({ name, title, asks, becomes, address, ...mail }: SellerMail) {
  const say = words[mail.locale]
  const about = title.replace(/\s+/g, ' ')
  const lines = [
    name ? say.greetingTo(name.replace(/\s+/g, ' ')) : say.greeting,
    '',
    asks ? say.asks(about) : say.page(about),
    '',
    address,
    ...(becomes ? ['', becomes] : []),
    '',
    say.link,
    ...(asks ? ['', say.unchanged] : []),
    '',
    ...signature(mail),
  ]
  return { subject: asks ? say.askSubject(about) : say.pageSubject(about), text: lines.join('\n') }
}

const words = {
  de: {
    greeting: 'Guten Tag,',
    greetingTo: (name: string) => `Guten Tag, ${name},`,
    asks: (title: string) =>
      `für „${title}“ liegt eine Änderung zur Freigabe bereit. Auf Ihrer persönlichen Seite sehen Sie, was sich ändern soll, und geben es frei oder sagen uns, was wir anders machen sollen:`,
    page: (title: string) => `das ist Ihre persönliche Seite zu „${title}“:`,
    link: 'Der Link gilt 60 Tage. Wer ihn hat, sieht die Seite und kann freigeben. Geben Sie ihn nur weiter, wenn Sie das möchten.',
    unchanged:
      'Ohne Ihre Freigabe wird nichts automatisch veröffentlicht. Entscheidet unsere Leitung anders, halten wir das fest.',
    askSubject: (title: string) => `Zur Freigabe: ${title}`,
    pageSubject: (title: string) => `Ihre persönliche Seite: ${title}`,
  },
  en: {
    greeting: 'Hello,',
    greetingTo: (name: string) => `Hello ${name},`,
    asks: (title: string) =>
      `A change to “${title}” is ready for your approval. Your personal page shows what is to change; there you approve it or tell us what to do differently:`,
    page: (title: string) => `This is your personal page about “${title}”:`,
    link: 'The link works for 60 days. Anyone who has it can see the page and approve. Only pass it on if you want that.',
    unchanged:
      'Nothing is published automatically without your approval. If our management decides otherwise, we record it.',
    askSubject: (title: string) => `For your approval: ${title}`,
    pageSubject: (title: string) => `Your personal page: ${title}`,
  },
} as const

interface DecisionMail {
  number: string
  title: string
  /** Null after an approval. */
  words: string | null
  /** What becomes of the change now, as a sentence. */
  becomes: string
  address: string
}

/** To the office, who asked and who is in charge. */
export function decisionMail({ number, title, words, becomes, address }: DecisionMail) {
  const about = `${number} „${title.replace(/\s+/g, ' ')}“`
  const lines = [
    'Guten Tag,',
    '',
    words === null
      ? `die vorbereitete Änderung an ${about} ist freigegeben.`
      : `zur vorbereiteten Änderung an ${about} gibt es einen Wunsch:`,
    ...(words === null ? [] : ['', words]),
    '',
    becomes,
    '',
    'Ansehen und entscheiden:',
    address,
    '',
  ]
  return {
    subject: words === null ? `Freigegeben: ${number}` : `Änderung gewünscht: ${number}`,
    text: lines.join('\n'),
  }
}

import { type SignedMail, signature } from './signature.ts'

export interface SellerMail extends Omit<SignedMail, 'locale'> {
  name: string | null
  /** The property's. */
  title: string
  /** Whether something waits for an approval. */
  asks: boolean
  /** With the token. */
  address: string
}

/** In German; the page has English words, too. */
export function sellerMail({ name, title, asks, address, ...mail }: SellerMail) {
  const about = title.replace(/\s+/g, ' ')
  const lines = [
    name ? `Guten Tag, ${name.replace(/\s+/g, ' ')},` : 'Guten Tag,',
    '',
    asks
      ? `für „${about}“ liegt eine Änderung zur Freigabe bereit. Auf Ihrer persönlichen Seite sehen Sie, was sich ändern soll, und geben es frei oder sagen uns, was wir anders machen sollen:`
      : `das ist Ihre persönliche Seite zu „${about}“:`,
    '',
    address,
    '',
    'Der Link gilt 60 Tage. Wer ihn hat, sieht die Seite und kann freigeben. Geben Sie ihn nur weiter, wenn Sie das möchten.',
    ...(asks
      ? [
          '',
          'Ohne Ihre Freigabe wird nichts automatisch veröffentlicht. Entscheidet unsere Leitung anders, halten wir das fest.',
        ]
      : []),
    '',
    ...signature({ ...mail, locale: 'de' }),
  ]
  return { subject: asks ? `Zur Freigabe: ${about}` : `Ihre persönliche Seite: ${about}`, text: lines.join('\n') }
}

interface DecisionMail {
  number: string
  title: string
  /** Null after an approval. */
  words: string | null
  address: string
}

/** To the office, who asked and who is in charge. */
export function decisionMail({ number, title, words, address }: DecisionMail) {
  const about = `${number} „${title.replace(/\s+/g, ' ')}“`
  const lines = [
    'Guten Tag,',
    '',
    words === null
      ? `die vorbereitete Änderung an ${about} ist freigegeben.`
      : `zur vorbereiteten Änderung an ${about} gibt es einen Wunsch:`,
    ...(words === null ? [] : ['', words]),
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

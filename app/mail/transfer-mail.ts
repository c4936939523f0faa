export interface TransferNotice {
  kind: 'waiting' | 'stopped' | 'failed' | 'offline' | 'full'
  connection: string
  /** Why a decision is needed, or which offers went offline; empty for a full connection. */
  reasons: readonly string[]
  /** Null if the file could not be read. */
  counts: { new: number; changed: number; withdrawn: number; skipped: number } | null
  replaced?: number
  address: string
}

const maxNamed = 20

const words = {
  waiting: {
    subject: 'Eine Übertragung aus {} wartet auf Ihre Entscheidung',
    text: '{} hat Objekte gesendet. Auf der Website ist noch nichts geändert.',
    reasons: 'Warum das nicht von selbst geschieht:',
    link: 'Ansehen und entscheiden:',
  },
  stopped: {
    subject: 'Eine Übertragung aus {} lässt sich nicht lesen',
    text: '{} hat eine Datei gesendet, die sich nicht lesen lässt. Auf der Website ist nichts geändert.',
    reasons: 'Woran es liegt:',
    link: 'Mehr dazu:',
  },
  failed: {
    subject: 'Eine Übertragung aus {} ist fehlgeschlagen',
    text: '{} hat eine Datei gesendet, die sich nicht verarbeiten ließ. Auf der Website ist nichts geändert.',
    reasons: 'Woran es liegt:',
    link: 'Mehr dazu:',
  },
  offline: {
    subject: 'Durch eine Übertragung aus {} gingen Angebote offline',
    text: 'Eine Übertragung aus {} ist übernommen. Einige Angebote nennen danach nicht mehr alles, was vorgeschrieben ist, und stehen deshalb nicht mehr auf der Website.',
    reasons: 'Diese Angebote sind offline:',
    link: 'Was im Einzelnen geschehen ist:',
  },
  full: {
    subject: 'Aus {} kommt mehr, als angenommen wird',
    text: '{} hat in den letzten 24 Stunden so viele Daten gesendet, dass weitere Übertragungen abgelehnt werden. Angenommen wird wieder, sobald die ersten davon älter als 24 Stunden sind. Was schon angekommen ist, bleibt.',
    reasons: '',
    link: 'Ist das nicht Ihre Software, kennt jemand anderes die Übergabeadresse. Erzeugen Sie dann eine neue:',
  },
} as const

export function transferMail({ kind, connection, reasons, counts, replaced = 0, address }: TransferNotice) {
  const { subject, text, reasons: title, link } = words[kind]
  const named = (sentence: string) => sentence.replace('{}', () => connection)
  const others = reasons.length - maxNamed
  const lines = [
    'Guten Tag,',
    '',
    named(text),
    '',
    ...(counts ? [figures(counts), ''] : []),
    ...(reasons.length > 0 ? [title, ...reasons.slice(0, maxNamed).map((reason) => `- ${reason}`)] : []),
    ...(others > 0 ? [`und ${others} weitere`] : []),
    ...(replaced > 0
      ? [
          '',
          `Auf beiden Seiten geändert, es gilt die Software: ${figureOf(replaced)}. Die früheren Werte stehen im Verlauf.`,
        ]
      : []),
    '',
    link,
    address,
    '',
  ]
  return { subject: named(subject), text: lines.join('\n') }
}

function figures(counts: NonNullable<TransferNotice['counts']>): string {
  return `Neu: ${counts.new}, geändert: ${counts.changed}, zurückgezogen: ${counts.withdrawn}, übersprungen: ${counts.skipped}`
}

function figureOf(replaced: number): string {
  return replaced === 1 ? 'eine Angabe' : `${replaced} Angaben`
}

/** The mail to the office about a transfer that came by itself, in German. */

export interface TransferNotice {
  connection: string
  /** Sentences: why somebody has to decide, or what went offline. */
  reasons: readonly string[]
  /** Null for a file that cannot be read. */
  counts: { new: number; changed: number; withdrawn: number; skipped: number } | null
  /** Of the page that shows it. */
  address: string
  isWaiting: boolean
}

export function transferMail({ connection, reasons, counts, address, isWaiting }: TransferNotice) {
  const subject = isWaiting
    ? `Eine Übertragung aus ${connection} wartet auf Ihre Entscheidung`
    : `Eine Übertragung aus ${connection} ist übernommen`
  const figures = counts && [
    `Neu: ${counts.new}, geändert: ${counts.changed}, zurückgezogen: ${counts.withdrawn}, übersprungen: ${counts.skipped}.`,
  ]
  const lines = [
    ...(figures ?? ['Die Datei lässt sich nicht lesen.']),
    ...reasons,
    '',
    isWaiting ? 'Noch ist nichts geändert. Ansehen und entscheiden:' : 'Was im Einzelnen geschehen ist:',
    address,
    '',
  ]
  return { subject, text: lines.join('\n') }
}

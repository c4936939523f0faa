import { formatMoment } from '#app/fields/format.ts'
import { authoredLocale } from '#app/fields/locale.ts'

interface ReleaseMail {
  number: string
  name: string
  releaseAt: Date | null
  /** Why it was not released, as a sentence. */
  reason: string
  address: string
}

/** To the office. */
export function releaseMail({ number, name, releaseAt, reason, address }: ReleaseMail) {
  const planned = releaseAt
    ? `die am ${formatMoment(releaseAt, authoredLocale, 'long')} erscheinen sollte`
    : 'die erscheinen sollte'
  const lines = [
    'Guten Tag,',
    '',
    `für ${number} „${name}“ war eine Änderung vorbereitet, ${planned}. Sie ist nicht erschienen, das Angebot ist unverändert.`,
    '',
    reason,
    '',
    'Ansehen und entscheiden:',
    address,
    '',
  ]
  return { subject: `Überfällig: Änderung an ${number} ist nicht erschienen`, text: lines.join('\n') }
}

export interface Notice {
  certificates: readonly CertificateEnd[]
  /** `offerCount` public offers do not meet them yet: at least one. */
  rules: readonly { from: string; names: readonly string[]; offerCount: number; address: string }[]
  /** `until` is an ISO day. */
  deletions: { count: number; until: string; address: string } | null
  /** `since` is the ISO day of the oldest waiting dry run. */
  transfers: { count: number; since: string; address: string } | null
  givenUp: { count: number; address: string } | null
}

export interface CertificateEnd {
  name: string
  propertyNumber: string
  date: string
  isOver: boolean
  address: string
}

const maxNamed = 20

export function noticeMail(notice: Notice): Record<string, string> | null {
  const parts = [
    ...certificatesOf(notice),
    ...rulesOf(notice),
    ...deletionsOf(notice),
    ...transfersOf(notice),
    ...givenUpOf(notice),
  ]
  if (parts.length === 0) return null
  return {
    subject: `Ihre Website diese Woche: ${parts.map(({ title }) => title).join(', ')}`,
    text: [
      ...parts.flatMap(({ title, lines }) => [title, '-'.repeat(title.length), ...lines, '']),
      'Diese E-Mail kommt höchstens einmal in der Woche, und nur, wenn es etwas zu sagen gibt.',
      '',
    ].join('\n'),
  }
}

interface Part {
  title: string
  lines: string[]
}

function certificatesOf({ certificates }: Notice): Part[] {
  if (certificates.length === 0) return []
  const others = certificates.length - maxNamed
  const lines = certificates
    .slice(0, maxNamed)
    .flatMap(({ name, propertyNumber, date, isOver, address }) => [
      `${propertyNumber}, ${oneLine(name)}: ${isOver ? 'abgelaufen am' : 'gültig bis'} ${formatDay(date)}`,
      `  ${address}`,
    ])
  return [
    {
      title: counted(certificates.length, 'ein Energieausweis', 'Energieausweise'),
      lines: others > 0 ? [...lines, `und ${counted(others, 'ein weiterer', 'weitere')}`] : lines,
    },
  ]
}

function rulesOf({ rules }: Notice): Part[] {
  return rules.map(({ from, names, offerCount, address }) => ({
    title: `neue Pflichtangaben ab ${formatDay(from)}`,
    lines: [
      `Pflicht ist dann: ${names.join(', ')}.`,
      `${counted(offerCount, 'Einem öffentlichen Angebot fehlt', 'öffentlichen Angeboten fehlt')} heute etwas davon. Kein Angebot geht von selbst offline.`,
      `  ${address}`,
    ],
  }))
}

function deletionsOf({ deletions }: Notice): Part[] {
  if (!deletions) return []
  const { count, until, address } = deletions
  const sentence = `${count === 1 ? 'Sie wird' : 'Sie werden'} bis zum ${formatDay(until)} automatisch gelöscht, weil die Aufbewahrung endet.`
  return [
    {
      title: counted(count, 'eine Anfrage vor dem Löschen', 'Anfragen vor dem Löschen'),
      lines: [sentence, `  ${address}`],
    },
  ]
}

function transfersOf({ transfers }: Notice): Part[] {
  if (!transfers) return []
  const { count, since, address } = transfers
  const who = count === 1 ? 'Sie wartet' : 'Die älteste wartet'
  return [
    {
      title: counted(count, 'eine Übertragung vor der Entscheidung', 'Übertragungen vor der Entscheidung'),
      lines: [`${who} seit dem ${formatDay(since)}. Erst danach ändern sich die Objekte.`, `  ${address}`],
    },
  ]
}

function givenUpOf({ givenUp }: Notice): Part[] {
  if (!givenUp) return []
  const { count, address } = givenUp
  return [
    {
      title: counted(count, 'eine aufgegebene Zustellung', 'aufgegebene Zustellungen'),
      lines: ['Gespeichert, aber nicht zugestellt, und von selbst wird es nicht mehr versucht.', `  ${address}`],
    },
  ]
}

function counted(count: number, one: string, several: string): string {
  return count === 1 ? one : `${count} ${several}`
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ')
}

function formatDay(day: string): string {
  return new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
}

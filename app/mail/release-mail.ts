interface ReleaseMail {
  number: string
  name: string
  /** In Berlin: "2026-12-02 09:00". */
  planned: string
  /** Why it was not released, as a sentence. */
  reason: string
  address: string
}

/** To the office. */
export function releaseMail({ number, name, planned, reason, address }: ReleaseMail) {
  const [day = '', time = ''] = planned.split(' ')
  const date = day.split('-').reverse().join('.')
  const lines = [
    'Guten Tag,',
    '',
    `für ${number} „${name}“ war eine Änderung vorbereitet, die am ${date} um ${time} Uhr erscheinen sollte. Sie ist nicht erschienen, das Angebot ist unverändert.`,
    '',
    reason,
    '',
    'Ansehen und entscheiden:',
    address,
    '',
  ]
  return { subject: `Überfällig: Änderung an ${number} ist nicht erschienen`, text: lines.join('\n') }
}

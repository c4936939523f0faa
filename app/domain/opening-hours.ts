/** Opening hours as they are entered, "Montag bis Freitag 9 bis 18 Uhr", in the words of schema.org, "Mo-Fr 09:00-18:00". */

const days: Record<string, string> = { mo: 'Mo', di: 'Tu', mi: 'We', do: 'Th', fr: 'Fr', sa: 'Sa', so: 'Su' }
const day = '(mo|di|mi|do|fr|sa|so)(?:ntag|enstag|ttwoch|nnerstag|eitag|mstag|nnabend|nntag)?\\.?'
const to = '\\s*(?:bis|–|-)\\s*'
const time = '(\\d{1,2})(?:[.:](\\d{2}))?(?:\\s*uhr)?'
const entry = new RegExp(`^${day}(?:${to}${day})?:?\\s*(?:von\\s+)?${time}${to}${time}$`, 'i')

/** Empty as soon as one part cannot be read, because half of the hours would be wrong hours. */
export function machineOpeningHours(sentence: string | null): string[] {
  const parts = (sentence ?? '').split(/[,;\n]/).map((part) => part.trim())
  const regular = parts.filter((part) => part !== '' && !/nach vereinbarung|geschlossen/i.test(part))
  const read = regular.flatMap((part) => readPart(part) ?? [])
  return read.length === regular.length ? read : []
}

function readPart(part: string): string | null {
  const [, first = '', last, fromHour = '', fromMinute, toHour = '', toMinute] = entry.exec(part) ?? []
  if (!first || Number(fromHour) > 23 || Number(toHour) > 24) return null
  const range = [first, last].flatMap((name) => (name ? [days[name.toLowerCase()]] : [])).join('-')
  return `${range} ${clock(fromHour, fromMinute)}-${clock(toHour, toMinute)}`
}

function clock(hour: string, minute = '00'): string {
  return `${hour.padStart(2, '0')}:${minute}`
}

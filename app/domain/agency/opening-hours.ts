/** Converts opening hours, "Montag bis Freitag 9 bis 18 Uhr", to schema.org's format, "Mo-Fr 09:00-18:00". */

const days: Readonly<Record<string, string>> = {
  ...{ mo: 'Mo', di: 'Tu', mi: 'We', do: 'Th', fr: 'Fr', sa: 'Sa', so: 'Su' },
  ...{ montag: 'Mo', dienstag: 'Tu', mittwoch: 'We', donnerstag: 'Th', freitag: 'Fr' },
  ...{ samstag: 'Sa', sonnabend: 'Sa', sonntag: 'Su' },
}

/** One or two days, a time, "bis" and a time, with at most single spaces. */
const entry =
  /^([a-z]{2,10})\.?(?: ?(?:bis|–|-) ?([a-z]{2,10})\.?)?:? ?(?:von )?(\d{1,2})(?:[.:](\d{2}))?(?: ?uhr)? ?(?:bis|–|-) ?(\d{1,2})(?:[.:](\d{2}))?(?: ?uhr)?$/

/** Empty if any part cannot be read: incomplete hours would be wrong hours. */
export function machineOpeningHours(sentence: string | null): string[] {
  const parts = (sentence ?? '').split(/[,;\n]/).map((part) => part.trim())
  const regular = parts.filter((part) => part !== '' && !/nach vereinbarung|geschlossen/i.test(part))
  const read = regular.flatMap((part) => readPart(part) ?? [])
  return read.length === regular.length ? read : []
}

function readPart(part: string): string | null {
  const read = entry.exec(part.replace(/\s+/g, ' ').toLowerCase()) ?? []
  const [, first = '', last, fromHour = '', fromMinute, toHour = '', toMinute] = read
  const named = [first, ...(last ? [last] : [])].map((name) => days[name])
  if (named.includes(undefined) || Number(fromHour) > 23 || Number(toHour) > 24) return null
  const range = named.join('-')
  return `${range} ${clock(fromHour, fromMinute)}-${clock(toHour, toMinute)}`
}

function clock(hour: string, minute = '00'): string {
  return `${hour.padStart(2, '0')}:${minute}`
}

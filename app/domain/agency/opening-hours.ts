const days: Readonly<Record<string, string>> = {
  ...{ mo: 'Mo', di: 'Tu', mi: 'We', do: 'Th', fr: 'Fr', sa: 'Sa', so: 'Su' },
  ...{ montag: 'Mo', dienstag: 'Tu', mittwoch: 'We', donnerstag: 'Th', freitag: 'Fr' },
  ...{ samstag: 'Sa', sonnabend: 'Sa', sonntag: 'Su' },
}

const entry =
  /^([a-z]{2,10})\.?(?: ?(?:bis|–|-) ?([a-z]{2,10})\.?)?:? ?(?:von )?(\d{1,2})(?:[.:](\d{2}))?(?: ?uhr)? ?(?:bis|–|-) ?(\d{1,2})(?:[.:](\d{2}))?(?: ?uhr)?$/

/** In schema.org's format. Empty if any part cannot be read: incomplete hours would be wrong. */
export function machineOpeningHours(sentence: string | null): string[] {
  const parts = (sentence ?? '').split(/[,;\n]/).map((part) => part.trim())
  const regular = parts.filter((part) => part !== '' && !/nach vereinbarung|geschlossen/i.test(part))
  const read = regular.flatMap((part) => readPart(part) ?? [])
  return read.length === regular.length ? read : []
}

function readPart(part: string): string | null {
  const times = readTimes(part)
  if (!times) return null
  const { range, from, to } = times
  return `${range.join('-')} ${clock(from)}-${clock(to)}`
}

type Time = [hour: string, minute: string | undefined]

function readTimes(part: string): { range: string[]; from: Time; to: Time } | null {
  const read = entry.exec(plain(part)) ?? []
  const [, first = '', last, fromHour = '', fromMinute, toHour = '', toMinute] = read
  const range = daysOf(first, last)
  if (!range || Number(fromHour) > 23 || Number(toHour) > 24) return null
  return { range, from: [fromHour, fromMinute], to: [toHour, toMinute] }
}

function daysOf(first: string, last: string | undefined): string[] | null {
  const named = [first, ...(last ? [last] : [])].flatMap((name) => days[name] ?? [])
  return named.length === (last ? 2 : 1) ? named : null
}

function plain(part: string): string {
  return part.replace(/\s+/g, ' ').toLowerCase()
}

function clock([hour, minute = '00']: Time): string {
  return `${hour.padStart(2, '0')}:${minute}`
}

/** Null if any line cannot be read, so that visitors need not guess which days are missing. */
export function englishOpeningHours(lines: readonly string[]): string | null {
  const english = lines.flatMap((line) => englishPart(line.trim()) ?? [])
  return english.length > 0 && english.length === lines.length ? english.join('\n') : null
}

function englishPart(part: string): string | null {
  const times = readTimes(part)
  if (times) return `${englishDays(times.range)} ${englishTime(times.from)} to ${englishTime(times.to)}`
  const [, first = '', last, note = ''] = exception.exec(plain(part)) ?? []
  const range = daysOf(first, last)
  return range && `${englishDays(range)} ${note === 'geschlossen' ? 'closed' : 'by appointment'}`
}

const exception = /^([a-z]{2,10})\.?(?: ?(?:bis|–|-) ?([a-z]{2,10})\.?)?:? (nach vereinbarung|geschlossen)$/

const englishNames: Readonly<Record<string, string>> = {
  ...{ Mo: 'Monday', Tu: 'Tuesday', We: 'Wednesday', Th: 'Thursday' },
  ...{ Fr: 'Friday', Sa: 'Saturday', Su: 'Sunday' },
}

function englishDays(range: readonly string[]): string {
  return range.map((day) => englishNames[day]).join(' to ')
}

function englishTime([hour, minute = '00']: Time): string {
  const minutes = minute === '00' ? '' : `.${minute}`
  return `${Number(hour) % 12 || 12}${minutes} ${Number(hour) % 24 < 12 ? 'am' : 'pm'}`
}

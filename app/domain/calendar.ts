const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short', timeStyle: 'short' })

/** "2025-11-21 08:51": sortable, and spreadsheets recognise it. */
export function berlinTime(moment: Date): string {
  return clock.format(moment)
}

export function berlinDay(moment: Date): string {
  return berlinTime(moment).slice(0, 10)
}

export function daysFromNow(moment: Date, now: Date): number {
  return daysBetween(berlinDay(now), berlinDay(moment))
}

export function berlinToday(): string {
  return berlinDay(new Date())
}

const dayLength = 24 * 60 * 60 * 1000

export function daysBetween(day: string, later: string): number {
  return (Date.parse(later) - Date.parse(day)) / dayLength
}

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayLength).toISOString().slice(0, 10)
}

export function addMonths(day: string, count: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const length = new Date(Date.UTC(year, month + count, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + count, Math.min(date, length))).toISOString().slice(0, 10)
}

/** Clocks change later in the night, never between midnight UTC and midnight in Berlin. */
export function berlinMidnight(day: string): Date {
  const midnight = Date.parse(day)
  const berlin = Date.parse(`${berlinTime(new Date(midnight)).replace(' ', 'T')}Z`)
  return new Date(midnight - (berlin - midnight))
}

const hour = 60 * 60 * 1000

/** Null for an hour that the change to summer time leaves out; in autumn, the first of the two. */
export function berlinMoment(day: string, time: string): Date | null {
  const wall = Date.parse(`${day}T${time}Z`)
  const moments = [2, 1].map((hours) => new Date(wall - hours * hour))
  return moments.find((moment) => !Number.isNaN(wall) && berlinTime(moment) === `${day} ${time}`) ?? null
}

/** "2026-W47"; a week belongs to the year of its Thursday (ISO 8601). */
export function weekOf(day: string): string {
  const weekday = (new Date(day).getUTCDay() + 6) % 7
  const thursday = addDays(day, 3 - weekday)
  const week = Math.floor((Date.parse(thursday) - Date.parse(`${thursday.slice(0, 4)}-01-01`)) / (7 * dayLength)) + 1
  return `${thursday.slice(0, 4)}-W${String(week).padStart(2, '0')}`
}

/** Days and times by the clock in Berlin, wherever this runs. */

const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short', timeStyle: 'short' })

/** "2025-11-21 08:51": sorts as it stands, and every spreadsheet takes it for a moment. */
export function berlinTime(moment: Date): string {
  return clock.format(moment)
}

/** "2025-11-21": the day of a moment. */
export function berlinDay(moment: Date): string {
  return berlinTime(moment).slice(0, 10)
}

/** How many midnights lie between now and a moment: 0 is today, -1 yesterday. */
export function daysFromNow(moment: Date, now: Date): number {
  return (Date.parse(berlinDay(moment)) - Date.parse(berlinDay(now))) / (24 * 60 * 60 * 1000)
}

const dayLength = 24 * 60 * 60 * 1000

/** The day that lies so many days after a day, or before it. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayLength).toISOString().slice(0, 10)
}

/** The same day so many months later, or earlier; the last of the month where that month is too short for it. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const length = new Date(Date.UTC(year, month + count, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + count, Math.min(date, length))).toISOString().slice(0, 10)
}

/** The moment at which a day begins in Berlin. The clocks are changed later in the night, and never between the two. */
export function berlinMidnight(day: string): Date {
  const midnight = Date.parse(day)
  const berlin = Date.parse(`${berlinTime(new Date(midnight)).replace(' ', 'T')}Z`)
  return new Date(midnight - (berlin - midnight))
}

/** "2026-W47": the week of a day, which belongs to the year that its Thursday lies in (ISO 8601). */
export function weekOf(day: string): string {
  const weekday = (new Date(day).getUTCDay() + 6) % 7
  const thursday = addDays(day, 3 - weekday)
  const week = Math.floor((Date.parse(thursday) - Date.parse(`${thursday.slice(0, 4)}-01-01`)) / (7 * dayLength)) + 1
  return `${thursday.slice(0, 4)}-W${String(week).padStart(2, '0')}`
}

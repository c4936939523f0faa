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

/** `aktiv_von` and `aktiv_bis`: days in Berlin, both included. Null without a bound. */
export interface ActiveDays {
  from: string | null
  until: string | null
}

export const always: ActiveDays = { from: null, until: null }

/** `limited` is public today, and has a last day. */
export function activityOn({ from, until }: ActiveDays, day: string): 'notYet' | 'ended' | 'limited' | 'open' {
  if (from !== null && day < from) return 'notYet'
  if (until !== null && day > until) return 'ended'
  return until === null ? 'open' : 'limited'
}

export function isActiveOn(days: ActiveDays, day: string): boolean {
  return !['notYet', 'ended'].includes(activityOn(days, day))
}

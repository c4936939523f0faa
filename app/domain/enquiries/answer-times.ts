export interface AnswerTimes {
  /** The median; null without an answer. */
  minutes: number | null
  count: number
}

export const answerDays = 90

const fewestAnswers = 20

export function timeParts(minutes: number): { unit: 'minutes' | 'hours' | 'days'; count: number } {
  if (minutes < 60) return { unit: 'minutes', count: Math.max(1, Math.round(minutes)) }
  const hours = minutes / 60
  return hours < 48 ? { unit: 'hours', count: Math.round(hours) } : { unit: 'days', count: Math.round(hours / 24) }
}

/** Rounded up to hours, from two days on to days. Null if nothing may be promised. */
export function promisedTime(
  { minutes, count }: AnswerTimes,
  isShown: boolean,
): { unit: 'hours' | 'days'; count: number } | null {
  if (!isShown || minutes === null || count < fewestAnswers) return null
  const hours = Math.max(1, Math.ceil(minutes / 60))
  return hours <= 48 ? { unit: 'hours', count: hours } : { unit: 'days', count: Math.ceil(hours / 24) }
}

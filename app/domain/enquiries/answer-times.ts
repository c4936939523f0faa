/** How long an enquiry waits for its first answer: half of them wait no longer. */

export interface AnswerTimes {
  /** Null without an answer. */
  minutes: number | null
  /** The answered enquiries behind it. */
  count: number
}

/** Enquiries that came within so many days count. */
export const answerDays = 90

/** Visitors are told only what stands on so many answers. */
const fewestAnswers = 20

/** In the largest unit that still says something. */
export function timeParts(minutes: number): { unit: 'minutes' | 'hours' | 'days'; count: number } {
  if (minutes < 60) return { unit: 'minutes', count: Math.max(1, Math.round(minutes)) }
  const hours = minutes / 60
  return hours < 48 ? { unit: 'hours', count: Math.round(hours) } : { unit: 'days', count: Math.round(hours / 24) }
}

/** Never less than it was: whole hours, from two days on whole days. Null where nothing is to be said. */
export function promisedTime(
  { minutes, count }: AnswerTimes,
  isShown: boolean,
): { unit: 'hours' | 'days'; count: number } | null {
  if (!isShown || minutes === null || count < fewestAnswers) return null
  const hours = Math.max(1, Math.ceil(minutes / 60))
  return hours <= 48 ? { unit: 'hours', count: hours } : { unit: 'days', count: Math.ceil(hours / 24) }
}

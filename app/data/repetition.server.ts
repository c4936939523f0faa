/** Retries idempotent writes after a short pause, random so that not all return at once. D1 retries reads itself. */
import { setTimeout as pause } from 'node:timers/promises'
import { isDatabaseAway } from './database-errors.server.ts'

/** The longest pause before each further attempt, in milliseconds; the shortest is half of it. */
export const repeatPauses = [60, 240] as const

/** Does something that may be done twice, again if the database was away for a moment. */
export async function repeated<Result>(work: () => Promise<Result>): Promise<Result> {
  for (const longest of repeatPauses) {
    try {
      return await work()
    } catch (error) {
      if (!isDatabaseAway(error)) throw error
      await pause(longest * (0.5 + Math.random() / 2))
    }
  }
  return work()
}

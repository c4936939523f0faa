/**
 * A write of which twice is like once is sent again when the database was away for a moment, after a pause of random
 * length, so that all that failed together do not come back together. D1 repeats reads itself.
 */
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

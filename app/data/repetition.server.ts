/** For writes that may be done twice. D1 retries reads itself. */
import { setTimeout as pause } from 'node:timers/promises'
import { isDatabaseAway } from './database-errors.server.ts'

/** In milliseconds. The pause is random, at least half of this, so that not all retry at once. */
export const repeatPauses = [60, 240] as const

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

/** Lives of a property: acts in any order, and what must be true after each. */
import { env } from 'cloudflare:test'
import { afterAll, expect, test, vi } from 'vitest'
import { covered, playLives } from './runner.ts'

const { runs, seed, path } = env.LIVES

afterAll(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  const acts = [...covered.acts.values()].reduce((sum, count) => sum + count, 0)
  console.info(
    `${covered.lives} lives, ${acts} acts, ${covered.pairs.size} pairs, ${Math.round(covered.milliseconds / 1000)} s`,
  )
})

test('whatever happens in a life, every answer is true', async () => {
  expect(await playLives({ runs, seed, path })).toBeNull()
}, 3_600_000)

/**
 * Lives of a property: acts in any order, and what must be true after each. The lives are the same each time;
 * with LIVES_RUNS, half of them come from a seed of this run, which a failure names with the command that plays it again.
 */
import { env } from 'cloudflare:test'
import { afterAll, expect, test, vi } from 'vitest'
import { acts } from './acts.ts'
import { reachedStates } from './invariants.ts'
import { covered, playLives } from './runner.ts'

const { runs, seed, path, random } = env.LIVES

afterAll(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  const done = [...covered.acts.values()].reduce((sum, count) => sum + count, 0)
  const kinds = `${covered.acts.size} of ${acts.length} kinds, ${covered.pairs.size} of ${acts.length ** 2} pairs`
  const states = `states of what waits: ${[...reachedStates].toSorted().join(', ')}`
  console.info(
    `${covered.lives} lives, ${done} acts, ${kinds}, ${Math.round(covered.milliseconds / 1000)} s; ${states}`,
  )
})

test('whatever happens in a life, every answer is true', async () => {
  expect(await playLives({ runs: Math.ceil(runs / 2), seed, path })).toBeNull()
}, 7_200_000)

test.skipIf(path !== '' || random === 0)(
  'whatever happens in lives that nobody has played before, every answer is true',
  async () => {
    expect(await playLives({ runs: Math.floor(runs / 2), seed: random })).toBeNull()
  },
  7_200_000,
)

import { join } from 'node:path'
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-pool-workers'
import { defineConfig } from 'vitest/config'
import { teachLocalImages } from '#scripts/local-images.ts'
import { localVars } from '#scripts/local-vars.ts'
import { gazetteer } from '#scripts/places/plugin.ts'

/** Orders of saves, reads, faults and deaths that are played against R2's word (witness.test.ts). */
const witness = {
  runs: Number(process.env.WITNESS_RUNS ?? 12),
  seed: Number(process.env.WITNESS_SEED ?? 1),
}

/** How many posts hostile.test.ts sends, and which: the same each time unless somebody asks for others. */
const hostile = {
  posts: Number(process.env.HOSTILE_POSTS ?? 200),
  seed: Number(process.env.HOSTILE_SEED ?? 20_261_122),
}

/** How long subscription-oracle.test.ts lets how many wait for how many offers. */
const waiting = {
  subscriptions: Number(process.env.SUBSCRIPTIONS ?? 60),
  offers: Number(process.env.OFFERS ?? 40),
  days: Number(process.env.DAYS ?? 15),
}

/** How many lives of a property are played, and which; a failure names both, and the path to the life. */
const lives = {
  runs: Number(process.env.LIVES_RUNS ?? 10),
  seed: Number(process.env.LIVES_SEED ?? 20_261_128),
  path: process.env.LIVES_PATH ?? '',
  /** Of lives that are others in each run; 0 for none. One of them may find a gap of the model, not of the product. */
  random: process.env.LIVES_RUNS ? Date.now() % 2 ** 31 : 0,
  /** One of so many pairs of acts is tried. */
  share: Number(process.env.LIVES_SHARE ?? 101),
}

/** Measures pauses, and collecting the garbage of all other tests is one. */
const alone = ['tests/unit/exchange-pausing.test.ts']

const root = join(import.meta.dirname, '..')

teachLocalImages()

export default defineConfig(async () => ({
  root,
  test: {
    // Tests of faults and throttles wait much of their time, so three share two cores well.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.ts'],
          exclude: alone,
          environment: 'node',
          // No file changes what another one sees, and a process for each would take longer than its tests.
          isolate: false,
          // A machine with other work takes three times as long.
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'unit-alone',
          include: alone,
          environment: 'node',
          testTimeout: 120_000,
        },
      },
      {
        plugins: [
          gazetteer(),
          cloudflareTest({
            wrangler: { configPath: join(root, 'wrangler.toml') },
            miniflare: {
              // The build is loaded as it is: sent through Vite it would cost every file of tests a second more.
              modulesRules: [{ type: 'ESModule', include: ['**/build/server/index.js'] }],
              bindings: {
                SITE_URL: 'https://giebel.test',
                MAIL_FROM: localVars.MAIL_FROM,
                MAILS_AT_ONCE: '1',
                TEST_MIGRATIONS: await readD1Migrations(join(root, 'migrations')),
                HOSTILE: hostile,
                WITNESS: witness,
                WAITING: waiting,
                LIVES: lives,
              },
            },
          }),
        ],
        test: {
          name: 'worker',
          include: ['tests/worker/**/*.test.ts'],
          setupFiles: ['tests/support/worker-setup.ts'],
          // Starting workerd and loading the build takes longer than most files do; the setup empties what they share.
          isolate: false,
          testTimeout: 120_000,
        },
      },
    ],
  },
}))

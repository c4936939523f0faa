/**
 * `npm test`: everything that must hold, from a fresh clone with no step before. Stops at nothing, so that one run shows
 * all that is broken; the last line counts, and the exit code follows it.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { linkCarriedNode, requireRecentNode } from './recent-node.mjs'
import { attempt, browser, install, root, say } from './setup.mjs'

await requireRecentNode()

const results = join(root, '.cache/test-results')
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

const packages = install().then(linkCarriedNode)
const [chromium] = await Promise.all([browser(packages), packages])
const counts = { passed: 0, failed: 0 }

// Each of these keeps one core busy, so two of them run at a time.
const [isBuilt] = await Promise.all([build(), everythingElse()])
if (isBuilt) {
  await suite(
    'Unit and worker tests',
    'vitest.json',
    countVitest,
    ['vitest', 'run', '-c', 'tests/vitest.config.ts'],
    ['--reporter=default', '--reporter=json', `--outputFile.json=${join(results, 'vitest.json')}`],
  )
  await suite(
    'Browser tests',
    'playwright.json',
    countPlaywright,
    ['playwright', 'test', '-c', 'tests/playwright.config.ts'],
    [],
  )
}
say(`${counts.passed} passed, ${counts.failed} failed`)
process.exitCode = counts.failed === 0 ? 0 : 1

async function build() {
  await check('Lint and format', 'npx', ['biome', 'check', '.'])
  return check('Build', 'npm', ['run', '--silent', 'build', '--', '--logLevel', 'error'])
}

async function everythingElse() {
  // Several threads would each look at the same types again.
  await check('Types', 'npx', ['tsc', '--singleThreaded'])
  // The unit and browser tests copy it.
  await check('Demo', 'npx', ['tsx', 'tests/support/states.ts'])
  await check('Migrations match the schema', 'node', ['scripts/check-migrations.mjs'])
  await check('Unused files, exports and dependencies', 'npx', ['knip'])
}

/** One thing that holds or does not. What it prints is shown when it is done, so that two of them do not mix. */
async function check(name, command, args) {
  const begun = Date.now()
  let heard = ''
  const hear = (text) => {
    heard += text
  }
  const holds = await attempt(command, args, { hear })
  say(`\n── ${name} (${secondsSince(begun)} s)\n${heard}`.trimEnd())
  counts[holds ? 'passed' : 'failed'] += 1
  return holds
}

/** A test runner with a report of its own; one that dies without a report counts as one failure. */
async function suite(name, report, count, command, options) {
  const begun = Date.now()
  say(`\n── ${name}`)
  const succeeded = await attempt('npx', [...command, ...options], {
    env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: join(results, 'playwright.json') },
  })
  const path = join(results, report)
  const { passed, failed } = existsSync(path) ? count(JSON.parse(readFileSync(path, 'utf8'))) : { passed: 0, failed: 0 }
  counts.passed += passed
  counts.failed += !succeeded && failed === 0 ? 1 : failed
  say(`${name}: ${secondsSince(begun)} s`)
}

function secondsSince(time) {
  return Math.round((Date.now() - time) / 1_000)
}

function countVitest({ numPassedTests, numFailedTests }) {
  return { passed: numPassedTests, failed: numFailedTests }
}

function countPlaywright({ stats }) {
  return { passed: stats.expected, failed: stats.unexpected }
}

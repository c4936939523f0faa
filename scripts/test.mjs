/**
 * `npm test`: everything that must hold, from a fresh clone with no step before. Stops at nothing, so that one run shows
 * all that is broken; the last line counts, and the exit code follows it.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { attempt, browser, install, root, say } from './setup.mjs'

const results = join(root, '.cache/test-results')
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

install()
const chromium = browser()
const counts = { passed: 0, failed: 0 }

check('Lint und Format', 'npx', ['biome', 'check', '.'])
check('Typen', 'npx', ['tsc'])
check('Migrationen sind auf dem Stand des Schemas', 'node', ['scripts/check-migrations.mjs'])
if (check('Build', 'npm', ['run', '--silent', 'build', '--', '--logLevel', 'error'])) {
  suite(
    'Unit- und Worker-Tests',
    'vitest.json',
    countVitest,
    ['vitest', 'run', '-c', 'tests/vitest.config.ts'],
    ['--reporter=default', '--reporter=json', `--outputFile.json=${join(results, 'vitest.json')}`],
  )
  suite(
    'Browser-Tests',
    'playwright.json',
    countPlaywright,
    ['playwright', 'test', '-c', 'tests/playwright.config.ts'],
    [],
  )
}
say(`${counts.passed} passed, ${counts.failed} failed`)
process.exitCode = counts.failed === 0 ? 0 : 1

/** One thing that holds or does not. */
function check(name, command, args) {
  say(`\n── ${name}`)
  const holds = attempt(command, args)
  counts[holds ? 'passed' : 'failed'] += 1
  return holds
}

/** A test runner with a report of its own; one that dies without a report counts as one failure. */
function suite(name, report, count, command, options) {
  say(`\n── ${name}`)
  const succeeded = attempt('npx', [...command, ...options], {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: join(results, 'playwright.json'),
  })
  const path = join(results, report)
  const { passed, failed } = existsSync(path) ? count(JSON.parse(readFileSync(path, 'utf8'))) : { passed: 0, failed: 0 }
  counts.passed += passed
  counts.failed += !succeeded && failed === 0 ? 1 : failed
}

function countVitest({ numPassedTests, numFailedTests }) {
  return { passed: numPassedTests, failed: numFailedTests }
}

function countPlaywright({ stats }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
}

/** `npm run lighthouse [-- /path …]` after `npm run build`: medians of three runs, as a phone on a slow network. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Result } from 'lighthouse'
import { openChrome, runLighthouse, transferredBytes, verdictOf } from '#scripts/bench/chrome.ts'
import { freePort } from '#scripts/bench/free-port.ts'
import { median } from '#scripts/bench/statistics.ts'
import { prepareState } from './prepare.ts'
import { serve } from './serve.ts'

const say = (text: string) => process.stdout.write(`${text}\n`)

const stateDir = process.env.STATE_DIR ?? mkdtempSync(join(tmpdir(), 'giebel-lighthouse-'))
await prepareState(stateDir)
const port = await freePort()
const { worker, url } = await serve({ stateDir, port, vars: { SITE_URL: `http://localhost:${port}` } })
const chrome = await openChrome()

try {
  const paths = process.argv.length > 2 ? process.argv.slice(2) : ['/', '/angebote', await findOffer(), '/kontakt']
  say('page                      perf a11y best  seo |  FCP ms  LCP ms   TBT ms   CLS | kB: html  css   js font  img')
  for (const path of paths) say(line(path, await runLighthouse(chrome, url + path)))
} finally {
  await chrome.browser.close()
  await worker.dispose()
  if (!process.env.STATE_DIR) rmSync(stateDir, { recursive: true, force: true })
}

function line(path: string, results: Result[]): string {
  const verdict = verdictOf(path, results)
  const scores = [verdict.performance, verdict.accessibility, verdict.bestPractices, verdict.seo]
  const bytes = (kind: string) =>
    (median(results.map((result) => transferredBytes(result, kind))) / 1000).toFixed(1).padStart(5)
  const unmet = new Set(results.flatMap(failures))
  return [
    path.padEnd(24),
    scores.map((score) => pad(score, 4)).join(' '),
    '|',
    pad(verdict.firstPaintMs, 7),
    pad(verdict.largestPaintMs, 7),
    pad(verdict.blockingMs, 8),
    verdict.layoutShift.toFixed(3),
    '|   ',
    ['Document', 'Stylesheet', 'Script', 'Font', 'Image'].map(bytes).join(' '),
    ...[...unmet].map((failure) => `\n    ${failure}`),
  ].join(' ')
}

/** The audits that lower a category's score. */
function failures(result: Result): string[] {
  return ['accessibility', 'best-practices', 'seo'].flatMap((name) =>
    (result.categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${name}: ${id}`),
  )
}

async function findOffer(): Promise<string> {
  const list = await (await fetch(`${url}/angebote`)).text()
  const [path] = /\/angebote\/[\w-]+(?=")/.exec(list) ?? []
  if (!path) throw new Error('the list holds no offer')
  return path
}

function pad(value: number, width: number): string {
  return String(value).padStart(width)
}

/**
 * `npm run lighthouse [-- /path …]`: what Lighthouse says of the public pages, as a phone on a slow network, the median
 * of three runs each. Serves the production build with the demo on a free port; `npm run build` comes first.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import lighthouse, { type Result } from 'lighthouse'
import { prepareState } from './prepare.ts'
import { serve } from './serve.ts'
import { browser } from './setup.mjs'

const runs = 3
const say = (text: string) => process.stdout.write(`${text}\n`)

const stateDir = process.env.STATE_DIR ?? mkdtempSync(join(tmpdir(), 'giebel-lighthouse-'))
await prepareState(stateDir)
const port = await freePort()
const { worker, url } = await serve({ stateDir, port, vars: { SITE_URL: `http://localhost:${port}` } })
const debuggingPort = await freePort()
const chrome = await chromium.launch({
  executablePath: (await browser()) || undefined,
  args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${debuggingPort}`],
})

try {
  const paths = process.argv.length > 2 ? process.argv.slice(2) : ['/', '/angebote', await anOffer(), '/kontakt']
  say('page                      perf a11y best  seo |  FCP ms  LCP ms   TBT ms   CLS | kB: html  css   js font  img')
  for (const path of paths) {
    // Variants of pictures are made when they are first asked for; visitors after the first find them ready.
    await visit(path)
    await visit(path)
    const results: Result[] = []
    for (let run = 0; run < runs; run += 1) results.push(await measure(path))
    say(line(path, results))
  }
} finally {
  await chrome.close()
  await worker.dispose()
  if (!process.env.STATE_DIR) rmSync(stateDir, { recursive: true, force: true })
}

async function measure(path: string): Promise<Result> {
  const run = await lighthouse(url + path, { port: debuggingPort, output: 'json', logLevel: 'error' })
  if (!run) throw new Error(`Lighthouse gave no result for ${path}`)
  return run.lhr
}

function line(path: string, results: Result[]): string {
  const median = (value: (result: Result) => number) => results.map(value).sort((a, b) => a - b)[runs >> 1] ?? 0
  const score = (name: string) =>
    pad(
      median((result) => (result.categories[name]?.score ?? 0) * 100),
      4,
    )
  const timing = (name: string, width: number) =>
    pad(
      median((result) => result.audits[name]?.numericValue ?? -1),
      width,
    )
  const bytes = (kind: string) => (median((result) => bytesOf(result, kind)) / 1000).toFixed(1).padStart(5)
  const unmet = new Set(results.flatMap(failures))
  const layoutShift = median((result) => result.audits['cumulative-layout-shift']?.numericValue ?? -1)
  return [
    path.padEnd(24),
    ['performance', 'accessibility', 'best-practices', 'seo'].map(score).join(' '),
    '|',
    timing('first-contentful-paint', 7),
    timing('largest-contentful-paint', 7),
    timing('total-blocking-time', 8),
    layoutShift.toFixed(3),
    '|   ',
    ['Document', 'Stylesheet', 'Script', 'Font', 'Image'].map(bytes).join(' '),
    ...[...unmet].map((failure) => `\n    ${failure}`),
  ].join(' ')
}

/** What keeps a category from its full score. */
function failures(result: Result): string[] {
  return ['accessibility', 'best-practices', 'seo'].flatMap((name) =>
    (result.categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${name}: ${id}`),
  )
}

function bytesOf(result: Result, kind: string): number {
  const details = result.audits['network-requests']?.details as { items?: NetworkRequest[] } | undefined
  return (details?.items ?? [])
    .filter(({ resourceType }) => resourceType === kind)
    .reduce((sum, { transferSize }) => sum + transferSize, 0)
}

interface NetworkRequest {
  resourceType: string
  transferSize: number
}

async function visit(path: string): Promise<void> {
  const page = await chrome.newPage({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 })
  await page.goto(url + path, { waitUntil: 'networkidle' })
  await page.waitForTimeout(5_000)
  await page.close()
}

/** The address of the first offer of the list. */
async function anOffer(): Promise<string> {
  const list = await (await fetch(`${url}/angebote`)).text()
  const [path] = /\/angebote\/[\w-]+(?=")/.exec(list) ?? []
  if (!path) throw new Error('the list holds no offer')
  return path
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

function pad(value: number, width: number): string {
  return String(Math.round(value)).padStart(width)
}

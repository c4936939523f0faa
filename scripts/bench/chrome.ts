/** Lighthouse in a browser of its own, which simulates a phone on a slow network. */
import { setTimeout } from 'node:timers/promises'
import lighthouse, { type Result } from 'lighthouse'
import { type Browser, chromium } from 'playwright'
import { freePort } from '#scripts/free-port.ts'
import { browser } from '#scripts/setup.mjs'
import { median } from './statistics.ts'

export interface Chrome {
  browser: Browser
  debuggingPort: number
}

export async function openChrome(): Promise<Chrome> {
  const debuggingPort = await freePort()
  const args = ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${debuggingPort}`]
  return { browser: await chromium.launch({ executablePath: (await browser()) || undefined, args }), debuggingPort }
}

export async function runLighthouse({ browser, debuggingPort }: Chrome, url: string, runs = 3): Promise<Result[]> {
  await visitUntilSettled(browser, url)
  const results: Result[] = []
  for (let run = 0; run < runs; run += 1) {
    const result = await lighthouse(url, { port: debuggingPort, output: 'json', logLevel: 'error' })
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`)
    results.push(result.lhr)
  }
  return results
}

/** The worker replaces a picture by a smaller file after its first answer; later visitors find that. */
async function visitUntilSettled(browser: Browser, url: string): Promise<void> {
  for (let visit = 0; visit < 20; visit += 1) {
    let isSettled = true
    const page = await browser.newPage({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 })
    page.on('response', (answer) => {
      const isPicture = new URL(answer.url()).pathname.startsWith('/media/')
      if (isPicture && !answer.headers()['cache-control']?.includes('immutable')) isSettled = false
    })
    await page.goto(url, { waitUntil: 'networkidle' })
    await page.close()
    if (isSettled) return
    await setTimeout(2_000)
  }
}

/** Medians for a phone; scores are out of 100. */
export function verdictOf(path: string, results: readonly Result[]) {
  const score = (name: string) => median(results.map(({ categories }) => (categories[name]?.score ?? 0) * 100))
  const timing = (name: string) =>
    median(results.map(({ audits }) => audits[name]?.numericValue ?? Number.POSITIVE_INFINITY))
  return {
    path,
    performance: Math.round(score('performance')),
    accessibility: Math.round(score('accessibility')),
    bestPractices: Math.round(score('best-practices')),
    seo: Math.round(score('seo')),
    firstPaintMs: Math.round(timing('first-contentful-paint')),
    largestPaintMs: Math.round(timing('largest-contentful-paint')),
    isLargestPicture: results.every(isLargestPicture),
    blockingMs: Math.round(timing('total-blocking-time')),
    layoutShift: timing('cumulative-layout-shift'),
    pictureBytes: median(results.map((result) => transferredBytes(result, 'Image'))),
    // Lighthouse's measure of the machine; promises in milliseconds apply from 2,000 on.
    benchmarkIndex: Math.round(median(results.map(({ environment }) => environment.benchmarkIndex))),
  }
}

function isLargestPicture(result: Result): boolean {
  const [table] = itemsOf<{ items?: { node?: { snippet?: string } }[] }>(result, 'largest-contentful-paint-element')
  return table?.items?.[0]?.node?.snippet?.startsWith('<img') ?? false
}

/** The transferred bytes of one kind of resource, such as 'Image'. */
export function transferredBytes(result: Result, kind: string): number {
  return itemsOf<{ resourceType: string; transferSize: number }>(result, 'network-requests')
    .filter(({ resourceType }) => resourceType === kind)
    .reduce((sum, { transferSize }) => sum + transferSize, 0)
}

function itemsOf<Item>({ audits }: Result, audit: string): Item[] {
  return (audits[audit]?.details as { items?: Item[] } | undefined)?.items ?? []
}

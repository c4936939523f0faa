/** `npm run bench [-- --seconds 1 --rounds 3 --without-lighthouse --against REV]`, as bench/README.md describes. Copies STATE_DIR. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { openDatabase } from '#app/data/database.server.ts'
import { gazetteerText } from '#app/data/places/gazetteer-text.server.ts'
import type { Env } from '#app/http/context.server.ts'
import { freePort } from '#scripts/free-port.ts'
import { prepareState } from '#scripts/prepare.ts'
import { Refusal } from '#scripts/refusal.ts'
import { root, serve } from '#scripts/serve.ts'
import { browser } from '#scripts/setup.mjs'
import { measureAgainst } from './against.ts'
import { openChrome, runLighthouse, verdictOf } from './chrome.ts'
import type { Figures } from './figures.ts'
import { measureFirstAnswers } from './first-answers.ts'
import { benchWorker } from './floors/bundle.ts'
import { judge } from './promises.ts'
import { countQueries } from './queries.ts'
import { findOffer, measurePages } from './rounds.ts'
import { promiseTable, rounded, tables } from './tables.ts'
import { weigh, weighedPages } from './weight.ts'

const latest = join(root, 'bench/latest.json')

const say = (text: string) => process.stdout.write(`${text}\n`)

export async function measureSpeed(args: string[]): Promise<void> {
  const { effort, withLighthouse, against } = readOptions(args)
  if (against) return measureAgainst(against, effort, say)
  // Installing it later would disturb the measurements, and failing then would lose them.
  await browser()
  const stateDir = mkdtempSync(join(tmpdir(), 'giebel-bench-'))
  try {
    if (process.env.STATE_DIR) cpSync(process.env.STATE_DIR, stateDir, { recursive: true })
    await prepareState(stateDir)
    const figures = rounded(await measure(stateDir, effort, withLighthouse))
    say(tables(figures, judge(figures)))
    if (withLighthouse) write(figures)
  } finally {
    rmSync(stateDir, { recursive: true, force: true })
  }
}

/** `npm run bench -- judge` compares the last measurements with today's promises. */
export function judgeAgain(): void {
  const figures: Figures = JSON.parse(readFileSync(latest, 'utf8'))
  say(promiseTable(judge(figures)))
  write(figures)
}

function write(figures: Figures): void {
  writeFileSync(latest, `${JSON.stringify(rounded({ ...figures, judgements: judge(figures) }), null, 2)}\n`)
  say('Written: bench/latest.json')
}

function readOptions(args: string[]) {
  const options = {
    seconds: { type: 'string', default: '1' },
    rounds: { type: 'string', default: '3' },
    'without-lighthouse': { type: 'boolean', default: false },
    against: { type: 'string' },
  } as const
  const { values } = parseArgs({ args, options })
  const effort = { seconds: Number(values.seconds), rounds: Number(values.rounds) }
  if (!(effort.seconds >= 0.2 && Number.isInteger(effort.rounds) && effort.rounds >= 1))
    throw new Refusal('--seconds takes a number from 0.2, --rounds a whole number from 1')
  return { effort, withLighthouse: !values['without-lighthouse'], against: values.against }
}

async function measure(stateDir: string, effort: Figures['run'], withLighthouse: boolean): Promise<Figures> {
  const [loadBefore = 0] = loadavg()
  say('First answers')
  const firstAnswers = await measureFirstAnswers(stateDir, effort.rounds)
  const port = await freePort()
  const vars = { SITE_URL: `http://localhost:${port}`, BENCH: '1' }
  const { worker, url } = await serve({ stateDir, port, around: await benchWorker(), vars })
  try {
    const offer = await findOffer(url)
    const speed = await measurePages(url, offer, effort, say)
    const looks = await lookAtPages(url, offer, withLighthouse ? effort.rounds : 0)
    // Last, because it fills the database.
    say('Queries as the number of properties grows')
    const { DB } = await worker.getBindings<Env & Record<string, unknown>>()
    const queries = await countQueries(url, openDatabase(DB), offer)
    return {
      date: new Date().toISOString(),
      machine: { cores: availableParallelism(), loadBefore, loadAfter: loadavg()[0] ?? 0 },
      versions: versions(),
      run: effort,
      ...speed,
      queries,
      ...looks,
      firstAnswers,
      placesBytes: gzipSync(gazetteerText()).length,
    }
  } finally {
    await worker.dispose()
  }
}

async function lookAtPages(url: string, offer: string, runs: number): Promise<Pick<Figures, 'bytes' | 'lighthouse'>> {
  const [bytes, lighthouse]: [Figures['bytes'], Figures['lighthouse']] = [[], []]
  const chrome = await openChrome()
  try {
    for (const path of weighedPages) {
      say(`In the browser: ${path}`)
      const address = url + path.replace('/angebote/:id', offer)
      const page = await chrome.browser.newPage()
      bytes.push({ path, ...(await weigh(page, address)) })
      await page.close()
      // The exposé is a sheet for printing that is closed to search engines.
      if (runs > 0 && !path.endsWith('/expose'))
        lighthouse.push(verdictOf(path, await runLighthouse(chrome, address, runs)))
    }
    return { bytes, lighthouse }
  } finally {
    await chrome.browser.close()
  }
}

function versions(): Figures['versions'] {
  // The workerd that Miniflare depends on.
  const ofMiniflare = createRequire(createRequire(import.meta.url).resolve('miniflare'))
  return { node: process.versions.node, workerd: ofMiniflare('workerd/package.json').version }
}

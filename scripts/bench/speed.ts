/**
 * `npm run bench [-- --seconds 1 --rounds 3 --without-lighthouse]`: how fast the public pages are, held against floors
 * that the same worker answers. Serves the production build with the demo; `npm run build` comes first. Prints a table
 * and writes bench/latest.json; bench/README.md says how to read both. What STATE_DIR names is copied, and stays as it is.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { openDatabase } from '#app/data/database.server.ts'
import type { Env } from '#app/http/context.server.ts'
import { prepareState } from '#scripts/prepare.ts'
import { root, serve } from '#scripts/serve.ts'
import { type Chrome, openChrome, runLighthouse, verdictOf } from './chrome.ts'
import type { Figures, FirstView, Verdict } from './figures.ts'
import { freePort } from './free-port.ts'
import { watchMachine } from './machine.ts'
import { judge } from './promises.ts'
import { countQueries } from './queries.ts'
import { measurePages } from './rounds.ts'
import { rounded, tables } from './tables.ts'
import { weigh, weighedPages } from './weight.ts'

/** The pages that Lighthouse is asked about: all but the exposé, a sheet for the printer that search engines are kept from. */
const judgedPages = weighedPages.filter((path) => !path.endsWith('/expose'))

const say = (text: string) => process.stdout.write(`${text}\n`)

export async function measureSpeed(args: string[]): Promise<void> {
  const { effort, withLighthouse } = readOptions(args)
  const stateDir = mkdtempSync(join(tmpdir(), 'giebel-bench-'))
  try {
    if (process.env.STATE_DIR) cpSync(process.env.STATE_DIR, stateDir, { recursive: true })
    await prepareState(stateDir)
    const figures = await measure(stateDir, effort, withLighthouse)
    const judgements = judge(figures)
    writeFileSync(join(root, 'bench/latest.json'), `${JSON.stringify(rounded({ ...figures, judgements }), null, 2)}\n`)
    say(tables(figures, judgements))
    say('Written: bench/latest.json')
  } finally {
    rmSync(stateDir, { recursive: true, force: true })
  }
}

function readOptions(args: string[]) {
  const options = {
    seconds: { type: 'string', default: '1' },
    rounds: { type: 'string', default: '3' },
    'without-lighthouse': { type: 'boolean', default: false },
  } as const
  const { values } = parseArgs({ args, options })
  const effort = { seconds: Number(values.seconds), rounds: Number(values.rounds) }
  if (!(effort.seconds >= 0.2)) throw new Error('--seconds takes a number from 0.2')
  if (!(Number.isInteger(effort.rounds) && effort.rounds >= 1)) throw new Error('--rounds takes a whole number from 1')
  return { effort, withLighthouse: !values['without-lighthouse'] }
}

async function measure(stateDir: string, effort: Figures['run'], withLighthouse: boolean): Promise<Figures> {
  const machine = watchMachine()
  const port = await freePort()
  const { worker, url } = await serve({ stateDir, port, vars: { SITE_URL: `http://localhost:${port}`, BENCH: '1' } })
  try {
    const offer = await anOffer(url)
    const speed = await measurePages(url, offer, effort, say)
    const looks = await withChrome(async (chrome) => ({
      bytes: await weighPages(chrome, url, offer),
      lighthouse: withLighthouse ? await judgePages(chrome, url, offer) : [],
    }))
    // The last of all, because it fills the database.
    say('Queries as the number of properties grows')
    const { DB } = await worker.getBindings<Env & Record<string, unknown>>()
    const queries = await countQueries(url, openDatabase(DB), offer)
    return {
      date: new Date().toISOString(),
      machine: machine(),
      versions: versions(),
      run: effort,
      ...speed,
      queries,
      ...looks,
      workerBytes: gzipSync(readFileSync(join(root, 'build/server/index.js'))).length,
    }
  } finally {
    await worker.dispose()
  }
}

async function withChrome<Result>(work: (chrome: Chrome) => Promise<Result>): Promise<Result> {
  const chrome = await openChrome()
  try {
    return await work(chrome)
  } finally {
    await chrome.browser.close()
  }
}

async function weighPages({ browser }: Chrome, url: string, offer: string): Promise<FirstView[]> {
  say('Bytes of the first view')
  const views: FirstView[] = []
  for (const path of weighedPages) {
    const page = await browser.newPage()
    views.push({ path, ...(await weigh(page, url + path.replace('/angebote/:id', offer))) })
    await page.close()
  }
  return views
}

async function judgePages(chrome: Chrome, url: string, offer: string): Promise<Verdict[]> {
  const verdicts: Verdict[] = []
  for (const path of judgedPages) {
    say(`Lighthouse: ${path}`)
    verdicts.push(verdictOf(path, await runLighthouse(chrome, url + path.replace('/angebote/:id', offer))))
  }
  return verdicts
}

/** An offer with pictures. */
async function anOffer(url: string): Promise<string> {
  const list = await (await fetch(`${url}/angebote?houseType=house`)).text()
  const [path] = /\/angebote\/\w{12}(?=")/.exec(list) ?? []
  if (!path) throw new Error('The list has no offer')
  return path
}

function versions(): Figures['versions'] {
  // Miniflare brings the workerd along that it starts.
  const ofMiniflare = createRequire(createRequire(import.meta.url).resolve('miniflare'))
  return { node: process.versions.node, workerd: ofMiniflare('workerd/package.json').version }
}

/** `npm run bench -- load [--seconds 60] [--visitors 200]`: many visitors while staff save a property once a second. */

import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { demoPassword, demoUsers } from '#scripts/demo/people.ts'
import { prepareState } from '#scripts/prepare.ts'
import { serve } from '#scripts/serve.ts'
import { Editor } from './editor.ts'
import type { Visit, VisitResult } from './visitors.ts'
import { workerdMegabytes } from './workerd.ts'

interface Saves {
  done: number
  slowestMs: number
  failures: string[]
}

const pauseBetweenSaves = 1_000
const say = (text: string) => process.stdout.write(`${text}\n`)

/** The list without filters, and with each of them. */
const lists = [
  '/angebote',
  '/angebote?page=2',
  '/angebote?marketType=purchase',
  '/angebote?marketType=rent',
  '/angebote?marketType=purchase&houseType=house',
  '/angebote?houseType=apartment&roomsMin=3',
  '/angebote?city=Hamburg&sort=priceAsc',
  '/angebote?priceMin=200000&priceMax=900000',
  '/angebote?areaMin=100',
  '/angebote?q=garten',
  '/angebote?q=nirgendwo',
]

export async function measureLoad(args: string[]): Promise<void> {
  const options = { seconds: { type: 'string', default: '60' }, visitors: { type: 'string', default: '200' } } as const
  const { values } = parseArgs({ args, options })
  const seconds = Number(values.seconds)
  const visitors = Number(values.visitors)
  if (!(seconds >= 1 && visitors >= 1)) throw new Error('--seconds and --visitors take a number from 1')

  const stateDir = process.env.STATE_DIR ?? mkdtempSync(join(tmpdir(), 'giebel-load-'))
  await prepareState(stateDir)
  const { worker, url } = await serve({ stateDir, port: 0 })
  try {
    const offers = await listOffers(url)
    const editor = await Editor.signedIn(url, demoUsers.editor.email, demoPassword)
    const before = { load: loadavg()[0] ?? 0, memory: workerdMegabytes() }
    const visit = { url, seconds, visitors, paths: [...lists, ...offers] }
    say(`${visitors} visitors, ${seconds} s, ${visit.paths.length} addresses`)
    const result = runVisitors(visit)
    const [visited, saves] = await Promise.all([result, saveUntil(result, editor, offers[0] ?? '')])
    report(visited, saves, before)
  } finally {
    await worker.dispose()
    if (!process.env.STATE_DIR) rmSync(stateDir, { recursive: true, force: true })
  }
}

async function listOffers(url: string): Promise<string[]> {
  const found = new Set<string>()
  for (let page = 1, known = -1; found.size > known; page += 1) {
    known = found.size
    const html = await (await fetch(`${url}/angebote?page=${page}`)).text()
    for (const [path] of html.matchAll(/\/angebote\/[\w-]+(?=")/g)) found.add(path)
  }
  if (found.size === 0) throw new Error('The list has no offer')
  return [...found]
}

/** A process of its own, so that visitors do not slow down saves. */
async function runVisitors(visit: Visit): Promise<VisitResult> {
  const child = fork(join(import.meta.dirname, 'visitors.ts'), { execArgv: ['--import', 'tsx'] })
  child.send(visit)
  const [result] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`The visitors ended with ${code}`)
    }),
  ])
  return result
}

async function saveUntil(end: Promise<unknown>, editor: Editor, offer: string): Promise<Saves> {
  const saves: Saves = { done: 0, slowestMs: 0, failures: [] }
  let isOver = false
  const over = end.finally(() => {
    isOver = true
  })
  while (!isOver) {
    const started = performance.now()
    const failure = await editor.save(offer).catch(textOf)
    saves.slowestMs = Math.max(saves.slowestMs, performance.now() - started)
    if (failure) saves.failures.push(failure)
    else saves.done += 1
    await Promise.race([over, pause(pauseBetweenSaves)])
  }
  return saves
}

function textOf(error: unknown): string {
  return error instanceof Error
    ? [error.message, error.cause ? textOf(error.cause) : []].flat().join(': ')
    : String(error)
}

function report(result: VisitResult, saves: Saves, before: { load: number; memory: number }): void {
  const { latency } = result
  const errors = Object.values(result.errors).reduce((sum, times) => sum + times, 0)
  const rows: [string, string | number][] = [
    ['machine load before', before.load.toFixed(2)],
    ['requests', result.requests],
    ['requests/s', result.perSecond.toFixed(1)],
    ['latency p50 / p97.5 / p99 / max, ms', [latency.p50, latency.p97_5, latency.p99, latency.max].join(' / ')],
    ['not 2xx', result.non2xx],
    ['errors', errors],
    ['saves', saves.done],
    ['saves failed', saves.failures.length],
    ['slowest save, post and look, ms', Math.round(saves.slowestMs)],
    ['workerd before / after, MB', `${Math.round(before.memory)} / ${Math.round(workerdMegabytes())}`],
  ]
  for (const [name, value] of rows) say(`${name.padEnd(38)}${value}`)
  for (const [message, times] of Object.entries(result.errors)) say(`  ${times} × ${message}`)
  for (const failure of new Set(saves.failures)) say(`  ${failure}`)
  const isClean = result.non2xx + errors + saves.failures.length === 0
  if (!isClean || saves.done === 0 || result.requests === 0) process.exitCode = 1
}

/** `npm run bench -- load [--seconds 60] [--visitors 200]`: many visitors while staff save a property once a second. */
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import autocannon from 'autocannon'
import { prepareState } from '#scripts/prepare.ts'
import { Refusal } from '#scripts/refusal.ts'
import { serve } from '#scripts/serve.ts'
import { newSession } from '#tests/support/staff-session.ts'
import { lists } from './figures.ts'
import { table } from './tables.ts'
import { workerdMegabytes } from './workerd.ts'

/** In seconds. With less, a slow machine keeps working for visitors who have already given up. */
const timeout = 30

/** The fields that an offer requires. Missing fields of a form are emptied. */
const house = {
  locale: 'de',
  marketType: 'purchase',
  houseType: 'house',
  name: 'Haus unter Last',
  city: 'Hamburg',
  purchasePrice: '650.000',
  published: 'on',
}

export async function measureLoad(args: string[]): Promise<void> {
  const options = { seconds: { type: 'string', default: '60' }, visitors: { type: 'string', default: '200' } } as const
  const { values } = parseArgs({ args, options })
  const [duration, connections] = [Number(values.seconds), Number(values.visitors)]
  if (!(duration >= 1 && connections >= 1)) throw new Refusal('--seconds and --visitors take a number from 1')

  const stateDir = process.env.STATE_DIR ?? mkdtempSync(join(tmpdir(), 'giebel-load-'))
  await prepareState(stateDir)
  const { worker, url } = await serve({ stateDir, port: 0 })
  try {
    const list = await (await fetch(`${url}/angebote`)).text()
    const offers = [...new Set(list.match(/\/angebote\/\w{12}(?=")/g))]
    const headers = { Cookie: `__Host-session=${await newSession(url)}`, Origin: url, Connection: 'close' }
    const before = { load: loadavg()[0], megabytes: workerdMegabytes() }
    const requests = ['/angebote?page=2', ...lists, ...offers].map((path) => ({
      path,
      headers: { 'accept-encoding': 'gzip' },
    }))
    // A thread of their own, so that visitors do not slow down saves. What comes back is no whole promise.
    const visits = Promise.resolve(autocannon({ url, connections, duration, timeout, workers: 1, requests }))
    const saves = await saveUntil(visits, url, offers[0] ?? '', headers)
    const { requests: answered, latency, non2xx, errors } = await visits
    const { p50, p97_5, p99, max } = latency
    const visitors = { requests: answered.total, perSecond: answered.average, p50, p97_5, p99, max, non2xx, errors }
    const { failures, ...saved } = saves
    const machine = { loadBefore: before.load, mbBefore: before.megabytes, mbAfter: workerdMegabytes() }
    const shown = [visitors, { ...saved, failures: failures.length }, machine].map((row) => table([row]))
    process.stdout.write(`${[...shown, ...new Set(failures)].join('\n\n')}\n`)
    if (non2xx + errors + failures.length > 0 || saves.saves === 0 || answered.total === 0) process.exitCode = 1
  } finally {
    await worker.dispose()
    if (!process.env.STATE_DIR) rmSync(stateDir, { recursive: true, force: true })
  }
}

/** Once a second. */
async function saveUntil(end: Promise<unknown>, url: string, offer: string, headers: Record<string, string>) {
  const result = { saves: 0, slowestMs: 0, failures: [] as string[] }
  let isOver = false
  const over = end.finally(() => {
    isOver = true
  })
  while (!isOver) {
    const started = performance.now()
    const failure = await save(url, offer, headers, `Gespeichert zum ${result.saves + 1}. Mal`).catch(String)
    result.slowestMs = Math.max(result.slowestMs, performance.now() - started)
    if (failure) result.failures.push(failure)
    else result.saves += 1
    await Promise.race([over, pause(1_000)])
  }
  return result
}

/** Opens the form, posts it and opens form and offer again. Returns what went wrong, if anything. */
async function save(url: string, offer: string, headers: Record<string, string>, note: string): Promise<string | null> {
  const send = (path: string, init: RequestInit = {}) =>
    fetch(url + path, { ...init, headers, redirect: 'manual', signal: AbortSignal.timeout(timeout * 1_000) })
  const textOf = async (path: string) => (await send(path)).text()
  const versionIn = (form: string) => Number(/name="version" value="(\d+)"/.exec(form)?.[1])
  const form = offer.replace('/angebote/', '/dashboard/properties/')
  const version = versionIn(await textOf(form))
  const fields = { ...house, propertyNumber: offer, otherNotes: note, version: String(version) }
  const { status } = await send(form, { method: 'POST', body: new URLSearchParams(fields) })
  const [saved, shown] = [await textOf(form), await textOf(offer)]
  if (status !== 302 && status !== 303) return `Saving: ${status}`
  if (versionIn(saved) !== version + 1) return `After version ${version} comes ${versionIn(saved)}`
  return saved.includes(note) && shown.includes(note) ? null : 'Form or offer do not show what was saved'
}

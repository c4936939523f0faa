/** Each connection sends the next request as soon as the last was answered. */
import { once } from 'node:events'
import autocannon from 'autocannon'
import { percentile } from './statistics.ts'
import { workerdClock } from './workerd.ts'

/** Milliseconds between autocannon's checks for the end. */
const sampleInt = 20

/** Per connection: requests that begin together are answered together, in bursts. */
const leastAnswers = 4

/** In seconds. */
const longest = 60

export interface Target {
  url: string
  headers?: Readonly<Record<string, string>>
  /** The process that has started workerd, where it is not this one. */
  pid?: number
}

export interface Run {
  perSecond: number
  p50Ms: number
  p99Ms: number
  /** Processor time of workerd for one request; null where it cannot be read. */
  cpuMs: number | null
}

/** Runs for some seconds, until each connection has a few answers. Throws on any answer but 2xx. */
export async function ask({ pid, ...target }: Target, connections: number, seconds: number): Promise<Run> {
  // Uncounted: they fill caches and finish the work of the last run.
  await autocannon({ ...target, connections, amount: connections + 8, sampleInt })
  const answeredMs: number[] = []
  const clock = workerdClock(pid)
  const [started, cpuBefore] = [performance.now(), clock?.() ?? 0]
  let ended = started
  const load = autocannon({ ...target, connections, duration: longest, sampleInt }, () => undefined)
  // autocannon's own figures are whole milliseconds and seconds: too coarse for the floors.
  load.on('response', (_client, _status, _bytes, tookMs) => {
    answeredMs.push(tookMs)
    ended = performance.now()
    const isEnough = answeredMs.length >= leastAnswers * connections
    if (isEnough && ended - started >= seconds * 1_000) load.stop()
  })
  const { non2xx, errors }: autocannon.Result = (await once(load, 'done'))[0]
  if (non2xx + errors > 0) throw new Error(`${target.url}: ${non2xx} answers not 2xx, ${errors} errors`)
  if (answeredMs.length === 0) throw new Error(`${target.url}: no answer in ${longest} s`)
  return {
    perSecond: (answeredMs.length * 1_000) / (ended - started),
    p50Ms: percentile(answeredMs, 50),
    p99Ms: percentile(answeredMs, 99),
    cpuMs: clock && (clock() - cpuBefore) / answeredMs.length,
  }
}

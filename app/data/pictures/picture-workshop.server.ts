/** A crawler on a fresh site may request a thousand missing pictures at once. */
import { setTimeout as pause } from 'node:timers/promises'

export interface MadeFile {
  bytes: ArrayBuffer
  type: string
  etag: string
}

const bounds = { atOnce: 4, waiting: 40 } as const

/** In milliseconds. Places expire (`counting`) because the runtime may cut off the request that holds one. */
const longest = { waiting: 2_000, making: 10_000, counting: 40_000 } as const

/** Requests poll, because the request that would notify them may be gone. */
const pollInterval = 25

interface Making {
  file: Promise<MadeFile | null>
  until: number
}

const running = new Map<string, Making>()
const waiting = new Set<{ until: number }>()

/** Runs `make` once for concurrent requests; 'busy' if the isolate has too much to do. */
export async function makeOnce(
  name: string,
  make: () => Promise<MadeFile | null>,
  waitUntil: (promise: Promise<unknown>) => void,
): Promise<MadeFile | null | 'busy'> {
  for (const place of waiting) if (place.until < Date.now()) waiting.delete(place)
  if (waiting.size >= bounds.waiting) return 'busy'
  const place = { until: Date.now() + longest.waiting }
  waiting.add(place)
  while (!running.has(name) && !hasCapacity() && Date.now() < place.until) await pause(pollInterval)
  waiting.delete(place)
  const others = running.get(name)
  if (others) return inTime(others.file, place.until)
  return hasCapacity() ? start(name, make, waitUntil) : 'busy'
}

function hasCapacity(): boolean {
  for (const [name, { until }] of running) if (until < Date.now()) running.delete(name)
  return running.size < bounds.atOnce
}

function start(
  name: string,
  make: () => Promise<MadeFile | null>,
  waitUntil: (promise: Promise<unknown>) => void,
): Promise<MadeFile | null | 'busy'> {
  const making: Making = { file: make(), until: Date.now() + longest.counting }
  running.set(name, making)
  const leave = () => {
    if (running.get(name) === making) running.delete(name)
  }
  // A visitor who leaves neither stops the work nor frees its place early.
  waitUntil(making.file.then(leave, leave))
  return inTime(making.file, Date.now() + longest.making)
}

/** Each request times out by itself: the promise may belong to a request that was cut off, and never settle. */
function inTime<Value>(promise: Promise<Value>, deadline: number): Promise<Value | 'busy'> {
  return Promise.race([promise, pause(deadline - Date.now()).then(() => 'busy' as const)])
}

/**
 * How many pictures an isolate makes at once. A crawler on a fresh site asks for a thousand files in one moment, none
 * of which is made yet: a few are made at a time and none twice, a few more requests wait for them, and all others are
 * told at once that it is too much just now.
 */
import { setTimeout as pause } from 'node:timers/promises'

export interface MadeFile {
  bytes: ArrayBuffer
  type: string
  etag: string
}

/** How many files are made at once, and how many requests wait. */
const bounds = { atOnce: 4, waiting: 40 } as const

/**
 * In milliseconds: how long a request waits for its turn or for what another one makes; how long for what it makes
 * itself; and after how long that no longer counts, since the runtime may have cut it off. Places are held by time, so
 * that a request that is gone cannot hold one for ever.
 */
const longest = { waiting: 2_000, making: 10_000, counting: 40_000 } as const

/** How often a request looks whether its turn has come. It may not wait for a word from another one, which may be gone. */
const glance = 25

/** What is made, and who waits, until when each counts. All of it is the isolate's own. */
interface Making {
  file: Promise<MadeFile | null>
  until: number
}

const atWork = new Map<string, Making>()
const waiting = new Set<{ until: number }>()

/** What `make` makes, once however many ask for it at once; 'busy' when there is too much to do to wait for it. */
export async function makeOnce(
  name: string,
  make: () => Promise<MadeFile | null>,
  waitUntil: (promise: Promise<unknown>) => void,
): Promise<MadeFile | null | 'busy'> {
  for (const place of waiting) if (place.until < Date.now()) waiting.delete(place)
  if (waiting.size >= bounds.waiting) return 'busy'
  const place = { until: Date.now() + longest.waiting }
  waiting.add(place)
  while (!atWork.has(name) && !hasPlace() && Date.now() < place.until) await pause(glance)
  waiting.delete(place)
  const others = atWork.get(name)
  if (others) return inTime(others.file, place.until)
  return hasPlace() ? begin(name, make, waitUntil) : 'busy'
}

function hasPlace(): boolean {
  for (const [name, { until }] of atWork) if (until < Date.now()) atWork.delete(name)
  return atWork.size < bounds.atOnce
}

function begin(
  name: string,
  make: () => Promise<MadeFile | null>,
  waitUntil: (promise: Promise<unknown>) => void,
): Promise<MadeFile | null | 'busy'> {
  const making: Making = { file: make(), until: Date.now() + longest.counting }
  atWork.set(name, making)
  const leave = () => {
    if (atWork.get(name) === making) atWork.delete(name)
  }
  // A visitor who leaves neither ends the work nor frees its place while it goes on.
  waitUntil(making.file.then(leave, leave))
  return inTime(making.file, Date.now() + longest.making)
}

/** The pause is the request's own: what it waits for may belong to a request that was cut off, and never come. */
function inTime<Value>(promise: Promise<Value>, deadline: number): Promise<Value | 'busy'> {
  return Promise.race([promise, pause(deadline - Date.now()).then(() => 'busy' as const)])
}

/** One password at a time, then an equally long rest: scrypt blocks the thread, even in its asynchronous form. */
import { setTimeout as pause } from 'node:timers/promises'

const mostWaiting = 4

/** In milliseconds. Requests poll, because the request that would notify them may be gone. */
const pollInterval = 25

/** In milliseconds. Expires places whose request the runtime may have cut off. */
const expiry = 3_000

export class PasswordsBusy extends Error {
  /** As long as the queue takes, plus a margin. */
  readonly seconds = 4
  constructor() {
    super('too many passwords at once')
  }
}

interface Place {
  until: number
}

const queue = new Set<Place>()
let restUntil = 0

/** Throws PasswordsBusy before any work. */
export async function inTurn<Result>(derive: () => Promise<Result>): Promise<Result> {
  dropExpired()
  if (queue.size > mostWaiting) throw new PasswordsBusy()
  const place = { until: 0 }
  try {
    while (!mayBegin(place)) await pause(pollInterval)
    const start = performance.now()
    const result = await derive()
    // workerd's clock advances only after I/O, so wait once before reading it.
    await pause(0)
    restUntil = 2 * performance.now() - start
    return result
  } finally {
    queue.delete(place)
  }
}

function mayBegin(place: Place): boolean {
  place.until = performance.now() + expiry
  queue.add(place)
  dropExpired()
  const [first] = queue
  return first === place && performance.now() >= restUntil
}

function dropExpired(): void {
  for (const place of queue) if (place.until < performance.now()) queue.delete(place)
}

/**
 * Passwords are derived one at a time in an isolate, each followed by a rest as long as itself: scrypt holds the
 * thread, in its asynchronous form as well (workerd runs it inside of the promise), and nothing else is answered then.
 */
import { setTimeout as pause } from 'node:timers/promises'

const mostWaiting = 4

/** Milliseconds. Requests poll, because the request that would notify them may be gone. */
const pollInterval = 25

/** Milliseconds. A place expires when its request stops polling, because the runtime may have cut it off. */
const expiry = 3_000

/** Too many passwords wait to be derived. */
export class PasswordsBusy extends Error {
  /** As long as those who wait take, and a little more. */
  readonly seconds = 4
  constructor() {
    super('too many passwords at once')
  }
}

interface Place {
  until: number
}

/** In the order of arrival; the first may begin once the rest is over. */
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

import { existsSync, readFileSync } from 'node:fs'

const ofThisThread = '/proc/thread-self/schedstat'

/**
 * In milliseconds, and the same whatever else the machine does: on Linux of this thread, elsewhere of the process with
 * its garbage collectors.
 */
export function cpuTime(): number {
  if (!existsSync(ofThisThread)) return process.cpuUsage().user / 1_000
  return Number(readFileSync(ofThisThread, 'utf8').split(' ')[0]) / 1_000_000
}

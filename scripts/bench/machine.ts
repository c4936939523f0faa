import { readFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import type { Machine } from './figures.ts'

/** Call it before the work, and its result afterwards. */
export function watchMachine(): () => Machine {
  const [loadBefore, before] = [load(), processorTimes()]
  return () => {
    const after = processorTimes()
    const stolen = before && after && ((after.stolen - before.stolen) * 100) / (after.all - before.all)
    return { cores: availableParallelism(), loadBefore, loadAfter: load(), stolenPercent: stolen }
  }
}

function load(): number {
  return loadavg()[0] ?? 0
}

/** Since the machine started, of all cores together; null without /proc. */
function processorTimes(): { all: number; stolen: number } | null {
  if (process.platform !== 'linux') return null
  // user, nice, system, idle, iowait, irq, softirq, steal; guest time is part of user.
  const [first = ''] = readFileSync('/proc/stat', 'utf8').split('\n')
  const times = first.split(/\s+/).slice(1, 9).map(Number)
  return { all: times.reduce((sum, time) => sum + time, 0), stolen: times[7] ?? 0 }
}

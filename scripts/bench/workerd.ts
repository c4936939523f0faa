/** What this process' workerd takes of the machine, all of its processes and threads together. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** In /proc, processor time is counted in hundredths of a second. */
const tickMs = 10

export function workerdMegabytes(): number {
  return workerds().reduce((sum, { kilobytes }) => sum + kilobytes / 1024, 0)
}

/** A clock of the processor time of the workerd that runs now, in milliseconds; null where there is no /proc. */
export function workerdClock(): (() => number) | null {
  if (process.platform !== 'linux') return null
  const pids = workerds().map(({ pid }) => pid)
  return () => pids.reduce((sum, pid) => sum + processorMs(pid), 0)
}

function workerds(): { pid: number; kilobytes: number }[] {
  const processes = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss=,comm='], { encoding: 'utf8' })
  return processes
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, parent, , name]) => Number(parent) === process.pid && name?.includes('workerd'))
    .map(([pid, , kilobytes]) => ({ pid: Number(pid), kilobytes: Number(kilobytes) }))
}

function processorMs(pid: number): number {
  // The name of the program, in brackets, may hold blanks: what is counted begins after it, with the state as field 3.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  const [user, system] = [fields[11], fields[12]]
  return (Number(user) + Number(system)) * tickMs
}

/** Includes all processes and threads of the workerd that a process has started. */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

/** /proc counts processor time in hundredths of a second. */
const tickMs = 10

export function workerdMegabytes(): number {
  return workerds(process.pid).reduce((sum, { kilobytes }) => sum + kilobytes / 1024, 0)
}

/** By how much workerd grows at most from here on; without /proc, by how much it has grown when asked. */
export function watchGrowth(): () => number {
  const before = workerdMegabytes()
  if (process.platform !== 'linux') return () => workerdMegabytes() - before
  const pids = workerds(process.pid).map(({ pid }) => pid)
  // Lowers the peak to what is in use.
  for (const pid of pids) writeFileSync(`/proc/${pid}/clear_refs`, '5')
  return () => pids.reduce((sum, pid) => sum + peakMegabytes(pid), 0) - before
}

function peakMegabytes(pid: number): number {
  const [, kilobytes] = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

/** The processor time of the running workerd in milliseconds; null without /proc. */
export function workerdClock(parent = process.pid): (() => number) | null {
  if (process.platform !== 'linux') return null
  const pids = workerds(parent).map(({ pid }) => pid)
  return () => pids.reduce((sum, pid) => sum + processorMs(pid), 0)
}

function workerds(by: number): { pid: number; kilobytes: number }[] {
  const processes = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss=,comm='], { encoding: 'utf8' })
  return processes
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, parent, , name]) => Number(parent) === by && name?.includes('workerd'))
    .map(([pid, , kilobytes]) => ({ pid: Number(pid), kilobytes: Number(kilobytes) }))
}

function processorMs(pid: number): number {
  // The program's name in brackets may contain blanks; the state after it is field 3.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  const [user, system] = [fields[11], fields[12]]
  return (Number(user) + Number(system)) * tickMs
}

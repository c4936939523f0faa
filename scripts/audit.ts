/**
 * `npm run audit` asks the registry about all installed packages and fills known-holes.json. Exits with 0 without
 * findings, 1 where one has no reason beside it, 2 when the registry is silent.
 */
import { execFile } from 'node:child_process'
import {
  installedHoles,
  type KnownHole,
  knownHolesFile,
  openHoles,
  readKnownHoles,
  readLockFile,
  staleness,
  writeKnownHoles,
} from './known-holes.ts'

interface Report {
  metadata?: object
  message?: string
  error?: { summary?: string }
  vulnerabilities?: Record<string, { via: (Finding | string)[] }>
}

interface Finding {
  name: string
  url: string
  severity: string
  range: string
}

/** Asks npm with these arguments. Returns the exit code and the lines for the terminal. */
export async function audit(
  args: string[],
  { file = knownHolesFile, today = new Date() } = {},
): Promise<{ code: number; lines: string[] }> {
  const { metadata, message, error, vulnerabilities = {} } = await readReport(args)
  const known = readKnownHoles(file)
  const lock = readLockFile()
  if (!metadata) {
    const reason = message ?? error?.summary ?? 'no reason'
    const advice = 'Run it where npm reaches one that does; --registry <address> names another.'
    const notAsked = [`Not asked: the registry answers no audit (${reason}).`, advice]
    return { code: 2, lines: [...notAsked, staleness(known, today), ...openHoles(known, lock)].filter(isLine) }
  }
  const findings = Object.values(vulnerabilities).flatMap(({ via }) => via.filter((each) => typeof each !== 'string'))
  const holes = withFindings(known, findings, today.toISOString().slice(0, 10))
  writeKnownHoles(holes, file)
  const open = openHoles(holes, lock)
  const told = installedHoles(holes, lock).length - open.length
  if (open.length > 0) return { code: 1, lines: [...open, 'Update them, or say in known-holes.json why not.'] }
  const rest = told > 0 ? `, except for ${told} that known-holes.json gives a reason for` : ''
  return { code: 0, lines: [`Nothing is known against the installed packages${rest}.`] }
}

/** The table after an answer of the registry: every line was checked today, and reasons stay. */
function withFindings(known: readonly KnownHole[], findings: readonly Finding[], checkedOn: string): KnownHole[] {
  const table = new Map(known.map((hole) => [keyOf(hole), { ...hole, checkedOn }]))
  for (const { name, url, severity, range } of findings) {
    const advisory = url.slice(url.lastIndexOf('/') + 1)
    const key = keyOf({ package: name, advisory })
    const before = table.get(key)
    const found = { package: name, advisory, severity, affected: range, checkedOn }
    table.set(key, { ...found, fixedIn: before?.fixedIn ?? endOf(range), notReachable: before?.notReachable ?? '' })
  }
  return [...table.values()]
}

function keyOf(hole: Pick<KnownHole, 'package' | 'advisory'>): string {
  return `${hole.package} ${hole.advisory}`
}

/** npm names no fixed version, but most ranges end before it. */
function endOf(range: string): string | null {
  return /<(\d[^\s|]*)$/.exec(range)?.[1] ?? null
}

function isLine(line: string | null): line is string {
  return line !== null
}

/** npm exits with 1 both for findings and for a silent registry; only its output distinguishes them. */
function readReport(args: string[]): Promise<Report> {
  return new Promise((resolve) => {
    execFile('npm', ['audit', '--json', '--fetch-retries=0', ...args], { maxBuffer: 1e8 }, (_failure, stdout) =>
      resolve(stdout.trim() ? JSON.parse(stdout) : {}),
    )
  })
}

if (process.argv[1] === import.meta.filename) {
  const { code, lines } = await audit(process.argv.slice(2))
  console[code === 0 ? 'log' : 'error'](lines.join('\n'))
  process.exitCode = code
}

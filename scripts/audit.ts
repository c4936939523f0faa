/** `npm run audit` of the deployed libraries exits with 0 without findings, else 1; 2 when the registry is silent. */
import { execFile } from 'node:child_process'

interface Report {
  metadata?: { vulnerabilities: Record<string, number> }
  message?: string
  error?: { summary?: string }
  vulnerabilities?: Record<string, { severity: string; range: string; fixAvailable: unknown }>
}

/** Asks npm with these arguments. Returns the exit code and the lines for the terminal. */
export async function audit(args: string[]): Promise<{ code: number; lines: string[] }> {
  const { metadata, message, error, vulnerabilities = {} } = await readReport(args)
  if (!metadata) {
    const reason = message ?? error?.summary ?? 'no reason'
    const advice = 'Run it where npm reaches one that does; --registry <address> names another.'
    return { code: 2, lines: [`Not asked: the registry answers no audit (${reason}).`, advice] }
  }
  const holes = Object.entries(vulnerabilities)
  if (holes.length === 0) return { code: 0, lines: ['Nothing is known against the libraries that are deployed.'] }
  const lines = holes.map(
    ([name, { severity, range, fixAvailable }]) =>
      `${severity}: ${name} ${range}${fixAvailable ? ' (mended in a later version)' : ''}`,
  )
  return { code: 1, lines }
}

/** npm exits with 1 both for findings and for a silent registry; only its output distinguishes them. */
function readReport(args: string[]): Promise<Report> {
  return new Promise((resolve) => {
    execFile('npm', ['audit', '--omit=dev', '--json', '--fetch-retries=0', ...args], (_failure, stdout) =>
      resolve(stdout.trim() ? JSON.parse(stdout) : {}),
    )
  })
}

if (process.argv[1] === import.meta.filename) {
  const { code, lines } = await audit(process.argv.slice(2))
  console[code === 0 ? 'log' : 'error'](lines.join('\n'))
  process.exitCode = code
}

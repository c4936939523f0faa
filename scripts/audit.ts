/** `npm run audit` of the deployed libraries exits with 0 without findings, else 1; 2 when the registry is silent. */
import { execFileSync } from 'node:child_process'

interface Report {
  metadata?: { vulnerabilities: Record<string, number> }
  message?: string
  error?: { summary?: string }
  vulnerabilities?: Record<string, { severity: string; range: string; fixAvailable: unknown }>
}

const report = readReport()
const holes = Object.entries(report.vulnerabilities ?? {})

if (!report.metadata) {
  console.error(`Not asked: the registry answers no audit (${report.message ?? report.error?.summary ?? 'no reason'}).`)
  console.error('Run it where npm reaches one that does; --registry <address> names another.')
  process.exitCode = 2
} else if (holes.length > 0) {
  for (const [name, { severity, range, fixAvailable }] of holes)
    console.error(`${severity}: ${name} ${range}${fixAvailable ? ' (mended in a later version)' : ''}`)
  process.exitCode = 1
} else {
  console.log('Nothing is known against the libraries that are deployed.')
}

/** npm exits with 1 both for findings and for a silent registry; only its output distinguishes them. */
function readReport(): Report {
  const args = ['audit', '--omit=dev', '--json', '--fetch-retries=0', ...process.argv.slice(2)]
  try {
    return JSON.parse(execFileSync('npm', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))
  } catch (failure) {
    const { stdout } = failure as { stdout?: string }
    return stdout?.trim() ? JSON.parse(stdout) : {}
  }
}

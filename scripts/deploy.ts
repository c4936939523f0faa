/** `npm run deploy` refuses example values in the configuration, then builds and deploys. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ownFile, readDeployedConfig } from './configuration.ts'
import { orRefuse, Refusal } from './refusal.ts'
import { runWrangler } from './wrangler.ts'

type Deployed = ReturnType<typeof readDeployedConfig>

/** A sentence for each value that is still the example's. */
export function problemsOf({ vars, d1_databases }: Pick<Deployed, 'vars' | 'd1_databases'>): string[] {
  const { SITE_URL, MAIL_FROM, CONTACT_FORM_ENDPOINT } = vars
  return [
    (!/^https:\/\/(?!localhost|127\.)/.test(String(SITE_URL)) || isReserved(hostOf(SITE_URL))) &&
      `SITE_URL is ${SITE_URL}. Set it to the public address of the site, which begins with https://.`,
    isReserved(String(MAIL_FROM).split('@')[1]) &&
      `MAIL_FROM is ${MAIL_FROM}, from which no mail can leave. Set it to an address of your domain, or leave it empty: then mails wait.`,
    isReserved(hostOf(CONTACT_FORM_ENDPOINT)) &&
      `CONTACT_FORM_ENDPOINT is ${CONTACT_FORM_ENDPOINT}. Set it to the address of your form host, or leave it out.`,
    d1_databases.some(({ database_id }) => !database_id || /^[0-]+$/.test(database_id)) &&
      'database_id is still the example. Run `npx wrangler d1 create giebel` and copy the id it prints.',
  ].filter((sentence) => sentence !== false)
}

/** Names that nobody can own: RFC 2606 and RFC 6761. */
function isReserved(host = ''): boolean {
  return /(?:^|\.)(?:example|test|invalid|localhost|example\.(?:com|net|org))$/i.test(host)
}

function hostOf(address: unknown): string {
  return URL.canParse(String(address)) ? new URL(String(address)).hostname : ''
}

/** Builds and deploys what the folder holds. Returns the exit code. Throws a refusal for the example's values. */
export function deploy(folder: string, args: string[]): number {
  const problems = problemsOf(readDeployedConfig(folder))
  const where = existsSync(join(folder, ownFile))
    ? `In ${ownFile}`
    : `There is no ${ownFile} yet, where your values belong`
  if (problems.length > 0)
    throw new Refusal(`Nothing was deployed. ${where}:${problems.map((line) => `\n- ${line}`).join('')}`)
  const { status } = spawnSync('npm', ['run', 'build'], { cwd: folder, stdio: 'inherit' })
  return status === 0 ? runWrangler(['deploy', ...args], folder) : (status ?? 1)
}

if (process.argv[1] === import.meta.filename) {
  await orRefuse(async () => {
    process.exitCode = deploy(process.cwd(), process.argv.slice(2))
  })
}

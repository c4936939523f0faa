/** `npm run deploy`: refuses what is still the example's in wrangler.toml, then builds and deploys. */
import { spawnSync } from 'node:child_process'
import { type Unstable_Config, unstable_readConfig } from 'wrangler'

const config: Unstable_Config = unstable_readConfig({ config: 'wrangler.toml' })
const { SITE_URL } = config.vars
const missing = [
  !/^https:\/\/(?!localhost|127\.)/.test(String(SITE_URL)) &&
    `SITE_URL is ${SITE_URL}. Set it to the public address, for example "https://www.giebel.example".`,
  config.d1_databases.some(({ database_id }) => !database_id || /^[0-]+$/.test(database_id)) &&
    'database_id is still the example. Run `npx wrangler d1 create giebel` and copy the id it prints.',
].filter((sentence) => sentence !== false)

if (missing.length > 0) {
  process.stderr.write(`Nothing was deployed. In wrangler.toml:\n${missing.map((line) => `- ${line}\n`).join('')}`)
  process.exit(1)
}
for (const [command, ...args] of [
  ['npm', 'run', 'build'],
  ['npx', 'wrangler', 'deploy', ...process.argv.slice(2)],
] as const) {
  const { status } = spawnSync(command, args, { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

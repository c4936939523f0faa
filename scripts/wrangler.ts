/** Runs wrangler on the deployed configuration: `npm run wrangler -- d1 migrations apply DB --remote`. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { deployedConfigPath } from './configuration.ts'
import { orRefuse } from './refusal.ts'
import { root } from './serve.ts'

const command = join(root, 'node_modules/wrangler/bin/wrangler.js')

/** Uses the configuration in `folder`, and returns the exit code. */
export function runWrangler(args: string[], folder: string): number {
  const all = [command, ...args, '--config', deployedConfigPath(folder)]
  return spawnSync(process.execPath, all, { cwd: folder, stdio: 'inherit' }).status ?? 1
}

if (process.argv[1] === import.meta.filename) {
  await orRefuse(async () => {
    process.exitCode = runWrangler(process.argv.slice(2), root)
  })
}

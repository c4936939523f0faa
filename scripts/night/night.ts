/** `npm run night` runs the nightly job once, in the worker of `npm start` if it serves the state, else in its own. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { listMails } from '#scripts/mails/mail-folder.ts'
import { orRefuse, Refusal } from '#scripts/refusal.ts'
import { defaultStateDir, migrate, root, serve } from '#scripts/serve.ts'
import { askForNight } from './control.ts'
import { runNight } from './run-night.ts'

/** `url` is null if no server is running. Throws a refusal without a state. */
export async function night(stateDir: string): Promise<{ url: string | null; failed: string[] }> {
  if (!existsSync(join(stateDir, 'v3/d1')))
    throw new Refusal(`${stateDir} holds no database. Name another folder as STATE_DIR, or run npm start first`)
  return (await askForNight(stateDir)) ?? { url: null, failed: await nightAlone(stateDir) }
}

async function nightAlone(stateDir: string): Promise<string[]> {
  if (!existsSync(join(root, 'build/server/index.js')))
    throw new Refusal('Nothing is built yet. Run npm run build first')
  migrate(stateDir)
  const { worker } = await serve({ stateDir, port: 0 })
  return runNight(worker).finally(() => worker.dispose())
}

if (process.argv[1] === import.meta.filename) {
  await orRefuse(async () => {
    parseArgs({ options: {} })
    const stateDir = process.env.STATE_DIR ?? defaultStateDir
    const before = listMails(stateDir).length
    const { url, failed } = await night(stateDir)
    if (failed.length > 0) throw new Refusal(`Failed: ${failed.join(', ')}. The log of the worker says why`)
    const mails = listMails(stateDir).length - before
    process.stdout.write(
      `A night has passed ${url ? `at ${url}` : `in ${stateDir}`}. New mails: ${mails} (npm run mails)\n`,
    )
  })
}

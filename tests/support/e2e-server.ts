/** Serves the production build with the demo on a free port for the browser tests, and stops it after them. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepareState } from '#scripts/prepare.ts'
import { serve } from '#scripts/serve.ts'
import { startFormHost } from './form-host.ts'

export default async function startServer(): Promise<() => Promise<void>> {
  const stateDir = mkdtempSync(join(tmpdir(), 'giebel-e2e-'))
  await prepareState(stateDir)
  const formHost = await startFormHost()
  const { worker, url } = await serve({ stateDir, port: 0, vars: { CONTACT_FORM_ENDPOINT: formHost.url } })
  process.env.BASE_URL = url
  return async () => {
    await worker.dispose()
    formHost.close()
    rmSync(stateDir, { recursive: true, force: true })
  }
}

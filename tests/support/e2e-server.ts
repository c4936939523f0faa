/** Serves the production build with the demo on a free port for the browser tests, and stops it after them. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { serve } from '#scripts/serve.ts'
import { startFormHost } from './form-host.ts'
import { newSession } from './staff-session.ts'
import { copyState } from './states.ts'

export default async function startServer(): Promise<() => Promise<void>> {
  const stateDir = mkdtempSync(join(tmpdir(), 'giebel-e2e-'))
  writeAvifFast()
  await copyState('demo', stateDir)
  const formHost = await startFormHost()
  const { worker, url } = await serve({ stateDir, port: 0, vars: { CONTACT_FORM_ENDPOINT: formHost.url } })
  process.env.BASE_URL = url
  process.env.STAFF_SESSION = await newSession(url)
  return async () => {
    await worker.dispose()
    formHost.close()
    rmSync(stateDir, { recursive: true, force: true })
  }
}

/**
 * What stands in for the Images binding searches up to five seconds of CPU a picture for a way to make an AVIF smaller.
 * Here it takes the first way: an AVIF like any other, a sixth larger.
 */
function writeAvifFast(): void {
  const { avif } = sharp.prototype
  sharp.prototype.avif = function (options: object) {
    return avif.call(this, { ...options, effort: 0 })
  }
}

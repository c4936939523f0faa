/** Serves the production build with the demo on a free port for the browser tests, and stops it after them. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { openBindings, serve } from '#scripts/serve.ts'
import { startFormHost } from './form-host.ts'
import { newSession } from './staff-session.ts'
import { copyState } from './states.ts'

export default async function startServer(): Promise<() => Promise<void>> {
  const stateDir = mkdtempSync(join(tmpdir(), 'giebel-e2e-'))
  writeAvifFast()
  await copyState('demo', stateDir)
  await addPage(stateDir)
  const formHost = await startFormHost()
  const { worker, url } = await serve({
    stateDir,
    port: 0,
    vars: { CONTACT_FORM_ENDPOINT: formHost.url, MAILS_AT_ONCE: '1' },
  })
  process.env.BASE_URL = url
  process.env.STAFF_SESSION = await newSession(url)
  process.env.MAIL_STATE = stateDir
  return async () => {
    await worker.dispose()
    formHost.close()
    rmSync(stateDir, { recursive: true, force: true })
  }
}

/** The demo's offers fit on one page, so tests that turn pages need more: plots like one of its own. */
async function addPage(stateDir: string): Promise<void> {
  const { bindings, close } = await openBindings(stateDir)
  // Without generated columns, unlike `select *`.
  const { results } = await bindings.DB.prepare("select name from pragma_table_info('properties')").all<{
    name: string
  }>()
  const columns = results.map(({ name }) => name)
  const own: Record<string, string> = {
    id: "printf('page%08d', value)",
    property_number: "'Seite ' || value",
    name: "'Wiese ' || value",
    highlighted: '0',
    published_at: '1700000000000',
  }
  const values = columns.map((column) => own[column] ?? column)
  await bindings.DB.exec(
    `insert into properties (${columns}) select ${values} from json_each('[1, 2, 3]'), (select * from properties where property_number = 'GI-2384')`,
  )
  await close()
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

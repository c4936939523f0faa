/** A second server whose agency has a tag manager, with an offer to visit; it keeps out of the way of the other tests. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { saveAgency } from '#app/data/agency/settings.server.ts'
import { newId, openDatabase } from '#app/data/database.server.ts'
import { createProperty } from '#app/data/properties/properties.server.ts'
import { demoSettings } from '#scripts/demo/people.ts'
import { openBindings, serve } from '#scripts/serve.ts'
import { aProperty } from './properties.ts'
import { copyState } from './states.ts'

export const tagManagerId = 'GTM-PROBE'

/** Serves while `visit` runs. */
export async function withTagManager(
  visit: (url: string) => Promise<void>,
  state: Parameters<typeof copyState>[0] = 'empty',
): Promise<void> {
  const stateDir = mkdtempSync(join(tmpdir(), 'giebel-tag-manager-'))
  await copyState(state, stateDir)
  const { bindings, close } = await openBindings(stateDir)
  const db = openDatabase(bindings.DB)
  await saveAgency(db, { ...demoSettings, tagManagerId })
  await createProperty(db, newId(), aProperty(), 'Petra Probe')
  await close()
  const { worker, url } = await serve({ stateDir, port: 0 })
  try {
    await visit(url)
  } finally {
    await worker.dispose()
    rmSync(stateDir, { recursive: true, force: true })
  }
}

/** `npm run night` on a state that is served, and on one that is not. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Miniflare } from 'miniflare'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openControl } from '#scripts/night/control.ts'
import { night } from '#scripts/night/night.ts'
import { serve } from '#scripts/serve.ts'
import { copyState } from '#tests/support/states.ts'

const stateDir = mkdtempSync(join(tmpdir(), 'giebel-night-'))
let worker: Miniflare
let url = ''
let control: { close: () => void }

beforeAll(async () => {
  await copyState('empty', stateDir)
  const served = await serve({ stateDir, port: 0 })
  worker = served.worker
  url = served.url
  control = await openControl(stateDir, url, worker)
}, 120_000)

afterAll(async () => {
  control.close()
  await worker.dispose()
  rmSync(stateDir, { recursive: true, force: true })
})

/** Rows that a night deletes. */
async function leftovers(): Promise<unknown> {
  const db = await worker.getD1Database('DB', 'giebel')
  return db.prepare("select count(*) as total from throttles where key = 'night'").first('total')
}

test('the server that holds the state runs the night, and names its address', async () => {
  const db = await worker.getD1Database('DB', 'giebel')
  await db.prepare("insert into throttles (key, clear_at) values ('night', 1)").run()
  expect(await leftovers()).toBe(1)
  expect(await night(stateDir)).toEqual({ url, failed: [] })
  expect(await leftovers()).toBe(0)
})

test('neither the site nor the control port runs a night for those who do not know the key', async () => {
  const { port } = JSON.parse(readFileSync(join(stateDir, 'server.json'), 'utf8'))
  const asked = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers: { authorization: 'ä'.repeat(64) } })
  expect(asked.status).toBe(403)
  for (const path of ['/cdn-cgi/handler/scheduled', '/cdn-cgi/mf/scheduled', '/__scheduled'])
    expect((await fetch(url + path)).status, path).toBe(404)
})

test('a night in which a step fails names its cron', async () => {
  const db = await worker.getD1Database('DB', 'giebel')
  await db.exec('alter table throttles rename to elsewhere')
  expect(await night(stateDir)).toEqual({ url, failed: ['17 2 * * *'] })
  await db.exec('alter table elsewhere rename to throttles')
})

test('where no database is, it says so', async () => {
  await expect(night(join(stateDir, 'nowhere'))).rejects.toThrow(/holds no database/)
})

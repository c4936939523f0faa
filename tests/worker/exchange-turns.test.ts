/** Long work on a transfer lets other requests have their turn, counted in turns because clocks differ by machine. */
import { env } from 'cloudflare:test'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { findImport } from '#app/data/exchange/imports.server.ts'
import { storeChunks } from '#app/data/exchange/transfer-files.server.ts'
import { readTransfer } from '#app/exchange/mapping/read-transfer.ts'
import { defaultDecisions } from '#app/exchange/planning/decisions.ts'
import { planningOf } from '#app/jobs/exchange/import-plan.server.ts'
import { aReadImport } from '#tests/support/imports.ts'
import { openImmo } from '#tests/support/openimmo.ts'
import { received, today } from '#tests/support/transfers.ts'
import { db } from '#tests/support/visitor.ts'

async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let [turns, isOver] = [0, false]
  void work.finally(() => {
    isOver = true
  })
  for (; !isOver; turns += 1) await pause(0)
  await work
  return turns
}

const objects = 200

test('a plan of many objects, and what tells it from another, is made in many turns', async () => {
  const id = await aReadImport(Array.from({ length: objects }, (_, index) => received(index + 1)))
  const row = await findImport(db, id)
  if (!row) throw new Error('no import')
  const planning = await planningOf(db, row)
  const planned = await turnsDuring(planning.plan(defaultDecisions))
  expect(planned).toBeGreaterThan(objects / 10)
  expect(await turnsDuring(planning.hash())).toBeGreaterThan(planned * 1.2)
})

test('a document of many elements is read in many turns', async () => {
  const elements = 20_000
  const xml = openImmo([{ obid: 'O1', more: '<e x="1"/>'.repeat(elements / 2) }])
  const chunks = (async function* () {
    yield new TextEncoder().encode(xml)
  })()
  const documents = (async function* () {
    yield { name: 'openimmo.xml', chunks }
  })()
  expect(await turnsDuring(readTransfer(documents, () => undefined, today))).toBeGreaterThan(elements / 1_000)
})

test('a large file is stored in many turns', async () => {
  const chunks = (async function* () {
    for (let index = 0; index < 320; index += 1) yield new Uint8Array(64 * 1024)
  })()
  expect(await turnsDuring(storeChunks(env.MEDIA, 'exchange/large/file', chunks))).toBeGreaterThan(100)
})

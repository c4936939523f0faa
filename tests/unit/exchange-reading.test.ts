import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { ReadObject } from '#app/exchange/mapping/object-types.ts'
import { readTransfer } from '#app/exchange/reading/read-transfer.ts'

test('x', async () => {
  const bytes = readFileSync('/work/shared/openimmo/ours_reference_iso-8859-1.xml')
  const objects: ReadObject[] = []
  async function* docs() {
    yield {
      name: 'a',
      chunks: (async function* () {
        yield bytes
      })(),
    }
  }
  console.log(await readTransfer(docs(), (o) => void objects.push(o), '2026-11-23'))
  console.log(JSON.stringify(objects, null, 1).slice(0, 1500))
})

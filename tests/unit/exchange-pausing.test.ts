/** A file that is small and takes long to read leaves others their turn. */
import { expect, test } from 'vitest'
import { readTransfer } from '#app/exchange/reading/read-transfer.ts'

/** How often something else had its turn while a document was read. */
async function turnsDuring(xml: string): Promise<number> {
  let turns = 0
  const timer = setInterval(() => {
    turns += 1
  }, 0)
  async function* chunks() {
    yield new TextEncoder().encode(xml)
  }
  async function* documents() {
    yield { name: 'a.xml', chunks: chunks() }
  }
  await readTransfer(documents(), () => {}, '2026-11-23').catch(() => undefined)
  clearInterval(timer)
  return turns
}

const provided = (objects: string) => `<openimmo><anbieter><firma>x</firma>${objects}</anbieter></openimmo>`
const named = '<immobilie><verwaltung_techn><openimmo_obid>1</openimmo_obid></verwaltung_techn></immobilie>'

test.each([
  ['250,000 elements', `<openimmo>${'<a/>'.repeat(250_000)}</openimmo>`],
  ['500 objects of one element', provided('<immobilie/>'.repeat(500))],
  ['one object 500 times', provided(named.repeat(500))],
  ['five objects of 18,000 elements', provided(`<immobilie>${'<a><b/></a>'.repeat(9_000)}</immobilie>`.repeat(5))],
])('%s are read with pauses', async (_, xml) => {
  expect(await turnsDuring(xml)).toBeGreaterThanOrEqual(10)
})

/** Rows as JSON, in pieces that D1 takes. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inChunks } from '#app/data/json-rows.server.ts'

const rowsOf = (chunks: readonly string[]): unknown[] => chunks.flatMap((chunk): unknown[] => JSON.parse(chunk))

test('no rows are no statement', () => {
  expect(inChunks([])).toEqual([])
})

test('few rows are one', () => {
  expect(inChunks([{ a: 1 }, { a: null }])).toEqual(['[{"a":1},{"a":null}]'])
})

test('a piece is never larger than a value in D1 may be, and one row is never parted', () => {
  const rows = Array.from({ length: 50 }, (_, place) => ({ place, text: '€'.repeat(100_000) }))
  const chunks = inChunks(rows)
  expect(chunks.length).toBe(10)
  for (const chunk of chunks) expect(Buffer.byteLength(chunk)).toBeLessThan(2_000_000)
  expect(rowsOf(chunks)).toEqual(rows)
})

test('a row that is longer by itself stands alone', () => {
  const rows = [{ text: 'a' }, { text: 'x'.repeat(700_000) }, { text: 'b' }, { text: 'c' }]
  expect(inChunks(rows).map((chunk) => JSON.parse(chunk).length)).toEqual([1, 1, 2])
})

test('all rows come out again in their order', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ n: fc.nat(), size: fc.nat(400_000) }), { maxLength: 12 }), (given) => {
      const rows = given.map(({ n, size }) => ({ n, text: 'x'.repeat(size) }))
      expect(rowsOf(inChunks(rows))).toEqual(rows)
    }),
    { numRuns: 40 },
  )
})

/** What is promised has one limit each: documents, tests and the last figures of the bench name the same. */
import { expect, test } from 'vitest'
import type { Figures } from '#scripts/bench/figures.ts'
import { type Judgement, judge, limitWords, type Promised, promises } from '#scripts/bench/promises.ts'
import { documents, read, sources } from '#tests/support/documents.ts'

const all: readonly Promised[] = Object.values(promises)
const rowsOf = (text: string) =>
  text.split('\n').flatMap((line) =>
    line.startsWith('| ')
      ? [
          line
            .split('|')
            .map((cell) => cell.trim())
            .slice(1, -1),
        ]
      : [],
  )

test('bench/README.md names each promise with its limit and with what holds it', () => {
  const named = rowsOf(read('bench/README.md')).filter(([label]) => all.some((promise) => promise.label === label))
  expect(named).toEqual(
    all.map((promise) => [promise.label, limitWords(promise), promise.test ? `\`${promise.test}\`` : 'the bench']),
  )
})

test('wherever a table names a promise, it names that limit', () => {
  const wrong = documents.flatMap(({ path, text }) =>
    rowsOf(text).flatMap(([label, limit]) => {
      const promise = all.find((each) => each.label === label)
      return promise && limit !== limitWords(promise) ? [[path, label, limit]] : []
    }),
  )
  expect(wrong).toEqual([])
  const inDecision = rowsOf(read('docs/decisions/013-budgets-for-what-a-page-weighs.md')).map(([label]) => label)
  for (const { label, unit, test } of all) if (unit === 'bytes' && test) expect(inDecision).toContain(label)
  expect(rowsOf(read('README.md')).map(([label]) => label)).toContain(promises.performance.label)
})

test('what holds a promise takes the limit from the table', () => {
  for (const { label, test } of all)
    if (test) expect([label, sources.get(test)?.includes("from '#scripts/bench/promises.ts'")]).toEqual([label, true])
})

test('the last figures answer every promise, and by what is promised now', () => {
  const { judgements, ...figures }: Figures & { judgements: Judgement[] } = JSON.parse(read('bench/latest.json'))
  expect(judgements).toEqual(judge(figures))
  expect(judgements.filter(({ met }) => met === null)).toEqual([])
})

/** What a dry run says of a problem. */
import { expect, test } from 'vitest'
import { problemView } from '#app/words/exchange/problem-words.server.ts'

test.each([
  ['de', '„Haus am See“, „Wohnung im Hof“'],
  ['en', '“Haus am See”, “Wohnung im Hof”'],
] as const)('names of properties that share a circle are quoted as in %s', (locale, names) => {
  const problem = { code: 'sharedCircle', found: 'Haus am See\nWohnung im Hof' } as const
  expect(problemView(problem, locale).text).toContain(`: ${names}. `)
})

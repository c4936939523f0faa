import { expect, test } from 'vitest'
import { keysOfField, pageFields, pageNames } from '#app/domain/pages/page-texts.ts'
import { fillPlaceholders, placeholderProblem } from '#app/domain/pages/placeholders.ts'
import { pages } from '#app/i18n/locales/de/pages.ts'

const defaults = pageNames.flatMap((page) =>
  Object.entries(pageFields(page)).flatMap(([name, { translates, kind }]) =>
    translates ? [] : keysOfField(page, name).map((key) => ({ field: `${page}.${name}`, kind, key })),
  ),
)

test.each(defaults)('$field has a default at $key of its shape', ({ kind, key }) => {
  const words = lookUp(pages, key)
  const shape = Array.isArray(words) ? (typeof words[0] === 'object' ? 'rows' : 'lines') : typeof words
  const fitting = { text: ['string'], longText: ['string', 'lines'], rows: ['rows'], flag: ['rows', 'lines'] }
  expect(fitting[kind as keyof typeof fitting]).toContain(shape)
})

function lookUp(words: unknown, key: string): unknown {
  return key.split('.').reduce((found: unknown, part) => (Object(found) as Record<string, unknown>)[part], words)
}

test('placeholders are filled in, and what is none is named', () => {
  const values = { Büro: 'Giebel', Ort: null }
  expect(fillPlaceholders('{{ Büro }} und {{Büro}}', values)).toBe('Giebel und Giebel')
  expect(fillPlaceholders('in {{Ort}}', values)).toBeNull()
  expect(placeholderProblem('{{Büro}} { } x', values)).toBeNull()
  expect(placeholderProblem('{{Ort}}', values)).toEqual({ code: 'noValue', found: '{{Ort}}' })
  expect(placeholderProblem('{{Dorf}}', values)).toEqual({ code: 'unknown', found: '{{Dorf}}' })
  expect(placeholderProblem('a}}', values)).toEqual({ code: 'half', found: '}}' })
  expect(placeholderProblem(`{{${'x'.repeat(80)}}}`, values)?.code).toBe('half')
})

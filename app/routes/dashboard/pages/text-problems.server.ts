import type { PageValues } from '#app/domain/pages/page-texts.ts'
import { type Placeholders, placeholderProblem } from '#app/domain/pages/placeholders.ts'
import { cellName } from '#app/fields/control-names.ts'
import type { Fields } from '#app/fields/field.ts'
import { splitRows } from '#app/fields/format.ts'
import type { DefaultTexts } from '#app/i18n/default-texts.server.ts'
import type { Translator } from '#app/i18n/server.ts'

interface Rules {
  fields: Fields
  defaults: DefaultTexts
  placeholders: Placeholders
  t: Translator
}

/** Errors that the kinds of fields cannot detect: placeholders, and rows with half of their texts. */
export function textProblems(values: PageValues, rules: Rules): Record<string, string[]> {
  const problems: Record<string, string[]> = {}
  for (const [name, field] of Object.entries(rules.fields)) {
    const value = values[name]
    if (typeof value !== 'string') continue
    const known = placeholdersFor(name, rules)
    if (field.kind === 'rows') Object.assign(problems, rowProblems(name, value, known, rules))
    else note(problems, name, sayProblem(value, known, rules.t))
  }
  return problems
}

/** A person is named only where the default names one. */
function placeholdersFor(name: string, { defaults, placeholders }: Rules): Placeholders {
  return defaults[name]?.includes('{{Name}}') ? { ...placeholders, Name: '–' } : placeholders
}

function rowProblems(name: string, value: string, known: Placeholders, { t }: Rules): Record<string, string[]> {
  const problems: Record<string, string[]> = {}
  const seen = new Set<string>()
  for (const [index, row] of splitRows<Record<string, string | null>>(value).entries()) {
    const [first = ''] = Object.values(row)
    for (const [column, text] of Object.entries(row)) {
      const cell = cellName(name, index, column)
      note(problems, cell, text ? sayProblem(text, known, t) : t('forms:pageTexts.problems.emptyCell'))
      if (text && text === first && seen.has(text)) note(problems, cell, t('forms:pageTexts.problems.twice'))
    }
    if (first) seen.add(first)
  }
  return problems
}

function note(problems: Record<string, string[]>, name: string, problem: string | null): void {
  if (problem) problems[name] = [problem]
}

function sayProblem(text: string, placeholders: Placeholders, t: Translator): string | null {
  const problem = placeholderProblem(text, placeholders)
  if (!problem) return null
  const names = Object.keys(placeholders)
    .map((name) => `{{${name}}}`)
    .join(', ')
  return t(`forms:pageTexts.problems.${problem.code}`, { found: problem.found, names })
}

/** What is wrong with a transfer or an object of it, in a sentence. */

import { type Problem, type ProblemCode, problemKinds } from '#app/exchange/problems.ts'
import type { Locale } from '#app/fields/field.ts'
import { formatNumber } from '#app/fields/format.ts'
import { translator } from '#app/i18n/server.ts'
import { isPropertyField } from './property-field.server.ts'
import { isStop, stopSentence } from './stop-words.server.ts'

export interface ProblemView {
  code: ProblemCode
  weight: (typeof problemKinds)[ProblemCode]
  text: string
}

export function problemView(problem: Problem, locale: Locale): ProblemView {
  const { code } = problem
  return { code, weight: problemKinds[code], text: sentenceOf(problem, locale) }
}

function sentenceOf(problem: Problem, locale: Locale): string {
  const t = translator(locale)
  const { code, element = '', found, became, line, column, count, limit } = problem
  const number = (value: number | undefined) => (value === undefined ? '' : formatNumber(value, locale))
  const unnamed = t('forms:transferProblems.unnamed')
  const values = {
    element: elementWords(element, locale),
    found: code === 'plausibility' ? doubt(found, locale) : (found ?? unnamed),
    became: became ?? unnamed,
    line: number(line),
    column: number(column),
    limit: number(limit),
  }
  if (code === 'value') {
    const end = became ? t('forms:transferProblems.becameValue', { became }) : t('forms:transferProblems.leftEmpty')
    return t('forms:transferProblems.value', { ...values, became: end })
  }
  if (isStop(problem)) return stopSentence(problem, locale)
  // The type knows every code, not that stops are gone.
  const key = `forms:transferProblems.${code}` as never
  return String(t(key, { ...values, ...(count !== undefined && { count: number(count) }) } as never))
}

/** Ours for people, and the file's path for the support of their software. */
function elementWords(element: string, locale: Locale): string {
  const t = translator(locale)
  if (isPropertyField(element)) return t(`property:fields.${element}`)
  const names: Readonly<Record<string, string>> = t('forms:transferProblems.elements', { returnObjects: true })
  const [path = ''] = element.split('@')
  const name = path.slice(path.lastIndexOf('/') + 1)
  return Object.hasOwn(names, name) ? `${names[name]} (${element})` : element
}

/** The check's own sentence, as after a save. */
function doubt(name: string | undefined, locale: Locale): string {
  return String(translator(locale)(`forms:plausibility.${name}` as never))
}

import { isPropertyField } from '#app/domain/properties/property.ts'
import { holdsValue, type Problem, type ProblemCode, problemKinds } from '#app/exchange/problems.ts'
import { formatDate, formatMoney, formatNumber } from '#app/fields/format.ts'
import type { Locale } from '#app/fields/locale.ts'
import { translateKey, translator } from '#app/i18n/server.ts'
import { quote } from '#app/words/quote.server.ts'
import { propertyWriter } from '#app/words/saved-values.server.ts'
import { isStop, stopSentence } from './stop-words.server.ts'

export interface ProblemView {
  code: ProblemCode
  weight: (typeof problemKinds)[ProblemCode]
  text: string
  holderId?: string
}

export function problemView(problem: Problem, locale: Locale): ProblemView {
  const { code, holder } = problem
  const view = { code, weight: problemKinds[code], text: sentenceOf(problem, locale, false) }
  return holder?.id ? { ...view, holderId: holder.id } : view
}

/** For the sender's support staff, with the paths and values of the file. */
export function technicalSentence(problem: Problem, locale: Locale): string {
  return sentenceOf(problem, locale, true)
}

function sentenceOf(problem: Problem, locale: Locale, isTechnical: boolean): string {
  const t = translator(locale)
  const { code, element = '', became, line, column, count, limit } = problem
  const number = (value: number | undefined) => (value === undefined ? '' : formatNumber(value, locale))
  const unnamed = t('forms:transferProblems.unnamed')
  const values = {
    element: elementWords(element, locale, isTechnical),
    found: (isTechnical ? foundInFile(problem, locale) : foundIn(problem, locale)) || unnamed,
    became: becameIn(problem, locale) ?? unnamed,
    line: number(line),
    column: number(column),
    limit: number(limit),
  }
  if (code === 'value' || code === 'rentPeriod') {
    const { taken } = problem
    const instead = taken ? propertyWriter(locale, [])(taken.field, taken.value) : became
    const end = instead
      ? t('forms:transferProblems.becameValue', { became: instead })
      : t('forms:transferProblems.leftEmpty')
    return t(`forms:transferProblems.${code}`, { ...values, became: end })
  }
  if (isStop(problem)) return stopSentence(problem, locale)
  if (code === 'numberTaken' && problem.holder)
    return t(`forms:transferProblems.${problem.holder.id ? 'numberTakenBy' : 'numberTakenInFile'}`, {
      ...values,
      name: problem.holder.name,
    })
  // Feedback for the sender names neither the person nor the stored value.
  const isBare = problem.found === undefined && problem.value === undefined
  if (code === 'unknownPerson' && isBare) return t('forms:transferProblems.unknownContact')
  if (code === 'overwritten' && isBare) return t('forms:transferProblems.overwrittenOnly', values)
  return translateKey(t, `forms:transferProblems.${code}`, {
    ...values,
    ...(count !== undefined && { count: number(count) }),
  })
}

function elementWords(element: string, locale: Locale, isTechnical: boolean): string {
  const t = translator(locale)
  if (isPropertyField(element)) return t(`property:fields.${element}`)
  const [path = ''] = element.split('@')
  const name = nameOf('elements', path.slice(path.lastIndexOf('/') + 1), locale)
  if (isTechnical) return name ? `${name} (${element})` : element
  return name ?? t('forms:transferProblems.unnamedElement')
}

/** Undefined when the list lacks the key. */
function nameOf(
  list: 'elements' | 'kinds' | 'markets' | 'attachments',
  key: string,
  locale: Locale,
): string | undefined {
  const names: Readonly<Record<string, string>> = translator(locale)(`forms:transferProblems.${list}`, {
    returnObjects: true,
  })
  return Object.hasOwn(names, key) ? names[key] : undefined
}

function becameIn(problem: Problem, locale: Locale): string | undefined {
  const { code, element = '', became } = problem
  if (code === 'warmRent') return money(became, locale)
  if (code === 'doubtful') return translateKey(translator(locale), `forms:plausibility.${became ?? ''}`)
  if (holdsValue(problem) && became !== undefined)
    return propertyWriter(locale, [])(element, Number(became)) ?? undefined
  const isMarket = code === 'market' && (became === 'purchase' || became === 'rent')
  return isMarket ? translator(locale)(`property:options.marketType.${became}`) : became
}

/** Translates the file's own values. */
function foundIn(problem: Problem, locale: Locale): string | null | undefined {
  const found = foundInFile(problem, locale)
  const named = (list: Parameters<typeof nameOf>[0], separator: RegExp) =>
    found
      ?.split(separator)
      .map((part) => nameOf(list, part.split(' ')[0] ?? '', locale) ?? part)
      .join(', ')
  switch (problem.code) {
    case 'kindNotSupported':
      return named('kinds', /, /)
    case 'market':
      return named('markets', / /)
    case 'severalParkings':
      return named('elements', /, /)
    case 'attachment':
      return found?.replace(/^[A-Z-]+(?= )/, (group) => `${nameOf('attachments', group, locale) ?? group}:`)
    default:
      return found
  }
}

function foundInFile({ code, element = '', found, value }: Problem, locale: Locale): string | null | undefined {
  if (code === 'plausibility') return translateKey(translator(locale), `forms:plausibility.${found ?? ''}`)
  if (code === 'lacking') return translateKey(translator(locale), `dashboard:rules.${found}.title`)
  if (code === 'warmRent') return money(found, locale)
  if (code === 'notYetActive' || code === 'noLongerActive') return formatDate(found ?? '', locale)
  if (code === 'sharedCircle')
    return found
      ?.split('\n')
      .map((name) => quote(name, locale))
      .join(', ')
  if (value === undefined) return found
  return propertyWriter(locale, [])(element, value)
}

function money(amount: string | undefined, locale: Locale): string {
  return formatMoney(Number(amount), locale)
}

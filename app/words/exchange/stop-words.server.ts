/** Why a transfer cannot be read, in sentences: what it is, and what to ask for. */
import type { Bound, Problem, StopCode } from '#app/exchange/problems.ts'
import type { Locale } from '#app/fields/field.ts'
import { formatNumber } from '#app/fields/format.ts'
import { translator } from '#app/i18n/server.ts'

export type Stop = Problem & { code: StopCode }

const megabyte = 1024 * 1024
const inMegabytes: readonly (Bound | undefined)[] = ['file', 'inflated', 'xml']

export function stopSentence({ code, bound, ...problem }: Stop, locale: Locale): string {
  const t = translator(locale)
  const number = (value = 0) => formatNumber(value, locale)
  const unit = inMegabytes.includes(bound) ? megabyte : 1
  const values = {
    found: quote(problem.found ?? '', locale),
    became: problem.became ?? '',
    line: number(problem.line),
    column: number(problem.column),
    limit: number((problem.limit ?? 0) / unit),
    count: problem.count ?? 0,
  }
  return code === 'tooLarge' && bound
    ? t(`dashboard:exchangeStops.tooLargeOf.${bound}`, values)
    : t(`dashboard:exchangeStops.${code}`, values)
}

function quote(text: string, locale: Locale): string {
  return locale === 'de' ? `„${text}“` : `“${text}”`
}

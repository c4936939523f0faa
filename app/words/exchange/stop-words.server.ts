import { type Bound, type Problem, problemKinds, type StopCode } from '#app/exchange/problems.ts'
import { formatDate, formatNumber } from '#app/fields/format.ts'
import type { Locale } from '#app/fields/locale.ts'
import { translator } from '#app/i18n/server.ts'
import { quote } from '#app/words/quote.server.ts'

export type Stop = Problem & { code: StopCode }

export function isStop(problem: Problem): problem is Stop {
  return problemKinds[problem.code] === 'stop'
}

const megabyte = 1024 * 1024
const inMegabytes: readonly (Bound | undefined)[] = ['file', 'directory', 'inflated', 'xml', 'texts', 'held', 'inline']

export function stopSentence({ code, bound, ...problem }: Stop, locale: Locale): string {
  const t = translator(locale)
  const number = (value = 0) => formatNumber(value, locale)
  const unit = inMegabytes.includes(bound) ? megabyte : 1
  const values = {
    found: quote(problem.found ?? '', locale),
    became: code === 'older' ? sentMoment(problem.became ?? '', locale) : quote(problem.became ?? '', locale),
    line: number(problem.line),
    column: number(problem.column),
    limit: number((problem.limit ?? 0) / unit),
    figure: number((problem.count ?? 0) / unit),
  }
  if (code === 'wrongProvider' && !problem.found && !problem.became)
    return t('dashboard:exchangeStops.namelessProvider')
  if (code === 'wrongProvider' && problem.found === problem.became)
    return t('dashboard:exchangeStops.firmAlone', values)
  return code === 'tooLarge' && bound
    ? t(`dashboard:exchangeStops.tooLargeOf.${bound}`, values)
    : t(`dashboard:exchangeStops.${code}`, values)
}

/** As in the file, without a time zone. */
export function sentMoment(sentAt: string, locale: Locale): string {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(sentAt)?.[0]
  const time = /T(\d{2}:\d{2})/.exec(sentAt)?.[1]
  if (!day || Number.isNaN(Date.parse(day))) return sentAt
  const date = formatDate(day, locale)
  return time ? translator(locale)('dashboard:moment', { date, time: timeIn(time, locale) }) : date
}

/** "08:00", in German "8.00". */
function timeIn(time: string, locale: Locale): string {
  return locale === 'de' ? time.replace(':', '.').replace(/^0/, '') : time
}

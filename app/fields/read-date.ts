import { cleanLine } from './clean-text.ts'

export function readDate(typed: string): string | undefined {
  const text = cleanLine(typed).replaceAll(' ', '').replace(/\.$/, '')
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  const dayFirst = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(text)
  const [year, month, day] = iso ? [iso[1], iso[2], iso[3]] : dayFirst ? [dayFirst[3], dayFirst[2], dayFirst[1]] : []
  if (!year || !month || !day || Number(year) < 1000) return undefined
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  const isReal = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day)
  return isReal ? date.toISOString().slice(0, 10) : undefined
}

/** Reads "2026-03", "03.2026", "3/2026", "März 2026" or "Mar. 2026" as "2026-03"; undefined for anything else. */
export function readMonth(typed: string): string | undefined {
  const text = cleanLine(typed).replaceAll(' ', '').toLowerCase()
  const iso = /^(\d{4})-(\d{2})$/.exec(text)
  const named = /^(\p{L}{3,9})\.?(\d{4})$/u.exec(text)
  const monthFirst = /^(\d{1,2})[./](\d{4})$/.exec(text)
  const year = iso?.[1] ?? named?.[2] ?? monthFirst?.[2]
  const month = named?.[1] ? monthNamed(named[1]) : Number(iso?.[2] ?? monthFirst?.[1])
  if (!year || Number(year) < 1000 || !(month >= 1 && month <= 12)) return undefined
  return `${year}-${String(month).padStart(2, '0')}`
}

/** Accepts German and English names, whole or abbreviated; 0 if unknown. */
function monthNamed(word: string): number {
  return 1 + monthNames.findIndex((names) => names.some((name) => name.startsWith(word)))
}

const monthNames = [
  ['januar', 'january', 'jänner'],
  ['februar', 'february'],
  ['märz', 'march', 'maerz', 'mrz'],
  ['april'],
  ['mai', 'may'],
  ['juni', 'june'],
  ['juli', 'july'],
  ['august'],
  ['september', 'sept'],
  ['oktober', 'october'],
  ['november'],
  ['dezember', 'december'],
]

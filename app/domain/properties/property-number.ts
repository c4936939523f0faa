/** `GI-####` counts on; `JJJJ-###` restarts each year. */

export function isNumberPattern(pattern: string): boolean {
  return (pattern.match(/#+/g) ?? []).length === 1
}

export function numberBeginning(pattern: string, year: number): string {
  return inYear(pattern, year).split('#')[0] ?? ''
}

export function nextNumber(pattern: string, taken: readonly string[], year: number): string {
  const begin = numberBeginning(pattern, year)
  const end = inYear(pattern, year).split('#').at(-1) ?? ''
  const digits = pattern.split('#').length - 1
  const counts = taken
    .filter((number) => number.startsWith(begin) && number.endsWith(end))
    .map((number) => number.slice(begin.length, number.length - end.length))
    .filter((count) => /^\d{1,15}$/.test(count))
    .map(Number)
  return begin + String(Math.max(0, ...counts) + 1).padStart(digits, '0') + end
}

function inYear(pattern: string, year: number): string {
  return pattern.replaceAll('JJJJ', String(year))
}

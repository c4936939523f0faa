/** Reads "2026-11-20", "20.11.2026" or "20/11/2026" as an ISO date; undefined for anything else. */
export function readDate(typed: string): string | undefined {
  const text = typed.replace(/\s/g, '')
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  const dayFirst = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(text)
  const [year, month, day] = iso ? [iso[1], iso[2], iso[3]] : dayFirst ? [dayFirst[3], dayFirst[2], dayFirst[1]] : []
  if (!year || !month || !day || Number(year) < 1000) return undefined
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  const isReal = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day)
  return isReal ? date.toISOString().slice(0, 10) : undefined
}

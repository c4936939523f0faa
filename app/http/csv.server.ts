import papaparse from 'papaparse'

/** Papaparse's own pattern misses formulas in multi-line text or behind invisible characters. */
const formula = /^[\s\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r]/u

/** Semicolons and a byte order mark, as German spreadsheets expect; formulas are marked as text. */
export function csvFile(
  name: string,
  head: readonly string[],
  rows: readonly (readonly (string | number | null)[])[],
): Response {
  const text = papaparse.unparse(
    { fields: [...head], data: rows.map((row) => [...row]) },
    { delimiter: ';', newline: '\r\n', escapeFormulae: formula, quotes: (value) => String(value).includes(',') },
  )
  return new Response(`\ufeff${text}\r\n`, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}.csv"`,
      'X-Robots-Tag': 'noindex, nofollow',
    },
  })
}

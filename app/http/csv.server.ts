import { unparse } from 'papaparse'

/** How a formula begins. Papaparse's own pattern misses one in a text of several lines. */
const formula = /^[=+\-@\t\r]/

/**
 * A table as a file for Excel and its kin: semicolons and a byte order mark, as German ones expect. A cell that a
 * spreadsheet would take for a formula is marked as text.
 */
export function csvFile(
  name: string,
  head: readonly string[],
  rows: readonly (readonly (string | number | null)[])[],
): Response {
  const text = unparse(
    { fields: [...head], data: rows.map((row) => [...row]) },
    { delimiter: ';', newline: '\r\n', escapeFormulae: formula },
  )
  return new Response(`\ufeff${text}\r\n`, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}.csv"`,
      'X-Robots-Tag': 'noindex, nofollow',
    },
  })
}

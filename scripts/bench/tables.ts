/** Prints figures under the names that they have in bench/latest.json. */
import { entriesOf } from '#app/fields/typed-objects.ts'
import type { Figures, FloorSpeed, PageSpeed } from './figures.ts'
import { type Judgement, limitWords, promises } from './promises.ts'

/** Three significant digits, or whole numbers above. */
export function rounded<Value>(value: Value): Value {
  return JSON.parse(
    JSON.stringify(value, (_name, part) => (typeof part === 'number' && !Number.isInteger(part) ? round(part) : part)),
  )
}

export function tables(figures: Figures, judgements: readonly Judgement[]): string {
  const { floors, pages, firstAnswers, queries, bytes, lighthouse, ...run } = figures
  const rest = [firstAnswers, queries, bytes, lighthouse].map(table)
  return [JSON.stringify(run), speedTables({ floors, pages }), ...rest, promiseTable(judgements)].join('\n\n')
}

export function speedTables({ floors, pages }: { floors: FloorSpeed[]; pages: PageSpeed[] }): string {
  const named = (ratio: PageSpeed['ratio']) => entriesOf(ratio).map(([name, value]) => [`${name} ÷`, value])
  const ratios = pages.map(({ ratio, ...page }) => ({ ...page, ...Object.fromEntries(named(ratio)) }))
  return `${table(floors)}\n\n${table(ratios)}`
}

export function promiseTable(judgements: readonly Judgement[]): string {
  return table(
    judgements.map(({ promise, worst, met }) => ({
      promise: promises[promise].label,
      limit: limitWords(promises[promise]),
      measured: worst?.value,
      '': met === null ? 'not measured' : met ? 'kept' : 'NOT KEPT',
      'worst at': worst?.at,
    })),
  )
}

/** One column for each name of the first row; numbers are aligned right. */
export function table(rows: readonly object[]): string {
  const heads = Object.keys(rows[0] ?? {})
  const lines = [heads, ...rows.map((row) => heads.map((head) => text(row[head as keyof typeof row])))]
  const columns = heads.map((head, column) => ({
    width: Math.max(...lines.map((line) => line[column]?.length ?? 0)),
    isNumber: rows.some((row) => typeof row[head as keyof typeof row] === 'number'),
  }))
  return lines
    .map((line) => columns.map(({ width, isNumber }, at) => line[at]?.[isNumber ? 'padStart' : 'padEnd'](width)))
    .map((cells) => cells.join('  ').trimEnd())
    .join('\n')
}

function text(cell: unknown): string {
  return typeof cell === 'number' ? String(round(cell)) : String(cell ?? '–')
}

function round(value: number): number {
  return Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(3))
}

/** The figures as they stand on the screen. */
import type { Figures, Speed } from './figures.ts'
import { type Judgement, promiseWords } from './promises.ts'

type Cell = string | number | null | undefined

/** Figures that mean something: three digits, or whole numbers above. */
export function rounded<Value>(value: Value): Value {
  return JSON.parse(
    JSON.stringify(value, (_name, part) => (typeof part === 'number' && !Number.isInteger(part) ? round(part) : part)),
  )
}

export function tables(figures: Figures, judgements: readonly Judgement[]): string {
  const { machine, versions, run } = figures
  return [
    `${figures.date}, Node ${versions.node}, workerd ${versions.workerd}, ${machine.cores} Kerne`,
    `Last vorher ${text(machine.loadBefore)}, nachher ${text(machine.loadAfter)}, gestohlen ${text(machine.stolenPercent)} %`,
    `je Messung ${run.seconds} s, Median aus ${run.rounds}`,
    speedTable(figures),
    table(
      ['Abfragen', 'Bestand', 'Statements', 'Wege', 'Zeilen'],
      figures.queries.map((cost) => [cost.path, cost.properties, cost.statements, cost.roundTrips, cost.rowsRead]),
    ),
    table(
      ['kB, erster Besuch', 'HTML', 'CSS', 'JS', 'Schrift', 'Bild'],
      figures.bytes.map(({ path, ...bytes }) => [
        path,
        ...[bytes.document, bytes.stylesheet, bytes.script, bytes.font, bytes.image].map((size) => size / 1_000),
      ]),
    ),
    table(
      ['Lighthouse', 'Leistung', 'Zugang', 'Praxis', 'SEO', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS'],
      figures.lighthouse.map(({ path, ...verdict }) => [path, ...Object.values(verdict)]),
    ),
    promiseTable(judgements),
  ].join('\n')
}

function speedTable({ floors, pages }: Figures): string {
  const own = ({ connections, perSecond, spreadPercent, p50Ms, p99Ms, cpuMs }: Speed) => [
    connections,
    perSecond,
    spreadPercent,
    p50Ms,
    p99Ms,
    cpuMs,
  ]
  return table(
    ['Seite', 'zugleich', 'Anfragen/s', 'Streuung %', 'p50 ms', 'p99 ms', 'CPU ms', 'Boden', '/s ÷', 'p50 ÷', 'CPU ÷'],
    [
      ...floors.map((floor): Cell[] => [floor.floor, ...own(floor)]),
      ...pages.map((page): Cell[] => {
        const { perSecond, p50, cpu } = page.ratio
        return [`${page.path} ${sourceWords[page.from]}`, ...own(page), page.floor, perSecond, p50, cpu]
      }),
    ],
  )
}

const sourceWords = { memory: 'aus dem Speicher', 'caches.default': 'aus caches.default', fresh: 'frisch' }

function promiseTable(judgements: readonly Judgement[]): string {
  return table(
    ['Versprechen', 'Grenze', 'gemessen', '', 'am schlechtesten bei'],
    judgements.map(({ promise, bound, limit, worst, met }) => [
      promiseWords[promise],
      `${bound} ${text(limit)}`,
      worst?.value,
      met === null ? 'nicht gemessen' : met ? 'gehalten' : 'NICHT GEHALTEN',
      worst?.at,
    ]),
  )
}

/** The first column and the last, if that is text, begin at the left; numbers end at the right. */
function table(head: string[], rows: Cell[][]): string {
  if (rows.length === 0) return ''
  const lines = [head, ...rows.map((row) => row.map(text))]
  const widths = head.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)))
  const pad = (cell: string, column: number) => {
    const isNumber = rows.some((row) => typeof row[column] === 'number')
    return isNumber ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0)
  }
  return ['', ...lines.map((line) => line.map(pad).join('  ').trimEnd())].join('\n')
}

function text(cell: Cell): string {
  if (cell === null || cell === undefined) return '–'
  return typeof cell === 'number' ? String(round(cell)) : cell
}

function round(value: number): number {
  return Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(3))
}

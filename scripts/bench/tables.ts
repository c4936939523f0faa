import type { Figures, Speed } from './figures.ts'
import type { Judgement } from './judge.ts'
import { limitWords, promises } from './promises.ts'

type Cell = string | number | null | undefined

/** Three significant digits, or whole numbers above. */
export function rounded<Value>(value: Value): Value {
  return JSON.parse(
    JSON.stringify(value, (_name, part) => (typeof part === 'number' && !Number.isInteger(part) ? round(part) : part)),
  )
}

export function tables(figures: Figures, judgements: readonly Judgement[]): string {
  const { machine, versions, run } = figures
  return [
    `${figures.date}, Node ${versions.node}, workerd ${versions.workerd}, ${machine.cores} cores`,
    `load before ${text(machine.loadBefore)}, after ${text(machine.loadAfter)}, stolen ${text(machine.stolenPercent)} %`,
    `${run.seconds} s each, median of ${run.rounds}`,
    speedTable(figures),
    table(
      ['Queries', 'properties', 'statements', 'round trips', 'rows'],
      figures.queries.map((cost) => [cost.path, cost.properties, cost.statements, cost.roundTrips, cost.rowsRead]),
    ),
    table(
      ['kB, first view', 'HTML', 'CSS', 'JS', 'font', 'image'],
      figures.bytes.map(({ path, ...bytes }) => [
        path,
        ...[bytes.document, bytes.stylesheet, bytes.script, bytes.font, bytes.image].map((size) => size / 1_000),
      ]),
    ),
    lighthouseTable(figures),
    promiseTable(judgements),
  ].join('\n')
}

function lighthouseTable({ lighthouse }: Figures): string {
  return table(
    [
      'Lighthouse',
      'perf',
      'a11y',
      'best',
      'SEO',
      'FCP ms',
      'LCP ms',
      'LCP is',
      'TBT ms',
      'CLS',
      'pictures kB',
      'index',
    ],
    lighthouse.map((verdict) => [
      verdict.path,
      ...[verdict.performance, verdict.accessibility, verdict.bestPractices, verdict.seo],
      ...[verdict.firstPaintMs, verdict.largestPaintMs, verdict.isLargestPicture ? 'picture' : 'text'],
      ...[verdict.blockingMs, verdict.layoutShift, verdict.pictureBytes / 1_000, verdict.benchmarkIndex],
    ]),
  )
}

export function speedTable({ floors, pages }: Pick<Figures, 'floors' | 'pages'>): string {
  const own = ({ connections, perSecond, spreadPercent, p50Ms, p99Ms, cpuMs }: Speed) => [
    connections,
    perSecond,
    spreadPercent,
    p50Ms,
    p99Ms,
    cpuMs,
  ]
  return table(
    ['Page', 'at once', 'requests/s', 'spread %', 'p50 ms', 'p99 ms', 'CPU ms', 'floor', '/s ÷', 'p50 ÷', 'CPU ÷'],
    [
      ...floors.map((floor): Cell[] => [floor.floor, ...own(floor)]),
      ...pages.map((page): Cell[] => {
        const { perSecond, p50, cpu } = page.ratio
        return [`${page.path} ${sourceWords[page.from]}`, ...own(page), page.floor, perSecond, p50, cpu]
      }),
    ],
  )
}

const sourceWords = { memory: 'from memory', 'caches.default': 'from caches.default', fresh: 'fresh' }

export function promiseTable(judgements: readonly Judgement[]): string {
  return table(
    ['Promise', 'limit', 'measured', '', 'worst at'],
    judgements.map(({ promise, worst, met }) => [
      promises[promise].label,
      limitWords(promises[promise]),
      worst?.value,
      met === null ? 'not measured' : met ? 'kept' : 'NOT KEPT',
      worst?.at,
    ]),
  )
}

/** Texts in the first and last column are aligned left, numbers right. */
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

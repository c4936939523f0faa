/** What the product promises of its speed, and whether figures keep it. */
import type { Figures, PageName, PageSpeed, QueryCost, Source } from './figures.ts'
import { constantLists, passingLists } from './queries.ts'
import { weightLimits } from './weight.ts'

export interface Judgement {
  promise: string
  bound: '≥' | '≤'
  limit: number
  /** Of all that the promise is about, what keeps it least, and where; null when it was not measured. */
  worst: { value: number; at: string } | null
  met: boolean | null
}

interface Case {
  value: number
  at: string
}

function atLeast(promise: string, limit: number, cases: Case[]): Judgement {
  const [worst = null] = cases.toSorted((a, b) => a.value - b.value)
  return { promise, bound: '≥', limit, worst, met: worst && worst.value >= limit }
}

function atMost(promise: string, limit: number, cases: Case[]): Judgement {
  const [worst = null] = cases.toSorted((a, b) => b.value - a.value)
  return { promise, bound: '≤', limit, worst, met: worst && worst.value <= limit }
}

export function judge(figures: Figures): Judgement[] {
  return [
    ...judgePages(figures.pages),
    ...judgeQueries(figures.queries),
    ...judgeBytes(figures),
    ...judgeLighthouse(figures),
  ]
}

function judgePages(pages: readonly PageSpeed[]): Judgement[] {
  const ratios = (figure: 'perSecond' | 'p50', from: Source, name?: PageName): Case[] =>
    pages
      .filter((page) => page.from === from && (!name || page.name === name))
      .map(({ name, connections, ratio }) => ({ value: ratio[figure], at: `${name}, ${connections}` }))
  return [
    atLeast('memory: requests/s ÷ F1', 0.8, ratios('perSecond', 'memory')),
    atMost('memory: p50 ÷ F1', 1.3, ratios('p50', 'memory')),
    atLeast('caches.default: requests/s ÷ F2', 0.8, ratios('perSecond', 'caches')),
    atMost('caches.default: p50 ÷ F2', 1.3, ratios('p50', 'caches')),
    atLeast('fresh list of 24: requests/s ÷ F3', 0.25, ratios('perSecond', 'fresh', 'list')),
    atLeast('fresh detail: requests/s ÷ F3', 0.4, ratios('perSecond', 'fresh', 'detail')),
  ]
}

function judgeQueries(queries: readonly QueryCost[]): Judgement[] {
  /** How much more each larger catalogue costs than the smallest. */
  const growth = (paths: readonly string[], growthOf: (moreRows: number, moreProperties: number) => number): Case[] =>
    paths.flatMap((path) => {
      const [least, ...larger] = queries
        .filter((cost) => cost.path === path)
        .toSorted((a, b) => a.properties - b.properties)
      return larger.map(({ rowsRead, properties }) => ({
        value: least ? growthOf(rowsRead - least.rowsRead, properties - least.properties) : Number.NaN,
        at: `${path}, ${properties} properties`,
      }))
    })
  const statements = queries.map(({ path, properties, statements }) => ({
    value: statements,
    at: `${path}, ${properties} properties`,
  }))
  return [
    atMost('statements of a page', 4, statements),
    atMost('default list, market × type: other rows read than with the fewest', 0, growth(constantLists, Math.abs)),
    atMost(
      'other filters and sorts: rows read for each further property',
      1,
      growth(passingLists, (rows, properties) => rows / properties),
    ),
  ]
}

function judgeBytes({ bytes, workerBytes }: Figures): Judgement[] {
  const kinds = Object.entries(weightLimits) as [keyof typeof weightLimits, number][]
  return [
    ...kinds.map(([kind, limit]) =>
      atMost(
        `first view: bytes of ${kind}`,
        limit,
        bytes.map((view) => ({ value: view[kind], at: view.path })),
      ),
    ),
    atMost('worker: bytes', 1_000_000, [{ value: workerBytes, at: 'build/server/index.js' }]),
  ]
}

function judgeLighthouse({ lighthouse }: Figures): Judgement[] {
  const cases = (figure: Exclude<keyof Figures['lighthouse'][number], 'path'>) =>
    lighthouse.map((verdict) => ({ value: verdict[figure], at: verdict.path }))
  return [
    atLeast('Lighthouse: performance', 100, cases('performance')),
    atLeast('Lighthouse: accessibility', 100, cases('accessibility')),
    atLeast('Lighthouse: best practices', 100, cases('bestPractices')),
    atLeast('Lighthouse: SEO', 100, cases('seo')),
    atMost('Lighthouse: largest paint, ms', 1_200, cases('largestPaintMs')),
    atMost('Lighthouse: layout shift', 0, cases('layoutShift')),
    atMost('Lighthouse: blocking, ms', 30, cases('blockingMs')),
  ]
}

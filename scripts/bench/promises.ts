/** What the product promises of its speed, and whether figures keep it. */
import type { Figures, PagePath, PageSpeed, QueryCost, Source } from './figures.ts'
import { lists } from './queries.ts'
import { weightLimits } from './weight.ts'

export const promiseWords = {
  memoryPerSecond: 'From memory: requests/s ÷ F1',
  memoryP50: 'From memory: p50 ÷ F1',
  cachesPerSecond: 'From caches.default: requests/s ÷ F2',
  cachesP50: 'From caches.default: p50 ÷ F2',
  freshListPerSecond: 'List, fresh: requests/s ÷ F3',
  freshDetailPerSecond: 'Offer, fresh: requests/s ÷ F3',
  statements: 'Statements per page',
  rowsOfLists: 'Lists: rows per further property',
  documentBytes: 'First view: HTML, bytes',
  stylesheetBytes: 'First view: CSS, bytes',
  scriptBytes: 'First view: JavaScript, bytes',
  fontBytes: 'First view: fonts, bytes',
  workerBytes: 'Worker, bytes',
  performance: 'Lighthouse: performance',
  accessibility: 'Lighthouse: accessibility',
  bestPractices: 'Lighthouse: best practices',
  seo: 'Lighthouse: SEO',
  largestPaintMs: 'Lighthouse: LCP, ms',
  layoutShift: 'Lighthouse: CLS',
  blockingMs: 'Lighthouse: TBT, ms',
}

type PromiseName = keyof typeof promiseWords

export interface Judgement {
  promise: PromiseName
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

function atLeast(promise: PromiseName, limit: number, cases: Case[]): Judgement {
  const [worst = null] = cases.toSorted((a, b) => a.value - b.value)
  return { promise, bound: '≥', limit, worst, met: worst && worst.value >= limit }
}

function atMost(promise: PromiseName, limit: number, cases: Case[]): Judgement {
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
  const ratios = (figure: 'perSecond' | 'p50', from: Source, path?: PagePath): Case[] =>
    pages
      .filter((page) => page.from === from && (!path || page.path === path))
      .map(({ path, connections, ratio }) => ({ value: ratio[figure], at: `${path}, ${connections}` }))
  return [
    atLeast('memoryPerSecond', 0.8, ratios('perSecond', 'memory')),
    atMost('memoryP50', 1.3, ratios('p50', 'memory')),
    atLeast('cachesPerSecond', 0.8, ratios('perSecond', 'caches.default')),
    atMost('cachesP50', 1.3, ratios('p50', 'caches.default')),
    atLeast('freshListPerSecond', 0.25, ratios('perSecond', 'fresh', '/angebote')),
    atLeast('freshDetailPerSecond', 0.4, ratios('perSecond', 'fresh', '/angebote/:id')),
  ]
}

function judgeQueries(queries: readonly QueryCost[]): Judgement[] {
  /** How many rows each property reads by which a larger catalogue exceeds the smallest. */
  const growth = lists.flatMap((path): Case[] => {
    const [least, ...larger] = queries
      .filter((cost) => cost.path === path)
      .toSorted((a, b) => a.properties - b.properties)
    if (!least) return []
    return larger.map(({ rowsRead, properties }) => ({
      value: (rowsRead - least.rowsRead) / (properties - least.properties),
      at: `${path}, ${properties}`,
    }))
  })
  const statements = queries.map(({ path, properties, statements }) => ({
    value: statements,
    at: `${path}, ${properties}`,
  }))
  return [atMost('statements', 4, statements), atMost('rowsOfLists', 1, growth)]
}

function judgeBytes({ bytes, workerBytes }: Figures): Judgement[] {
  const kinds = Object.entries(weightLimits) as [keyof typeof weightLimits, number][]
  return [
    ...kinds.map(([kind, limit]) =>
      atMost(
        `${kind}Bytes`,
        limit,
        bytes.map((view) => ({ value: view[kind], at: view.path })),
      ),
    ),
    atMost('workerBytes', 1_000_000, [{ value: workerBytes, at: 'build/server/index.js' }]),
  ]
}

function judgeLighthouse({ lighthouse }: Figures): Judgement[] {
  const cases = (figure: Exclude<keyof Figures['lighthouse'][number], 'path'>) =>
    lighthouse.map((verdict) => ({ value: verdict[figure], at: verdict.path }))
  return [
    atLeast('performance', 100, cases('performance')),
    atLeast('accessibility', 100, cases('accessibility')),
    atLeast('bestPractices', 100, cases('bestPractices')),
    atLeast('seo', 100, cases('seo')),
    atMost('largestPaintMs', 1_200, cases('largestPaintMs')),
    atMost('layoutShift', 0, cases('layoutShift')),
    atMost('blockingMs', 30, cases('blockingMs')),
  ]
}

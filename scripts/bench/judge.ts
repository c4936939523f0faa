import { keysOf } from '#app/fields/typed-objects.ts'
import type { Figures, FirstView, PagePath, Source, Verdict } from './figures.ts'
import { type Promised, type PromiseName, promises } from './promises.ts'
import { lists } from './queries.ts'

export interface Judgement {
  promise: PromiseName
  bound: Promised['bound']
  limit: number
  /** The case that keeps the promise least; null when it was not measured. */
  worst: Case | null
  met: boolean | null
}

interface Case {
  value: number
  at: string
}

export function judge(figures: Figures): Judgement[] {
  return keysOf(promises).map((promise) => judgeOne(promise, casesOf[promise](figures)))
}

function judgeOne(promise: PromiseName, cases: readonly Case[]): Judgement {
  const { bound, limit } = promises[promise]
  const rising = cases.toSorted((a, b) => a.value - b.value)
  const worst = rising.at(bound === '≥' ? 0 : -1) ?? null
  return { promise, bound, limit, worst, met: worst && (bound === '≥' ? worst.value >= limit : worst.value <= limit) }
}

const casesOf: Record<PromiseName, (figures: Figures) => Case[]> = {
  memoryPerSecond: ratios('perSecond', 'memory', { connections: 16 }),
  memoryCpu: ratios('cpu', 'memory', { connections: 16 }),
  cachesPerSecond: ratios('perSecond', 'caches.default'),
  cachesP50: ratios('p50', 'caches.default'),
  freshListPerSecond: ratios('perSecond', 'fresh', { path: '/angebote' }),
  freshOfferPerSecond: ratios('perSecond', 'fresh', { path: '/angebote/:id' }),
  freshHomePerSecond: ratios('perSecond', 'fresh', { path: '/' }),
  statements: ({ queries }) =>
    queries.map(({ path, properties, statements }) => ({ value: statements, at: `${path}, ${properties}` })),
  rowsBesideOnePass: ({ queries }) =>
    queries
      .filter(({ path }) => lists.includes(path))
      .map(({ path, properties, rowsRead }) => ({ value: rowsRead - properties, at: `${path}, ${properties}` })),
  documentBytes: weights('document'),
  stylesheetBytes: weights('stylesheet'),
  exposeStylesheetBytes: ({ bytes }) =>
    bytes
      .filter(({ path }) => path.endsWith('/expose'))
      .map(({ path, stylesheet }) => ({ value: stylesheet, at: path })),
  scriptBytes: weights('script'),
  fontBytes: weights('font'),
  pictureBytes: verdicts('pictureBytes'),
  workerBytes: ({ workerBytes }) => [{ value: workerBytes, at: worker }],
  placesBytes: ({ placesBytes }) => [{ value: placesBytes, at: worker }],
  performance: verdicts('performance'),
  accessibility: verdicts('accessibility'),
  bestPractices: verdicts('bestPractices'),
  seo: verdicts('seo'),
  largestPictureMs: verdicts('largestPaintMs', ({ isLargestPicture }) => isLargestPicture),
  largestTextMs: verdicts('largestPaintMs', ({ isLargestPicture }) => !isLargestPicture),
  layoutShift: verdicts('layoutShift'),
  blockingMs: verdicts('blockingMs'),
}

const worker = 'build/server/index.js'

/** Leaves out ratios that cannot be read on this machine. */
function ratios(
  figure: 'perSecond' | 'p50' | 'cpu',
  from: Source,
  only: { path?: PagePath; connections?: number } = {},
): (figures: Figures) => Case[] {
  return ({ pages }) =>
    pages
      .filter((page) => page.from === from && (!only.path || page.path === only.path))
      .filter((page) => !only.connections || page.connections === only.connections)
      .flatMap(({ path, connections, ratio }) => {
        const value = ratio[figure]
        return value === null ? [] : { value, at: `${path}, ${connections}` }
      })
}

function weights(kind: Exclude<keyof FirstView, 'path'>): (figures: Figures) => Case[] {
  return ({ bytes }) => bytes.map((view) => ({ value: view[kind], at: view.path }))
}

function verdicts(
  figure: Exclude<keyof Verdict, 'path' | 'isLargestPicture'>,
  isMeant: (verdict: Verdict) => boolean = () => true,
): (figures: Figures) => Case[] {
  return ({ lighthouse }) => lighthouse.filter(isMeant).map((verdict) => ({ value: verdict[figure], at: verdict.path }))
}

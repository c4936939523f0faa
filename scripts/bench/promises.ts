/** The only place of these limits: tests and the bench import them, and documents are compared with them. */
import { keysOf } from '#app/fields/typed-objects.ts'
import {
  type Figures,
  type FirstView,
  lists,
  type PagePath,
  type PageSpeed,
  type Source,
  type Verdict,
} from './figures.ts'

type Bound = '≤' | '≥'

export interface Promised {
  /** As documents and tables name it. */
  label: string
  bound: Bound
  limit: number
  /** Left out for scores and ratios of a page. */
  unit?: 'bytes' | 'ms' | 'rows' | '× F1' | '× F2' | '× F3' | '× an empty worker’s'
  /** The test that holds it on any machine; the others need a quiet one, and the bench. */
  test?: string
  cases: (figures: Figures) => Case[]
}

interface Case {
  value: number
  at: string
}

export interface Judgement extends Pick<Promised, 'bound' | 'limit'> {
  promise: PromiseName
  /** The case that keeps the promise least; null when it was not measured. */
  worst: Case | null
  met: boolean | null
}

const queryCost = 'tests/worker/query-cost.test.ts'

export const promises = {
  memoryPerSecond: { label: 'From memory, 16 at once: requests/s', ...ratio('≥', 0.95, 'perSecond', 'memory') },
  memoryCpu: { label: 'From memory, 16 at once: CPU', ...ratio('≤', 1.1, 'cpu', 'memory') },
  cachesPerSecond: { label: 'From caches.default: requests/s', ...ratio('≥', 0.85, 'perSecond', 'caches.default') },
  cachesP50: { label: 'From caches.default: p50', ...ratio('≤', 1.3, 'p50', 'caches.default') },
  freshListPerSecond: { label: 'List, fresh: requests/s', ...ratio('≥', 0.5, 'perSecond', 'fresh', '/angebote') },
  freshOfferPerSecond: { label: 'Offer, fresh: requests/s', ...ratio('≥', 0.5, 'perSecond', 'fresh', '/angebote/:id') },
  freshHomePerSecond: { label: 'Home, fresh: requests/s', ...ratio('≥', 0.6, 'perSecond', 'fresh', '/') },
  statements: {
    ...{ label: 'Statements of a page', bound: '≤', limit: 4, test: queryCost },
    cases: ({ queries }) =>
      queries.map(({ path, properties, statements }) => ({ value: statements, at: `${path}, ${properties}` })),
  },
  rowsBesideOnePass: {
    ...{ label: 'List: rows beside one pass', bound: '≤', limit: 1_200, unit: 'rows', test: queryCost },
    cases: ({ queries }) =>
      queries
        .filter(({ path }) => lists.includes(path))
        .map(({ path, properties, rowsRead }) => ({ value: rowsRead - properties, at: `${path}, ${properties}` })),
  },
  documentBytes: { label: 'Document', ...weight(13_600, 'document') },
  stylesheetBytes: { label: 'Styles', ...weight(15_000, 'stylesheet') },
  exposeStylesheetBytes: { label: 'Styles of the exposé', ...weight(8_000, 'stylesheet', '/expose') },
  scriptBytes: { label: 'Scripts', ...weight(104_000, 'script') },
  fontBytes: { label: 'Fonts', ...weight(45_000, 'font') },
  pictureBytes: { label: 'Pictures, on a telephone', unit: 'bytes', ...seen('≤', 300_000, 'pictureBytes') },
  placesBytes: {
    ...{ label: 'Places', bound: '≤', limit: 200_000, unit: 'bytes', test: 'tests/worker/places.test.ts' },
    cases: ({ placesBytes }) => [{ value: placesBytes, at: 'build/server/index.js' }],
  },
  firstAnswer: {
    ...{ label: 'First answer of a new isolate', bound: '≤', limit: 5, unit: '× an empty worker’s' },
    cases: ({ firstAnswers }) => firstAnswers.map(({ path, ratio }) => ({ value: ratio, at: path })),
  },
  performance: { label: 'Lighthouse: performance', ...seen('≥', 100, 'performance') },
  accessibility: { label: 'Lighthouse: accessibility', ...seen('≥', 100, 'accessibility') },
  bestPractices: { label: 'Lighthouse: best practices', ...seen('≥', 100, 'bestPractices') },
  seo: { label: 'Lighthouse: SEO', ...seen('≥', 100, 'seo') },
  largestPictureMs: { label: 'LCP, where it is a picture', unit: 'ms', ...seen('≤', 1_500, 'largestPaintMs', true) },
  largestTextMs: { label: 'LCP, where it is text', unit: 'ms', ...seen('≤', 1_200, 'largestPaintMs', false) },
  layoutShift: { label: 'CLS', ...seen('≤', 0, 'layoutShift') },
  blockingMs: { label: 'TBT', unit: 'ms', ...seen('≤', 50, 'blockingMs') },
} as const satisfies Record<string, Promised>

type PromiseName = keyof typeof promises

/** From memory, only what is asked 16 times at once is promised. Leaves out what this machine cannot read. */
function ratio(bound: Bound, limit: number, figure: keyof PageSpeed['ratio'], source: Source, only?: PagePath) {
  const floor = ({ memory: 'F1', 'caches.default': 'F2', fresh: 'F3' } as const)[source]
  const cases = ({ pages }: Figures) =>
    pages.flatMap(({ path, from, connections, ratio }) => {
      const isMeant = from === source && path === (only ?? path) && (from !== 'memory' || connections === 16)
      const value = ratio[figure]
      return isMeant && value !== null ? { value, at: `${path}, ${connections}` } : []
    })
  return { bound, limit, unit: `× ${floor}`, cases } as const
}

function weight(limit: number, kind: Exclude<keyof FirstView, 'path'>, end = '') {
  const cases = ({ bytes }: Figures) =>
    bytes.filter(({ path }) => path.endsWith(end)).map((view) => ({ value: view[kind], at: view.path }))
  return { bound: '≤', limit, unit: 'bytes', test: 'tests/e2e/weight.scripted.test.ts', cases } as const
}

type Measured = Exclude<keyof Verdict, 'path' | 'isLargestPicture'>

/** What Lighthouse finds; `ofPicture` takes only pages whose largest paint is a picture, or is none. */
function seen(bound: Bound, limit: number, figure: Measured, ofPicture?: boolean) {
  const cases = ({ lighthouse }: Figures) =>
    lighthouse
      .filter(({ isLargestPicture }) => isLargestPicture === (ofPicture ?? isLargestPicture))
      .map((verdict) => ({ value: verdict[figure], at: verdict.path }))
  return { bound, limit, cases }
}

export function judge(figures: Figures): Judgement[] {
  return keysOf(promises).map((promise) => {
    const { bound, limit, cases }: Promised = promises[promise]
    const worst =
      cases(figures)
        .toSorted((a, b) => a.value - b.value)
        .at(bound === '≥' ? 0 : -1) ?? null
    return { promise, bound, limit, worst, met: worst && (bound === '≥' ? worst.value >= limit : worst.value <= limit) }
  })
}

/** "≤ 110,000 bytes", as documents write it. */
export function limitWords({ bound, limit, unit }: Promised): string {
  return [bound, limit.toLocaleString('en'), unit].filter(Boolean).join(' ')
}

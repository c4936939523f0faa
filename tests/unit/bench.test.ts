/** How the bench makes medians, ratios and verdicts of what it measured. */
import { expect, test } from 'vitest'
import type { Figures, PageSpeed, QueryCost, Verdict } from '#scripts/bench/figures.ts'
import { type Judgement, judge } from '#scripts/bench/promises.ts'
import { ratioOf } from '#scripts/bench/rounds.ts'
import { median, percentile } from '#scripts/bench/statistics.ts'

test('medians and percentiles stand in the order of the numbers, not of their digits', () => {
  expect(median([9, 10, 100])).toBe(10)
  expect(median([4, 1, 3, 2])).toBe(2)
  expect(percentile([100, 9, 10, 80], 50)).toBe(10)
  expect(percentile([100, 9, 10, 80], 99)).toBe(100)
  expect(percentile([7], 50)).toBe(7)
  expect(() => median([])).toThrow()
})

test('a ratio is the median of neighbouring runs: a round in which the machine was slow counts like any other', () => {
  const run = (perSecond: number, p50Ms: number, cpuMs: number | null) => ({ perSecond, p50Ms, cpuMs, p99Ms: 9 })
  const floors = [run(1_000, 1, 1), run(100, 10, 5), run(900, 1, 1)]
  const pages = [run(900, 1.5, 2), run(90, 12, 10), run(450, 2, 4)]
  expect(ratioOf(pages, floors)).toEqual({ perSecond: 0.9, p50: 1.5, cpu: 2 })
  expect(ratioOf([run(1, 1, null)], [run(2, 1, null)])).toEqual({ perSecond: 0.5, p50: 1, cpu: null })
})

function figures(measured: Partial<Figures>): Figures {
  return {
    date: '2026-11-22T10:00:00.000Z',
    machine: { cores: 2, loadBefore: 0, loadAfter: 1 },
    versions: { node: '20', workerd: '1' },
    run: { seconds: 1, rounds: 3 },
    floors: [],
    pages: [],
    queries: [],
    bytes: [],
    firstAnswers: [],
    placesBytes: 100_000,
    lighthouse: [],
    ...measured,
  }
}

function judged(promise: Judgement['promise'], measured: Partial<Figures>): Judgement | undefined {
  return judge(figures(measured)).find((judgement) => judgement.promise === promise)
}

function pageSpeed(changes: Partial<PageSpeed>): PageSpeed {
  return {
    path: '/angebote',
    from: 'caches.default',
    connections: 1,
    perSecond: 900,
    spreadPercent: 1,
    p50Ms: 1,
    p99Ms: 2,
    cpuMs: 1,
    floor: 'F2',
    ratio: { perSecond: 0.9, p50: 1, cpu: 1 },
    ...changes,
  }
}

test('a promise is kept when the worst of its cases keeps it, and the verdict names that one', () => {
  const slow = pageSpeed({ path: '/', connections: 16, ratio: { perSecond: 0.7, p50: 1.3, cpu: 1 } })
  expect(judged('cachesPerSecond', { pages: [pageSpeed({})] })).toMatchObject({ met: true, worst: { value: 0.9 } })
  expect(judged('cachesPerSecond', { pages: [pageSpeed({}), slow] })).toMatchObject({
    met: false,
    worst: { value: 0.7, at: '/, 16' },
  })
  expect(judged('cachesP50', { pages: [pageSpeed({}), slow] })).toMatchObject({ met: true, worst: { value: 1.3 } })
})

test('from memory, only what is asked 16 times at once is promised', () => {
  const alone = pageSpeed({ from: 'memory', ratio: { perSecond: 0.5, p50: 1, cpu: 2 } })
  const many = pageSpeed({ from: 'memory', connections: 16, ratio: { perSecond: 0.96, p50: 9, cpu: 1 } })
  expect(judged('memoryPerSecond', { pages: [alone, many] })).toMatchObject({ met: true, worst: { value: 0.96 } })
  expect(judged('memoryCpu', { pages: [alone, many] })).toMatchObject({ met: true, worst: { value: 1 } })
  const unread = pageSpeed({ from: 'memory', connections: 16, ratio: { perSecond: 1, p50: 1, cpu: null } })
  expect(judged('memoryCpu', { pages: [unread] })).toMatchObject({ met: null, worst: null })
})

test('what was not measured is neither kept nor broken', () => {
  expect(judged('memoryPerSecond', { pages: [pageSpeed({})] })).toMatchObject({ met: null, worst: null })
  expect(judged('performance', {})).toMatchObject({ met: null, worst: null })
  expect(judged('firstAnswer', {})).toMatchObject({ met: null, worst: null })
  expect(judged('placesBytes', {})).toMatchObject({ met: true })
})

test('list, offer and home have limits of their own', () => {
  const fresh = { from: 'fresh', ratio: { perSecond: 0.55, p50: 3, cpu: 3 } } as const
  const pages = [pageSpeed(fresh), pageSpeed({ ...fresh, path: '/angebote/:id' }), pageSpeed({ ...fresh, path: '/' })]
  expect(judged('freshListPerSecond', { pages })).toMatchObject({ met: true, worst: { at: '/angebote, 1' } })
  expect(judged('freshOfferPerSecond', { pages })).toMatchObject({ met: true, worst: { at: '/angebote/:id, 1' } })
  expect(judged('freshHomePerSecond', { pages })).toMatchObject({ met: false, worst: { at: '/, 1' } })
})

test('the slowest first answer of a new isolate counts, as a multiple of the empty worker’s', () => {
  const firstAnswers = [
    { path: '/login', ms: 900, ratio: 2.5 },
    { path: '/', ms: 800, ratio: 3 },
  ]
  expect(judged('firstAnswer', { firstAnswers })).toMatchObject({ met: true, worst: { value: 3, at: '/' } })
  const slow = firstAnswers.map((answer) => ({ ...answer, ratio: answer.ratio * 2 }))
  expect(judged('firstAnswer', { firstAnswers: slow })).toMatchObject({ met: false, worst: { value: 6 } })
})

test('what is largest on a page decides which LCP is promised', () => {
  const verdict = (path: string, largestPaintMs: number, isLargestPicture: boolean): Verdict => ({
    ...{ path, largestPaintMs, isLargestPicture, performance: 100, accessibility: 100, bestPractices: 100, seo: 100 },
    ...{ firstPaintMs: 800, blockingMs: 0, layoutShift: 0, pictureBytes: 0, benchmarkIndex: 2_000 },
  })
  const lighthouse = [verdict('/', 1_450, true), verdict('/kontakt', 1_250, false), verdict('/uber-uns', 900, false)]
  expect(judged('largestPictureMs', { lighthouse })).toMatchObject({ met: true, worst: { value: 1_450, at: '/' } })
  expect(judged('largestTextMs', { lighthouse })).toMatchObject({ met: false, worst: { value: 1_250, at: '/kontakt' } })
})

function costs(path: string, rows: [number, number, number]): QueryCost[] {
  return [100, 1_000, 10_000].map((properties, size) => ({
    path,
    properties,
    statements: 3,
    roundTrips: 1,
    rowsRead: rows[size] ?? 0,
  }))
}

test('a list may read each property once, and not twice', () => {
  const rows = (...numbers: [number, number, number]) =>
    judged('rowsBesideOnePass', { queries: costs('/angebote?sort=areaDesc', numbers) })
  expect(rows(160, 1_060, 10_060)).toMatchObject({ met: true, worst: { value: 60 } })
  expect(rows(160, 1_960, 19_960)).toMatchObject({ met: false, worst: { value: 9_960 } })
})

test('a page with too many statements is named', () => {
  const queries = [...costs('/', [1, 1, 1]), { ...costs('/kontakt', [1, 1, 1])[0], statements: 5 } as QueryCost]
  expect(judged('statements', { queries })).toMatchObject({ met: false, worst: { value: 5, at: '/kontakt, 100' } })
})

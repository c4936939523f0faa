/** How the bench makes medians, ratios and verdicts of what it measured. */
import { expect, test } from 'vitest'
import type { Figures, PageSpeed, QueryCost } from '#scripts/bench/figures.ts'
import { type Judgement, judge } from '#scripts/bench/promises.ts'
import { ratioOf } from '#scripts/bench/rounds.ts'
import { median, percentile } from '#scripts/bench/statistics.ts'

test('medians and percentiles stand in the order of the numbers, not of their digits', () => {
  expect(median([9, 10, 100])).toBe(10)
  expect(median([4, 1, 3, 2])).toBe(2.5)
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
    machine: { cores: 2, loadBefore: 0, loadAfter: 1, stolenPercent: null },
    versions: { node: '20', workerd: '1' },
    run: { seconds: 1, rounds: 3 },
    floors: [],
    pages: [],
    queries: [],
    bytes: [],
    workerBytes: 400_000,
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
    from: 'memory',
    connections: 1,
    perSecond: 900,
    spreadPercent: 1,
    p50Ms: 1,
    p99Ms: 2,
    cpuMs: 1,
    floor: 'F1',
    ratio: { perSecond: 0.9, p50: 1, cpu: 1 },
    ...changes,
  }
}

test('a promise is kept when the worst of its cases keeps it, and the verdict names that one', () => {
  const slow = pageSpeed({ path: '/', connections: 16, ratio: { perSecond: 0.7, p50: 1.3, cpu: 1 } })
  expect(judged('memoryPerSecond', { pages: [pageSpeed({})] })).toMatchObject({ met: true, worst: { value: 0.9 } })
  expect(judged('memoryPerSecond', { pages: [pageSpeed({}), slow] })).toMatchObject({
    met: false,
    worst: { value: 0.7, at: '/, 16' },
  })
  expect(judged('memoryP50', { pages: [pageSpeed({}), slow] })).toMatchObject({ met: true, worst: { value: 1.3 } })
})

test('what was not measured is neither kept nor broken', () => {
  expect(judged('cachesPerSecond', { pages: [pageSpeed({})] })).toMatchObject({ met: null, worst: null })
  expect(judged('performance', {})).toMatchObject({ met: null, worst: null })
  expect(judged('workerBytes', {})).toMatchObject({ met: true })
})

test('list and detail have bounds of their own', () => {
  const fresh = { from: 'fresh', ratio: { perSecond: 0.3, p50: 3, cpu: 3 } } as const
  const pages = [pageSpeed(fresh), pageSpeed({ ...fresh, path: '/angebote/:id' })]
  expect(judged('freshListPerSecond', { pages })).toMatchObject({ met: true })
  expect(judged('freshDetailPerSecond', { pages })).toMatchObject({ met: false })
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

test('a list may read each further property once, and not twice', () => {
  const rows = (...numbers: [number, number, number]) =>
    judged('rowsOfLists', { queries: costs('/angebote?sort=areaDesc', numbers) })
  expect(rows(160, 1_060, 10_060)).toMatchObject({ met: true, worst: { value: 1 } })
  expect(rows(160, 1_960, 19_960)).toMatchObject({ met: false, worst: { value: 2 } })
})

test('a page with too many statements is named', () => {
  const queries = [...costs('/', [1, 1, 1]), { ...costs('/kontakt', [1, 1, 1])[0], statements: 5 } as QueryCost]
  expect(judged('statements', { queries })).toMatchObject({ met: false, worst: { value: 5, at: '/kontakt, 100' } })
})

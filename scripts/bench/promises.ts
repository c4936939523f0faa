/** The only place of these limits: tests and the bench import them, and documents are compared with them. */
export interface Promised {
  /** As documents and tables name it. */
  label: string
  bound: '≤' | '≥'
  limit: number
  /** Left out for scores and ratios of a page. */
  unit?: 'bytes' | 'ms' | 'rows' | '× F1' | '× F2' | '× F3'
  /** The test that holds it on any machine; the others need a quiet one, and the bench. */
  test?: string
}

const firstView = 'tests/e2e/weight.scripted.test.ts'
const queryCost = 'tests/worker/query-cost.test.ts'

export const promises = {
  memoryPerSecond: { label: 'From memory, 16 at once: requests/s', bound: '≥', limit: 0.95, unit: '× F1' },
  memoryCpu: { label: 'From memory, 16 at once: CPU', bound: '≤', limit: 1.1, unit: '× F1' },
  cachesPerSecond: { label: 'From caches.default: requests/s', bound: '≥', limit: 0.85, unit: '× F2' },
  cachesP50: { label: 'From caches.default: p50', bound: '≤', limit: 1.3, unit: '× F2' },
  freshListPerSecond: { label: 'List, fresh: requests/s', bound: '≥', limit: 0.5, unit: '× F3' },
  freshOfferPerSecond: { label: 'Offer, fresh: requests/s', bound: '≥', limit: 0.5, unit: '× F3' },
  freshHomePerSecond: { label: 'Home, fresh: requests/s', bound: '≥', limit: 0.6, unit: '× F3' },
  statements: { label: 'Statements of a page', bound: '≤', limit: 4, test: queryCost },
  rowsBesideOnePass: {
    label: 'List: rows beside one pass',
    ...{ bound: '≤', limit: 1_200, unit: 'rows', test: queryCost },
  },
  documentBytes: { label: 'Document', bound: '≤', limit: 20_000, unit: 'bytes', test: firstView },
  stylesheetBytes: { label: 'Styles', bound: '≤', limit: 15_000, unit: 'bytes', test: firstView },
  exposeStylesheetBytes: {
    label: 'Styles of the exposé',
    ...{ bound: '≤', limit: 8_000, unit: 'bytes', test: firstView },
  },
  scriptBytes: { label: 'Scripts', bound: '≤', limit: 104_000, unit: 'bytes', test: firstView },
  fontBytes: { label: 'Fonts', bound: '≤', limit: 45_000, unit: 'bytes', test: firstView },
  pictureBytes: { label: 'Pictures, on a telephone', bound: '≤', limit: 300_000, unit: 'bytes' },
  workerBytes: {
    label: 'Worker',
    ...{ bound: '≤', limit: 1_000_000, unit: 'bytes', test: 'tests/unit/build.test.ts' },
  },
  placesBytes: {
    label: 'Places',
    ...{ bound: '≤', limit: 200_000, unit: 'bytes', test: 'tests/worker/places.test.ts' },
  },
  performance: { label: 'Lighthouse: performance', bound: '≥', limit: 100 },
  accessibility: { label: 'Lighthouse: accessibility', bound: '≥', limit: 100 },
  bestPractices: { label: 'Lighthouse: best practices', bound: '≥', limit: 100 },
  seo: { label: 'Lighthouse: SEO', bound: '≥', limit: 100 },
  largestPictureMs: { label: 'LCP, where it is a picture', bound: '≤', limit: 1_500, unit: 'ms' },
  largestTextMs: { label: 'LCP, where it is text', bound: '≤', limit: 1_200, unit: 'ms' },
  layoutShift: { label: 'CLS', bound: '≤', limit: 0 },
  blockingMs: { label: 'TBT', bound: '≤', limit: 50, unit: 'ms' },
} as const satisfies Record<string, Promised>

export type PromiseName = keyof typeof promises

/** "≤ 110,000 bytes", as documents write it. */
export function limitWords({ bound, limit, unit }: Promised): string {
  return [bound, limit.toLocaleString('en'), unit].filter(Boolean).join(' ')
}

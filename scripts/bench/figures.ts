/** The shape of bench/latest.json. */
import type { verdictOf } from './chrome.ts'
import type { weigh } from './weight.ts'

export interface Figures {
  date: string
  /** The load is the mean of a minute. */
  machine: { cores: number; loadBefore: number; loadAfter: number }
  versions: { node: string; workerd: string }
  run: { seconds: number; rounds: number }
  floors: FloorSpeed[]
  pages: PageSpeed[]
  queries: QueryCost[]
  bytes: FirstView[]
  firstAnswers: FirstAnswer[]
  /** After gzip. */
  placesBytes: number
  /** Empty when it was left out. */
  lighthouse: Verdict[]
}

/** `/angebote/:id` stands for any offer, here and below. */
export const pagePaths = ['/angebote', '/angebote/:id', '/'] as const
export type PagePath = (typeof pagePaths)[number]

/** Each may pass over the offers once for its counts. The last has no results and searches for alternatives. */
export const lists = [
  '/angebote',
  '/angebote?marketType=purchase&houseType=house',
  '/angebote?priceMax=400000&sort=priceAsc',
  '/angebote?sort=areaDesc',
  '/angebote?city=Hamburg&roomsMin=3',
  '/angebote?q=angebot',
  '/angebote?q=nirgendwo',
]

/** Where an answer comes from; `fresh` was rendered for this request. */
export type Source = 'memory' | 'caches.default' | 'fresh'

export interface Speed {
  connections: number
  perSecond: number
  p50Ms: number
  p99Ms: number
  /** The fastest round less the slowest, in percent of the median. */
  spreadPercent: number
  /** Processor time of workerd per request, database included; null where it cannot be read. */
  cpuMs: number | null
}

export interface FloorSpeed extends Speed {
  floor: string
}

export interface PageSpeed extends Speed {
  path: PagePath
  from: Source
  floor: string
  /** The page's figures divided by the floor's, from successive runs. */
  ratio: { perSecond: number; p50: number; cpu: number | null }
}

export interface QueryCost {
  path: string
  properties: number
  statements: number
  roundTrips: number
  rowsRead: number
}

/** Of a new isolate, from the start of workerd. */
export interface FirstAnswer {
  path: string
  ms: number
  /** Divided by what an empty worker takes. */
  ratio: number
}

export type FirstView = { path: string } & Awaited<ReturnType<typeof weigh>>

export type Verdict = ReturnType<typeof verdictOf>

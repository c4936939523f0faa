/** The shape of bench/latest.json. */
export interface Figures {
  date: string
  machine: Machine
  versions: { node: string; workerd: string }
  run: { seconds: number; rounds: number }
  floors: FloorSpeed[]
  pages: PageSpeed[]
  queries: QueryCost[]
  bytes: FirstView[]
  /** After gzip, the gazetteer included. */
  workerBytes: number
  placesBytes: number
  /** Empty when it was left out. */
  lighthouse: Verdict[]
}

/** The load is the mean of a minute; stolen is the share of processor time that the host used elsewhere. */
export interface Machine {
  cores: number
  loadBefore: number
  loadAfter: number
  stolenPercent: number | null
}

/** `/angebote/:id` stands for any offer, here and below. */
export const pagePaths = ['/angebote', '/angebote/:id', '/'] as const
export type PagePath = (typeof pagePaths)[number]

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

/** Bytes by kind on the first visit: texts after gzip, fonts and pictures as they are. */
export interface FirstView {
  path: string
  document: number
  stylesheet: number
  script: number
  font: number
  image: number
}

/** Medians of Lighthouse for a phone. Scores are out of 100. */
export interface Verdict {
  path: string
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  firstPaintMs: number
  largestPaintMs: number
  isLargestPicture: boolean
  blockingMs: number
  layoutShift: number
  pictureBytes: number
  /** Lighthouse's measure of the machine; promises in milliseconds apply from 2,000 on. */
  benchmarkIndex: number
}

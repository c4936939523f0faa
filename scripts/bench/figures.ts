/** What `npm run bench` measures: the shape of bench/latest.json. */
export interface Figures {
  date: string
  machine: Machine
  versions: { node: string; workerd: string }
  /** How long each run took, and of how many the medians are. */
  run: { seconds: number; rounds: number }
  floors: FloorSpeed[]
  pages: PageSpeed[]
  queries: QueryCost[]
  bytes: FirstView[]
  /** After gzip; the places of Germany are within the worker. */
  workerBytes: number
  placesBytes: number
  /** Empty when it was left out. */
  lighthouse: Verdict[]
}

/** The load is the mean of a minute; stolen is the share of processor time that the host of this machine took. */
export interface Machine {
  cores: number
  loadBefore: number
  loadAfter: number
  stolenPercent: number | null
}

/** The addresses that speed is measured at. `/angebote/:id` stands for any offer, here and below. */
export const pagePaths = ['/angebote', '/angebote/:id', '/'] as const
export type PagePath = (typeof pagePaths)[number]

/** Where an answer is taken from; what is fresh was rendered for this one request. */
export type Source = 'memory' | 'caches.default' | 'fresh'

export interface Speed {
  connections: number
  perSecond: number
  p50Ms: number
  p99Ms: number
  /** How far apart the rounds were: the fastest less the slowest, in percent of the median. */
  spreadPercent: number
  /** Processor time of workerd, database included, for one request; null where it cannot be read. */
  cpuMs: number | null
}

export interface FloorSpeed extends Speed {
  floor: string
}

export interface PageSpeed extends Speed {
  path: PagePath
  from: Source
  floor: string
  /** The page's figures divided by the floor's, of runs that followed one another. */
  ratio: { perSecond: number; p50: number; cpu: number | null }
}

export interface QueryCost {
  path: string
  properties: number
  statements: number
  roundTrips: number
  rowsRead: number
}

/** Bytes by kind that a browser loads for the page when it opens it first: texts after gzip, fonts and pictures as they are. */
export interface FirstView {
  path: string
  document: number
  stylesheet: number
  script: number
  font: number
  image: number
}

/** Medians of what Lighthouse says, as a telephone loads the page. The scores are of 100. */
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
  /** How fast Lighthouse found the machine; what is in milliseconds is promised from 2,000 on. */
  benchmarkIndex: number
}

/** Floors and pages alternate, so that other work of the machine affects both; ratios compare successive runs. */
import { type FloorSpeed, type PagePath, type PageSpeed, pagePaths, type Source, type Speed } from './figures.ts'
import { ask, type Run, type Target } from './requests.ts'
import { median } from './statistics.ts'

export interface Contest {
  floor: string
  target: Target
  from: Source
  pages: [PagePath, Target][]
}

export interface Effort {
  seconds: number
  rounds: number
}

const concurrencies = [1, 16]

/** Pages with a message are never cached; an empty message costs nothing. */
const unkept = { Cookie: '__Host-flash=none' }

/** Every page from every source, against the floor of that source; `offer` is the address for `/angebote/:id`. */
export async function measurePages(url: string, offer: string, effort: Effort, say: (text: string) => void) {
  const all = (headers: Record<string, string>) =>
    pagePaths.map((path): [PagePath, Target] => [path, { url: url + addressOf(path, offer), headers }])
  const contests: Contest[] = [
    { floor: 'F1', target: { url: `${url}/bench/f1` }, from: 'memory', pages: all({}) },
    { floor: 'F2', target: { url: `${url}/bench/f2` }, from: 'caches.default', pages: all({ 'X-Bench': 'caches' }) },
    ...all(unkept).map(([path, page]): Contest => {
      const target = { url: `${url}/bench/f3${addressOf(path, offer)}` }
      return { floor: `F3 ${path}`, target, from: 'fresh', pages: [[path, page]] }
    }),
  ]
  return measureContests(contests, effort, say)
}

/** Each page of a site, kept in memory and rendered for the request. */
export async function pagesOf({ url, pid }: { url: string; pid: number }) {
  const offer = await findOffer(url)
  const target = (path: PagePath, headers = {}) => ({ url: url + addressOf(path, offer), headers, pid })
  return pagePaths.flatMap((path) => [
    { path, from: 'memory' as const, target: target(path) },
    { path, from: 'fresh' as const, target: target(path, unkept) },
  ])
}

export async function measureContests(contests: readonly Contest[], effort: Effort, say: (text: string) => void) {
  const floors: FloorSpeed[] = []
  const pages: PageSpeed[] = []
  // Frequent code is compiled again, and faster, so the first runs do not count.
  say('Warming up: two seconds for each page')
  for (const { target, pages } of contests)
    for (const each of [target, ...pages.map(([, page]) => page)]) await ask(each, 4, 2)
  for (const connections of concurrencies) {
    for (const { floor, target, from, pages: rivals } of contests) {
      say(`${rivals.map(([path]) => path).join(', ')} and ${floor}, ${connections} at once`)
      const runs: Run[][] = [target, ...rivals].map(() => [])
      for (let round = 0; round < effort.rounds; round += 1)
        for (const [index, each] of [target, ...rivals.map(([, page]) => page)].entries())
          runs[index]?.push(await ask(each, connections, effort.seconds))
      const [floorRuns = [], ...pageRuns] = runs
      floors.push({ floor, connections, ...summarise(floorRuns) })
      for (const [index, [path]] of rivals.entries()) {
        const own = pageRuns[index] ?? []
        pages.push({ path, from, connections, ...summarise(own), floor, ratio: ratioOf(own, floorRuns) })
      }
    }
  }
  return { floors, pages }
}

/** The address of the first house. */
export async function findOffer(url: string): Promise<string> {
  const list = await (await fetch(`${url}/angebote?houseType=house`)).text()
  const [path] = /\/angebote\/\w{12}(?=")/.exec(list) ?? []
  if (!path) throw new Error('The list has no offer')
  return path
}

function addressOf(path: PagePath, offer: string): string {
  return path.replace('/angebote/:id', offer)
}

function summarise(runs: readonly Run[]): Omit<Speed, 'connections'> {
  const speeds = runs.map(({ perSecond }) => perSecond)
  const perSecond = median(speeds)
  return {
    perSecond,
    spreadPercent: ((Math.max(...speeds) - Math.min(...speeds)) * 100) / perSecond,
    p50Ms: median(runs.map(({ p50Ms }) => p50Ms)),
    p99Ms: median(runs.map(({ p99Ms }) => p99Ms)),
    cpuMs: medianOfKnown(runs.map(({ cpuMs }) => cpuMs)),
  }
}

/** The median of the rounds' ratios, not the ratio of the medians. */
export function ratioOf(runs: readonly Run[], floorRuns: readonly Run[]): PageSpeed['ratio'] {
  const pairs = runs.flatMap((run, round) => {
    const floor = floorRuns[round]
    return floor ? [{ run, floor }] : []
  })
  return {
    perSecond: median(pairs.map(({ run, floor }) => run.perSecond / floor.perSecond)),
    p50: median(pairs.map(({ run, floor }) => run.p50Ms / floor.p50Ms)),
    cpu: medianOfKnown(pairs.map(({ run, floor }) => run.cpuMs && floor.cpuMs && run.cpuMs / floor.cpuMs)),
  }
}

/** Null if any value is unknown: without /proc there is no processor time. */
function medianOfKnown(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null)
  return known.length === values.length ? median(known) : null
}

/** Floors and pages alternate, so that other work of the machine affects both; ratios compare successive runs. */
import { type FloorSpeed, type PagePath, type PageSpeed, pagePaths, type Source, type Speed } from './figures.ts'
import { ask, type Run, type Target, warmUp } from './requests.ts'
import { median } from './statistics.ts'

interface Contest {
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

/** Every page from every source; `offer` is the address for `/angebote/:id`. */
export async function measurePages(url: string, offer: string, effort: Effort, say: (text: string) => void) {
  const floors: FloorSpeed[] = []
  const pages: PageSpeed[] = []
  const all = contests(url, offer)
  // Frequent code is compiled again, and faster, so the first runs do not count.
  say('Warming up: two seconds for each page')
  for (const { target, pages } of all)
    for (const each of [target, ...pages.map(([, page]) => page)]) await ask(each, 4, 2)
  for (const connections of concurrencies) {
    for (const contest of all) {
      say(`${contest.pages.map(([path]) => path).join(', ')} and ${contest.floor}, ${connections} at once`)
      const measured = await runContest(contest, connections, effort)
      floors.push(measured.floor)
      pages.push(...measured.pages)
    }
  }
  return { floors, pages }
}

function contests(url: string, offer: string): Contest[] {
  const addressOf = (path: PagePath) => path.replace('/angebote/:id', offer)
  const all = (headers: Record<string, string>) =>
    pagePaths.map((path): [PagePath, Target] => [path, { url: url + addressOf(path), headers }])
  return [
    { floor: 'F1', target: { url: `${url}/bench/f1` }, from: 'memory', pages: all({}) },
    { floor: 'F2', target: { url: `${url}/bench/f2` }, from: 'caches.default', pages: all({ 'X-Bench': 'caches' }) },
    // Pages with a message are never cached; an empty message costs nothing.
    ...all({ Cookie: '__Host-flash=none' }).map(([path, page]): Contest => {
      const target = { url: `${url}/bench/f3${addressOf(path)}` }
      return { floor: `F3 ${path}`, target, from: 'fresh', pages: [[path, page]] }
    }),
  ]
}

async function runContest({ floor, target, from, pages }: Contest, connections: number, { seconds, rounds }: Effort) {
  const floorRuns: Run[] = []
  const pageRuns = new Map<PagePath, Run[]>(pages.map(([path]) => [path, []]))
  for (let round = 0; round < rounds; round += 1) {
    floorRuns.push(await warmAndAsk(target, connections, seconds))
    for (const [path, page] of pages) pageRuns.get(path)?.push(await warmAndAsk(page, connections, seconds))
  }
  return {
    floor: { floor, connections, ...summarise(floorRuns) },
    pages: [...pageRuns].map(
      ([path, runs]): PageSpeed => ({
        path,
        from,
        connections,
        ...summarise(runs),
        floor,
        ratio: ratioOf(runs, floorRuns),
      }),
    ),
  }
}

async function warmAndAsk(target: Target, connections: number, seconds: number): Promise<Run> {
  await warmUp(target, connections, 8)
  return ask(target, connections, seconds)
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

/**
 * Floors and pages by turns: what else the machine does falls on both alike, so a ratio is taken of two runs that
 * followed one another, and the figures are medians over the rounds.
 */
import { type PageName, type PageSpeed, pageNames, type Source, type Speed } from './figures.ts'
import { ask, type Target, warmUp } from './requests.ts'
import { median } from './statistics.ts'

/** A floor and the pages that are held against it. */
interface Contest {
  floor: string
  target: Target
  from: Source
  pages: [PageName, Target][]
}

export interface Effort {
  seconds: number
  rounds: number
}

const concurrencies = [1, 16]

/** Every page from every source, where `paths` says which address stands for it. */
export async function measurePages(url: string, paths: Record<PageName, string>, effort: Effort, say: Say) {
  const floors: Speed[] = []
  const pages: PageSpeed[] = []
  // Code that runs often is compiled anew, and faster: nobody's figures should be those before that.
  for (const { target, pages } of contests(url, paths))
    for (const each of [target, ...pages.map(([, page]) => page)]) await warmUp(each, 4, 50)
  for (const connections of concurrencies) {
    for (const contest of contests(url, paths)) {
      say(`${contest.from}: ${contest.pages.map(([name]) => name).join(', ')} / ${contest.floor}, ${connections}`)
      const measured = await hold(contest, connections, effort)
      floors.push(measured.floor)
      pages.push(...measured.pages)
    }
  }
  return { floors, pages }
}

type Say = (text: string) => void

function contests(url: string, paths: Record<PageName, string>): Contest[] {
  const all = (headers: Record<string, string>) =>
    pageNames.map((name): [PageName, Target] => [name, { url: url + paths[name], headers }])
  return [
    { floor: 'F1', target: { url: `${url}/bench/f1` }, from: 'memory', pages: all({}) },
    { floor: 'F2', target: { url: `${url}/bench/f2` }, from: 'caches', pages: all({ 'X-Bench': 'caches' }) },
    // Whoever brings a cookie of ours is never answered from what is kept.
    ...all({ Cookie: '__Host-bench=none' }).map(
      (page): Contest => ({
        floor: `F3 ${page[0]}`,
        target: { url: `${url}/bench/f3${paths[page[0]]}` },
        from: 'fresh',
        pages: [page],
      }),
    ),
  ]
}

async function hold({ floor, target, from, pages }: Contest, connections: number, { seconds, rounds }: Effort) {
  const floorRuns: Run[] = []
  const pageRuns = new Map<PageName, Run[]>(pages.map(([name]) => [name, []]))
  for (let round = 0; round < rounds; round += 1) {
    floorRuns.push(await warmAndAsk(target, connections, seconds))
    for (const [name, page] of pages) pageRuns.get(name)?.push(await warmAndAsk(page, connections, seconds))
  }
  return {
    floor: { name: floor, ...middle(floorRuns) },
    pages: [...pageRuns].map(
      ([name, runs]): PageSpeed => ({ name, from, floor, ...middle(runs), ratio: ratioOf(runs, floorRuns) }),
    ),
  }
}

type Run = Omit<Speed, 'name'>

async function warmAndAsk(target: Target, connections: number, seconds: number): Promise<Run> {
  await warmUp(target, connections, 8)
  return ask(target, connections, seconds)
}

function middle(runs: readonly Run[]): Run {
  return {
    connections: runs[0]?.connections ?? 0,
    perSecond: median(runs.map(({ perSecond }) => perSecond)),
    p50Ms: median(runs.map(({ p50Ms }) => p50Ms)),
    p99Ms: median(runs.map(({ p99Ms }) => p99Ms)),
    cpuMs: medianOrNull(runs.map(({ cpuMs }) => cpuMs)),
  }
}

/** The median of the rounds' ratios, which is not the ratio of the medians. */
export function ratioOf(runs: readonly Run[], floorRuns: readonly Run[]): PageSpeed['ratio'] {
  const ratios = (figure: (run: Run) => number | null) =>
    runs.map((run, round) => {
      const [page, floor] = [figure(run), floorRuns[round] ? figure(floorRuns[round]) : null]
      return page === null || floor === null ? null : page / floor
    })
  return {
    perSecond: medianOrNull(ratios(({ perSecond }) => perSecond)) ?? Number.NaN,
    p50: medianOrNull(ratios(({ p50Ms }) => p50Ms)) ?? Number.NaN,
    cpu: medianOrNull(ratios(({ cpuMs }) => cpuMs)),
  }
}

function medianOrNull(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null)
  return known.length === values.length && known.length > 0 ? median(known) : null
}

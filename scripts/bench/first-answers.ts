/** How long a new isolate takes for its first answer, as a multiple of what an empty worker takes with the same bindings. */
import { serve } from '#scripts/serve.ts'
import type { FirstAnswer } from './figures.ts'
import { median } from './statistics.ts'

const emptyWorker = "export default { fetch: () => new Response('x') }"

/** `/login` has the libraries of passkeys; the plain text needs neither D1 nor a page. */
const paths = ['/', '/login', '/robots.txt']

const leastRounds = 5

/** Each path takes turns with the empty worker, as pages do with their floors (scripts/bench/rounds.ts). */
export async function measureFirstAnswers(stateDir: string, rounds: number): Promise<FirstAnswer[]> {
  const measured: FirstAnswer[] = []
  for (const path of paths) {
    const runs: { ms: number; ratio: number }[] = []
    for (let round = 0; round < Math.max(rounds, leastRounds); round += 1) {
      const emptyMs = await timeFirstAnswer(stateDir, path, emptyWorker)
      const ms = await timeFirstAnswer(stateDir, path)
      runs.push({ ms, ratio: ms / emptyMs })
    }
    measured.push({ path, ms: median(runs.map(({ ms }) => ms)), ratio: median(runs.map(({ ratio }) => ratio)) })
  }
  return measured
}

/** Milliseconds from the start of workerd to the end of the answer. */
async function timeFirstAnswer(stateDir: string, path: string, instead?: string): Promise<number> {
  const started = performance.now()
  const { worker, url } = await serve({ stateDir, port: 0, instead })
  try {
    const answer = await fetch(url + path)
    await answer.text()
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    return performance.now() - started
  } finally {
    await worker.dispose()
  }
}

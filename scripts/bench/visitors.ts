/** The process of the visitors in load.ts: it takes one message and answers with one. */
import { once } from 'node:events'
import autocannon from 'autocannon'

/** In seconds. With less, a slow machine keeps working for visitors who have already given up. */
const timeoutSeconds = 30

export interface Visit {
  url: string
  seconds: number
  visitors: number
  paths: string[]
}

export interface VisitResult {
  requests: number
  perSecond: number
  latency: { p50: number; p97_5: number; p99: number; max: number }
  non2xx: number
  /** Failures by message, with their number; late answers are among them. */
  errors: Record<string, number>
}

process.once('message', async (visit: Visit) => {
  process.send?.(await run(visit), () => process.exit())
})

async function run({ url, seconds, visitors, paths }: Visit): Promise<VisitResult> {
  let begun = 0
  const errors: Record<string, number> = {}
  const options: autocannon.Options = {
    url,
    connections: visitors,
    duration: seconds,
    timeout: timeoutSeconds,
    // Each visitor takes the same tour from another start.
    setupClient: (client) => {
      const start = (begun++ * 7) % paths.length
      const round = [...paths.slice(start), ...paths.slice(0, start)]
      client.setRequests(round.map((path) => ({ path, headers: { 'accept-encoding': 'gzip' } })))
    },
  }
  const load = autocannon(options, () => undefined)
  load.on('reqError', ({ message }: Error) => {
    errors[message] = (errors[message] ?? 0) + 1
  })
  const { requests, latency, non2xx }: autocannon.Result = (await once(load, 'done'))[0]
  const { p50, p97_5, p99, max } = latency
  return {
    requests: requests.total,
    perSecond: requests.average,
    latency: { p50, p97_5, p99, max },
    non2xx,
    errors,
  }
}

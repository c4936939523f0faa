/** Several who use one D1 and one R2, one operation after the other, in an order and with faults that a seed decides. */
import { env } from 'cloudflare:test'
import { setTimeout as pause } from 'node:timers/promises'

interface Turn {
  actor: string
  take: () => void
}

export class Turns {
  private waiting: Turn[] = []
  private running = new Set<string>()
  private crashed = new Set<string>()
  private isTaken = false
  private last: string | null = null

  constructor(
    private readonly random: () => number,
    private readonly odds: { fault: number; crash: number },
  ) {}

  /** An actor that dies does nothing from then on, and nobody waits for it. */
  isDead(actor: string): boolean {
    return this.crashed.has(actor)
  }

  begin(actor: string, work: () => Promise<unknown>): void {
    this.running.add(actor)
    void work()
      .catch(() => undefined)
      .finally(() => this.running.delete(actor))
  }

  /** Until all who are alive have finished. */
  async play(): Promise<void> {
    while ([...this.running].some((actor) => !this.crashed.has(actor))) {
      await pause(0)
      if (this.isTaken || this.waiting.length === 0) continue
      const turn = this.next()
      if (!turn) continue
      if (this.random() < this.odds.crash) this.crashed.add(turn.actor)
      if (this.crashed.has(turn.actor)) continue
      this.isTaken = true
      turn.take()
    }
  }

  /** Mostly the one who was last: whole saves fit between two operations of another. */
  private next(): Turn | undefined {
    const again = this.waiting.findIndex(({ actor }) => actor === this.last)
    const place = again >= 0 && this.random() < 0.6 ? again : Math.floor(this.random() * this.waiting.length)
    const [turn] = this.waiting.splice(place, 1)
    this.last = turn?.actor ?? null
    return turn
  }

  /** One operation: a fault comes before it has any effect, or after, when nobody can tell whether it was done. */
  async operate<Result>(actor: string, effect: () => Promise<Result>): Promise<Result> {
    await new Promise<void>((take) => {
      this.waiting.push({ actor, take })
    })
    const luck = this.random()
    try {
      if (luck < this.odds.fault / 2) throw new Error('Network connection lost.')
      const result = await effect()
      if (luck < this.odds.fault) throw new Error('Network connection lost.')
      return result
    } finally {
      this.isTaken = false
    }
  }

  bucketOf(actor: string): R2Bucket {
    const bucket = {
      list: (options: R2ListOptions) => this.operate(actor, () => env.MEDIA.list(options)),
      delete: (keys: string[]) => this.operate(actor, () => env.MEDIA.delete(keys)),
      put: (key: string, text: string, options?: R2PutOptions) =>
        this.operate(actor, () => env.MEDIA.put(key, text, options)),
      get: (key: string) => this.operate(actor, () => readWhole(key)),
    }
    // The witness uses no more of it.
    return bucket as unknown as R2Bucket
  }

  /** @param onWritten called when a statement that is no select has had its effect */
  databaseOf(actor: string, onWritten: () => void): D1Database {
    const gated = (statement: D1PreparedStatement, isWrite: boolean): D1PreparedStatement => {
      const bind = statement.bind.bind(statement)
      statement.bind = (...values) => gated(bind(...values), isWrite)
      for (const method of ['all', 'run', 'raw'] as const) {
        const send = statement[method].bind(statement) as () => Promise<never>
        statement[method] = () =>
          this.operate(actor, async () => {
            const answer = await send()
            if (isWrite) onWritten()
            return answer
          })
      }
      return statement
    }
    const database = { prepare: (text: string) => gated(env.DB.prepare(text), !/^select/i.test(text)) }
    // Drizzle uses no more of it here.
    return database as D1Database
  }
}

async function readWhole(key: string) {
  const found = await env.MEDIA.get(key)
  if (!found) return null
  const text = await found.text()
  return { etag: found.etag, text: async () => text, json: async () => JSON.parse(text) }
}

/** Numbers from 0 to below 1, the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

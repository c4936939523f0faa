/** A database that fails on purpose, at the moment when a statement is sent. */
import { env } from 'cloudflare:test'
import { vi } from 'vitest'

interface Fault {
  /** What D1 says; a lost connection unless a test is about something else. */
  message?: string
  /** The statements that fail, all unless it is given. */
  matching?: RegExp
  /** How many times sending fails before it works again. */
  times?: number
  /** How many matching calls go through first: with `times: 1`, the nth call of a request fails alone. */
  skipping?: number
}

/** What an act answers meanwhile, how often sending failed, and what was logged. */
export async function whileDatabaseFails<Answer>(
  {
    message = 'D1_ERROR: Network connection lost.',
    matching = /./,
    times = Number.POSITIVE_INFINITY,
    skipping = 0,
  }: Fault,
  act: () => Promise<Answer>,
): Promise<{ answer: Answer; failures: number; logged: string }> {
  const texts = new WeakMap<D1PreparedStatement, string>()
  let failures = 0
  let skipped = 0
  const failIf = (statements: readonly D1PreparedStatement[]) => {
    if (failures >= times || !statements.some((statement) => matching.test(texts.get(statement) ?? ''))) return
    if (skipped < skipping) {
      skipped += 1
      return
    }
    failures += 1
    throw new Error(message)
  }
  const watched = (statement: D1PreparedStatement, text: string): D1PreparedStatement => {
    texts.set(statement, text)
    const bind = statement.bind.bind(statement)
    statement.bind = (...values) => watched(bind(...values), text)
    for (const method of ['all', 'run', 'raw', 'first'] as const) {
      const send = statement[method].bind(statement) as (...given: unknown[]) => Promise<never>
      statement[method] = async (...given: unknown[]) => {
        failIf([statement])
        return send(...given)
      }
    }
    return statement
  }
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const prepare = env.DB.prepare.bind(env.DB)
  const batch = env.DB.batch.bind(env.DB)
  const spies = [
    log,
    vi.spyOn(env.DB, 'prepare').mockImplementation((text) => watched(prepare(text), text)),
    vi.spyOn(env.DB, 'batch').mockImplementation(async (statements) => {
      failIf(statements)
      return batch(statements) as Promise<never>
    }),
  ]
  try {
    const answer = await act()
    return { answer, failures, logged: log.mock.calls.join('\n') }
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}

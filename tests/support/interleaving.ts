/** Several who work on one database at once, in an order that a test decides or leaves to chance. */

import { env } from 'cloudflare:test'
import { setTimeout as pause } from 'node:timers/promises'
import { vi } from 'vitest'

/**
 * Lets something else happen exactly before the first statement that matches is sent, alone or in a batch, as if another
 * isolate had been quicker. It must happen, or the test has missed its moment.
 */
export async function overtaken<Answer>(
  matching: RegExp,
  other: () => Promise<unknown>,
  act: () => Promise<Answer>,
): Promise<Answer> {
  let hasHappened = false
  const answer = await beforeStatements(async (texts) => {
    if (hasHappened || !texts.some((text) => matching.test(text))) return
    hasHappened = true
    await other()
  }, act)
  if (!hasHappened) throw new Error(`no statement like ${matching} was sent`)
  return answer
}

/** As `overtaken()`, before every statement that matches: someone else is always quicker. */
export async function alwaysOvertaken<Answer>(
  matching: RegExp,
  other: () => Promise<unknown>,
  act: () => Promise<Answer>,
): Promise<{ answer: Answer; times: number }> {
  let times = 0
  const answer = await beforeStatements(async (texts) => {
    if (!texts.some((text) => matching.test(text))) return
    times += 1
    await other()
  }, act)
  return { answer, times }
}

/** Each call of the database takes its time to get there, up to so many milliseconds, so that those of several mix. */
export function farFromTheDatabase<Answer>(longest: number, act: () => Promise<Answer>): Promise<Answer> {
  return beforeStatements(() => pause(Math.random() * longest), act)
}

async function beforeStatements<Answer>(
  hook: (texts: string[]) => Promise<void>,
  act: () => Promise<Answer>,
): Promise<Answer> {
  const texts = new WeakMap<D1PreparedStatement, string>()
  const textOf = (statement: D1PreparedStatement) => texts.get(statement) ?? ''
  const watched = (statement: D1PreparedStatement, text: string): D1PreparedStatement => {
    texts.set(statement, text)
    const bind = statement.bind.bind(statement)
    statement.bind = (...values) => watched(bind(...values), text)
    for (const method of ['all', 'run', 'raw', 'first'] as const) {
      const send = statement[method].bind(statement) as (...given: unknown[]) => Promise<never>
      statement[method] = async (...given: unknown[]) => {
        await hook([text])
        return send(...given)
      }
    }
    return statement
  }
  const prepare = env.DB.prepare.bind(env.DB)
  const batch = env.DB.batch.bind(env.DB)
  const spies = [
    vi.spyOn(env.DB, 'prepare').mockImplementation((text) => watched(prepare(text), text)),
    vi.spyOn(env.DB, 'batch').mockImplementation(async (statements) => {
      await hook(statements.map(textOf))
      return batch(statements) as Promise<never>
    }),
  ]
  try {
    return await act()
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}

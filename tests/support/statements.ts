/** What a page asks the database. */
import { env } from 'cloudflare:test'
import { vi } from 'vitest'

export interface Statement {
  text: string
  values: unknown[]
}

/** The statements sent to the database while something happens, with their parameters. */
export async function statementsDuring(act: () => Promise<unknown>): Promise<Statement[]> {
  return (await callsDuring(act)).flat()
}

/** The calls of the database while something happens, and what each sent: a batch is one call. */
export async function callsDuring(act: () => Promise<unknown>): Promise<Statement[][]> {
  const calls: Statement[][] = []
  const sent = new WeakMap<D1PreparedStatement, Statement>()
  const [prepare, batch] = [env.DB.prepare.bind(env.DB), env.DB.batch.bind(env.DB)]
  const watched = (statement: D1PreparedStatement, entry: Statement): D1PreparedStatement => {
    sent.set(statement, entry)
    const bind = statement.bind.bind(statement)
    statement.bind = (...values) => watched(bind(...values), { ...entry, values })
    for (const method of ['all', 'raw', 'run', 'first'] as const) {
      const send = statement[method].bind(statement) as () => Promise<never>
      statement[method] = (...given: []) => {
        calls.push([entry])
        return send(...given)
      }
    }
    return statement
  }
  const spies = [
    vi.spyOn(env.DB, 'prepare').mockImplementation((text) => watched(prepare(text), { text, values: [] })),
    vi.spyOn(env.DB, 'batch').mockImplementation((statements) => {
      calls.push(statements.flatMap((statement) => sent.get(statement) ?? []))
      return batch(statements)
    }),
  ]
  try {
    await act()
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
  return calls
}

/** SQLite's plan of a statement, a line for each step. */
export async function planOf({ text, values }: Statement): Promise<string[]> {
  const { results } = await env.DB.prepare(`explain query plan ${text}`)
    .bind(...values)
    .all<{ detail: string }>()
  return results.map(({ detail }) => detail)
}

/** How many rows D1 reads for these statements, by its own count. They are asked again, so they must only read. */
export async function rowsRead(statements: readonly Statement[]): Promise<number> {
  let rows = 0
  for (const { text, values } of statements) {
    const { meta } = await env.DB.prepare(text)
      .bind(...values)
      .run()
    rows += meta.rows_read
  }
  return rows
}

/** What a page asks the database. */
import { env } from 'cloudflare:test'
import { vi } from 'vitest'

export interface Statement {
  text: string
  values: unknown[]
}

/** The statements sent to the database while something happens, with their parameters. */
export async function statementsDuring(act: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = []
  const prepare = env.DB.prepare.bind(env.DB)
  const spy = vi.spyOn(env.DB, 'prepare').mockImplementation((text) => {
    const statement = prepare(text)
    const entry: Statement = { text, values: [] }
    statements.push(entry)
    const bind = statement.bind.bind(statement)
    statement.bind = (...values) => {
      entry.values = values
      return bind(...values)
    }
    return statement
  })
  try {
    await act()
  } finally {
    spy.mockRestore()
  }
  return statements
}

/** How many times the database is called while something happens: a batch is one call. */
export async function callsDuring(act: () => Promise<unknown>): Promise<number> {
  let calls = 0
  const prepare = env.DB.prepare.bind(env.DB)
  const spies = [
    vi.spyOn(env.DB, 'prepare').mockImplementation((text) => counting(prepare(text))),
    vi.spyOn(env.DB, 'batch'),
  ]
  function counting(statement: D1PreparedStatement): D1PreparedStatement {
    const bind = statement.bind.bind(statement)
    statement.bind = (...values) => counting(bind(...values))
    for (const method of ['all', 'raw', 'run', 'first'] as const) {
      const send = statement[method].bind(statement) as () => Promise<never>
      vi.spyOn(statement, method).mockImplementation(() => {
        calls += 1
        return send()
      })
    }
    return statement
  }
  try {
    await act()
    return calls + (spies[1]?.mock.calls.length ?? 0)
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
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

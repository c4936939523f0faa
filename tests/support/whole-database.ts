/** Everything that the database holds, to be compared with what it holds after a fault. */
import { env } from 'cloudflare:test'

/** Every row of every table, but for when a session was last seen. */
export async function wholeDatabase(without: readonly string[] = []): Promise<string> {
  const { results } = await env.DB.prepare(
    "select name from sqlite_master where type = 'table' and name not like '\\_%' escape '\\'",
  ).all<{ name: string }>()
  const left = new Set(['sessions', ...without])
  const tables = results.map(({ name }) => name).filter((name) => !left.has(name) && !name.startsWith('sqlite_'))
  const rows = await env.DB.batch(tables.map((name) => env.DB.prepare(`select * from ${name}`)))
  return JSON.stringify(rows.map(({ results }) => results))
}

/** All that an import may change when it is applied, and only then. */
export const wholeStock = () => wholeDatabase(['imports', 'import_objects', 'import_pictures', 'throttles'])

/** All migrations, one by one for the first file of a workerd, and what they had made for the others. */
import { applyD1Migrations, env } from 'cloudflare:test'

interface Statement {
  sql: string
  values: unknown[]
}

/** Outlives the modules, which each file of tests loads anew. */
const shared: typeof globalThis & { madeByMigrations?: Statement[] } = globalThis

/** Hundreds of statements in fifty batches take ten times as long as their result in one. */
export async function applyMigrations(db: D1Database): Promise<void> {
  if (shared.madeByMigrations) {
    await db.batch(shared.madeByMigrations.map(({ sql, values }) => db.prepare(sql).bind(...values)))
    return
  }
  await applyD1Migrations(db, env.TEST_MIGRATIONS)
  shared.madeByMigrations = await statementsOf(db)
}

/** Triggers come after the rows, which would set them off. */
async function statementsOf(db: D1Database): Promise<Statement[]> {
  const { results } = await db
    .prepare(
      "select type, name, sql from sqlite_master where sql is not null and name not like 'sqlite\\_%' escape '\\' and name not like '\\_%' escape '\\' order by rowid",
    )
    .all<{ type: string; name: string; sql: string }>()
  const made = (type: string) => results.filter((one) => one.type === type).map(({ sql }) => ({ sql, values: [] }))
  const rows: Statement[] = []
  for (const { name } of results.filter(({ type }) => type === 'table')) {
    const [columns = [], ...values] = await db.prepare(`select * from ${name}`).raw({ columnNames: true })
    const sql = `insert into ${name} (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`
    rows.push(...values.map((values) => ({ sql, values })))
  }
  return [...made('table'), ...rows, ...made('index'), ...made('view'), ...made('trigger')]
}

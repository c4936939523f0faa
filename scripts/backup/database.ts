/** D1 as JSON lines, read and written in one batch each, so that no save comes in between. */
import { Refusal } from '#scripts/refusal.ts'

/** In an order in which no row refers to a later one. */
export const keptTables = [
  'users',
  'authenticator_apps',
  'recovery_codes',
  'passkeys',
  'saved_views',
  'team_members',
  'settings',
  'page_texts',
  'testimonials',
  'key_figures',
  'reply_templates',
  'own_pages',
  'own_page_slugs',
  'properties',
  'prepared_changes',
  'sellers',
  'releases',
  'offer_days',
  'images',
  'connections',
  'property_links',
  'texts',
  'history',
  'enquiries',
  'enquiry_properties',
  'enquiry_notes',
  'enquiry_replies',
  'outbox',
  'known_offers',
  'offer_events',
  'subscriptions',
  'mailed_links',
  'subscription_matches',
  'own_data_events',
] as const
export type KeptTable = (typeof keptTables)[number]

/** Links in mails of searches must still end them after a restore; other links are left out. */
const keptRows: Partial<Record<KeptTable, string>> = {
  mailed_links: `where purpose in ('optIn', 'subscription')`,
}

/**
 * Left out: secrets that expire within a day; revisions, because every database has its own and pages of another time
 * must not seem current; draft keys, because a trigger makes new ones; and the map of streets, because backups have no
 * archive.
 */
const passingTables = [
  'sessions',
  'known_devices',
  'sign_ins',
  'passkey_challenges',
  'throttles',
  'imports',
  'import_objects',
  'import_pictures',
  'page_sources',
  'draft_keys',
  'map_regions',
] as const

export type Lines = Record<KeptTable, string[]>

/** Empty for an empty database. */
export async function readMigrations(db: D1Database): Promise<string[]> {
  const tables = await readNames(db, `select name from sqlite_schema where type = 'table'`)
  if (!tables.includes('d1_migrations')) return []
  const known = new Set<string>([...keptTables, ...passingTables, 'd1_migrations'])
  const unknown = tables.filter((name) => !known.has(name) && !/^(?:sqlite|_cf)_/.test(name))
  if (unknown.length > 0)
    throw new Refusal(`The database has tables that this version cannot back up: ${unknown.join(', ')}`)
  return readNames(db, 'select name from d1_migrations order by id')
}

async function readNames(db: D1Database, query: string): Promise<string[]> {
  const { results } = await db.prepare(query).all<{ name: string }>()
  return results.map(({ name }) => name)
}

export async function findFilledTable(db: D1Database): Promise<KeptTable | undefined> {
  const answers = await db.batch(
    keptTables.map((table) => db.prepare(`select 1 from ${table} ${keptRows[table] ?? ''} limit 1`)),
  )
  return keptTables.find((_, index) => answers[index]?.results.length)
}

export async function readLines(db: D1Database): Promise<Lines> {
  return linesOf(await db.batch(readings(db)))
}

/** Inserts all rows, or none, and returns them as they read afterwards. */
export async function writeLines(db: D1Database, lines: Lines): Promise<Lines> {
  const insertions = keptTables.flatMap((table) => inBlocks(lines[table]).map((block) => insertBlock(db, table, block)))
  const answers = await db.batch([...insertions, ...readings(db)])
  return linesOf(answers.slice(insertions.length))
}

function readings(db: D1Database): D1PreparedStatement[] {
  return keptTables.map((table) => db.prepare(`select * from ${table} ${keptRows[table] ?? ''} order by rowid`))
}

/** Generated columns, which cannot be inserted. */
const calculated = new Set(['public_latitude', 'public_longitude'])

function withoutCalculated(name: string, value: unknown) {
  return calculated.has(name) ? undefined : value
}

function linesOf(answers: D1Result[]): Lines {
  const entries = keptTables.map((table, index) => [
    table,
    (answers[index]?.results ?? []).map((row) => JSON.stringify(row, withoutCalculated)),
  ])
  return Object.fromEntries(entries) as Lines
}

/** A block of rows is one parameter, because a statement takes a hundred and a property has almost as many columns. */
function insertBlock(db: D1Database, table: KeptTable, block: string[]): D1PreparedStatement {
  const columns = Object.keys(JSON.parse(block[0] ?? '{}'))
  const names = columns.map((name) => `"${name.replaceAll('"', '""')}"`).join(', ')
  const values = columns.map((name) => `value ->> '$."${name.replaceAll("'", "''")}"'`).join(', ')
  return db.prepare(`insert into ${table} (${names}) select ${values} from json_each(?)`).bind(`[${block.join(',')}]`)
}

/** D1 takes parameters of up to 2 MB. */
const blockBytes = 1_000_000

function inBlocks(lines: readonly string[]): string[][] {
  const blocks: string[][] = []
  let size = blockBytes
  for (const line of lines) {
    size += Buffer.byteLength(line) + 1
    if (size > blockBytes) {
      blocks.push([])
      size = Buffer.byteLength(line)
    }
    blocks.at(-1)?.push(line)
  }
  return blocks
}

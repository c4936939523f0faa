/** Announces saves to the witness in R2 before sending a statement that may change public pages. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { newId, openDatabase } from '#app/data/database.server.ts'
import { SaveNotAnnounced } from '#app/data/database-errors.server.ts'
import { announcedFor, announceSave, settleSaves } from './witness.server.ts'

/** Tables whose triggers replace revisions, and those that write to them. A test compares both. */
export const shownTables: ReadonlySet<string> = new Set([
  'images',
  'key_figures',
  'map_regions',
  'own_pages',
  'page_sources',
  'page_texts',
  'properties',
  'reply_templates',
  'settings',
  'team_members',
  'testimonials',
  'texts',
])

interface Surroundings {
  binding: D1Database
  bucket: R2Bucket
  later: (settling: Promise<void>) => void
  onSent: () => void
}

interface Save extends Surroundings {
  announcement: { id: string; at: number; made: Promise<void> } | null
  running: number
  hasSent: boolean
  isOver: boolean
}

const saves = new AsyncLocalStorage<Save>()

/** Settles the saves at the end, and again after background work. */
export async function withAnnouncedSaves<Result>(
  surroundings: Surroundings,
  work: () => Promise<Result>,
): Promise<Result> {
  const save = { ...surroundings, announcement: null, running: 0, hasSent: false, isOver: false }
  try {
    return await saves.run(save, work)
  } finally {
    save.isOver = true
    settle(save)
  }
}

function settle(save: Save): void {
  const { announcement, binding, bucket, later, onSent, hasSent } = save
  if (save.running > 0 || !announcement) return
  save.announcement = null
  save.hasSent = false
  if (hasSent) onSent()
  later(settleSaves(openDatabase(binding), bucket, [announcement.id]))
}

const announcing = new WeakMap<D1Database, D1Database>()

/** Outside of `withAnnouncedSaves` it announces nothing. */
export function announcingDatabase(binding: D1Database): D1Database {
  const known = announcing.get(binding) ?? withAnnouncements(binding)
  announcing.set(binding, known)
  return known
}

function withAnnouncements(binding: D1Database): D1Database {
  const shownWrites = new WeakSet<D1PreparedStatement>()
  const watched = (statement: D1PreparedStatement): D1PreparedStatement => {
    shownWrites.add(statement)
    const bind = statement.bind.bind(statement)
    statement.bind = (...values) => watched(bind(...values))
    for (const method of ['all', 'run', 'raw', 'first'] as const) {
      // The four methods have different overloads, all of which return a promise.
      const send = statement[method].bind(statement) as (...given: unknown[]) => Promise<never>
      statement[method] = (...given: unknown[]) => announced(() => send(...given))
    }
    return statement
  }
  return {
    prepare: (text) => (isShownWrite(text) ? watched(binding.prepare(text)) : binding.prepare(text)),
    batch: (statements) => {
      const send = () => binding.batch<never>(statements)
      return statements.some((statement) => shownWrites.has(statement)) ? announced(send) : send()
    },
    exec: (text) => binding.exec(text),
    dump: () => binding.dump(),
    withSession: (constraint) => binding.withSession(constraint),
  }
}

export function isShownWrite(text: string): boolean {
  if (!/^\s*(?:insert|replace|update|delete|with)\b/i.test(text)) return false
  const written = text.matchAll(/\b(?:into|update|delete from)\s(?:or \w+ )?["`]?(\w+)/gi)
  return [...written].some(([, table = '']) => shownTables.has(table.toLowerCase()))
}

/** Throws SaveNotAnnounced, with nothing sent, if R2 takes no announcement. */
async function announced<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  const save = saves.getStore()
  if (!save) return send()
  save.running += 1
  try {
    await announce(save)
    save.hasSent = true
    return await send()
  } finally {
    save.running -= 1
    if (save.isOver) settle(save)
  }
}

async function announce(save: Save): Promise<void> {
  const known = save.announcement
  if (known && Date.now() - known.at < announcedFor) return known.made
  const id = known?.id ?? newId()
  const made = announceSave(save.bucket, id).catch((cause) => {
    throw new SaveNotAnnounced(cause)
  })
  save.announcement = { id, at: Date.now(), made }
  await made
}

import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { Database } from '#app/data/database.server.ts'
import { isDatabaseError } from '#app/data/database-errors.server.ts'
import { inChunks } from '#app/data/json-rows.server.ts'
import { findCircles, partCircles } from '#app/data/properties/house-circles.server.ts'
import type { Author } from '#app/data/saving/authors.server.ts'
import { importObjects, imports, propertyLinks } from '#app/data/tables/exchange.server.ts'
import { writeTexts } from '#app/data/texts/write-texts.server.ts'
import type { Circles } from '#app/domain/properties/house-circles.ts'
import {
  among,
  freshenTexts,
  insertNotes,
  movePictures,
  trashPictures,
  trashProperties,
  updateProperties,
  upsertLinks,
} from './statements.server.ts'
import { atAnchor, formerRow, formerTexts, nextOf, notes, type Undone } from './undo-rows.server.ts'
import { undoable } from './undoable.server.ts'

export const undoLifetime = 14 * 24 * 60 * 60 * 1000

/** Twice: the second attempt skips what was saved during the first. */
const attempts = 2

type UndoCounts = Readonly<Record<'restored' | 'trashed' | 'offline' | 'left', number>>

/** `over`: not applied, or too long ago. `nothing`: no changes. `overtaken`: saved during each attempt. */
export async function undoImport(
  db: Database,
  importId: string,
  by: Author,
): Promise<UndoCounts | 'over' | 'nothing' | 'overtaken'> {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const { state, appliedAt } = imports
    const [found] = await db.select({ state, appliedAt }).from(imports).where(eq(imports.id, importId))
    const since = found?.appliedAt ?? new Date(0)
    if (found?.state !== 'applied' || since.getTime() < Date.now() - undoLifetime) return 'over'
    const { undone, left, isNothing } = await undoable(db, importId, since)
    if (isNothing) return 'nothing'
    const houses = undone.flatMap(({ row, before }) => (before.values ? { id: row.id, ...before.values } : []))
    const [first, ...rest] = statementsOf(db, importId, undone, await findCircles(db, houses), by, since)
    try {
      await db.batch([first, ...rest])
      return { ...countsOf(undone), left }
    } catch (error) {
      if (!isOvertaken(error)) throw error
    }
  }
  return 'overtaken'
}

function countsOf(undone: readonly Undone[]) {
  const trashed = undone.filter(isCreated).length
  const offline = undone.filter(({ isKeptOffline }) => isKeptOffline).length
  return { trashed, offline, restored: undone.length - trashed - offline }
}

function isCreated({ before }: Undone): boolean {
  return !before.isLinkOnly && before.values === null
}

function isOvertaken(error: unknown): boolean {
  return ['stale_version', 'constraint failed', 'offer_without_picture'].some((reason) =>
    isDatabaseError(error, reason),
  )
}

function statementsOf(
  db: Database,
  importId: string,
  undone: readonly Undone[],
  { byId: circles, partings }: Circles,
  by: Author,
  appliedAt: Date,
): [BatchItem<'sqlite'>, ...BatchItem<'sqlite'>[]] {
  const now = Date.now()
  const written = undone.filter(({ before }) => !before.isLinkOnly)
  const created = written.filter(isCreated)
  const changed = written.filter(({ before }) => before.values !== null)
  const keptOffline = undone.filter(({ isKeptOffline }) => isKeptOffline)
  const linked = undone.filter(({ before }) => before.link !== null)
  const newlyLinked = undone.filter(({ before }) => before.link === null && (before.isLinkOnly || before.values))
  return [
    finish(db, importId, now),
    ...inChunks(changed.flatMap(({ before }) => before.pictures.map(atAnchor))).map((rows) => movePictures(db, rows)),
    ...inChunks(changed.map((one) => formerRow(one, circles, by, now))).map((rows) => updateProperties(db, rows)),
    ...partCircles(
      db,
      partings,
      undone.map(({ row }) => row.id),
    ),
    ...inChunks(changed.map(({ row }) => row.id)).map((ids) => freshenTexts(db, ids, appliedAt)),
    ...writeTexts(db, 'property', changed.flatMap(formerTexts)),
    ...inChunks(created.map(nextOf)).map((rows) => trashProperties(db, rows, by)),
    ...inChunks(changed.flatMap(({ before }) => before.added)).map((keys) => trashPictures(db, keys)),
    ...inChunks(written.flatMap((one) => notes(one, by, now))).map((rows) => insertNotes(db, rows)),
    ...inChunks(linked.map(({ before }) => before.link)).map((rows) => upsertLinks(db, rows)),
    ...inChunks(newlyLinked.map(({ row }) => row.id)).map((ids) =>
      db.delete(propertyLinks).where(inArray(propertyLinks.propertyId, among(ids))),
    ),
    ...inChunks(undone.map(({ row }) => row.id)).map((ids) => recordUndone(db, importId, ids, null)),
    ...inChunks(keptOffline.map(({ row }) => row.id)).map((ids) => recordUndone(db, importId, ids, keptOfflineMark)),
  ]
}

const keptOfflineMark = sql`json_object('isKeptOffline', 1)`

function recordUndone(db: Database, importId: string, ids: string, before: SQL | null) {
  return db
    .update(importObjects)
    .set({ before })
    .where(and(eq(importObjects.importId, importId), inArray(importObjects.propertyId, among(ids))))
}

/** The state becomes null, which aborts the batch, if another step was faster. */
function finish(db: Database, importId: string, now: number) {
  return db
    .update(imports)
    .set({ state: sql<'undone'>`iif(${imports.state} = 'applied', 'undone', null)`, undoneAt: new Date(now) })
    .where(eq(imports.id, importId))
}

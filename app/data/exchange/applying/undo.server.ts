import { and, eq, gt, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { Database } from '#app/data/database.server.ts'
import { isDatabaseError } from '#app/data/database-errors.server.ts'
import { jsonList } from '#app/data/json-list.server.ts'
import { inChunks } from '#app/data/json-rows.server.ts'
import { findCircles, partCircles } from '#app/data/properties/house-circles.server.ts'
import { type PropertyRow, propertyColumns, valuesOf } from '#app/data/properties/property-row.server.ts'
import type { Author } from '#app/data/saving/authors.server.ts'
import { teamMembers } from '#app/data/tables/entries.server.ts'
import { type Before, connections, importObjects, imports, propertyLinks } from '#app/data/tables/exchange.server.ts'
import { images, properties } from '#app/data/tables/properties.server.ts'
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

/** Skips properties that were saved since, are gone, or whose number is taken. `since`: when the import was applied. */
async function undoable(db: Database, importId: string, since: Date) {
  const objects = await db
    .select({ propertyId: importObjects.propertyId, version: importObjects.version, before: importObjects.before })
    .from(importObjects)
    .where(and(eq(importObjects.importId, importId), isNotNull(importObjects.before)))
  const ids = jsonList(objects.map(({ propertyId }) => propertyId))
  const numbers = jsonList(objects.flatMap(({ before }) => before?.values?.propertyNumber ?? []))
  const { id, propertyNumber } = properties
  const [rows, holders, members, pictures, senders, links] = await db.batch([
    db.select(propertyColumns).from(properties).where(inArray(id, ids)),
    db.select({ id, propertyNumber }).from(properties).where(inArray(propertyNumber, numbers)),
    db.select({ id: teamMembers.id }).from(teamMembers),
    db
      .select({ key: images.key, propertyId: images.propertyId, deletedAt: images.deletedAt })
      .from(images)
      .where(inArray(images.propertyId, ids)),
    db.select({ id: connections.id }).from(connections),
    db
      .select({ id: propertyLinks.propertyId, withdrawnAt: propertyLinks.withdrawnAt })
      .from(propertyLinks)
      .where(and(inArray(propertyLinks.propertyId, ids), gt(propertyLinks.withdrawnAt, since))),
  ])
  const byId = new Map(rows.map((row) => [row.id, row]))
  const holderOf = new Map(holders.map((holder) => [holder.propertyNumber, holder.id]))
  const isMember = new Set(members.map((member) => member.id))
  const storedKeys = new Set(pictures.map(({ key }) => key))
  const hasPicture = new Set(pictures.filter(({ deletedAt }) => !deletedAt).map(({ propertyId }) => propertyId))
  const withdrawnAt = new Map(links.map((link) => [link.id, link.withdrawnAt?.getTime() ?? null]))
  const isSender = new Set<string | null>([null, ...senders.map((sender) => sender.id)])
  const undone = objects.flatMap(({ propertyId, version, before: kept }): Undone[] => {
    const row: PropertyRow | undefined = byId.get(propertyId ?? '')
    if (!row || !kept || row.version !== version) return []
    // Properties of a removed connection belong to the agency.
    const sent = { ...kept, link: kept.link && isSender.has(kept.link.connectionId) ? kept.link : null }
    const withdrawn = withdrawnAt.get(row.id)
    const before = withdrawn ? keepWithdrawn(sent, withdrawn) : sent
    if (before.isLinkOnly || !before.values) return [{ row, before, isKeptOffline: false }]
    const holder = holderOf.get(before.values.propertyNumber) ?? row.id
    if (holder !== row.id) return []
    const { responsibleMember: member, published: wasPublished, sold } = before.values
    const responsibleMember = member !== null && isMember.has(member) ? member : null
    // An offer keeps the imported pictures if it has no others.
    const isBare = wasPublished && !sold && !before.pictures.some(({ key }) => storedKeys.has(key))
    const added = isBare ? [] : before.added
    // The trigger lets no offer go online without a picture; one already online may stay.
    const isKeptOffline = isBare && !before.isTrashed && !isOnline(row) && !hasPicture.has(row.id)
    // Older imports stored no values for fields that came later.
    const former = { ...valuesOf(row), ...before.values, responsibleMember }
    const values = { ...former, published: wasPublished && !isKeptOffline }
    return [{ row, before: { ...before, added, values }, isKeptOffline }]
  })
  const left = objects.filter(isBound).length - undone.filter(isBound).length
  return { undone, left, isNothing: objects.length === 0 }
}

function isBound({ before }: { before: Before | null }): boolean {
  return before !== null && !before.isLinkOnly
}

function isOnline({ published, sold, deletedAt }: PropertyRow): boolean {
  return published && !sold && deletedAt === null
}

function keepWithdrawn(before: Before, withdrawnAt: number): Before {
  const { link, values } = before
  const base = link && { ...link.base, values: { ...link.base.values, published: false } }
  return {
    ...before,
    values: values && !values.sold ? { ...values, published: false } : values,
    link: link && base && { ...link, base, withdrawnAt },
  }
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

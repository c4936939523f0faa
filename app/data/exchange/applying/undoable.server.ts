import { and, eq, gt, inArray, isNotNull } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { jsonList } from '#app/data/json-list.server.ts'
import { type PropertyRow, propertyColumns, valuesOf } from '#app/data/properties/property-row.server.ts'
import { teamMembers } from '#app/data/tables/entries.server.ts'
import { type Before, connections, importObjects, propertyLinks } from '#app/data/tables/exchange.server.ts'
import { images, properties } from '#app/data/tables/properties.server.ts'
import { isHiddenByMark } from '#app/domain/picture-mark.ts'
import type { Undone } from './undo-rows.server.ts'

/** Skips properties that were saved since, are gone, or whose number is taken. `since`: when the import was applied. */
export async function undoable(db: Database, importId: string, since: Date) {
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
      .select({
        key: images.key,
        propertyId: images.propertyId,
        deletedAt: images.deletedAt,
        foundMark: images.foundMark,
        origin: images.origin,
      })
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
  const storedPictures = new Map(pictures.map((picture) => [picture.key, picture]))
  const hasPicture = new Set(
    pictures.filter((one) => !one.deletedAt && !isHiddenByMark(one)).map(({ propertyId }) => propertyId),
  )
  const willBeShown = ({ key, ...former }: Before['pictures'][number]) => {
    const picture = storedPictures.get(key)
    return picture !== undefined && !isHiddenByMark({ ...picture, ...former })
  }
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
    const isBare = wasPublished && !sold && !before.pictures.some(willBeShown)
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

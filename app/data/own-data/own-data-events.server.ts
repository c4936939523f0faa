import { and, count, gt, inArray, lt, max, type SQL, sql } from 'drizzle-orm'
import { isOpenLink } from '#app/data/access/mailed-links.server.ts'
import type { Database } from '#app/data/database.server.ts'
import { digestOf } from '#app/data/digest.server.ts'
import { selectedRow } from '#app/data/selected-row.server.ts'
import { mailedLinks } from '#app/data/tables/mailed-links.server.ts'
import { ownDataEvents } from '#app/data/tables/own-data.server.ts'
import { type OwnDataAct, ownDataNoticeDays } from '#app/domain/enquiries/own-data.ts'

const day = 24 * 60 * 60 * 1000

const eventLifetime = 365 * day

export interface OwnDataEvent {
  id: string
  act: OwnDataAct
  link: string
}

/** Deterministic, so repeating an act adds nothing; a hash, so it cannot be traced to the link. */
export async function ownDataEvent(link: string, act: OwnDataAct): Promise<OwnDataEvent> {
  return { id: await digestOf([act, link]), act, link }
}

/** Marks the event of a deletion that left something, for a press that is repeated. */
const kept = '-kept'

/** Once per link; nothing for an unknown or expired link. `keeps` is whether a deletion leaves something. */
export function insertOwnDataEvent(db: Database, { id, act, link }: OwnDataEvent, keeps?: SQL) {
  const row = selectedRow(ownDataEvents, {
    id: keeps ? sql`${id} || iif(${keeps}, ${kept}, '')` : id,
    kind: act,
    at: Date.now(),
  })
  return db
    .insert(ownDataEvents)
    .select(sql`${row} from ${mailedLinks} where ${isOpenLink(link, 'ownData')}`)
    .onConflictDoNothing()
}

/** In milliseconds: covers double presses and repeated posts. */
const repetition = 10 * 60 * 1000

export function selectRecentEvent(db: Database, { id }: OwnDataEvent) {
  const isRecent = gt(ownDataEvents.at, new Date(Date.now() - repetition))
  return db
    .select({ id: ownDataEvents.id })
    .from(ownDataEvents)
    .where(and(inArray(ownDataEvents.id, [id, id + kept]), isRecent))
}

export function hasKept(events: readonly { id: string }[]): boolean {
  return events.some(({ id }) => id.endsWith(kept))
}

export type OwnDataCounts = readonly { kind: OwnDataAct; count: number; latest: Date | null }[]

export function countOwnDataEvents(db: Database): Promise<OwnDataCounts> {
  return db
    .select({ kind: ownDataEvents.kind, count: count(), latest: max(ownDataEvents.at) })
    .from(ownDataEvents)
    .where(gt(ownDataEvents.at, new Date(Date.now() - ownDataNoticeDays * day)))
    .groupBy(ownDataEvents.kind)
}

export async function deleteOldOwnDataEvents(db: Database): Promise<void> {
  await db.delete(ownDataEvents).where(lt(ownDataEvents.at, new Date(Date.now() - eventLifetime)))
}

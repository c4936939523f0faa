import { and, eq, gte, max, not, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Database } from '#app/data/database.server.ts'
import { jsonList } from '#app/data/json-list.server.ts'
import { nextVersion } from '#app/data/properties/property-stamps.server.ts'
import { type Author, touch } from '#app/data/saving/authors.server.ts'
import { recordPendingChange } from '#app/data/saving/history.server.ts'
import { isKept } from '#app/data/saving/trash.server.ts'
import { settings } from '#app/data/tables/agency.server.ts'
import { enquiries } from '#app/data/tables/enquiries.server.ts'
import { teamMembers } from '#app/data/tables/entries.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import { history } from '#app/data/tables/saving.server.ts'
import type { SubjectKind } from '#app/domain/saving/subject.ts'
import { keysOf } from '#app/fields/typed-objects.ts'
import { teamStore } from './team-members.server.ts'

export interface Handover {
  properties: number
}

/**
 * Successor of all properties, trashed ones included, and of the valuation form. Null if no one left, or if the
 * successor has left in the meantime.
 */
export async function trashTeamMember(
  db: Database,
  id: string,
  successor: string | null,
  by: Author,
): Promise<Handover | null> {
  const canTakeOver = successor === null ? undefined : isInTeam(successor)
  const theirs = {
    properties: and(eq(properties.responsibleMember, id), canTakeOver),
    settings: and(eq(settings.valuer, id), canTakeOver),
  }
  // First, because restoreTeamMember() looks for what was handed over since.
  const [, moved, , handed] = await db.batch([
    ...teamStore.tabStatements(db, id, 'trash', by, canTakeOver),
    ...handingOver(db, id, successor, theirs, by, touch(by)),
    ...succeeding(db, id, successor, canTakeOver, by),
  ])
  return moved.length > 0 ? { properties: handed.length } : null
}

/** Takes back what `successor` still has or what has no contact person; other changes are staff decisions. */
export async function restoreTeamMember(
  db: Database,
  id: string,
  successor: string | null,
  by: Author,
): Promise<Handover | null> {
  const [row] = await db.select({ deletedAt: teamMembers.deletedAt }).from(teamMembers).where(eq(teamMembers.id, id))
  if (!row?.deletedAt) return null
  const handed = { from: id, to: successor, since: row.deletedAt }
  // Read before the batch, whose own notes would be the last ones.
  const [ofProperties, ofSettings] = await db.batch([
    selectHandedOver(db, 'property', 'responsibleMember', handed),
    selectHandedOver(db, 'settings', 'valuer', handed),
  ])
  const isAmong = (rows: readonly { id: string }[]) => sql`in ${jsonList(rows.map((row) => row.id))}`
  const theirs = {
    properties: sql`${properties.id} ${isAmong(ofProperties)} and ${properties.responsibleMember} is ${successor}`,
    settings: sql`cast(${settings.id} as text) ${isAmong(ofSettings)} and ${settings.valuer} is ${successor}`,
  }
  // One moment for all notes: findChargeSince() knows by it what came back with the person.
  const at = Date.now()
  const [, taken, , , , moved] = await db.batch([
    // Who edited a property last is not changed by what only takes a handover back.
    ...handingOver(db, successor, id, theirs, by, {}, at),
    ...teamStore.tabStatements(db, id, 'all', by, undefined, at),
  ])
  return moved.length > 0 ? { properties: taken.length } : null
}

export interface Charge {
  kind: 'property' | 'valuation' | 'deputy' | 'enquiry'
  name: string
}

/**
 * What was put in a person's charge since a restoration from the trash, which is the given version. Of properties and
 * the valuation form it has brought some back itself; deputies and open enquiries it has not.
 */
export async function findChargeSince(db: Database, id: string, restoration: number): Promise<Charge[]> {
  const cameBack = (kind: SubjectKind, subjectId: SQL, field: string) => sql`exists (
    select 1 from ${history} note where note.subject = ${kind} and note.subject_id = ${subjectId} and note.field = ${field}
      and note.changed_at = (
        select back.changed_at from ${history} back where back.subject = 'team' and back.subject_id = ${id}
          and back.version = ${restoration} and back.field = 'trashed')
      and note.version = (
        select max(later.version) from ${history} later where later.subject = note.subject
          and later.subject_id = note.subject_id and later.field = note.field))`
  const [ofProperties, ofSettings, ofDeputies, ofEnquiries] = await db.batch([
    db
      .select({ name: properties.name })
      .from(properties)
      .where(
        and(
          eq(properties.responsibleMember, id),
          not(cameBack('property', sql.raw('properties.id'), 'responsibleMember')),
        ),
      )
      .orderBy(properties.name),
    db
      .select({ name: sql<string>`''` })
      .from(settings)
      .where(and(eq(settings.valuer, id), not(cameBack('settings', sql.raw('cast(settings.id as text)'), 'valuer')))),
    db.select({ name: teamMembers.name }).from(teamMembers).where(eq(teamMembers.deputy, id)).orderBy(teamMembers.name),
    db
      .select({ name: enquiries.name })
      .from(enquiries)
      .where(and(eq(enquiries.assignedTo, id), eq(enquiries.status, 'new')))
      .orderBy(enquiries.receivedAt),
  ])
  const charges = { property: ofProperties, valuation: ofSettings, deputy: ofDeputies, enquiry: ofEnquiries }
  return keysOf(charges).flatMap((kind) => charges[kind].map(({ name }) => ({ kind, name })))
}

/** Two members who hand over to each other at once would leave everything to people in the trash. */
function isInTeam(id: string): SQL {
  const heir = alias(teamMembers, 'heir')
  return sql`exists (select 1 from ${teamMembers} heir where ${heir.id} = ${id} and ${isKept(heir)})`
}

function succeeding(db: Database, id: string, successor: string | null, canTakeOver: SQL | undefined, by: Author) {
  const isTheirs = and(eq(teamMembers.deputy, id), canTakeOver)
  // No one is their own deputy.
  const deputy = sql`iif(${teamMembers.id} = ${successor}, null, ${successor})`
  return [
    recordPendingChange(db, 'team', isTheirs, { field: 'deputy', before: id, after: successor }, by),
    db
      .update(teamMembers)
      .set({ deputy, version: sql`${teamMembers.version} + 1` })
      .where(isTheirs),
    db
      .update(enquiries)
      .set({ assignedTo: successor })
      .where(and(eq(enquiries.assignedTo, id), eq(enquiries.status, 'new'), canTakeOver)),
  ] as const
}

function handingOver(
  db: Database,
  before: string | null,
  after: string | null,
  theirs: Record<'properties' | 'settings', SQL | undefined>,
  by: Author,
  touched: Partial<ReturnType<typeof touch>>,
  changedAt?: number,
) {
  return [
    recordPendingChange(
      db,
      'property',
      theirs.properties,
      { field: 'responsibleMember', before, after },
      by,
      changedAt,
    ),
    db
      .update(properties)
      .set({ responsibleMember: after, version: nextVersion, ...touched })
      .where(theirs.properties)
      .returning({ id: properties.id }),
    recordPendingChange(db, 'settings', theirs.settings, { field: 'valuer', before, after }, by, changedAt),
    db
      .update(settings)
      .set({ valuer: after, version: sql`${settings.version} + 1` })
      .where(theirs.settings),
  ] as const
}

interface HandedOver {
  from: string
  to: string | null
  since: Date
}

function selectHandedOver(db: Database, kind: SubjectKind, field: string, { from, to, since }: HandedOver) {
  const later = alias(history, 'later')
  const isLast = db
    .select({ version: max(later.version) })
    .from(later)
    .where(and(eq(later.subject, kind), eq(later.subjectId, history.subjectId), eq(later.field, field)))
  return db
    .select({ id: history.subjectId })
    .from(history)
    .where(
      and(
        eq(history.subject, kind),
        eq(history.field, field),
        eq(history.before, from),
        to === null ? eq(history.after, sql`'null'`) : eq(history.after, to),
        gte(history.changedAt, since),
        eq(history.version, isLast),
      ),
    )
}

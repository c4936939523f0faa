import { and, asc, count, desc, eq, getTableColumns, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { isPublic } from '#app/data/offers/offer-conditions.server.ts'
import { belongsTo, type Service } from '#app/data/offers/service-conditions.server.ts'
import { pictureOf } from '#app/data/pictures/pictures.server.ts'
import { nextVersion, touch } from '#app/data/properties/properties.server.ts'
import { query } from '#app/data/queries.server.ts'
import { rowsAsJson } from '#app/data/rows-as-json.server.ts'
import type { Author } from '#app/data/saving/authors.server.ts'
import { notePendingChange } from '#app/data/saving/history.server.ts'
import { enquiries, properties, settings, teamMembers } from '#app/data/schema.server.ts'
import type { TeamMember } from '#app/domain/entries/team-member.ts'
import { pick } from '#app/fields/pick.ts'
import { entryActs, type Leftover } from './entries.server.ts'

const shownNames = [
  'id',
  'name',
  'role',
  'telephone',
  'email',
  'bio',
  'pictureKey',
  'pictureWidth',
  'pictureHeight',
] as const
type Row = Pick<typeof teamMembers.$inferSelect, (typeof shownNames)[number]>

const inOrder = [asc(teamMembers.position), asc(teamMembers.name)]

export function teamMembersQuery(db: Database) {
  const statement = db
    .select()
    .from(teamMembers)
    .orderBy(...inOrder)
  return query(statement, (rows) => rows.map(memberOf))
}

/** The whole team as a column of another query; memberOf() converts its rows. */
export const teamAsJson = rowsAsJson(teamMembers, shownNames, inOrder)

/** A property's contact person as a column of another query: a list of one, or empty. */
export const memberAsJson = rowsAsJson(
  teamMembers,
  shownNames,
  inOrder,
  eq(teamMembers.id, properties.responsibleMember),
)

/** Without biographies, which lists do not need. */
export async function listTeamNames(db: Database): Promise<TeamMember[]> {
  const rows = await db
    .select({ ...getTableColumns(teamMembers), bio: sql<null>`null` })
    .from(teamMembers)
    .orderBy(...inOrder)
  return rows.map(memberOf)
}

/** Also their absences, which visitors never see. */
export function listColleagues(db: Database) {
  return db
    .select(pick(teamMembers, ['id', 'name', 'email', 'absentUntil', 'deputy'] as const))
    .from(teamMembers)
    .orderBy(...inOrder)
}

export function countTeamMembers(db: Database): Promise<number> {
  return db.$count(teamMembers)
}

const examined = 24

/** The person responsible for most of the latest 24 properties of a service, else the first of the team. */
export function serviceMemberQuery(db: Database, service: Service) {
  const latest = db
    .select({ member: properties.responsibleMember })
    .from(properties)
    .where(and(isPublic, belongsTo(service)))
    .orderBy(desc(properties.publishedAt))
    .limit(examined)
    .as('latest')
  const statement = db
    .select(getTableColumns(teamMembers))
    .from(teamMembers)
    .leftJoin(latest, eq(latest.member, teamMembers.id))
    .groupBy(teamMembers.id)
    .orderBy(desc(count(latest.member)), ...inOrder)
    .limit(1)
  return query(statement, ([row]) => (row ? memberOf(row) : null))
}

/** The person in the settings who values properties. */
export function valuerQuery(db: Database) {
  const statement = db
    .select(getTableColumns(teamMembers))
    .from(settings)
    .innerJoin(teamMembers, eq(teamMembers.id, settings.valuer))
  return query(statement, ([row]) => (row ? memberOf(row) : null))
}

export function memberOf({ id, name, role, telephone, email, bio, ...row }: Row): TeamMember {
  return { id, name, role, telephone, email, bio, picture: pictureOf(row, name) }
}

export interface Responsibility {
  properties: number
  online: number
}

/** By the person's id; only people with any. */
export async function countResponsibilities(db: Database): Promise<Map<string, Responsibility>> {
  const isOnline = and(eq(properties.published, true), eq(properties.sold, false))
  const rows = await db
    .select({
      id: sql<string>`${properties.responsibleMember}`,
      properties: count(),
      online: sql<number>`sum(${isOnline})`,
    })
    .from(properties)
    .where(and(isNotNull(properties.responsibleMember), isNull(properties.deletedAt)))
    .groupBy(properties.responsibleMember)
  return new Map(rows.map(({ id, ...responsibility }) => [id, responsibility]))
}

export const {
  find: findTeamMember,
  create: createTeamMember,
  update: updateTeamMember,
  move: moveTeamMember,
} = entryActs('team', teamMembers, inOrder)

/**
 * Null when there is no such member. Their properties, those in the trash included, stay without a contact: each gets a
 * new version and a line in its history. The settings name nobody as the valuer then, colleagues nobody as their deputy,
 * and what was assigned to them is again for whoever is responsible for the property.
 */
export async function deleteTeamMember(db: Database, id: string, by: Author): Promise<Leftover | null> {
  const isTheirs = eq(properties.responsibleMember, id)
  const isValuer = eq(settings.valuer, id)
  const isDeputised = eq(teamMembers.deputy, id)
  const [, , , , , , , [gone]] = await db.batch([
    notePendingChange(db, 'property', isTheirs, { field: 'responsibleMember', before: id, after: null }, by),
    db
      .update(properties)
      .set({ responsibleMember: null, version: nextVersion, ...touch(by) })
      .where(isTheirs),
    notePendingChange(db, 'settings', isValuer, { field: 'valuer', before: id, after: null }, by),
    db
      .update(settings)
      .set({ valuer: null, version: sql`${settings.version} + 1` })
      .where(isValuer),
    notePendingChange(db, 'team', isDeputised, { field: 'deputy', before: id, after: null }, by),
    db
      .update(teamMembers)
      .set({ deputy: null, version: sql`${teamMembers.version} + 1` })
      .where(isDeputised),
    db.update(enquiries).set({ assignedTo: null }).where(eq(enquiries.assignedTo, id)),
    db.delete(teamMembers).where(eq(teamMembers.id, id)).returning({ pictureKey: teamMembers.pictureKey }),
  ])
  return gone ?? null
}

import { and, asc, count, desc, eq, getTableColumns, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { isPublic } from '#app/data/offers/offer-conditions.server.ts'
import { belongsTo, type Service } from '#app/data/offers/service-conditions.server.ts'
import { pictureOf } from '#app/data/pictures/pictures.server.ts'
import { query } from '#app/data/queries.server.ts'
import { rowsAsJson } from '#app/data/rows-as-json.server.ts'
import { properties, settings, teamMembers } from '#app/data/schema.server.ts'
import { isStale, textsAsJson, textsIn } from '#app/data/texts/texts.server.ts'
import { type TeamMember, teamMemberFields } from '#app/domain/entries/team-member.ts'
import { inLanguage, type Texts } from '#app/domain/in-language.ts'
import type { Locale } from '#app/fields/locale.ts'
import { pick } from '#app/fields/typed-objects.ts'
import { type EntryTab, entryActs, isInTab } from './entries.server.ts'

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
type Row = Pick<typeof teamMembers.$inferSelect, (typeof shownNames)[number]> & { texts: Texts }

const isHere = isInTab(teamMembers, 'all')

const inOrder = [asc(teamMembers.position), asc(teamMembers.name)]

const columns = (locale: Locale) => ({
  ...pick(teamMembers, shownNames),
  texts: textsIn(locale, 'team', teamMembers.id),
})

export function teamMembersQuery(db: Database, locale: Locale) {
  const statement = db
    .select(columns(locale))
    .from(teamMembers)
    .where(isHere)
    .orderBy(...inOrder)
  return query(statement, (rows) => rows.map(memberOf))
}

/** The whole team as a column of another query; memberOf() converts its rows. */
export function teamAsJson(locale: Locale) {
  return rowsAsJson(teamMembers, shownNames, inOrder, isHere, textsAsJson(locale, 'team', teamMembers.id))
}

/** A property's contact person as a column of another query: a list of one, or empty. */
export function memberAsJson(locale: Locale) {
  return rowsAsJson(
    teamMembers,
    shownNames,
    inOrder,
    sql`${eq(teamMembers.id, properties.responsibleMember)} and ${isHere}`,
    textsAsJson(locale, 'team', teamMembers.id),
  )
}

/** Without biographies, which lists do not need. */
export async function listTeamNames(db: Database, tab: EntryTab = 'all') {
  const rows = await db
    .select({
      ...getTableColumns(teamMembers),
      bio: sql<null>`null`,
      values: count(settings.id),
      isStale: isStale('team', teamMembers.id),
    })
    .from(teamMembers)
    .leftJoin(settings, eq(settings.valuer, teamMembers.id))
    .where(isInTab(teamMembers, tab))
    .groupBy(teamMembers.id)
    .orderBy(...inOrder)
  return rows.map((row) => ({
    ...memberOf({ ...row, texts: null }),
    deletedAt: row.deletedAt,
    isStale: row.isStale,
    isValuer: row.values > 0,
  }))
}

/** Also their absences, which visitors never see. */
export function listColleagues(db: Database) {
  return db
    .select(pick(teamMembers, ['id', 'name', 'email', 'telephone', 'absentUntil', 'deputy'] as const))
    .from(teamMembers)
    .where(isInTab(teamMembers, 'all'))
    .orderBy(...inOrder)
}

export function countTeamMembers(db: Database): Promise<number> {
  return teamActs.count(db, 'all')
}

const examined = 24

/** The person responsible for most of the latest 24 properties of a service, else the first of the team. */
export function serviceMemberQuery(db: Database, locale: Locale, service: Service) {
  const latest = db
    .select({ member: properties.responsibleMember })
    .from(properties)
    .where(and(isPublic, belongsTo(service)))
    .orderBy(desc(properties.publishedAt))
    .limit(examined)
    .as('latest')
  const statement = db
    .select(columns(locale))
    .from(teamMembers)
    .leftJoin(latest, eq(latest.member, teamMembers.id))
    .where(isHere)
    .groupBy(teamMembers.id)
    .orderBy(desc(count(latest.member)), ...inOrder)
    .limit(1)
  return query(statement, ([row]) => (row ? memberOf(row) : null))
}

/** The person in the settings who values properties. */
export function valuerQuery(db: Database, locale: Locale) {
  const statement = db
    .select(columns(locale))
    .from(settings)
    .innerJoin(teamMembers, and(eq(teamMembers.id, settings.valuer), isHere))
  return query(statement, ([row]) => (row ? memberOf(row) : null))
}

export function memberOf(row: Row): TeamMember {
  const { pictureKey, pictureWidth, pictureHeight, ...member } = inLanguage(teamMemberFields, row)
  return { ...pick(member, memberNames), picture: pictureOf({ pictureKey, pictureWidth, pictureHeight }, member.name) }
}

const memberNames = ['id', 'name', 'role', 'telephone', 'email', 'bio', 'untranslated'] as const

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

export const teamActs = entryActs('team', teamMembers, inOrder)

export const createTeamMember = teamActs.create
export const findTeamMember = teamActs.find

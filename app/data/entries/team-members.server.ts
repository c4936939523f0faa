import { and, asc, count, eq, getTableColumns, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { pictureOf } from '#app/data/pictures/pictures.server.ts'
import { query } from '#app/data/queries.server.ts'
import { rowsAsJson } from '#app/data/rows-as-json.server.ts'
import { isInTab, isKept, isTrashed, type TrashTab } from '#app/data/saving/trash.server.ts'
import { settings } from '#app/data/tables/agency.server.ts'
import { teamMembers } from '#app/data/tables/entries.server.ts'
import { properties } from '#app/data/tables/properties.server.ts'
import { isStale, textsAsJson, textsIn } from '#app/data/texts/texts.server.ts'
import { type TeamMember, teamMemberFields } from '#app/domain/entries/team-member.ts'
import { inLanguage, type Texts } from '#app/domain/in-language.ts'
import type { Locale } from '#app/fields/locale.ts'
import { pick } from '#app/fields/typed-objects.ts'
import { entryStore } from './entries.server.ts'

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

const isInTeam = isKept(teamMembers)

export const teamOrder = [asc(teamMembers.position), asc(teamMembers.name)]

export const memberColumns = (locale: Locale) => ({
  ...pick(teamMembers, shownNames),
  texts: textsIn(locale, 'team', teamMembers.id),
})

export function teamMembersQuery(db: Database, locale: Locale) {
  const statement = db
    .select(memberColumns(locale))
    .from(teamMembers)
    .where(isInTeam)
    .orderBy(...teamOrder)
  return query(statement, (rows) => rows.map(memberOf))
}

export function teamAsJson(locale: Locale) {
  return rowsAsJson(teamMembers, shownNames, teamOrder, isInTeam, textsAsJson(locale, 'team', teamMembers.id))
}

export function memberAsJson(locale: Locale) {
  return rowsAsJson(
    teamMembers,
    shownNames,
    teamOrder,
    sql`${eq(teamMembers.id, properties.responsibleMember)} and ${isInTeam}`,
    textsAsJson(locale, 'team', teamMembers.id),
  )
}

export async function listTeamOptions(db: Database) {
  return (await listTeamNames(db)).map(({ id, name }) => ({ value: id, label: name }))
}

export async function listTeamNames(db: Database, tab: TrashTab = 'all') {
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
    .orderBy(...teamOrder)
  return rows.map((row) => ({
    ...memberOf({ ...row, texts: null }),
    deletedAt: row.deletedAt,
    isStale: row.isStale,
    isValuer: row.values > 0,
  }))
}

export function listColleagues(db: Database) {
  return db
    .select(pick(teamMembers, ['id', 'name', 'email', 'telephone', 'absentUntil', 'deputy'] as const))
    .from(teamMembers)
    .where(isKept(teamMembers))
    .orderBy(...teamOrder)
}

export function valuerQuery(db: Database, locale: Locale) {
  const statement = db
    .select(memberColumns(locale))
    .from(settings)
    .innerJoin(teamMembers, and(eq(teamMembers.id, settings.valuer), isInTeam))
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
  trashed: number
}

export async function countResponsibilities(db: Database): Promise<Map<string, Responsibility>> {
  const isOnline = and(isKept(properties), eq(properties.published, true), eq(properties.sold, false))
  const rows = await db
    .select({
      id: sql<string>`${properties.responsibleMember}`,
      properties: sql<number>`sum(${isKept(properties)})`,
      online: sql<number>`sum(${isOnline})`,
      trashed: sql<number>`sum(${isTrashed(properties)})`,
    })
    .from(properties)
    .where(isNotNull(properties.responsibleMember))
    .groupBy(properties.responsibleMember)
  return new Map(rows.map(({ id, ...responsibility }) => [id, responsibility]))
}

export const teamStore = entryStore('team', teamMembers, teamOrder)

export const createTeamMember = teamStore.create
export const findTeamMember = teamStore.find

import { and, asc, count, desc, eq, getTableColumns, isNull } from 'drizzle-orm'
import type { TeamMember, TeamMemberValues } from '#app/domain/team-member.ts'
import type { Database } from './database.server.ts'
import { pictureOf, type StoredImage } from './pictures.server.ts'
import { properties, teamMembers } from './schema.server.ts'
import { belongsTo, type Service } from './service-conditions.server.ts'

type Row = typeof teamMembers.$inferSelect

export async function listTeamMembers(db: Database): Promise<TeamMember[]> {
  const rows = await db.select().from(teamMembers).orderBy(asc(teamMembers.position), asc(teamMembers.name))
  return rows.map(memberOf)
}

export async function findTeamMember(db: Database, id: string | null): Promise<TeamMember | null> {
  if (id === null) return null
  const [row] = await db.select().from(teamMembers).where(eq(teamMembers.id, id))
  return row ? memberOf(row) : null
}

export function countTeamMembers(db: Database): Promise<number> {
  return db.$count(teamMembers)
}

/** How many of the latest properties of a service say who does most of the work. */
const examined = 24

/** Whoever is responsible for most of the latest properties of a service; the first of the team where nobody is. */
export async function findServiceMember(db: Database, service: Service): Promise<TeamMember | null> {
  const latest = db
    .select({ member: properties.responsibleMember })
    .from(properties)
    .where(and(eq(properties.published, true), isNull(properties.deletedAt), belongsTo(service)))
    .orderBy(desc(properties.publishedAt))
    .limit(examined)
    .as('latest')
  const [row] = await db
    .select(getTableColumns(teamMembers))
    .from(teamMembers)
    .leftJoin(latest, eq(latest.member, teamMembers.id))
    .groupBy(teamMembers.id)
    .orderBy(desc(count(latest.member)), asc(teamMembers.position), asc(teamMembers.name))
    .limit(1)
  return row ? memberOf(row) : null
}

function memberOf({ id, name, role, telephone, email, bio, ...row }: Row): TeamMember {
  return { id, name, role, telephone, email, bio, picture: pictureOf(row, name) }
}

export async function createTeamMember(
  db: Database,
  id: string,
  values: TeamMemberValues,
  position: number,
  portrait: StoredImage | null,
): Promise<void> {
  await db.insert(teamMembers).values({ id, ...values, ...portrait, position })
}

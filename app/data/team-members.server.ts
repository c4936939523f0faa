import { asc, eq } from 'drizzle-orm'
import type { TeamMember, TeamMemberValues } from '#app/domain/team-member.ts'
import type { Database } from './database.server.ts'
import { pictureOf, type StoredImage } from './pictures.server.ts'
import { teamMembers } from './schema.server.ts'

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

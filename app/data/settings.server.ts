import { eq } from 'drizzle-orm'
import type { Agency } from '#app/domain/agency.ts'
import { agencyFields } from '#app/domain/agency.ts'
import type { Database } from './database.server.ts'
import { settings } from './schema.server.ts'

const onlyRow = 1

/** The settings of an agency that has not filled them in yet. */
const unset: Agency = {
  ...(Object.fromEntries(Object.keys(agencyFields).map((name) => [name, null])) as { [Name in keyof Agency]: null }),
  agencyName: 'Giebel',
  legalName: 'Giebel',
}

export async function findAgency(db: Database): Promise<Agency> {
  const [row] = await db.select().from(settings).where(eq(settings.id, onlyRow))
  if (!row) return unset
  const { id: _id, version: _version, updatedAt: _updatedAt, ...agency } = row
  return agency
}

export async function saveAgency(db: Database, agency: Agency): Promise<void> {
  await db
    .insert(settings)
    .values({ id: onlyRow, ...agency })
    .onConflictDoUpdate({ target: settings.id, set: agency })
}

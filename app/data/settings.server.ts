import { eq } from 'drizzle-orm'
import { type Agency, agencyFields } from '#app/domain/agency.ts'
import type { Picture } from '#app/domain/picture.ts'
import { pick } from '#app/fields/pick.ts'
import type { Database } from './database.server.ts'
import { pictureOf, type StoredImage } from './pictures.server.ts'
import { settings } from './schema.server.ts'

const onlyRow = 1

const agencyNames = Object.keys(agencyFields) as (keyof Agency)[]
const agencyColumns = pick(settings, agencyNames)
const pictureColumns = pick(settings, ['pictureKey', 'pictureWidth', 'pictureHeight', 'pictureAlt'])

/** The settings of an agency that has not filled them in yet. */
const unset: Agency = {
  ...(Object.fromEntries(agencyNames.map((name) => [name, null])) as { [Name in keyof Agency]: null }),
  agencyName: 'Giebel',
  legalName: 'Giebel',
}

export async function findAgency(db: Database): Promise<Agency> {
  const [row] = await db.select(agencyColumns).from(settings).where(eq(settings.id, onlyRow))
  return row ?? unset
}

/** The picture on top of the home page, when the agency has chosen one. */
export async function findHomePicture(db: Database): Promise<Picture | null> {
  const [row] = await db.select(pictureColumns).from(settings).where(eq(settings.id, onlyRow))
  return row ? pictureOf(row, row.pictureAlt ?? '') : null
}

export async function saveAgency(db: Database, agency: Agency): Promise<void> {
  await db
    .insert(settings)
    .values({ id: onlyRow, ...agency })
    .onConflictDoUpdate({ target: settings.id, set: agency })
}

/** Chooses the picture on top of the home page; the settings must exist. */
export async function saveHomePicture(db: Database, picture: StoredImage, alt: string): Promise<void> {
  await db
    .update(settings)
    .set({ ...picture, pictureAlt: alt })
    .where(eq(settings.id, onlyRow))
}

import { asc, eq, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { isDatabaseError } from '#app/data/database-errors.server.ts'
import { noImage, pictureOf, type StoredImage } from '#app/data/pictures/pictures.server.ts'
import { query, runQuery } from '#app/data/queries.server.ts'
import { rowsAsJson } from '#app/data/rows-as-json.server.ts'
import type { Author } from '#app/data/saving/authors.server.ts'
import { type Change, changesBetween, noteChanges } from '#app/data/saving/history.server.ts'
import { settings } from '#app/data/schema.server.ts'
import { type Agency, agencyFields } from '#app/domain/agency/agency.ts'
import { berlinDay } from '#app/domain/calendar.ts'
import type { LonePicture } from '#app/domain/picture.ts'
import type { RuleDate } from '#app/domain/properties/publish-rule.ts'
import { settingsSubject } from '#app/domain/saving/subject.ts'
import { emptyValues } from '#app/fields/field.ts'
import { keysOf } from '#app/fields/keys-of.ts'
import { pick } from '#app/fields/pick.ts'

const onlyRow = 1

const agencyNames = keysOf(agencyFields)
const agencyColumns = pick(settings, agencyNames)
const originNames = ['testimonialOrigin', 'testimonialOriginEn'] as const
const pictureNames = ['pictureKey', 'pictureWidth', 'pictureHeight', 'pictureAlt'] as const

const unset: Agency = {
  ...emptyValues(agencyFields),
  agencyName: 'Giebel',
  legalName: 'Giebel',
}

export function findAgency(db: Database): Promise<Agency> {
  return runQuery(agencyQuery(db))
}

export function agencyQuery(db: Database) {
  const statement = db.select(agencyColumns).from(settings).where(eq(settings.id, onlyRow))
  return query(statement, ([row]): Agency => row ?? unset)
}

/** Which publish rules are asked today. */
export async function findRuleDate(db: Database): Promise<RuleDate> {
  return ruleDateOf(await selectRuleSwitch(db))
}

/** For a batch, with ruleDateOf(). */
export function selectRuleSwitch(db: Database) {
  return db.select({ unverified: settings.futureEnergyRules }).from(settings).where(eq(settings.id, onlyRow))
}

export function ruleDateOf([row]: readonly Pick<RuleDate, 'unverified'>[]): RuleDate {
  return { day: berlinDay(new Date()), unverified: row?.unverified ?? false }
}

/** `version` counts saves; 0 before the first. */
export async function findSettings(db: Database): Promise<{ agency: Agency; version: number; savedAt: Date | null }> {
  const [row] = await db.select().from(settings).where(eq(settings.id, onlyRow))
  if (!row) return { agency: unset, version: 0, savedAt: null }
  return { agency: pick(row, agencyNames), version: row.version, savedAt: row.updatedAt }
}

export function findHomePicture(db: Database): Promise<LonePicture | null> {
  return runQuery(homePictureQuery(db))
}

export function homePictureQuery(db: Database) {
  const statement = db.select(pick(settings, pictureNames)).from(settings).where(eq(settings.id, onlyRow))
  return query(statement, ([row]) => (row ? homePictureOf(row) : null))
}

export function homePictureOf(
  row: Pick<typeof settings.$inferSelect, (typeof pictureNames)[number]>,
): LonePicture | null {
  return pictureOf(row, row.pictureAlt ?? '')
}

/** What stands under testimonials, as a column of their query: a list of one, or empty. */
export const originAsJson = rowsAsJson(settings, originNames, [asc(settings.id)], eq(settings.id, onlyRow))

/** The agency's town, picture and words about testimonials as a column of another query: a list of one, or empty. */
export const settingsAsJson = rowsAsJson(
  settings,
  ['city', ...originNames, ...pictureNames],
  [asc(settings.id)],
  eq(settings.id, onlyRow),
)

/** Whatever was saved before. */
export async function saveAgency(db: Database, agency: Agency): Promise<void> {
  const set = { ...agency, version: sql`${settings.version} + 1`, updatedAt: new Date() }
  await db
    .insert(settings)
    .values({ id: onlyRow, ...agency })
    .onConflictDoUpdate({ target: settings.id, set })
}

/** 'stale' when someone saved since `version`. */
export async function updateAgency(
  db: Database,
  agency: Agency,
  version: number,
  by: Author,
): Promise<'saved' | 'stale'> {
  const { agency: before } = await findSettings(db)
  return save(db, agency, changesBetween(agencyFields, before, agency), version, by)
}

/** Like updateAgency(). */
export async function updateHomePicture(
  db: Database,
  picture: StoredImage | null,
  alt: string,
  version: number,
  by: Author,
): Promise<'saved' | 'stale'> {
  const before = await findHomePicture(db)
  const changes: Change[] = [
    { field: 'picture', before: before?.key ?? null, after: picture?.pictureKey ?? null },
    { field: 'alt', before: before?.alt || null, after: (picture && alt) || null },
  ]
  const changed = changes.filter(({ before, after }) => before !== after)
  return save(db, pictureColumnsOf(picture, alt), changed, version, by)
}

/** Before the first save there is no row. */
async function save(
  db: Database,
  set: Partial<typeof settings.$inferInsert>,
  changes: readonly Change[],
  version: number,
  by: Author,
): Promise<'saved' | 'stale'> {
  const row = db.insert(settings).values({ id: onlyRow, ...unset, ...set, version: 1 })
  const target = { target: settings.id, set: { ...set, version: version + 1, updatedAt: new Date() } }
  try {
    await db.batch([row.onConflictDoUpdate(target), noteChanges(db, settingsSubject, changes, by)])
    return 'saved'
  } catch (error) {
    if (isDatabaseError(error, 'stale_version')) return 'stale'
    throw error
  }
}

/** Whatever was saved before. */
export async function saveHomePicture(db: Database, picture: StoredImage | null, alt: string): Promise<void> {
  const set = pictureColumnsOf(picture, alt)
  await db
    .insert(settings)
    .values({ id: onlyRow, ...unset, ...set })
    .onConflictDoUpdate({ target: settings.id, set })
}

function pictureColumnsOf(picture: StoredImage | null, alt: string) {
  return { ...(picture ?? noImage), pictureAlt: picture && alt }
}

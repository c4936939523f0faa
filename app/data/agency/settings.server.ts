import { asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { isDatabaseError } from '#app/data/database-errors.server.ts'
import { noImage, pictureOf, type StoredImage } from '#app/data/pictures/pictures.server.ts'
import { query, runQuery } from '#app/data/queries.server.ts'
import { rowsAsJson } from '#app/data/rows-as-json.server.ts'
import type { Author } from '#app/data/saving/authors.server.ts'
import { type Change, changesBetween, noteChanges } from '#app/data/saving/history.server.ts'
import { settings } from '#app/data/schema.server.ts'
import { staleTexts, textsAsJson, textsIn, textsOf, valuesOfTexts } from '#app/data/texts/texts.server.ts'
import { type TextChange, textChanges, writeTexts } from '#app/data/texts/write-texts.server.ts'
import {
  type Agency,
  agencyFields,
  authoredAgencyFields,
  type SavedAgency,
  type TestimonialOrigin,
} from '#app/domain/agency/agency.ts'
import { type HomePictureWords, homePictureWordFields } from '#app/domain/agency/home-picture.ts'
import { berlinDay } from '#app/domain/calendar.ts'
import type { AnswerTimes } from '#app/domain/enquiries/answer-times.ts'
import { inLanguage, type Texts } from '#app/domain/in-language.ts'
import { type LonePicture, pictureFields } from '#app/domain/picture.ts'
import type { RuleDate } from '#app/domain/properties/publish-rule.ts'
import { settingsSubject } from '#app/domain/saving/subject.ts'
import { emptyValues } from '#app/fields/field.ts'
import { authoredLocale, type Locale } from '#app/fields/locale.ts'
import { keysOf, pick } from '#app/fields/typed-objects.ts'

const onlyRow = 1
const isIt = eq(settings.id, onlyRow)
const inOrder = [asc(settings.id)]

const agencyNames = keysOf(authoredAgencyFields)
const agencyColumns = pick(settings, agencyNames)
const originNames = ['testimonialOrigin'] as const
const pictureNames = ['pictureKey', 'pictureWidth', 'pictureHeight', 'pictureAlt'] as const

const unset: SavedAgency = {
  ...emptyValues(agencyFields),
  agencyName: 'Giebel',
  legalName: 'Giebel',
  enquiryReceipt: true,
}

export interface PresentAgency extends Agency {
  /** As of last night. */
  answers: AnswerTimes
}

/** In German, unless a page is in another language. */
export function findAgency(db: Database, locale: Locale = authoredLocale): Promise<PresentAgency> {
  return runQuery(agencyQuery(db, locale))
}

export function agencyQuery(db: Database, locale: Locale = authoredLocale) {
  const answers = { minutes: settings.answerMinutes, count: settings.answerCount }
  const columns = { ...agencyColumns, answers, texts: textsIn(locale, 'settings', settings.id) }
  const statement = db.select(columns).from(settings).where(isIt)
  return query(statement, ([row]): PresentAgency => {
    if (!row) return { ...pick(unset, agencyNames), answers: { minutes: null, count: 0 } }
    const { answers, ...said } = row
    return { ...inLanguage(agencyFields, said), answers }
  })
}

/** Which publish rules are asked today. */
export async function findRuleDate(db: Database): Promise<RuleDate> {
  return ruleDateOf(await selectRuleSwitch(db))
}

/** For a batch, with ruleDateOf(). */
export function selectRuleSwitch(db: Database) {
  return db.select({ unverified: settings.futureEnergyRules }).from(settings).where(isIt)
}

export function ruleDateOf([row]: readonly Pick<RuleDate, 'unverified'>[]): RuleDate {
  return { day: berlinDay(new Date()), unverified: row?.unverified ?? false }
}

export interface StoredSettings {
  /** With its texts in all languages. */
  agency: SavedAgency
  /** Counts saves; 0 before the first. */
  version: number
  savedAt: Date | null
  /** Since when texts are older than what they translate, by their names. */
  stale: Record<string, Date>
}

/** Null before the first save. */
export async function findSavedAt(db: Database): Promise<Date | null> {
  const [row] = await db.select({ savedAt: settings.updatedAt }).from(settings).where(isIt)
  return row?.savedAt ?? null
}

export async function findSettings(db: Database): Promise<StoredSettings> {
  const columns = { ...getTableColumns(settings), texts: textsOf('settings', settings.id) }
  const [row] = await db.select(columns).from(settings).where(isIt)
  if (!row) return { agency: unset, version: 0, savedAt: null, stale: {} }
  const agency = { ...pick(row, agencyNames), ...valuesOfTexts(agencyFields, row.texts) }
  return { agency, version: row.version, savedAt: row.updatedAt, stale: staleTexts(row.texts) }
}

export function findHomePicture(db: Database): Promise<LonePicture | null> {
  return runQuery(homePictureQuery(db, authoredLocale))
}

/** As staff see it, with its words in all languages. */
export async function findStoredHomePicture(db: Database) {
  const columns = { ...pick(settings, [...pictureNames, 'version']), texts: textsOf('settings', settings.id) }
  const [row] = await db.select(columns).from(settings).where(isIt)
  const texts = row?.texts ?? []
  const words: HomePictureWords = { alt: row?.pictureAlt || null, ...valuesOfTexts(homePictureWordFields, texts) }
  const picture = row ? pictureOf(row, row.pictureAlt ?? '') : null
  return { version: row?.version ?? 0, picture, words, stale: staleTexts(texts) }
}

export function homePictureQuery(db: Database, locale: Locale) {
  const texts = textsIn(locale, 'settings', settings.id, { names: ['alt'] })
  const statement = db
    .select({ ...pick(settings, pictureNames), texts })
    .from(settings)
    .where(isIt)
  return query(statement, ([row]) => (row ? homePictureOf(row) : null))
}

type PictureRow = Pick<typeof settings.$inferSelect, (typeof pictureNames)[number]> & { texts: Texts }

export function homePictureOf(row: PictureRow): LonePicture | null {
  const picture = pictureOf(row, row.pictureAlt ?? '')
  return picture && inLanguage(pictureFields, { ...picture, texts: row.texts })
}

/** What stands under testimonials, as a column of their query: a list of one, or empty. */
export function originAsJson(locale: Locale) {
  return rowsAsJson(
    settings,
    originNames,
    inOrder,
    isIt,
    textsAsJson(locale, 'settings', settings.id, { names: originNames }),
  )
}

/** In the language of the page; null without settings. */
export function originOf([row]: readonly (TestimonialOrigin & { texts: Texts })[] = []): TestimonialOrigin | null {
  return row ? inLanguage(agencyFields, pick(row, [...originNames, 'texts'])) : null
}

/** The agency's town, picture and words about testimonials as a column of another query: a list of one, or empty. */
export function settingsAsJson(locale: Locale) {
  const names = ['city', ...originNames, ...pictureNames] as const
  const texts = textsAsJson(locale, 'settings', settings.id, { names: [...originNames, 'alt'] })
  return rowsAsJson(settings, names, inOrder, isIt, texts)
}

/** Whatever was saved before. Texts that are not named stay. */
export async function saveAgency(db: Database, agency: Agency & Partial<SavedAgency>): Promise<void> {
  const { agency: before } = await findSettings(db)
  const columns = pick(agency, agencyNames)
  const set = { ...columns, version: sql`${settings.version} + 1`, updatedAt: new Date() }
  await db.batch([
    db
      .insert(settings)
      .values({ id: onlyRow, ...columns })
      .onConflictDoUpdate({ target: settings.id, set }),
    ...writeTexts(db, 'settings', textChanges(agencyFields, settingsSubject.id, before, agency)),
  ])
}

/** 'stale' when someone saved since `version`. */
export async function updateAgency(
  db: Database,
  agency: SavedAgency,
  version: number,
  by: Author,
): Promise<'saved' | 'stale'> {
  const { agency: before } = await findSettings(db)
  const texts = textChanges(agencyFields, settingsSubject.id, before, agency)
  return save(db, pick(agency, agencyNames), texts, changesBetween(agencyFields, before, agency), version, by)
}

/** Like updateAgency(). Words about no picture are none. */
export async function updateHomePicture(
  db: Database,
  picture: StoredImage | null,
  typed: HomePictureWords,
  version: number,
  by: Author,
): Promise<'saved' | 'stale'> {
  const before = await findStoredHomePicture(db)
  const words = picture ? typed : emptyValues(homePictureWordFields)
  const key = { field: 'picture', before: before.picture?.key ?? null, after: picture?.pictureKey ?? null }
  const changes: Change[] = [
    ...(key.before === key.after ? [] : [key]),
    ...changesBetween(homePictureWordFields, before.words, words),
  ]
  const texts = textChanges(homePictureWordFields, settingsSubject.id, before.words, words)
  return save(db, pictureColumnsOf(picture, words.alt ?? ''), texts, changes, version, by)
}

/** Before the first save there is no row. */
async function save(
  db: Database,
  set: Partial<typeof settings.$inferInsert>,
  texts: readonly TextChange[],
  changes: readonly Change[],
  version: number,
  by: Author,
): Promise<'saved' | 'stale'> {
  const row = db.insert(settings).values({ id: onlyRow, ...unset, ...set, version: 1 })
  const target = { target: settings.id, set: { ...set, version: version + 1, updatedAt: new Date() } }
  try {
    await db.batch([
      row.onConflictDoUpdate(target),
      ...writeTexts(db, 'settings', texts),
      noteChanges(db, settingsSubject, changes, by),
    ])
    return 'saved'
  } catch (error) {
    if (isDatabaseError(error, 'stale_version')) return 'stale'
    throw error
  }
}

/** Whatever was saved before. */
export async function saveHomePicture(
  db: Database,
  picture: StoredImage | null,
  alt: string,
  translations: Partial<HomePictureWords> = {},
): Promise<void> {
  const set = pictureColumnsOf(picture, alt)
  await db.batch([
    db
      .insert(settings)
      .values({ id: onlyRow, ...unset, ...set })
      .onConflictDoUpdate({ target: settings.id, set }),
    ...writeTexts(db, 'settings', textChanges(homePictureWordFields, settingsSubject.id, null, translations)),
  ])
}

function pictureColumnsOf(picture: StoredImage | null, alt: string) {
  return { ...(picture ?? noImage), pictureAlt: picture && alt }
}

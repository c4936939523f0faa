import { asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { saveUnlessStale } from '#app/data/database-errors.server.ts'
import { bareOf } from '#app/data/pictures/pictures.server.ts'
import { query, runQuery } from '#app/data/queries.server.ts'
import { rowsAsJson } from '#app/data/rows-as-json.server.ts'
import type { Author } from '#app/data/saving/authors.server.ts'
import { type Change, changesBetween, recordChanges } from '#app/data/saving/history.server.ts'
import { pageTexts, settings } from '#app/data/tables/agency.server.ts'
import { texts } from '#app/data/tables/saving.server.ts'
import { staleTexts, textsAsJson, textsIn, textsOf, valuesOfTexts } from '#app/data/texts/texts.server.ts'
import { type TextChange, textChanges, writeTexts } from '#app/data/texts/write-texts.server.ts'
import {
  type Agency,
  agencyFields,
  authoredAgencyFields,
  type PublicAgency,
  type SavedAgency,
  staffSettings,
  type TestimonialOrigin,
} from '#app/domain/agency/agency.ts'
import type { LogoName, Logos } from '#app/domain/agency/logo.ts'
import type { AnswerTimes } from '#app/domain/enquiries/answer-times.ts'
import { inLanguage, type Texts } from '#app/domain/in-language.ts'
import type { BarePicture } from '#app/domain/picture.ts'
import { settingsSubject } from '#app/domain/saving/subject.ts'
import { emptyValues } from '#app/fields/field.ts'
import { authoredLocale, type Locale } from '#app/fields/locale.ts'
import { keysOf, pick } from '#app/fields/typed-objects.ts'

export const onlyRow = 1
export const isIt = eq(settings.id, onlyRow)
const inOrder = [asc(settings.id)]

const agencyNames = keysOf(authoredAgencyFields)
const agencyColumns = pick(settings, agencyNames)
const staffNames: ReadonlySet<string> = new Set(staffSettings)
const publicNames = agencyNames.filter((name): name is keyof PublicAgency & typeof name => !staffNames.has(name))
const originNames = ['testimonialOrigin'] as const
export const pictureNames = ['pictureKey', 'pictureWidth', 'pictureHeight', 'pictureAlt', 'pictureFocus'] as const

export const unset: SavedAgency = {
  ...emptyValues(agencyFields),
  agencyName: 'Giebel',
  legalName: 'Giebel',
  enquiryReceipt: true,
}

export const logoSelection = {
  logo: { key: settings.logoKey, width: settings.logoWidth, height: settings.logoHeight },
  icon: { key: settings.iconKey, width: settings.iconWidth, height: settings.iconHeight },
}

type LogoRow = Record<LogoName, { [Name in 'key' | 'width' | 'height']: BarePicture[Name] | null }>

export function logosOf(row: LogoRow | undefined): Logos {
  return { logo: bareOf(row?.logo), icon: bareOf(row?.icon) }
}

interface Presence extends Logos {
  answers: AnswerTimes
}

export interface PresentAgency extends Agency, Presence {}

/** All that the site's pages know of the agency. */
export interface SiteAgency extends PublicAgency, Presence {}

export function findAgency(db: Database, locale: Locale = authoredLocale): Promise<PresentAgency> {
  const statement = db
    .select({ ...agencySelection(locale), ownClosings })
    .from(settings)
    .where(isIt)
  return runQuery(query(statement, ([row]) => agencyOf(row)))
}

export function agencyQuery(db: Database, locale: Locale = authoredLocale) {
  return query(db.select(agencySelection(locale)).from(settings).where(isIt), ([row]) => agencyOf(row))
}

const ownClosings = sql<Agency['ownClosings']>`json_object(
  'de', (select ${pageTexts.texts} ->> '$.mailClosing' from ${pageTexts} where ${pageTexts.id} = 'contact'),
  'en', (
    select ${texts.text} from ${texts}
    where ${texts.subject} = 'page' and ${texts.subjectId} = 'contact' and ${texts.locale} = 'en'
      and ${texts.field} = 'mailClosing'))`.mapWith((json: string): Agency['ownClosings'] => JSON.parse(json))

function agencySelection(locale: Locale) {
  return { ...agencyColumns, ...presenceSelection(locale) }
}

export function siteAgencySelection(locale: Locale) {
  return { ...pick(settings, publicNames), ...presenceSelection(locale) }
}

function presenceSelection(locale: Locale) {
  const answers = { minutes: settings.answerMinutes, count: settings.answerCount }
  return { ...logoSelection, answers, texts: textsIn(locale, 'settings', settings.id) }
}

type Row<Said> = Omit<Said, 'untranslated'> & LogoRow & { answers: AnswerTimes; texts: Texts }

export function agencyOf(row: Row<Agency> | undefined): PresentAgency
export function agencyOf(row: Row<PublicAgency> | undefined): SiteAgency
export function agencyOf(row: Row<PublicAgency> | undefined): SiteAgency {
  if (!row) return { ...pick(unset, agencyNames), ...logosOf(row), answers: { minutes: null, count: 0 } }
  const { answers, logo: _, icon: __, ...said } = row
  return { ...inLanguage(agencyFields, said), ...logosOf(row), answers }
}

export interface StoredSettings {
  agency: SavedAgency
  version: number
  savedAt: Date | null
  stale: Record<string, Date>
}

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

export function originAsJson(locale: Locale) {
  return rowsAsJson(
    settings,
    originNames,
    inOrder,
    isIt,
    textsAsJson(locale, 'settings', settings.id, { names: originNames }),
  )
}

export function originOf([row]: readonly (TestimonialOrigin & { texts: Texts })[] = []): TestimonialOrigin | null {
  return row ? inLanguage(agencyFields, pick(row, [...originNames, 'texts'])) : null
}

export function settingsAsJson(locale: Locale) {
  const names = ['city', ...originNames, ...pictureNames] as const
  const texts = textsAsJson(locale, 'settings', settings.id, { names: [...originNames, 'alt'] })
  return rowsAsJson(settings, names, inOrder, isIt, texts)
}

/** Overwrites any version. Texts that are not named stay. */
export async function saveAgency(db: Database, agency: Agency & Partial<SavedAgency>): Promise<void> {
  const { agency: before } = await findSettings(db)
  const columns = pick(agency, agencyNames)
  const set = { ...columns, version: sql`${settings.version} + 1`, updatedAt: new Date() }
  await db.batch([
    db
      .insert(settings)
      .values({ id: onlyRow, ...columns })
      .onConflictDoUpdate({ target: settings.id, set }),
    ...writeTexts(db, 'settings', textChanges(agencyFields, settingsSubject.id, before, { ...agency })),
  ])
}

/** 'stale' if someone has saved since `version`. */
export async function updateAgency(
  db: Database,
  agency: SavedAgency,
  version: number,
  by: Author,
): Promise<'saved' | 'stale'> {
  const { agency: before } = await findSettings(db)
  const texts = textChanges(agencyFields, settingsSubject.id, before, agency)
  return saveSettings(db, pick(agency, agencyNames), texts, changesBetween(agencyFields, before, agency), version, by)
}

export async function saveSettings(
  db: Database,
  set: Partial<typeof settings.$inferInsert>,
  texts: readonly TextChange[],
  changes: readonly Change[],
  version: number,
  by: Author,
): Promise<'saved' | 'stale'> {
  const row = db.insert(settings).values({ id: onlyRow, ...unset, ...set, version: 1 })
  const target = { target: settings.id, set: { ...set, version: version + 1, updatedAt: new Date() } }
  return saveUnlessStale(db, [
    row.onConflictDoUpdate(target),
    ...writeTexts(db, 'settings', texts),
    recordChanges(db, settingsSubject, changes, by),
  ])
}

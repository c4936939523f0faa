import { asc, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '#app/data/database.server.ts'
import { saveUnlessStale } from '#app/data/database-errors.server.ts'
import { query } from '#app/data/queries.server.ts'
import type { Author } from '#app/data/saving/authors.server.ts'
import { changesBetween, recordChanges } from '#app/data/saving/history.server.ts'
import { pageTexts, settings } from '#app/data/tables/agency.server.ts'
import { history, texts } from '#app/data/tables/saving.server.ts'
import { type StoredText, staleTexts, textsOf, valuesOfTexts } from '#app/data/texts/texts.server.ts'
import { textChanges, writeTexts } from '#app/data/texts/write-texts.server.ts'
import { type OwnPage, ownPageFields } from '#app/domain/entries/own-page.ts'
import { inLanguage } from '#app/domain/in-language.ts'
import { type PageName, type PageValues, pageFields } from '#app/domain/pages/page-texts.ts'
import { sourcesAfter, type TranslationSources } from '#app/domain/pages/translation-sources.ts'
import type { Saved } from '#app/domain/saving/subject.ts'
import { emptyValues } from '#app/fields/field.ts'
import { authoredLocale, type Locale } from '#app/fields/locale.ts'
import { authoredFields, translationName } from '#app/fields/translations.ts'
import { pick } from '#app/fields/typed-objects.ts'
import { pageLinksAsJson } from './page-links.server.ts'
import { agencyOf, isIt, onlyRow, type SiteAgency, siteAgencySelection, unset } from './settings.server.ts'

type OwnTexts = Readonly<Record<string, string | true>>

/** By page. German flags count in every language. */
export type OwnTextsOfPages = Readonly<Record<string, OwnTexts>>

/** One statement reads the settings, the own texts of all pages, and the links to own pages. */
export function siteQuery(db: Database, locale: Locale) {
  const own = sql`(select json_group_object(${pageTexts.id}, json(${pageTexts.texts})) from ${pageTexts})`
  const foreign = sql`(
    select json_group_array(json_array(${texts.subjectId}, ${texts.field}, ${texts.text}, ${texts.source})) from ${texts}
    where ${texts.subject} = 'page' and ${texts.locale} = ${locale})`
  const statement = db
    .select({
      ...siteAgencySelection(locale),
      links: pageLinksAsJson(locale),
      own: own.mapWith((json: string): OwnTextsOfPages => JSON.parse(json)),
      foreign: locale === authoredLocale ? sql<null>`null` : foreign.mapWith(readForeign),
    })
    .from(settings)
    .where(isIt)
  return query(statement, ([row]): Site => {
    if (!row) return { agency: agencyOf(row), own: {}, left: {}, sources: {}, links: [] }
    const { own, foreign, links, ...agency } = row
    const linked = links.map((page) => inLanguage(ownPageFields, page))
    return {
      agency: agencyOf(agency),
      own: ownIn(own, foreign),
      left: foreign ? own : {},
      sources: sourcesIn(foreign, locale),
      links: linked,
    }
  })
}

export interface Site {
  agency: SiteAgency
  own: OwnTextsOfPages
  /** In another language: the German texts, for what is not translated. */
  left: OwnTextsOfPages
  /** Of the translations, by page. */
  sources: Readonly<Record<string, TranslationSources>>
  links: readonly LinkedPage[]
}

type LinkedPage = Pick<OwnPage, 'title' | 'slug' | 'placement' | 'untranslated'>

type ForeignTexts = readonly (readonly [page: string, field: string, text: string, source: string | null])[]

function readForeign(json: string): ForeignTexts {
  return JSON.parse(json)
}

function ownIn(own: OwnTextsOfPages, foreign: ForeignTexts | null): OwnTextsOfPages {
  if (!foreign) return own
  const said: Record<string, Record<string, string | true>> = {}
  for (const [page, values] of Object.entries(own))
    said[page] = Object.fromEntries(Object.entries(values).filter(([, value]) => value === true))
  for (const [page, field, text] of foreign) said[page] = { ...said[page], [field]: text }
  return said
}

function sourcesIn(foreign: ForeignTexts | null, locale: Locale): Site['sources'] {
  if (foreign === null || locale === authoredLocale) return {}
  const sources: Record<string, TranslationSources> = {}
  for (const [page, field, , source] of foreign)
    sources[page] = { ...sources[page], [translationName(field, locale)]: source }
  return sources
}

export interface StoredPage extends Saved<PageValues> {
  savedAt: Date | null
  stale: Record<string, Date>
  sources: TranslationSources
  /** The last change of each field. */
  changedAt: Readonly<Record<string, Date>>
}

export async function findPageTexts(db: Database, page: PageName): Promise<StoredPage> {
  const columns = { ...columnsOf(), texts: textsOf('page', pageTexts.id) }
  const [row] = await db.select(columns).from(pageTexts).where(eq(pageTexts.id, page))
  return storedPage(page, row)
}

function columnsOf() {
  const { id, version, updatedAt } = pageTexts
  const changedAt = sql`(
    select json_group_object(field, at) from (
      select ${history.field} as field, max(${history.changedAt}) as at from ${history}
      where ${history.subject} = 'page' and ${history.subjectId} = ${pageTexts.id} group by ${history.field}))`
  return { id, own: pageTexts.texts, version, savedAt: updatedAt, changedAt: changedAt.mapWith(readMoments) }
}

function readMoments(json: string): Record<string, Date> {
  const moments: Record<string, number> = JSON.parse(json)
  return Object.fromEntries(Object.entries(moments).map(([name, at]) => [name, new Date(at)]))
}

type Row = { own: OwnTexts; version: number; savedAt: Date; texts: StoredText[]; changedAt: Record<string, Date> }

function storedPage(page: PageName, row: Row | undefined): StoredPage {
  const fields = pageFields(page)
  const empty: PageValues = emptyValues(fields)
  if (!row) return { version: 0, values: empty, savedAt: null, stale: {}, sources: {}, changedAt: {} }
  const own = Object.entries(row.own).filter(([name]) => Object.hasOwn(fields, name))
  const values = { ...empty, ...Object.fromEntries(own), ...valuesOfTexts(fields, row.texts) }
  const { version, savedAt, changedAt } = row
  const sources = Object.fromEntries(
    row.texts.map(({ field, locale, source }) => [translationName(field, locale), source]),
  )
  return { version, values, savedAt, changedAt, sources, stale: staleTexts(row.texts) }
}

export interface ListedPage extends StoredPage {
  by: string | null
}

/** Pages without texts of their own are left out. */
export async function listPageTexts(db: Database, names: readonly PageName[]): Promise<Map<PageName, ListedPage>> {
  const by = db
    .select({ by: history.changedBy })
    .from(history)
    .where(sql`${history.subject} = 'page' and ${history.subjectId} = ${pageTexts.id}`)
    .orderBy(desc(history.version))
    .limit(1)
  const rows = await db
    .select({ ...columnsOf(), texts: textsOf('page', pageTexts.id), by: sql<string | null>`${by}` })
    .from(pageTexts)
    .orderBy(asc(pageTexts.id))
  return new Map(
    names.flatMap((name) => {
      const row = rows.find(({ id }) => id === name)
      return row ? [[name, { ...storedPage(name, row), by: row.by }] as const] : []
    }),
  )
}

/** 'stale' if someone has saved since `version`. `confirmed` names unchanged translations that are up to date. */
export async function updatePageTexts(
  db: Database,
  page: PageName,
  values: PageValues,
  version: number,
  by: Author,
  confirmed: readonly string[] = [],
): Promise<'saved' | 'stale'> {
  const fields = pageFields(page)
  const stored = await findPageTexts(db, page)
  const before = stored.values
  const sources = sourcesAfter(fields, stored, values, confirmed)
  const changes = [
    ...textChanges(fields, page, before, values),
    ...textChanges(fields, page, null, pick({ ...values }, confirmed)).map(({ known: _known, ...change }) => change),
  ].map((change) => ({ ...change, source: sources[translationName(change.field, change.locale)] ?? null }))
  const own = Object.keys(authoredFields(fields)).flatMap((name): [string, string | true][] => {
    const value = values[name]
    return value ? [[name, value === true ? value : String(value)]] : []
  })
  const set = { texts: Object.fromEntries(own), updatedAt: new Date() }
  return saveUnlessStale(db, [
    // Pages read the agency's row.
    db
      .insert(settings)
      .values({ id: onlyRow, ...unset })
      .onConflictDoNothing(),
    db
      .insert(pageTexts)
      .values({ id: page, ...set, version: 1 })
      .onConflictDoUpdate({ target: pageTexts.id, set: { ...set, version: version + 1 } }),
    ...writeTexts(db, 'page', changes),
    recordChanges(db, { kind: 'page', id: page }, changesBetween(fields, before, values), by),
  ])
}

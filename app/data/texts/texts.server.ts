import { and, eq, isNotNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { texts } from '#app/data/tables/saving.server.ts'
import type { Texts } from '#app/domain/in-language.ts'
import type { TextSubject } from '#app/domain/saving/subject.ts'
import type { Fields } from '#app/fields/field.ts'
import { authoredLocale, type ForeignLocale, type Locale } from '#app/fields/locale.ts'
import { translationName, translationsIn } from '#app/fields/translations.ts'

export interface StoredText {
  locale: ForeignLocale
  field: string
  text: string
  staleSince: Date | null
  source: string | null
}

function isOf(kind: TextSubject, id: SQLWrapper): SQL | undefined {
  // A numeric key would compare as a number, bypassing the index.
  return and(eq(texts.subject, kind), eq(texts.subjectId, kind === 'settings' ? sql`cast(${id} as text)` : sql`${id}`))
}

/** For staff. Read with `valuesOfTexts()` and `staleTexts()`. */
export function textsOf(kind: TextSubject, id: SQLWrapper): SQL<StoredText[]> {
  const { locale, field, text, staleSince, source } = texts
  return sql`(
    select json_group_array(json_array(${locale}, ${field}, ${text}, ${staleSince}, ${source})) from ${texts}
    where ${isOf(kind, id)})`.mapWith((json: string) => readTexts(json))
}

function readTexts(json: string): StoredText[] {
  const rows: [ForeignLocale, string, string, number | null, string | null][] = JSON.parse(json)
  return rows.map(([locale, field, text, stale, source]) => ({
    locale,
    field,
    text,
    staleSince: stale === null ? null : new Date(stale),
    source,
  }))
}

interface Wanted {
  names?: readonly string[]
  longest?: number
}

/** For `inLanguage()`; reads nothing for the authored language. */
export function textsIn(locale: Locale, kind: TextSubject, id: SQLWrapper, wanted?: Wanted): SQL<Texts> {
  if (locale === authoredLocale) return sql<Texts>`null`
  return sql`${textsAsJson(locale, kind, id, wanted)}`.mapWith((json: string): Texts => JSON.parse(json))
}

export function textsAsJson(locale: Locale, kind: TextSubject, id: SQLWrapper, wanted: Wanted = {}): SQL {
  if (locale === authoredLocale) return sql`null`
  const { names, longest } = wanted
  const isNamed = names && sql`${texts.field} in ${names}`
  const text = longest === undefined ? texts.text : sql`substr(${texts.text}, 1, ${sql.raw(String(longest))})`
  return sql`json((
    select json_group_object(${texts.field}, ${text}) from ${texts}
    where ${and(isOf(kind, id), eq(texts.locale, locale), isNamed)}))`
}

export function textIn(locale: SQLWrapper, kind: TextSubject, id: SQLWrapper, field: string): SQL<string | null> {
  const isIt = and(isOf(kind, id), sql`${texts.locale} = ${locale}`, eq(texts.field, field))
  return sql`(select ${texts.text} from ${texts} where ${isIt})`
}

export function valuesOfTexts<F extends Fields>(fields: F, stored: readonly StoredText[]): TranslatedValues<F> {
  const values = translationsIn(fields).map(({ name, translates, locale }) => [
    name,
    findText(stored, translates, locale),
  ])
  // One value per translation; Object.fromEntries forgets the names.
  return Object.fromEntries(values) as TranslatedValues<F>
}

type TranslatedValues<F extends Fields> = {
  [Name in keyof F & string as F[Name] extends { translates: string } ? Name : never]: string | null
}

export function findText(stored: readonly StoredText[], field: string, locale: Locale): string | null {
  return stored.find((text) => text.field === field && text.locale === locale)?.text ?? null
}

export function isStale(kind: TextSubject, id: SQLWrapper): SQL<boolean> {
  const isOld = and(isOf(kind, id), isNotNull(texts.staleSince))
  return sql`exists (select 1 from ${texts} where ${isOld})`.mapWith(Boolean)
}

export function hasStale(stored: readonly StoredText[]): boolean {
  return stored.some(({ staleSince }) => staleSince !== null)
}

export function staleTexts(stored: readonly StoredText[]): Record<string, Date> {
  return Object.fromEntries(
    stored.flatMap(({ field, locale, staleSince }) =>
      staleSince ? [[translationName(field, locale), staleSince]] : [],
    ),
  )
}

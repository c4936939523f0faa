/** The defaults of a page's texts, as its form shows and compares them. */
import { keysOfField, type PageName, pageFields } from '#app/domain/pages/page-texts.ts'
import type { Field } from '#app/fields/field.ts'
import { splitRows } from '#app/fields/format.ts'
import { authoredLocale, type Locale } from '#app/fields/locale.ts'
import { translator } from './server.ts'

/** From here on, entries of a list are paragraphs, and a blank line separates them. */
const paragraphLength = 120

/** By the names of the fields; rows as their columns store them. Flags have none. */
export type DefaultTexts = Readonly<Record<string, string>>

const known = new Map<PageName, DefaultTexts>()

export function defaultTexts(page: PageName): DefaultTexts {
  const texts = known.get(page) ?? readDefaults(page)
  known.set(page, texts)
  return texts
}

function readDefaults(page: PageName): DefaultTexts {
  const texts = Object.entries(pageFields(page)).flatMap(([name, field]): [string, string][] =>
    field.kind === 'flag' ? [] : [[name, defaultOf(page, name, field)]],
  )
  return Object.fromEntries(texts)
}

function defaultOf(page: PageName, name: string, field: Field): string {
  const [key = ''] = keysOfField(page, field.translates ?? name)
  const words = lookUp(field.locale ?? authoredLocale, key)
  if (typeof words === 'string') return plain(words)
  const entries = Array.isArray(words) ? words : []
  if (field.kind !== 'rows')
    return entries.map((text) => plain(String(text))).join(entries.some(isParagraph) ? '\n\n' : '\n')
  const columns = Object.keys(field.columns)
  return JSON.stringify(
    entries.map((row) => Object.fromEntries(columns.map((column) => [column, plain(String(row[column]))]))),
  )
}

/** Whether the text of a field has rows: those of its columns, or one on each line. */
export function isList(page: PageName, name: string): boolean {
  const [key = ''] = keysOfField(page, name)
  return pageFields(page)[name]?.kind !== 'flag' && Array.isArray(lookUp(authoredLocale, key))
}

function isParagraph(text: unknown): boolean {
  return typeof text === 'string' && text.length > paragraphLength
}

/** What pages insert, by the names that staff use. */
const inserted = { city: '{{Ort}}', name: '{{Name}}', person: '{{Name}}' }

function lookUp(locale: Locale, key: string): unknown {
  // Keys of the catalogue, which the compiler cannot see; a test looks up each of them.
  const t = translator(locale) as unknown as (key: string, options: object) => unknown
  return t(`pages:${key}`, { ...inserted, returnObjects: true })
}

/** No-break spaces are inserted again when a page is shown. */
function plain(text: string): string {
  return text.replaceAll('\u00a0', ' ')
}

/** A readable line for a default, or for what is stored. */
export function briefOf(field: Field | undefined, text: string): string {
  if (field?.kind !== 'rows') return text
  return splitRows<Record<string, string>>(text)
    .map((row) => Object.values(row)[0] ?? '')
    .join(' · ')
}

/** What pages in another language show of lists whose authored rows are the agency's own. */
import { type PageName, pageFields } from '#app/domain/pages/page-texts.ts'
import { markAuthoredRows, type TranslatedRow, translateRows } from '#app/domain/pages/translated-rows.ts'
import { rowsOf, type TranslationSources } from '#app/domain/pages/translation-sources.ts'
import type { Field } from '#app/fields/field.ts'
import { type Translation, translationsIn } from '#app/fields/translations.ts'
import { defaultTexts, isList } from './default-texts.server.ts'

type Values = Readonly<Record<string, unknown>>

export interface TranslatedList extends Translation {
  rows: readonly TranslatedRow[]
  /** As the field stores it. */
  text: string
  /** Whether each row is of an authored one; an own translation may have other rows. */
  isInRows: boolean
  /** Whether the authored list is another than the translation is of. */
  isOfOther: boolean
}

/** The twins of lists that staff have written in the authored language. */
export function translatedLists(page: PageName, values: Values, sources: TranslationSources = {}): TranslatedList[] {
  const [fields, defaults] = [pageFields(page), defaultTexts(page)]
  return translationsIn(fields).flatMap((translation): TranslatedList[] => {
    const { name, translates } = translation
    const [field, authored, own] = [fields[translates], values[translates], values[name]]
    if (!field || typeof authored !== 'string' || !authored || !isList(page, translates)) return []
    const rowsIn = (text: unknown) => rowsOf(field, typeof text === 'string' ? text : '')
    const source = (own && sources[name]) || defaults[translates]
    const pairs = { authored: rowsIn(source), foreign: rowsIn(own || defaults[name]) }
    const isInRows = pairs.authored.length === pairs.foreign.length
    const rows = isInRows ? translateRows(rowsIn(authored), pairs) : markAuthoredRows(pairs.foreign, rowsIn(authored))
    const text = isInRows ? textOf(field, rows, String(own || defaults[name])) : String(own || defaults[name])
    return [{ ...translation, rows, text, isInRows, isOfOther: source !== authored }]
  })
}

function textOf(field: Field, rows: readonly TranslatedRow[], translation: string): string {
  if (field.kind === 'rows') return JSON.stringify(rows.map(({ row }) => row))
  return rows.map(({ row }) => row.line).join(translation.includes('\n\n') ? '\n\n' : '\n')
}

/** What stands for each field without a text: the default, or what is left of it beside the agency's own list. */
export function unwrittenTexts(page: PageName, values: Values): Readonly<Record<string, string>> {
  const names = translationsIn(pageFields(page)).map(({ name }) => [name, null] as const)
  const derived = translatedLists(page, { ...values, ...Object.fromEntries(names) })
  return { ...defaultTexts(page), ...Object.fromEntries(derived.map(({ name, text }) => [name, text])) }
}
